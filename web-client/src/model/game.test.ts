import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNet } from '../testing/fakeSocket';
import { CITY_SCORES, START, tableOf, viewOf } from '../testing/samples';
import { GameStore } from './game';
import type { ApiReplay, Ask, ServerMessage } from './types';

const GAME = 'ABCDEFGHIJKL';
const ASK: Ask = {
  ask: 7,
  seat: 0,
  step: 'place',
  can_undo: false,
  options: [{ action: 'place', place: { x: 1, y: 0, turns: 0 } }],
};

const STATE: ServerMessage = {
  t: 'state',
  game: GAME,
  seq: 10,
  table: tableOf(),
  view: viewOf(),
  you: { seat: 0, host: true },
  ask: ASK,
};

const PLACED: ServerMessage = {
  t: 'events',
  game: GAME,
  seq: 11,
  events: [
    { e: 'placed', tile: 1, layout: 'base.V', x: 1, y: 0, turns: 0 },
    { e: 'asked', seat: 0, step: 'follower', can_undo: true },
  ],
};

function followed(history: ApiReplay = { table: tableOf(), batches: [] }) {
  const net = fakeNet();
  const game = new GameStore(GAME, net.connection, () => Promise.resolve(history));
  net.connection.start();
  net.socket().welcome();
  game.open();
  net.socket().say(STATE);
  return { ...net, game };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('following', () => {
  it('takes the state and then the batches in order', () => {
    const { game, socket } = followed();
    socket().say(PLACED);
    expect(game.position.value?.view?.tiles).toHaveLength(2);
    expect(socket().sent).toEqual([{ t: 'watch', game: GAME }]);
  });

  it('passes over a batch that it has seen', () => {
    const { game, socket } = followed();
    socket().say(PLACED);
    socket().say(PLACED);
    expect(game.position.value?.view?.tiles).toHaveLength(2);
  });

  it('asks for the whole state when a batch is missing', () => {
    const { game, socket } = followed();
    socket().say({ ...PLACED, seq: 13 });
    expect(game.position.value?.view?.tiles).toHaveLength(1);
    expect(socket().sent.at(-1)).toEqual({ t: 'watch', game: GAME });
  });

  it('says what it has seen after a lost connection', () => {
    const { socket } = followed();
    socket().say(PLACED);
    socket().close();
    vi.advanceTimersByTime(500);
    socket().welcome();
    expect(socket().sent).toEqual([{ t: 'watch', game: GAME, seen: 11 }]);
  });

  it('does not wait for a hint that was asked for on a connection that is gone', () => {
    const { game, socket } = followed();
    game.hints.ask(ASK);
    expect(game.hints.of(ASK)).toBe('thinking');
    socket().close();
    vi.advanceTimersByTime(500);
    socket().welcome();
    expect(game.hints.of(ASK)).toBeNull();
  });

  it('keeps to its own game', () => {
    const { game, socket } = followed();
    socket().say({ ...PLACED, game: 'zzzzzzzzzzzz' });
    expect(game.position.value?.view?.tiles).toHaveLength(1);
  });

  it('remembers why it may not follow', () => {
    const net = fakeNet();
    const game = new GameStore(GAME, net.connection, () => Promise.reject(new Error()));
    net.connection.start();
    net.socket().welcome();
    game.open();
    net.socket().say({ t: 'refused', code: 'not_found', message: '', game: GAME });
    expect(game.refused.value).toBe('not_found');
  });

  it('fills the log with what happened before it came', async () => {
    const batches = [
      { seq: 9, at: '', events: [{ e: 'started' as const, view: START }] },
      { seq: 11, at: '', events: [{ e: 'resigned' as const, seat: 1 }] },
    ];
    const { game } = followed({ table: tableOf(), batches });
    await vi.advanceTimersByTimeAsync(0);
    expect(game.log.value.lines.map((line) => line.kind)).toEqual(['started']);
  });
});

describe('answering', () => {
  it('offers the question until it is answered', async () => {
    const { game, socket } = followed();
    expect(game.question.value).toEqual(ASK);
    const done = game.choose(0);
    expect(game.question.value).toBeNull();
    const sent = socket().sent.at(-1);
    expect(sent).toMatchObject({ t: 'choose', game: GAME, ask: 7, option: 0 });
    socket().say({ t: 'ack', id: sent && 'id' in sent ? sent.id : '' });
    await done;
    socket().say(PLACED);
    expect(game.question.value).toBeNull();
    const next = { ...ASK, ask: 8, step: 'follower', options: [{ action: 'pass' }] };
    socket().say({ t: 'ask', game: GAME, ask: next });
    expect(game.question.value).toEqual(next);
  });

  it('offers the question again when the answer is refused', async () => {
    const { game, socket } = followed();
    const done = game.choose(0);
    const sent = socket().sent.at(-1);
    const id = sent && 'id' in sent ? sent.id : '';
    socket().say({ t: 'refused', code: 'bad_option', message: '', id });
    await expect(done).rejects.toMatchObject({ code: 'bad_option' });
    expect(game.question.value).toEqual(ASK);
  });

  it('does not offer what another seat is asked', () => {
    const { game, socket } = followed();
    const events = [{ e: 'asked' as const, seat: 1, step: 'place', can_undo: false }];
    socket().say({ t: 'events', game: GAME, seq: 11, events });
    expect(game.question.value).toBeNull();
  });
});

it('shows what scored for a while', () => {
  const { game, socket } = followed();
  socket().say({ t: 'events', game: GAME, seq: 11, events: [CITY_SCORES] });
  expect(game.effects.value).toMatchObject([
    { kind: 'feature', complete: true },
    { kind: 'score', seat: 0, points: 4 },
  ]);
  vi.advanceTimersByTime(5000);
  expect(game.effects.value).toEqual([]);
});
