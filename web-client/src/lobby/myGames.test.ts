import { expect, it, vi } from 'vitest';
import type { ApiGames, GameSummary } from '../model/types';
import { api } from '../net/api';
import { byHaste, loadMyGames, myGames } from './myGames';

function game(id: string, more: Partial<GameSummary>): GameSummary {
  return {
    id,
    status: 'playing',
    visibility: 'public',
    created_at: '2026-01-01T00:00:00Z',
    setup: { sets: [], seats: 2, options: {} },
    clock: { kind: 'none' },
    host: null,
    seats: [],
    ...more,
  };
}

it('puts own moves first, and of these the one with the least time', () => {
  const games = [
    game('theirs', { your_move: false, remaining_ms: 10 }),
    game('endless', { your_move: true }),
    game('tomorrow', { your_move: true, remaining_ms: 86_400_000 }),
    game('soon', { your_move: true, remaining_ms: 1000 }),
  ];
  expect(games.toSorted(byHaste).map(({ id }) => id)).toEqual(['soon', 'tomorrow', 'endless', 'theirs']);
});

it('shows the games that were asked for last, whichever answer comes last', async () => {
  const answers: ((page: ApiGames) => void)[] = [];
  vi.spyOn(api, 'games').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const first = loadMyGames();
  const second = loadMyGames();
  for (const answer of answers.slice(2)) answer({ games: [game('new', {})] });
  await second;
  for (const answer of answers.slice(0, 2)) answer({ games: [game('old', {})] });
  await first;
  expect(myGames.value.map(({ id }) => id)).toEqual(['new', 'new']);
});
