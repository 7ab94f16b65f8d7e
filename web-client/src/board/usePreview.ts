import { useRef } from 'preact/hooks';
import type { PlacedTile } from '../model/types';
import type { BoardProps } from './types';

export interface Preview {
  readonly hand: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/**
 * The tile that was tried last: it stays where it is while its placing is on the way to the server, and
 * needs not drop into its place when it comes back.
 */
export function usePreview({ view, hand, options, step, selected }: BoardProps) {
  const last = useRef<{ readonly preview: Preview; readonly tiles: readonly PlacedTile[] } | null>(null);
  const place = selected === null ? undefined : options[selected]?.place;
  if (step === 'place' && hand !== null) {
    last.current = place ? { preview: { hand, ...place }, tiles: view.tiles } : null;
  }
  const isSent = step === null && last.current?.tiles === view.tiles;
  return {
    sent: isSent ? (last.current?.preview ?? null) : null,
    wasShown: ({ x, y, turns }: PlacedTile): boolean => {
      const shown = last.current?.preview;
      return shown?.x === x && shown.y === y && shown.turns === turns;
    },
  };
}
