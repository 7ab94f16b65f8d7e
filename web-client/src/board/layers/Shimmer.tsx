import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { layoutOf } from '../../catalogue/catalogue';
import type { PlacedTile } from '../../model/types';
import { glintsOf } from '../../tiles/river';
import { sceneFor } from '../../tiles/TileArt';
import { CELL } from '../camera';

/** Light that comes and goes on the water. The style sheet moves it, slowly, or not at all. */
export const Shimmer = memo(function Shimmer({ tiles }: { tiles: readonly PlacedTile[] }): JSX.Element {
  return (
    <g class="board__shimmer" aria-hidden="true">
      {[0, 1].map((half) => (
        <g key={half} class={`board__glints board__glints--${half}`}>
          {tiles.map((tile, index) => {
            if (index % 2 !== half || !isWet(tile)) return null;
            const scene = sceneFor(tile.layout, tile.turns, 0);
            return (
              scene && (
                <path key={index} d={glintsOf(scene)} transform={`translate(${tile.x * CELL} ${tile.y * CELL})`} />
              )
            );
          })}
        </g>
      ))}
    </g>
  );
});

function isWet(tile: PlacedTile): boolean {
  const layout = layoutOf(tile.layout);
  return layout?.segments.some((segment) => segment.kind === 'river') ?? false;
}
