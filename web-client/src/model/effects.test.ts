import { expect, it } from 'vitest';
import { effectsOf } from './effects';
import type { Event } from './types';

const scored: Event = {
  e: 'scored',
  kind: 'city',
  complete: true,
  final: false,
  points: 8,
  parts: [],
  seats: [
    { seat: 0, followers: 2, points: 8 },
    { seat: 1, followers: 1, points: 0 },
  ],
  segments: [[3, 0]],
  tile: 3,
  segment: 0,
};

it('shows the feature, the points of those who get some, and the figures that go home', () => {
  const returned: Event = { e: 'returned', seat: 1, figure: 'follower', tile: 3, segment: 0 };
  expect(effectsOf([scored, returned], 7)).toEqual([
    { id: 7, kind: 'feature', segments: [[3, 0]], complete: true },
    { id: 8, kind: 'score', seat: 0, points: 8, tile: 3, segment: 0 },
    { id: 9, kind: 'home', seat: 1, tile: 3, segment: 0 },
  ]);
});
