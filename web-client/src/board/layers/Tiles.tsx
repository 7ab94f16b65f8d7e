import type { JSX } from 'preact';
import { cellsOf, layoutOf } from '../../catalogue/catalogue';
import type { PlacedTile } from '../../model/types';
import { boxOf } from '../../tiles/art/scene';
import { CELL } from '../camera';

/** The card's box in board units. */
export function cardOf(
  tile: PlacedTile,
  bleed = 0,
): { x: number; y: number; width: number; height: number } {
  const layout = layoutOf(tile.layout);
  const box = boxOf(layout ? cellsOf(layout) : 1, tile.turns, bleed);
  return { ...box, x: box.x + tile.x * CELL, y: box.y + tile.y * CELL };
}

/** Marks where the last tile went. */
export function LastPlaced({ tile }: { tile: PlacedTile | undefined }): JSX.Element | null {
  if (!tile) return null;
  const { x, y, width, height } = cardOf(tile);
  return (
    <g class="board__last" aria-hidden="true">
      <rect class="board__last-edge" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={3} />
      <rect class="board__last-line" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={3} />
    </g>
  );
}
