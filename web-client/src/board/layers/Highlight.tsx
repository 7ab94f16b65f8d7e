import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { cellsOf, layoutOf } from '../../catalogue/catalogue';
import type { FeatureSummary, PlacedTile, Segments } from '../../model/types';
import { innerOutline } from '../../tiles/areas';
import { geometryOf } from '../../tiles/geometry';
import { pathOf, turnedLine } from '../../tiles/points';
import { CELL } from '../camera';

interface OutlineProps {
  readonly tiles: readonly PlacedTile[];
  readonly segments: Segments;
  readonly complete: boolean;
}

/** One feature over all its tiles: its area washed, its edge drawn where it does not go on. */
export function FeatureOutline({ tiles, segments, complete }: OutlineProps): JSX.Element {
  return (
    <g class={complete ? 'board__feature board__feature--complete' : 'board__feature'}>
      {segments.map(([number, segment]) => {
        const tile = tiles[number];
        const shape = tile && shapeOf(tile, segment);
        if (!shape) return null;
        return (
          <g key={`${number}/${segment}`} transform={`translate(${tile.x * CELL} ${tile.y * CELL})`}>
            <path class="board__feature-wash" fill-rule="evenodd" d={shape.area} />
            <path class="board__feature-edge" d={shape.edge} />
            <path class="board__feature-line" d={shape.edge} />
          </g>
        );
      })}
    </g>
  );
}

function shapeOf(tile: PlacedTile, segment: number): { area: string; edge: string } | null {
  const layout = layoutOf(tile.layout);
  const loops = geometryOf(tile.layout)?.areas[segment]?.loops;
  if (!layout || !loops) return null;
  const width = 100 * cellsOf(layout);
  const edges = loops.flatMap((loop) => innerOutline(loop, width));
  const draw = (lines: readonly (readonly { x: number; y: number }[])[], closed: boolean): string =>
    lines.map((line) => pathOf(turnedLine(line, tile.turns), closed)).join('');
  return { area: draw(loops, true), edge: draw(edges, false) };
}

interface HighlightProps {
  readonly tiles: readonly PlacedTile[];
  readonly features: readonly FeatureSummary[];
}

export const Highlight = memo(function Highlight({ tiles, features }: HighlightProps): JSX.Element {
  return (
    <g aria-hidden="true" class="board__highlight">
      {features.map((feature) => (
        <FeatureOutline
          key={feature.segments.join(' ')}
          tiles={tiles}
          segments={feature.segments}
          complete={feature.complete}
        />
      ))}
    </g>
  );
});
