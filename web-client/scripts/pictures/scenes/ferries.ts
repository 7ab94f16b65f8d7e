import { fresh, row, tile, type Picture, type SceneBoard } from '../scene';

const lake = 'ferries.three-landings';
/** Segments of that lake. */
const [E, S, W] = [0, 1, 2];

/** A road that runs over two lakes; the tile at its western end has just been placed. */
const chain: SceneBoard = {
  tiles: [fresh('base.U', 0, 0), tile(lake, 1, 0), tile('base.U', 2, 0), tile(lake, 3, 0), tile('base.U', 4, 0)],
  ferries: [
    { tile: 1, a: E, b: W },
    { tile: 3, a: E, b: W },
  ],
  marks: [
    { tile: 1, verdict: 'yes' },
    { tile: 3, verdict: 'no' },
  ],
};

function link(a: number, b: number): SceneBoard {
  return { tiles: [tile(lake, 0, 0)], ferries: [{ tile: 0, a, b }] };
}

export const ferryPictures: readonly Picture[] = [
  {
    name: 'ferry-tiles',
    boards: [{ tiles: row(['ferries.city-landings', lake, 'ferries.four-landings']) }],
  },
  { name: 'ferry-pairs', boards: [link(E, W), link(W, S), link(S, E)] },
  {
    name: 'ferry-join',
    between: 'arrow',
    boards: [
      {
        tiles: [tile('base.W', 0, 0), tile('base.U', 1, 0)],
        cells: [{ x: 2, y: 0 }],
        followers: [{ tile: 1, segment: 0, seat: 1 }],
      },
      {
        tiles: [tile('base.W', 0, 0), tile('base.U', 1, 0), fresh(lake, 2, 0)],
        followers: [
          { tile: 1, segment: 0, seat: 1 },
          { tile: 2, segment: S, seat: 0 },
        ],
        ferries: [{ tile: 2, a: W, b: S }],
      },
    ],
  },
  {
    name: 'ferry-close',
    boards: [
      {
        tiles: [tile('base.W', 0, 0), fresh(lake, 1, 0), tile('base.W', 2, 0), tile('base.U', 1, 1, 1)],
        ferries: [{ tile: 1, a: W, b: S }],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 2, segment: 2, seat: 1 },
        ],
      },
    ],
  },
  { name: 'ferry-chain', boards: [chain] },
  {
    name: 'ferry-no-ferry',
    boards: [
      {
        tiles: [fresh('base.U', 0, 0), tile(lake, 1, 0), tile('base.V', 1, 1, 1), tile('base.U', 2, 0)],
        ferries: [{ tile: 1, a: S, b: E }],
        marks: [{ tile: 1, verdict: 'no' }],
      },
    ],
  },
  {
    name: 'ferry-move',
    between: 'arrow',
    boards: [
      {
        tiles: [tile('base.W', 1, 0), tile(lake, 2, 0), tile('base.U', 3, 0)],
        cells: [{ x: 4, y: 0 }],
        ferries: [{ tile: 1, a: E, b: W }],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 2, segment: 0, seat: 1 },
        ],
      },
      {
        tiles: [tile('base.W', 1, 0), tile(lake, 2, 0), tile('base.U', 3, 0), fresh('base.W', 4, 0)],
        ferries: [{ tile: 1, a: W, b: S }],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 2, segment: 0, seat: 1 },
        ],
      },
    ],
  },
  {
    name: 'ferry-crop-circle',
    boards: [{ tiles: row(['crop-circles.t-crossing']) }],
  },
  {
    name: 'ferry-crop-effects',
    between: 'arrow',
    boards: [
      { tiles: [tile('base.U', 0, 0)], followers: [{ tile: 0, segment: 0, seat: 0 }] },
      {
        tiles: [tile('base.U', 0, 0)],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 0, segment: 0, seat: 0 },
        ],
      },
    ],
  },
];
