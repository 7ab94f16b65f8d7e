import { expect, it } from 'vitest';
import type { ApiReplay, Event } from '../model/types';
import { START, tableOf } from '../testing/samples';
import { moveOfHash, moveOfTurn, replayOf } from './replayModel';

function turn(number: number, x: number): Event[] {
  return [
    { e: 'turn', turn: number, seat: (number - 1) % 2 },
    { e: 'drawn', tile: 'base.V', pile: 'land' },
    { e: 'placed', tile: number, layout: 'base.V', x, y: 0, turns: 0 },
  ];
}

const STORED: ApiReplay = {
  table: tableOf({ status: 'finished' }),
  batches: [
    { seq: 5, at: '', events: [{ e: 'started', view: START }, ...turn(1, 1)] },
    { seq: 6, at: '', events: turn(2, 2) },
    {
      seq: 7,
      at: '',
      events: [
        {
          e: 'ended',
          final: { totals: [3, 1], places: [1, 2], reason: 'played', seed: 's' },
        },
      ],
    },
  ],
};

it('makes a move of each turn, after the start position', () => {
  const { moves } = replayOf(STORED);
  expect(moves.map((move) => [move.turn, move.view.tiles.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(moves.at(-1)?.view.final?.totals).toEqual([3, 1]);
});

it('finds the move of a turn', () => {
  const replay = replayOf(STORED);
  expect(moveOfTurn(replay, 2)).toBe(2);
  expect(moveOfTurn(replay, 99)).toBe(0);
});

it('reads the move from the address', () => {
  expect(moveOfHash('#move=1', 2)).toBe(1);
  expect(moveOfHash('#move=37', 2)).toBe(2);
  expect(moveOfHash('#chat', 2)).toBeNull();
  expect(moveOfHash('', 2)).toBeNull();
});
