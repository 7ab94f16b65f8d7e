import { expect, it } from 'vitest';
import { factText, partsText, spokenEvent, spokenLine } from '../game/logText';
import { CITY_SCORES, START, tableOf, viewOf } from '../testing/samples';
import { byTurn, EMPTY_LOG, logAfter, withHistory, type Log } from './log';
import { positionOf, reduce } from './position';
import type { Event } from './types';

const NAMES = ['Ana', 'Bo'];

const TURN: Event[] = [
  { e: 'turn', turn: 1, seat: 0 },
  { e: 'drawn', tile: 'base.V', pile: 'land' },
  { e: 'asked', seat: 0, step: 'place', can_undo: false },
  { e: 'placed', tile: 1, layout: 'base.V', x: 1, y: 0, turns: 1 },
  { e: 'asked', seat: 0, step: 'follower', can_undo: true },
  { e: 'figure', seat: 0, figure: 'follower', tile: 1, segment: 0 },
];

function logOf(events: readonly Event[], log: Log = EMPTY_LOG): Log {
  let position = positionOf(tableOf(), START);
  let result = log;
  for (const event of events) {
    result = logAfter(result, event, position.view);
    position = reduce(position, event);
  }
  return result;
}

it('tells a turn line by line', () => {
  const { lines } = logOf([...TURN, CITY_SCORES]);
  expect(lines.map((line) => [line.turn, line.seat, line.kind])).toEqual([
    [1, 0, 'placed'],
    [1, 0, 'figure'],
    [1, null, 'scored'],
  ]);
  expect(lines.map(factText)).toEqual(['Lays a tile', 'Highwayman on the road', 'City finished']);
});

it('cuts off what was taken back', () => {
  const { lines } = logOf([...TURN, { e: 'undone', seat: 0 }]);
  expect(lines).toEqual([]);
});

it('tells a new ferry from a moved one', () => {
  const joined: Event = { e: 'joined', tile: 0, a: 0, b: 1 };
  const { lines } = logOf([joined, { ...joined, b: 2 }]);
  expect(lines.map((line) => line.kind === 'ferry' && line.moved)).toEqual([false, true]);
});

it('gathers lines by turn, and the scoring after the last turn apart', () => {
  const { lines } = logOf([...TURN, CITY_SCORES, { ...CITY_SCORES, final: true }]);
  const turns = byTurn(lines);
  expect(turns.map((turn) => [turn.turn, turn.seat, turn.end, turn.lines.length])).toEqual([
    [1, 0, false, 3],
    [1, null, true, 1],
  ]);
});

it('keeps a turn with its seat when another seat resigns in it', () => {
  const { lines } = logOf([...TURN.slice(0, 3), { e: 'resigned', seat: 1 }]);
  expect(byTurn(lines)).toMatchObject([{ turn: 1, seat: 0, lines: [{ kind: 'resigned', seat: 1 }] }]);
});

it('puts what happened before in front of what is known', () => {
  const later = logAfter(EMPTY_LOG, { e: 'resigned', seat: 1 }, viewOf());
  const log = withHistory(later, [{ e: 'started', view: START }, ...TURN], tableOf());
  expect(log.lines.map((line) => line.kind)).toEqual(['started', 'placed', 'figure', 'resigned']);
  expect(new Set(log.lines.map((line) => line.id)).size).toBe(4);
  expect(log.mark).toBe(1);
});

it('explains a score and says it aloud', () => {
  expect(partsText([{ what: 'tiles', count: 3, each: 2 }, { what: 'pennants', count: 1, each: 2 }])).toBe(
    '3 tiles × 2 + 1 pennant × 2',
  );
  const [line] = logOf([CITY_SCORES]).lines;
  expect(line && spokenLine(line, NAMES)).toBe('City finished, Ana 4 points');
});

it('says whose turn it is', () => {
  const turn: Event = { e: 'turn', turn: 2, seat: 1 };
  expect(spokenEvent(turn, NAMES, 0)).toBe("It is Bo's turn.");
  expect(spokenEvent(turn, NAMES, 1)).toBe('It is your turn.');
  expect(spokenEvent({ e: 'undone', seat: 0 }, NAMES, 1)).toBe('Ana takes the turn back.');
});

it('keeps who gave up in a turn that is taken back', () => {
  const { lines } = logOf([...TURN, { e: 'resigned', seat: 1 }, { e: 'undone', seat: 0 }]);
  expect(lines.map((line) => [line.kind, line.seat])).toEqual([['resigned', 1]]);
});
