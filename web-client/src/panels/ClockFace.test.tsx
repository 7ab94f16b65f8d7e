import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameStore } from '../model/game';
import { fakeNet } from '../testing/fakeSocket';
import { place } from '../testing/place';
import { tableOf, viewOf } from '../testing/samples';
import { ClockFace } from './ClockFace';

const GAME = 'ABCDEFGHIJKL';
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes on while the device sleeps', async () => {
  const { connection, socket } = fakeNet();
  const game = new GameStore(GAME, connection, () => Promise.reject(new Error('not asked for here')));
  connection.start();
  socket().welcome();
  game.open();
  const you = { seat: 0, host: true };
  socket().say({ t: 'state', game: GAME, seq: 1, table: tableOf(), view: viewOf(), you });
  const face = <ClockFace remaining={30 * MINUTE_MS} heardAt={game.clockHeardAt.value} slow={false} />;
  await act(() => render(face, place));
  expect(place.querySelector('[role="timer"]')?.textContent).toBe('30:00');
  // In sleep the time of day goes on, and nothing else does.
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(place.querySelector('[role="timer"]')?.textContent).toBe('19:59');
});
