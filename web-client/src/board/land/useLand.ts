import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlacedTile } from '../../model/types';
import { Land } from './land';

/** Keeps the canvas showing these tiles. A tile more than before drops into its place. */
export function useLand(
  canvas: { readonly current: HTMLCanvasElement | null },
  land: { current: Land | null },
  tiles: readonly PlacedTile[],
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
    const came = before.current !== null && tiles.length === before.current + 1;
    before.current = tiles.length;
    land.current?.show(tiles, came ? tiles.length - 1 : null);
  }, [land, tiles]);
}
