import { expect, it } from 'vitest';
import { replayOf } from '../replay/replayModel';
import { CITY_SCORES, START, tableOf } from '../testing/samples';
import type { Event } from '../model/types';
import { biggestMoves, luckOf, pointsByKind, pointsByPhase } from './model';

function turn(number: number, ...scored: Event[]): { events: Event[] } {
  return { events: [{ e: 'turn', turn: number, seat: (number - 1) % 2 }, ...scored] };
}

const AT_END: Event = { ...CITY_SCORES, final: true, complete: false, points: 1, seats: [{ seat: 1, followers: 1, points: 1 }] };
const REPLAY = replayOf(tableOf(), [
  { events: [{ e: 'started', view: START }] },
  turn(1, CITY_SCORES),
  turn(2),
  turn(3, CITY_SCORES, CITY_SCORES),
  turn(4),
  turn(5),
  turn(6, CITY_SCORES, AT_END),
]);

it('parts the points by phase and by kind', () => {
  expect(pointsByPhase(REPLAY)).toEqual([
    [4, 8, 4, 0],
    [0, 0, 0, 1],
  ]);
  const view = REPLAY.moves.at(-1)?.view;
  expect(view && pointsByKind(view)).toEqual([
    [16, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});

it('finds the biggest moves, the earlier first among equals', () => {
  expect(biggestMoves(REPLAY, 2)).toEqual([
    { move: 3, seat: 0, points: 8 },
    { move: 1, seat: 0, points: 4 },
  ]);
});

it('means the places of each seat', () => {
  const draws = [
    { turn: 1, seat: 0, tile: 'base.V', places: 2, mean: 3 },
    { turn: 2, seat: 1, tile: 'base.U', places: 5, mean: 4 },
    { turn: 3, seat: 0, tile: 'base.U', places: 4, mean: 4 },
  ];
  expect(luckOf(draws, 3)).toEqual([
    { seat: 0, tiles: 2, places: 3, expected: 3.5 },
    { seat: 1, tiles: 1, places: 5, expected: 4 },
    { seat: 2, tiles: 0, places: 0, expected: 0 },
  ]);
});
