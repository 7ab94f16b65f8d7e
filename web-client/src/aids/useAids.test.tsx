import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Picked } from '../board/pick';
import type { GameStore } from '../model/game';
import { viewOf } from '../testing/samples';
import { useAids } from './useAids';

const HERE: Picked = { kind: 'cell', x: 1, y: 0 };
const THERE: Picked = { kind: 'cell', x: 0, y: 1 };
const VIEW = viewOf();
const GAME = {
  position: signal({ view: VIEW, table: { aids: 'all' } }),
  ask: () => Promise.resolve({}),
} as unknown as GameStore;

let hands: ReturnType<typeof useAids>;
function Screen() {
  hands = useAids(GAME, VIEW, undefined, null, null);
  return null;
}

let place: HTMLElement;
beforeEach(async () => {
  vi.useFakeTimers();
  place = document.createElement('div');
  await act(() => render(<Screen />, place));
  await settle();
});
afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

async function settle(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(500);
  });
}

it('asks about what is pressed, though it is pointed at already and another thing was asked about', async () => {
  hands.onPick(HERE);
  await settle();
  hands.onPoint(THERE);
  await settle();
  expect(hands.aids.shown.value?.target).toEqual(THERE);
  hands.onPick(THERE);
  await settle();
  expect(hands.aids.asked.value).toEqual(THERE);
});

it('puts away what is pressed a second time', async () => {
  hands.onPick(HERE);
  await settle();
  hands.onPick(HERE);
  await settle();
  expect(hands.aids.asked.value).toBeNull();
});
