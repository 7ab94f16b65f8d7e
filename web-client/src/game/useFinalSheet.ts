import { useEffect, useRef } from 'preact/hooks';
import type { ScoredLine, Scorings } from '../aids/scorings';
import type { GameStore } from '../model/game';
import { moveOfHash } from '../replay/replayModel';

/** What lies over the game screen. */
export type Open =
  | 'menu'
  | 'tiles'
  | 'final'
  | 'share'
  | 'statistics'
  | 'play_on'
  | 'keys'
  | { readonly tile: string }
  | { readonly why: ScoredLine }
  | { readonly scorings: Scorings }
  | null;

const FINAL_DELAY_MS = 2500;

/**
 * The scores open by themselves when the game ends, after the board has shown what scored; and for who
 * comes later, unless the address names a move. Whoever follows a link to a move wants to see the board.
 */
export function useFinalSheet(game: GameStore, open: { value: Open }): void {
  const finished = game.position.value?.table.status === 'finished';
  const sawItPlayed = useRef(false);
  useEffect(() => {
    if (!finished) {
      sawItPlayed.current = true;
      return;
    }
    if (moveOfHash(location.hash, Infinity) !== null) return;
    const timer = setTimeout(() => (open.value = 'final'), sawItPlayed.current ? FINAL_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [finished, open]);

  useEffect(() => {
    const onHash = () => {
      if (moveOfHash(location.hash, Infinity) !== null) open.value = null;
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [open]);
}
