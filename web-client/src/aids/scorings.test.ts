import { expect, it } from 'vitest';
import { chosenFrom, pointsFor, scoreAt, scoredBy, type ScoredLine } from './scorings';

let id = 0;

function score(turn: number, feature: ScoredLine['feature'], points: readonly number[], final = false): ScoredLine {
  const seats = points.map((won, seat) => ({ seat, followers: 1, points: won }));
  const place = { tile: turn, segment: 1, segments: [] };
  const told = { kind: 'scored' as const, feature, complete: !final, final, points: Math.max(...points), parts: [] };
  return { ...told, ...place, seats, id: id++, turn, seat: null, turnSeat: 0 };
}

const lines = [
  score(3, 'road', [4, 0]),
  score(5, 'city', [0, 8]),
  score(5, 'road', [2, 2]),
  score(9, 'field', [0, 6], true),
];

it('tells only scores that had been made by the position that is looked at', () => {
  expect(scoredBy(lines, { turn: 4, final: null })).toEqual(lines.slice(0, 1));
  expect(scoredBy(lines, { turn: 9, final: null })).toEqual(lines.slice(0, 3));
});

it('chooses those that brought a seat points, of one kind if asked', () => {
  expect(chosenFrom(lines, { of: 'seat', seat: 0 })).toEqual([lines[0], lines[2]]);
  expect(chosenFrom(lines, { of: 'seat', seat: 1, feature: 'road' })).toEqual([lines[2]]);
  expect(chosenFrom(lines, { of: 'seat', seat: 1 }).reduce((sum, line) => sum + pointsFor(line, 1), 0)).toBe(16);
});

it('takes all of the last turn with points, and the end of the game for itself', () => {
  expect(chosenFrom(lines.slice(0, 3), { of: 'last' })).toEqual(lines.slice(1, 3));
  expect(chosenFrom(lines, { of: 'last' })).toEqual(lines.slice(3));
  expect(chosenFrom([], { of: 'last' })).toEqual([]);
});

it('finds the score whose points stand on the board', () => {
  expect(scoreAt(lines, { tile: 5, segment: 1 })).toBe(lines[2]);
  expect(scoreAt(lines, { tile: 5, segment: 0 })).toBeNull();
});
