import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlacedTile } from '../../model/types';
import { Land } from './land';

/** Keeps the canvas showing these tiles. A tile more than before drops into its place, if it was not to be
 * seen there already. */
export function useLand(
  canvas: { readonly current: HTMLCanvasElement | null },
  land: { current: Land | null },
  tiles: readonly PlacedTile[],
  wasShown: (tile: PlacedTile) => boolean,
): void {
  const before = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const made = new Land(canvas.current);
    land.current = made;
    return () => {
      made.destroy();
      land.current = null;
    };
  }, [canvas, land]);

  useLayoutEffect(() => {
    const last = tiles.at(-1);
    const came = before.current !== null && tiles.length === before.current + 1;
    before.current = tiles.length;
    land.current?.show(tiles, came && last && !wasShown(last) ? tiles.length - 1 : null);
    // Only new tiles are shown anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [land, tiles]);
}
