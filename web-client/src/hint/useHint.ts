import { useEffect } from 'preact/hooks';
import type { GameStore } from '../model/game';
import type { Ask } from '../model/types';

interface Selecting {
  readonly select: (option: number | null) => void;
}

/** The option that the board is to point at. A tile that is to be laid is shown there, turned as it should be. */
export function useHint(game: GameStore, ask: Ask | null, choice: Selecting): number | null {
  const found = game.hints.of(ask);
  const option = found === null || found === 'thinking' ? null : found.option;
  const placed = option !== null && ask?.options[option]?.place !== undefined ? option : null;
  useEffect(() => {
    if (placed !== null) choice.select(placed);
  }, [choice, placed]);
  return option;
}
