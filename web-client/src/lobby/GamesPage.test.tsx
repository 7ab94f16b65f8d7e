import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiGames, GameSummary } from '../model/types';
import { api } from '../net/api';
import { place } from '../testing/place';
import { tableOf } from '../testing/samples';
import { GamesPage } from './GamesPage';

function ended(id: string): GameSummary {
  const { visibility, created_at, setup, clock, host, seats } = tableOf({ status: 'finished' });
  const list = seats.map(({ player, bot }) => ({ player, bot }));
  return { id, status: 'finished', visibility, created_at, setup, clock, host, seats: list };
}

let answers: ((page: ApiGames) => void)[];

beforeEach(() => {
  answers = [];
  vi.spyOn(api, 'rules').mockRejectedValue(new Error('not asked about here'));
  vi.spyOn(api, 'games').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function show(mine: boolean): Promise<void> {
  await act(() => render(<GamesPage mine={mine} />, place));
}

async function answer(which: number, ...ids: string[]): Promise<void> {
  await act(async () => {
    answers[which]?.({ games: ids.map(ended), next: 'more' });
    await Promise.resolve();
  });
}

const shown = () => [...place.querySelectorAll('[data-testid^="replay-"]')].map((row) => row.getAttribute('data-testid'));

it('shows the games that were chosen last, whichever answer comes last', async () => {
  await show(false);
  await show(true);
  await answer(1, 'mine');
  await answer(0, 'theirs');
  expect(shown()).toEqual(['replay-mine']);
});

it('shows a page once that was asked for twice', async () => {
  await show(false);
  await answer(0, 'first');
  const more = [...place.querySelectorAll('button')].at(-1);
  more?.click();
  more?.click();
  await answer(1, 'second');
  await answer(2, 'second');
  expect(shown()).toEqual(['replay-first', 'replay-second']);
});
