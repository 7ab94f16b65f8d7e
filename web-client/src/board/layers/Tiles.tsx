import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { cellsOf, layoutOf } from '../../catalogue/catalogue';
import type { PlacedTile } from '../../model/types';
import { boxOf } from '../../tiles/art/scene';
import { symbolKey, TileSymbols, TileUse } from '../../tiles/symbols';
import { CELL } from '../camera';

interface TilesProps {
  readonly tiles: readonly PlacedTile[];
  readonly lastPlaced: number | null;
}

/** The land: drawn again only when a tile comes or goes. */
export const Tiles = memo(function Tiles({ tiles, lastPlaced }: TilesProps): JSX.Element {
  const keys = tiles.map((tile, index) => symbolKey(tile.layout, tile.turns, index));
  return (
    <g class="board__land" aria-hidden="true">
      <TileSymbols keys={keys} />
      <g class="board__shade">
        {tiles.map((tile, index) => (
          <rect key={index} {...cardOf(tile)} />
        ))}
      </g>
      <g class="board__under">
        {tiles.map((tile, index) => (
          <rect key={index} {...cardOf(tile, 0.6)} />
        ))}
      </g>
      {tiles.map((tile, index) => (
        <Tile key={index} tile={tile} index={index} fresh={index === lastPlaced} />
      ))}
    </g>
  );
});

interface TileProps {
  readonly tile: PlacedTile;
  readonly index: number;
  readonly fresh: boolean;
}

const Tile = memo(function Tile({ tile, index, fresh }: TileProps): JSX.Element {
  const symbol = symbolKey(tile.layout, tile.turns, index);
  return (
    <g class={fresh ? 'board__tile board__tile--fresh' : 'board__tile'} data-tile={index}>
      <TileUse symbol={symbol} x={tile.x * CELL} y={tile.y * CELL} />
    </g>
  );
});

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
