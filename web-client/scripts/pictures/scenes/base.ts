import { fresh, row, tile, type Picture } from '../scene';

const caps = [tile('base.E', 0, 0, 1), tile('base.F', 1, 0), tile('base.E', 2, 0, 3)];

const loop = [
  tile('base.V', 0, 0, 3),
  tile('base.V', 1, 0, 0),
  tile('base.V', 0, 1, 2),
  tile('base.V', 1, 1, 1),
];

const roundMonastery = [
  tile('base.U', 0, 0),
  tile('base.U', 1, 0),
  tile('base.U', 2, 0),
  tile('base.B', 1, 1),
  tile('base.U', 0, 2),
  tile('base.U', 1, 2),
  tile('base.U', 2, 2),
];

export const basePictures: readonly Picture[] = [
  {
    name: 'base-match',
    boards: [
      {
        tiles: [tile('base.D', 0, 0), fresh('base.V', 1, 0)],
        marks: [{ tile: 1, verdict: 'yes' }],
      },
      {
        tiles: [tile('base.D', 0, 0), fresh('base.V', 1, 0, 1)],
        marks: [{ tile: 1, verdict: 'yes' }],
      },
      {
        tiles: [tile('base.D', 0, 0), fresh('base.V', 1, 0, 2)],
        marks: [{ tile: 1, verdict: 'no' }],
      },
    ],
  },
  {
    name: 'base-followers',
    boards: [
      {
        tiles: row(['base.U', 'base.N', 'base.B', 'base.K']),
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 1, segment: 0, seat: 0 },
          { tile: 2, segment: 0, seat: 0 },
          { tile: 3, segment: 2, seat: 0 },
        ],
      },
    ],
  },
  {
    name: 'base-join',
    between: 'arrow',
    boards: [
      {
        tiles: [tile('base.E', 0, 0, 1), tile('base.E', 2, 0, 3)],
        cells: [{ x: 1, y: 0 }],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 1, segment: 0, seat: 1 },
        ],
      },
      {
        tiles: [tile('base.E', 0, 0, 1), tile('base.E', 2, 0, 3), fresh('base.G', 1, 0)],
        followers: [
          { tile: 0, segment: 0, seat: 0 },
          { tile: 1, segment: 0, seat: 1 },
        ],
      },
    ],
  },
  {
    name: 'base-city-two',
    boards: [
      {
        tiles: [tile('base.E', 0, 0, 1), tile('base.E', 1, 0, 3)],
        followers: [{ tile: 0, segment: 0, seat: 0 }],
      },
    ],
  },
  {
    name: 'base-city-three',
    boards: [
      { tiles: caps, followers: [{ tile: 0, segment: 0, seat: 0 }] },
      { tiles: caps.slice(0, 2), followers: [{ tile: 0, segment: 0, seat: 0 }] },
    ],
  },
  {
    name: 'base-road',
    boards: [
      {
        tiles: [tile('base.W', 0, 0), tile('base.U', 1, 0), tile('base.W', 2, 0)],
        followers: [{ tile: 1, segment: 0, seat: 0 }],
      },
      { tiles: loop, followers: [{ tile: 0, segment: 0, seat: 1 }] },
    ],
  },
  {
    name: 'base-monastery',
    boards: [
      {
        tiles: roundMonastery,
        cells: [
          { x: 0, y: 1 },
          { x: 2, y: 1 },
        ],
        followers: [{ tile: 3, segment: 0, seat: 0 }],
      },
    ],
  },
  {
    name: 'base-fields',
    boards: [
      {
        tiles: row(['base.U', 'base.L', 'base.G', 'base.H']),
        numbers: [
          { tile: 0, segment: 1, text: '1' },
          { tile: 0, segment: 2, text: '2' },
          { tile: 1, segment: 4, text: '1' },
          { tile: 1, segment: 5, text: '2' },
          { tile: 1, segment: 6, text: '3' },
          { tile: 2, segment: 1, text: '1' },
          { tile: 2, segment: 2, text: '2' },
          { tile: 3, segment: 2, text: '1' },
        ],
      },
    ],
  },
  {
    name: 'base-field-score',
    boards: [
      {
        tiles: [
          tile('base.E', 0, 0, 2),
          tile('base.H', 0, 1),
          tile('base.E', 0, 2),
          tile('base.E', 1, 1),
        ],
        followers: [{ tile: 1, segment: 2, seat: 0 }],
      },
    ],
  },
  {
    name: 'base-field-two',
    boards: [
      {
        tiles: [...caps.map((one) => ({ ...one, y: 1 })), tile('base.U', 1, 0), tile('base.U', 1, 2)],
        followers: [
          { tile: 1, segment: 1, seat: 0 },
          { tile: 1, segment: 2, seat: 1 },
        ],
      },
    ],
  },
];
