import { expect, it } from 'vitest';
import type { GameSummary } from '../model/types';
import { byHaste } from './myGames';

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
