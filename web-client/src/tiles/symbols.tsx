import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { layoutOf, cellsOf } from '../catalogue/catalogue';
import { boxOf } from './art/scene';
import { sceneFor, TilePicture, VARIANTS } from './TileArt';

/** One picture that many tiles of the board share. */
export interface SymbolKey {
  readonly layout: string;
  readonly turns: number;
  readonly variant: number;
}

export function symbolKey(layout: string, turns: number, seed: number): SymbolKey {
  return { layout, turns, variant: seed % VARIANTS };
}

export function symbolId({ layout, turns, variant }: SymbolKey): string {
  return `tile-${layout.replace(/[^A-Za-z0-9-]/g, '_')}-${turns}-${variant}`;
}

export const TileSymbol = memo(function TileSymbol({ layout, turns, variant }: SymbolKey): JSX.Element | null {
  const scene = sceneFor(layout, turns, variant);
  const known = layoutOf(layout);
  if (!scene || !known) return null;
  const { x, y, width, height } = boxOf(cellsOf(known), turns);
  return (
    <symbol id={symbolId({ layout, turns, variant })} viewBox={`${x} ${y} ${width} ${height}`}>
      <TilePicture scene={scene} />
    </symbol>
  );
});

/** The pictures in use, each once. */
export function TileSymbols({ keys }: { keys: readonly SymbolKey[] }): JSX.Element {
  const unique = new Map(keys.map((key) => [symbolId(key), key]));
  return (
    <defs>
      {[...unique].map(([id, key]) => (
        <TileSymbol key={id} {...key} />
      ))}
    </defs>
  );
}

/** A tile at a place given in the board's units, drawn from its symbol. */
export function TileUse({ symbol, x, y }: { symbol: SymbolKey; x: number; y: number }): JSX.Element {
  const known = layoutOf(symbol.layout);
  const box = boxOf(known ? cellsOf(known) : 1, symbol.turns);
  return (
    <use
      href={`#${symbolId(symbol)}`}
      x={x + box.x}
      y={y + box.y}
      width={box.width}
      height={box.height}
    />
  );
}
