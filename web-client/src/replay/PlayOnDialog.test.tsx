import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberLevel } from '../lobby/remembered';
import { api } from '../net/api';
import { rules } from '../session';
import { place } from '../testing/place';
import { tableOf, viewOf } from '../testing/samples';
import { PlayOnDialog } from './PlayOnDialog';

beforeEach(() => {
  rules.value = { sets: [], options: [], bots: [{ id: 'easy' }, { id: 'hard' }], max_seats: 6 };
});
afterEach(() => {
  rules.value = null;
  localStorage.clear();
  vi.restoreAllMocks();
});

it('begins one game for two presses, against a bot that there is', async () => {
  rememberLevel('greedy');
  const playOn = vi.spyOn(api, 'playOn').mockResolvedValue({ id: 'ABCDEFGHIJKL' });
  const dialog = <PlayOnDialog table={tableOf()} view={viewOf()} answers={3} resigned={[]} seat={1} onClose={() => undefined} />;
  await act(() => render(dialog, place));
  const form = place.querySelector('form');
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  expect(playOn.mock.calls).toEqual([['ABCDEFGHIJKL', { move: 3, seat: 1, level: 'easy' }]]);
});

it('offers no seat that had been given up, and begins with one that can be played', async () => {
  const playOn = vi.spyOn(api, 'playOn').mockResolvedValue({ id: 'ABCDEFGHIJKL' });
  const view = viewOf({ seat: 1 });
  await act(() =>
    render(
      <PlayOnDialog table={tableOf()} view={view} answers={3} resigned={[0]} seat={0} onClose={() => undefined} />,
      place,
    ),
  );
  const seats = [...place.querySelectorAll<HTMLInputElement>('input[name="seat"]')];
  expect(seats.map(({ value, checked }) => [value, checked])).toEqual([['1', true]]);
  await act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  expect(playOn.mock.calls[0]?.[1].seat).toBe(1);
});
