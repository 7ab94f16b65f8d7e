import { expect, it } from 'vitest';
import type { GameSummary } from '../model/types';
import { tableOf } from '../testing/samples';
import { recentlyFinished } from './finished';

function ended(id: string, finished_at: string, your_seat?: number): GameSummary {
  const { visibility, created_at, setup, clock, host, seats } = tableOf({ status: 'finished' });
  return {
    id,
    status: 'finished',
    visibility,
    created_at,
    setup,
    clock,
    host,
    seats: seats.map(({ player, bot }) => ({ player, bot })),
    finished_at,
    ...(your_seat === undefined ? {} : { your_seat }),
  };
}

it('shows private games of one’s own among those of everybody, each once', () => {
  const own = [ended('private', '2026-01-03T00:00:00Z', 0), ended('both', '2026-01-01T00:00:00Z', 1)];
  const all = [ended('theirs', '2026-01-02T00:00:00Z'), ended('both', '2026-01-01T00:00:00Z')];
  const list = recentlyFinished(own, all, 3);
  expect(list.map(({ id }) => id)).toEqual(['private', 'theirs', 'both']);
  expect(list[2]?.your_seat).toBe(1);
  expect(recentlyFinished(own, all, 1)).toHaveLength(1);
});
