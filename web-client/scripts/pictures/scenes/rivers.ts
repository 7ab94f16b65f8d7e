import { fresh, row, tile, type Picture, type SceneTile } from '../scene';

/** A bend of the river: turned 0 it leads from west to south, or back. */
const bend = 'river.G';
const straight = 'river.D';
const fork = 'river-2.river-fork';

/** The spring, and a bend to the right: the water now runs south. */
const begun: readonly SceneTile[] = [tile('river.A', 0, 0), tile(bend, 1, 0)];

const forked: readonly SceneTile[] = [tile('river.A', 0, 0), tile(fork, 1, 0)];

export const riverPictures: readonly Picture[] = [
  {
    name: 'river-begin',
    boards: [
      {
        tiles: [tile('river.A', 0, 0), tile(straight, 1, 0)],
        cells: [{ x: 2, y: 0, verdict: 'yes' }],
      },
    ],
  },
  {
    name: 'river-two-bends',
    boards: [
      {
        tiles: [...begun, fresh(bend, 1, 1, 1)],
        marks: [{ tile: 2, verdict: 'no' }],
        ends: [{ tile: 2, side: 'w' }],
      },
      {
        tiles: [...begun, fresh(bend, 1, 1, 2)],
        marks: [{ tile: 2, verdict: 'yes' }],
        ends: [{ tile: 2, side: 'e' }],
      },
      {
        tiles: [...begun, fresh(straight, 1, 1, 1)],
        marks: [{ tile: 2, verdict: 'yes' }],
        ends: [{ tile: 2, side: 's' }],
      },
    ],
  },
  {
    name: 'river-bend-straight-bend',
    boards: [
      {
        tiles: [...begun, tile(straight, 1, 1, 1), fresh(bend, 1, 2, 1)],
        ends: [{ tile: 3, side: 'w' }],
      },
    ],
  },
  {
    name: 'river-third-bend',
    boards: [
      {
        tiles: [
          ...begun,
          tile(straight, 1, 1, 1),
          tile(bend, 1, 2, 1),
          tile(straight, 0, 2),
          tile(straight, -1, 2),
          fresh(bend, -2, 2, 2),
        ],
        ends: [{ tile: 6, side: 'n' }],
      },
    ],
  },
  {
    name: 'river-room',
    boards: [
      {
        tiles: [...forked, fresh('river-2.plain-bend', 2, 0, 1)],
        ends: [
          { tile: 1, side: 'n' },
          { tile: 2, side: 'n' },
        ],
      },
    ],
  },
  {
    name: 'river-branches',
    boards: [
      {
        tiles: [...forked],
        cells: [
          { x: 1, y: -1, verdict: 'yes' },
          { x: 2, y: 0, verdict: 'yes' },
        ],
      },
      {
        tiles: [...forked, tile('river-2.plain-bend', 1, -1, 3), tile('river-2.plain-bend', 2, 0, 1)],
        cells: [{ x: 2, y: -1, verdict: 'no' }],
      },
    ],
  },
  {
    name: 'river-not-yet',
    boards: [
      {
        tiles: [tile('river.A', 0, 0), fresh('river-2.city-lake', 1, 0)],
        marks: [{ tile: 1, verdict: 'no' }],
      },
      {
        tiles: [...forked, fresh('river-2.city-lake', 2, 0)],
        ends: [{ tile: 1, side: 'n' }],
        marks: [{ tile: 2, verdict: 'yes' }],
      },
    ],
  },
  {
    name: 'river-fields',
    boards: [
      {
        tiles: row(['river.B', 'river.H', 'river-2.city-bridge', 'river.L', 'river-c3.A']),
        numbers: [
          { tile: 0, segment: 3, text: '1' },
          { tile: 0, segment: 4, text: '2' },
          { tile: 0, segment: 5, text: '3' },
          { tile: 0, segment: 6, text: '4' },
          { tile: 1, segment: 3, text: '1' },
          { tile: 1, segment: 4, text: '2' },
          { tile: 1, segment: 5, text: '3' },
          { tile: 2, segment: 2, text: '1' },
          { tile: 2, segment: 3, text: '2' },
          { tile: 3, segment: 1, text: '1' },
          { tile: 4, segment: 2, text: '1' },
          { tile: 4, segment: 3, text: '2' },
          { tile: 4, segment: 4, text: '3' },
        ],
      },
    ],
  },
  {
    name: 'river-pig-herd',
    boards: [
      {
        tiles: [tile('river-2.pig-bend', 0, 0), tile('base.E', 0, 1, 2), tile('base.E', 0, 2)],
        followers: [{ tile: 0, segment: 2, seat: 0 }],
      },
    ],
  },
  {
    name: 'river-reversed',
    boards: [
      {
        tiles: [tile('river.L', 0, 0), tile(straight, -1, 0)],
        cells: [{ x: -2, y: 0 }],
      },
    ],
  },
  {
    name: 'river-bag',
    boards: [
      {
        tiles: [tile(straight, 0, 0)],
        cells: [
          { x: -1, y: 0 },
          { x: 1, y: 0 },
        ],
      },
    ],
  },
  {
    name: 'river-fork-first',
    boards: [
      {
        tiles: [tile(fork, 0, 0)],
        cells: [
          { x: -1, y: 0 },
          { x: 1, y: 0 },
          { x: 0, y: -1 },
        ],
      },
    ],
  },
  {
    name: 'river-two-springs',
    boards: [
      {
        tiles: [
          tile('river.L', 3, 1),
          tile(straight, 2, 1),
          tile(fork, 1, 1),
          tile('river.A', 0, 1),
          tile('river.A', 1, 0, 1),
        ],
      },
    ],
  },
  {
    name: 'river-two-forks',
    boards: [
      {
        tiles: [tile('river.A', 0, 0), tile(fork, 1, 0), tile(straight, 2, 0), tile(fork, 3, 0, 2)],
        cells: [
          { x: 1, y: -1 },
          { x: 3, y: 1 },
          { x: 4, y: 0 },
        ],
      },
    ],
  },
];
