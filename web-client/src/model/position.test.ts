import { describe, expect, it } from 'vitest';
import { CITY_SCORES, seatOf, START, tableOf, viewOf } from '../testing/samples';
import { positionOf, reduce, type Position } from './position';
import type { Event, View } from './types';

function after(position: Position, ...events: Event[]): Position {
  return events.reduce(reduce, position);
}

const playing = positionOf(tableOf(), viewOf());

function viewAfter(view: View, ...events: Event[]): View {
  const result = after(positionOf(tableOf(), view), ...events).view;
  if (!result) throw new Error('no view');
  return result;
}

describe('events of the board', () => {
  it('started brings the start position', () => {
    const waiting = positionOf(tableOf({ status: 'waiting' }), null);
    const position = after(waiting, { e: 'started', view: START });
    expect(position.view).toEqual(START);
    expect(position.table.status).toBe('playing');
  });

  it('turn passes the turn on and empties the hand', () => {
    const view = viewAfter(viewOf({ placed: 1 }), { e: 'turn', turn: 2, seat: 1 });
    expect(view).toMatchObject({ turn: 2, seat: 1, asked: null, tile: null, placed: null });
  });

  it('drawn takes the tile from its pile', () => {
    const view = viewAfter(viewOf({ tile: null }), { e: 'drawn', tile: 'base.E', pile: 'land' });
    expect(view.tile).toBe('base.E');
    expect(view.piles).toEqual([{ name: 'land', left: 69 }]);
  });

  it('discarded puts the drawn tile aside', () => {
    const view = viewAfter(viewOf(), { e: 'discarded', tile: 'base.V' });
    expect(view).toMatchObject({ tile: null, discarded: ['base.V'] });
    expect(view.piles).toEqual([{ name: 'land', left: 70 }]);
  });

  it('discarded with a pile takes a tile that was not drawn', () => {
    const view = viewAfter(viewOf(), { e: 'discarded', tile: 'base.E', pile: 'land' });
    expect(view).toMatchObject({ tile: 'base.V', discarded: ['base.E'] });
    expect(view.piles).toEqual([{ name: 'land', left: 69 }]);
  });

  it('placed lays the tile', () => {
    const view = viewAfter(viewOf(), {
      e: 'placed',
      tile: 1,
      layout: 'base.V',
      x: 1,
      y: 0,
      turns: 2,
    });
    expect(view.tiles[1]).toEqual({ layout: 'base.V', x: 1, y: 0, turns: 2 });
    expect(view).toMatchObject({ tile: null, placed: 1 });
  });

  it('figure and returned move a follower out of the supply and back', () => {
    const figure = { seat: 1, figure: 'follower', tile: 0, segment: 2 };
    const placed = viewAfter(viewOf(), { e: 'figure', ...figure });
    expect(placed.figures).toEqual([figure]);
    expect(placed.followers).toEqual([7, 6]);
    const back = viewAfter(placed, { e: 'returned', ...figure });
    expect(back.figures).toEqual([]);
    expect(back.followers).toEqual([7, 7]);
  });

  it('returned takes one of several figures', () => {
    const figure = { seat: 1, figure: 'follower', tile: 0, segment: 2 };
    const view = viewAfter(viewOf({ figures: [figure, figure] }), { e: 'returned', ...figure });
    expect(view.figures).toEqual([figure]);
  });

  it('joined takes the place of an earlier link of its tile', () => {
    const before = viewOf({
      joins: [
        { tile: 3, a: 0, b: 1 },
        { tile: 4, a: 0, b: 1 },
      ],
    });
    const view = viewAfter(before, { e: 'joined', tile: 3, a: 1, b: 2 });
    expect(view.joins).toEqual([
      { tile: 4, a: 0, b: 1 },
      { tile: 3, a: 1, b: 2 },
    ]);
  });

  it('scored adds to scores and sheet, during the game and at its end', () => {
    const during = viewAfter(viewOf(), CITY_SCORES);
    expect(during.scores).toEqual([4, 0]);
    expect(during.sheet[0]?.city).toEqual([4, 0]);
    const atEnd = viewAfter(during, { ...CITY_SCORES, final: true });
    expect(atEnd.scores).toEqual([8, 0]);
    expect(atEnd.sheet[0]?.city).toEqual([4, 4]);
  });

  it('asked says who must answer what', () => {
    const view = viewAfter(viewOf(), { e: 'asked', seat: 1, step: 'follower', can_undo: true });
    expect(view).toMatchObject({ asked: 1, step: 'follower' });
  });

  it('ended closes the game', () => {
    const final = { totals: [9, 7], places: [1, 2], reason: 'played' as const, seed: 's' };
    const position = after(playing, { e: 'ended', final });
    expect(position.view).toMatchObject({ final, scores: [9, 7], seat: null, asked: null });
    expect(position.table.status).toBe('finished');
  });
});

