import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameStore } from '../model/game';
import { ReplayStore } from './replayStore';

/** The way back through a game, over or going on. A link to a move is followed once the moves are known. */
export function useReplay(game: GameStore): ReplayStore {
  const replay = useMemo(() => {
    const table = computed(() => game.position.value?.table ?? null);
    return new ReplayStore({ history: game.history, table });
  }, [game]);
  const known = replay.replay.value !== null;
  const plays = game.you.value.seat !== null && !replay.finished.value;
  useEffect(() => {
    // Who plays comes back to the game itself.
    if (known && !plays) replay.followHash();
    // What the address says counts when the page opens; later changes have an event of their own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [replay, known]);
  return replay;
}
