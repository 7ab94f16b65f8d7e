import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { Join, PlacedTile } from '../../model/types';
import { Ferry } from '../../tiles/ferry';
import { CELL } from '../camera';

interface JoinsProps {
  readonly tiles: readonly PlacedTile[];
  readonly joins: readonly Join[];
  /** The tile whose ferry is being moved: its old place is drawn faintly. */
  readonly moving: number | null;
}

export const Joins = memo(function Joins({ tiles, joins, moving }: JoinsProps): JSX.Element {
  return (
    <g aria-hidden="true">
      {joins.map((join) => {
        const tile = tiles[join.tile];
        if (!tile) return null;
        return (
          <g key={join.tile} class={join.tile === moving ? 'board__join board__join--leaving' : 'board__join'}>
            <PlacedFerry tile={tile} a={join.a} b={join.b} />
          </g>
        );
      })}
    </g>
  );
});

export function PlacedFerry({ tile, a, b }: { tile: PlacedTile; a: number; b: number }): JSX.Element {
  return (
    <g transform={`translate(${tile.x * CELL} ${tile.y * CELL})`}>
      <Ferry layout={tile.layout} turns={tile.turns} a={a} b={b} />
    </g>
  );
}