describe('undone', () => {
  const turn: Event[] = [
    { e: 'turn', turn: 2, seat: 0 },
    { e: 'drawn', tile: 'base.V', pile: 'land' },
    { e: 'asked', seat: 0, step: 'place', can_undo: false },
  ];
  const done: Event[] = [
    { e: 'placed', tile: 1, layout: 'base.V', x: 1, y: 0, turns: 0 },
    { e: 'asked', seat: 0, step: 'follower', can_undo: true },
    { e: 'figure', seat: 0, figure: 'follower', tile: 1, segment: 0 },
  ];

  it('goes back to the first question of the turn', () => {
    const first = after(playing, ...turn);
    const back = after(first, ...done, { e: 'undone', seat: 0 });
    expect(back.view).toEqual(first.view);
    expect(back.stale).toBe(false);
  });

  it('works more than once in a turn', () => {
    const first = after(playing, ...turn);
    const again = after(first, ...done, { e: 'undone', seat: 0 }, ...done, { e: 'undone', seat: 0 });
    expect(again.view).toEqual(first.view);
  });

  it('works from a state that came before anything was done', () => {
    const back = after(playing, ...done, { e: 'undone', seat: 0 });
    expect(back.view).toEqual(playing.view);
  });

  it('needs the whole state when the first question was not seen', () => {
    const late = positionOf(tableOf(), viewOf({ placed: 1, step: 'follower' }));
    expect(after(late, { e: 'undone', seat: 0 }).stale).toBe(true);
  });
});

describe('events of the table', () => {
  it('seat changes one seat', () => {
    const value = { ...seatOf('Bo'), online: false };
    expect(after(playing, { e: 'seat', seat: 1, value }).table.seats[1]).toEqual(value);
  });

  it('table changes the whole table', () => {
    const table = tableOf({ host: 'bo' });
    expect(after(playing, { e: 'table', table }).table).toEqual(table);
  });

  it('chat keeps the last fifty lines', () => {
    const events = Array.from({ length: 60 }, (_, index): Event => {
      const line = { at: '2026-01-01T00:00:00Z', from: null, seat: null, text: String(index) };
      return { e: 'chat', line };
    });
    const { chat } = after(playing, ...events).table;
    expect(chat).toHaveLength(50);
    expect(chat.at(-1)?.text).toBe('59');
  });

  it('spectators and clock are taken over', () => {
    const running = { seat: 1, remaining_ms: 5000 };
    const { table } = after(playing, { e: 'spectators', count: 3 }, { e: 'clock', running });
    expect(table).toMatchObject({ spectators: 3, running });
  });

  it('proposal replaces the one of its seat, and null settles it', () => {
    const proposal = { seat: 1, agreed: [0], needed: [0] };
    const open = after(playing, { e: 'proposal', seat: 1, proposal });
    expect(open.table.proposals).toEqual([proposal]);
    expect(after(open, { e: 'proposal', seat: 1, proposal: null }).table.proposals).toEqual([]);
  });

  it('resigned marks the seat', () => {
    expect(after(playing, { e: 'resigned', seat: 1 }).table.seats[1]?.resigned).toBe(true);
  });
});

it('passes over an event that it does not know', () => {
  expect(reduce(playing, { e: 'comet' } as unknown as Event)).toBe(playing);
});

it('asks for the whole state when an event has no board to go on', () => {
  const waiting = positionOf(tableOf({ status: 'waiting' }), null);
  expect(reduce(waiting, { e: 'turn', turn: 1, seat: 0 }).stale).toBe(true);
});

it('never changes the position it was given', () => {
  const frozen = structuredClone(playing);
  after(
    playing,
    { e: 'placed', tile: 1, layout: 'base.V', x: 1, y: 0, turns: 0 },
    { e: 'figure', seat: 0, figure: 'follower', tile: 1, segment: 0 },
    CITY_SCORES,
  );
  expect(playing).toEqual(frozen);
});
