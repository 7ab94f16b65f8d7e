import { describe, expect, it } from 'vitest';
import type { Event } from '../model/types';
import { CITY_SCORES, START, tableOf } from '../testing/samples';
import { marksOf, moveOfHash, moveOfTurn, ReplayBuilder, replayOf, resignedBy, scoringFrom } from './replayModel';

function turn(number: number, x: number): Event[] {
  return [
    { e: 'turn', turn: number, seat: (number - 1) % 2 },
    { e: 'drawn', tile: 'base.V', pile: 'land' },
    { e: 'asked', seat: (number - 1) % 2, step: 'place', can_undo: false },
    { e: 'placed', tile: number, layout: 'base.V', x, y: 0, turns: 0 },
  ];
}

const ENDED: Event = {
  e: 'ended',
  final: { totals: [3, 1], places: [1, 2], reason: 'played', seed: 's' },
};

const BATCHES = [
  { events: [{ e: 'started' as const, view: START }, ...turn(1, 1)] },
  { events: [...turn(2, 2), CITY_SCORES] },
  { events: [...turn(3, 3), { e: 'joined' as const, tile: 1, a: 0, b: 1 }] },
  { events: [ENDED] },
];

const REPLAY = replayOf(tableOf({ status: 'finished' }), BATCHES);

it('makes a move of each turn, after the start position', () => {
  expect(REPLAY.moves.map((move) => [move.turn, move.seat, move.view.tiles.length])).toEqual([
    [0, null, 1],
    [1, 0, 2],
    [2, 1, 3],
    [3, 0, 4],
  ]);
  expect(REPLAY.moves.at(-1)?.view.final?.totals).toEqual([3, 1]);
});

it('counts answers as the server does: without what was taken back, and without talk', () => {
  const builder = new ReplayBuilder(tableOf({ status: 'playing' }));
  builder.add([{ e: 'spectators', count: 1 }]);
  builder.add([{ e: 'started', view: START }, ...turn(1, 1).slice(0, 3)]);
  builder.add(turn(1, 1).slice(3));
  builder.add([{ e: 'undone', seat: 0 }, ...turn(1, 1).slice(2, 3)]);
  builder.add([{ e: 'spectators', count: 2 }]);
  builder.add(turn(1, 1).slice(3));
  builder.add(turn(2, 2).slice(0, 3));
  expect(builder.replay.moves.map((move) => move.answers)).toEqual([0, 2, 2]);
});

describe('counts answers as the server does', () => {
  const begun = (): ReplayBuilder => {
    const builder = new ReplayBuilder(tableOf({ status: 'playing' }));
    builder.add([{ e: 'started', view: START }, ...turn(1, 1).slice(0, 3)]);
    return builder;
  };
  const answers = (builder: ReplayBuilder) => builder.replay.moves.map((move) => move.answers);

  it('when time was up, which is none', () => {
    const builder = begun();
    builder.add([{ e: 'time_out', seat: 0, turn: 1, then: 'bot' }, { e: 'clock', running: null }]);
    builder.add([...turn(1, 1).slice(3), ...turn(2, 2).slice(0, 3)]);
    expect(answers(builder)).toEqual([0, 1, 1]);
  });

  it('when somebody gave up in a turn that was taken back then', () => {
    const builder = begun();
    builder.add(turn(1, 1).slice(3));
    builder.add([{ e: 'resigned', seat: 2 }]);
    builder.add([{ e: 'undone', seat: 0 }, ...turn(1, 1).slice(2, 3)]);
    builder.add([...turn(1, 1).slice(3), ...turn(2, 2).slice(0, 3)]);
    expect(answers(builder)).toEqual([0, 2, 2]);
    expect(builder.replay.moves[1]?.events.map((event) => event.e)).toContain('resigned');
  });

  it('when who gives up takes the own turn back with it', () => {
    const builder = begun();
    builder.add(turn(1, 1).slice(3));
    builder.add([
      { e: 'undone', seat: 0 },
      ...turn(1, 1).slice(2, 3),
      { e: 'resigned', seat: 0 },
      { e: 'discarded', tile: 'base.V' },
      ...turn(2, 2).slice(0, 3),
    ]);
    expect(answers(builder)).toEqual([0, 1, 1]);
  });
});

it('finds the move of a turn', () => {
  expect(moveOfTurn(REPLAY, 2)).toBe(2);
  expect(moveOfTurn(REPLAY, 99)).toBe(0);
});

it('reads the move from the address', () => {
  expect(moveOfHash('#move=1', 2)).toBe(1);
  expect(moveOfHash('#move=37', 2)).toBe(2);
  expect(moveOfHash('#chat', 2)).toBeNull();
  expect(moveOfHash('', 2)).toBeNull();
});

it('marks who scored in a move and where a ferry went', () => {
  expect(marksOf(REPLAY)).toEqual([
    { move: 2, seats: [0], ferry: false },
    { move: 3, seats: [], ferry: true },
  ]);
  expect(scoringFrom(REPLAY, 0, 1)).toBe(2);
  expect(scoringFrom(REPLAY, 2, 1)).toBeNull();
  expect(scoringFrom(REPLAY, 3, -1)).toBe(2);
});

describe('while the game goes on', () => {
  it('grows with each batch', () => {
    const builder = new ReplayBuilder(tableOf());
    const lengths = BATCHES.map(({ events }) => {
      builder.add(events);
      return builder.replay.moves.length;
    });
    expect(lengths).toEqual([2, 3, 4, 4]);
    expect(builder.replay).toEqual(replayOf(tableOf(), BATCHES));
  });

  it('forgets what was undone', () => {
    const builder = new ReplayBuilder(tableOf());
    builder.add([{ e: 'started', view: START }, ...turn(1, 1), CITY_SCORES, { e: 'undone', seat: 0 }]);
    const open = builder.replay.moves.at(-1);
    expect(open?.view.tiles).toHaveLength(1);
    expect(open?.events.map((event) => event.e)).toEqual(['turn', 'drawn', 'asked']);
    expect(marksOf(builder.replay)).toEqual([]);
  });
});

it('knows who had given up by a move, also in a turn that was taken back for it', () => {
  const builder = new ReplayBuilder(tableOf());
  builder.add([{ e: 'started', view: START }, ...turn(1, 1)]);
  builder.add([...turn(2, 2).slice(0, 3)]);
  builder.add([{ e: 'undone', seat: 1 }, { e: 'resigned', seat: 1 }]);
  builder.add(turn(3, 3));
  expect([0, 1, 2, 3].map((move) => resignedBy(builder.replay, move))).toEqual([[], [], [1], [1]]);
});
