import { computed, signal } from '@preact/signals';
import type { GameSummary } from '../model/types';
import { api } from '../net/api';

const MOST = 100;

/** The person's games that run or wait, what is to do first. */
export const myGames = signal<readonly GameSummary[]>([]);

export const myMoves = computed(() => myGames.value.filter((game) => game.your_move === true));

let asked = 0;

export async function loadMyGames(): Promise<void> {
  const number = ++asked;
  const [playing, waiting] = await Promise.all([
    api.games({ status: 'playing', mine: true, limit: MOST }),
    api.games({ status: 'waiting', mine: true }),
  ]);
  // An answer that was overtaken says what was.
  if (number !== asked) return;
  myGames.value = [...playing.games.toSorted(byHaste), ...waiting.games];
}

/** Own moves first, and of these the one with the least time. */
export function byHaste(a: GameSummary, b: GameSummary): number {
  const moves = Number(b.your_move === true) - Number(a.your_move === true);
  if (moves !== 0 || a.your_move !== true) return moves;
  const left = (game: GameSummary) => game.remaining_ms ?? Number.MAX_SAFE_INTEGER;
  return left(a) - left(b);
}
