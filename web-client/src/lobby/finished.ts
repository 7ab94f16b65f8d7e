import type { GameSummary } from '../model/types';

/** One's own games and those of everybody, each once, the last to end first. */
export function recentlyFinished(
  mine: readonly GameSummary[],
  everybodys: readonly GameSummary[],
  count: number,
): GameSummary[] {
  const byId = new Map([...everybodys, ...mine].map((game) => [game.id, game]));
  const endOf = (game: GameSummary) => game.finished_at ?? game.created_at;
  return [...byId.values()].sort((a, b) => endOf(b).localeCompare(endOf(a))).slice(0, count);
}
