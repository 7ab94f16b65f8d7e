import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { notices } from '../model/notices';
import { api } from '../net/api';
import { Refusal } from '../net/refusal';
import { tableOf } from '../testing/samples';
import { NextGame } from './NextGame';

const place = document.createElement('div');
afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
});

it('looks for the next game without a word when there is no answer, and again after the next move', async () => {
  const games = vi.spyOn(api, 'games').mockRejectedValue(new Refusal('unreachable', ''));
  const show = (mine: boolean) => act(() => render(<NextGame table={tableOf()} mine={mine} />, place));
  await show(false);
  await vi.waitFor(() => expect(games).toHaveBeenCalled());
  await Promise.allSettled(games.mock.results.map((result) => result.value as Promise<unknown>));
  await Promise.resolve();
  expect(notices.value).toEqual([]);
  const before = games.mock.calls.length;
  await show(true);
  await show(false);
  expect(games.mock.calls.length).toBeGreaterThan(before);
});
