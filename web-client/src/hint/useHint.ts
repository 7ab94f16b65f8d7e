import { useEffect } from 'preact/hooks';
import type { GameStore } from '../model/game';
import type { Ask } from '../model/types';

interface Selecting {
  readonly select: (option: number | null) => void;
}

/**
 * The option that the board is to point at. A tile that is to be laid is shown there, turned as it should be, and
 * a link between the landings that it should have.
 */
export function useHint(game: GameStore, ask: Ask | null, choice: Selecting): number | null {
  const found = game.hints.of(ask);
  const option = found === null || found === 'thinking' ? null : found.option;
  const advised = option === null ? undefined : ask?.options[option];
  const shown = (advised?.place ?? advised?.join) === undefined ? null : option;
  useEffect(() => {
    if (shown !== null) choice.select(shown);
  }, [choice, shown]);
  return option;
}
