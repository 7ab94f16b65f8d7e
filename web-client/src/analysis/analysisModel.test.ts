import { expect, it } from 'vitest';
import type { Event, JudgedTurn } from '../model/types';
import { bandsOf, betterThan, meanLosses, verdictOf, worstOf } from './analysisModel';

function judged(turn: number, loss: number, found = false): JudgedTurn {
  const best = [
    ['place', 1, 0, 2],
    ['follower', 1, 0],
  ];
  return { turn, seat: (turn - 1) % 2, loss, found, chances: [0.75, 0.25], best };
}

function placed(x: number, y: number, turns: number): Event {
  return { e: 'placed', tile: 1, layout: 'base.E', x, y, turns };
}

it('calls a turn by what it gave away', () => {
  expect(verdictOf(judged(1, 0))).toBe('best');
  expect(verdictOf(judged(1, 0.4, true))).toBe('best');
  expect(verdictOf(judged(1, 1.9))).toBe('good');
  expect(verdictOf(judged(1, 2))).toBe('slip');
  expect(verdictOf(judged(1, 5))).toBe('mistake');
});

it('finds the worst turns and what each seat gave away', () => {
  const turns = [judged(1, 0), judged(2, 6), judged(3, 3), judged(4, 1)];
  expect(worstOf(turns, 2).map(({ turn }) => turn)).toEqual([2, 3]);
  expect(meanLosses(turns, 2)).toEqual([1.5, 3.5]);
});

it('says what would have been better', () => {
  const turn = judged(1, 4);
  expect(betterThan(turn, [placed(0, 1, 2)])?.where).toBe('place');
  expect(betterThan(turn, [placed(1, 0, 1)])?.where).toBe('turns');
  expect(betterThan(turn, [placed(1, 0, 2)])?.where).toBe('same');
  expect(betterThan(turn, [placed(1, 0, 2)])?.follower).toBe('city');
  expect(betterThan(turn, [])).toBeNull();
});

it('stacks the chances of the seats', () => {
  expect(bandsOf([judged(1, 0), judged(2, 0)], 2, 100, 40)).toEqual([
    '0.0,0.0 100.0,0.0 100.0,30.0 0.0,30.0',
    '0.0,30.0 100.0,30.0 100.0,40.0 0.0,40.0',
  ]);
});
