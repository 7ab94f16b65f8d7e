import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PastBatch } from '../model/game';
import type { Event, Table } from '../model/types';
import { START, tableOf } from '../testing/samples';
import { ReplayStore } from './replayStore';

function turn(number: number): PastBatch {
  const events: Event[] = [
    { e: 'turn', turn: number, seat: 0 },
    { e: 'drawn', tile: 'base.V', pile: 'land' },
    { e: 'placed', tile: number, layout: 'base.V', x: number, y: 0, turns: 0 },
  ];
  return { seq: number, events };
}

const BEGUN: PastBatch = { seq: 0, events: [{ e: 'started', view: START }] };

function watched() {
  const history = signal<readonly PastBatch[]>([BEGUN, turn(1), turn(2), turn(3)]);
  const table = signal<Table | null>(tableOf());
  return { history, store: new ReplayStore({ history, table }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps up with the game, until somebody looks back', () => {
  const { history, store } = watched();
  expect([store.at.value, store.front.value]).toEqual([3, true]);
  history.value = [...history.value, turn(4)];
  expect([store.at.value, store.front.value]).toEqual([4, true]);
  store.go(2);
  history.value = [...history.value, turn(5)];
  expect([store.at.value, store.last.value, store.front.value]).toEqual([2, 5, false]);
  expect(store.move.value?.view.tiles).toHaveLength(3);
  store.toFront();
  history.value = [...history.value, turn(6)];
  expect([store.at.value, store.front.value]).toEqual([6, true]);
});

it('shows nothing as long as the start of the game is unknown', () => {
  const { history, store } = watched();
  history.value = [turn(4)];
  expect(store.replay.value).toBeNull();
  history.value = [BEGUN, turn(1), turn(2), turn(3), turn(4)];
  expect(store.last.value).toBe(4);
});

it('takes no harm from what happened at the table before', () => {
  const { history, store } = watched();
  const ready: PastBatch = { seq: -1, events: [{ e: 'spectators', count: 1 }] };
  history.value = [ready, BEGUN, turn(1)];
  expect(store.last.value).toBe(1);
});

it('runs by itself to the front, at the speed that was chosen', () => {
  const { store } = watched();
  store.toggle();
  expect(store.at.value).toBe(0);
  vi.advanceTimersByTime(1400);
  expect(store.at.value).toBe(1);
  store.setSpeed(2);
  vi.advanceTimersByTime(700);
  expect(store.at.value).toBe(2);
  vi.advanceTimersByTime(700);
  expect([store.front.value, store.playing.value]).toEqual([true, false]);
});
