import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { layoutOf } from '../../catalogue/catalogue';
import { t } from '../../i18n';
import type { Figure, PlacedTile } from '../../model/types';
import { Follower } from '../../tiles/figure';
import { anchorOf } from '../../tiles/geometry';
import type { Point } from '../../tiles/points';
import { CELL } from '../camera';

/** Where a figure stands on the board. */
export function spotOf(tile: PlacedTile, segment: number): Point {
  const { x, y } = anchorOf(tile.layout, segment, tile.turns);
  return { x: tile.x * CELL + x, y: tile.y * CELL + y };
}

export function isField(tile: PlacedTile, segment: number): boolean {
  return layoutOf(tile.layout)?.segments[segment]?.kind === 'field';
}

interface FiguresProps {
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly Figure[];
  readonly seatNames: readonly string[];
}

export const Figures = memo(function Figures({ tiles, figures, seatNames }: FiguresProps): JSX.Element {
  const crowd = new Map<string, number>();
  return (
    <g>
      {figures.map((figure) => {
        const tile = tiles[figure.tile];
        if (!tile) return null;
        // Several figures on one segment stand side by side.
        const place = `${figure.tile}/${figure.segment}`;
        const before = crowd.get(place) ?? 0;
        crowd.set(place, before + 1);
        const { x, y } = spotOf(tile, figure.segment);
        const kind = layoutOf(tile.layout)?.segments[figure.segment]?.kind ?? 'unknown';
        const label = t('board:figure', {
          name: seatNames[figure.seat] ?? '',
          what: t(`board:segment.${kind}`),
        });
        return (
          <g
            key={`${place}/${figure.seat}/${before}`}
            class={figure.tile === tiles.length - 1 ? 'board__figure board__figure--fresh' : 'board__figure'}
            transform={`translate(${x + before * 9} ${y})`}
            role="img"
            aria-label={label}
            data-figure={place}
          >
            <g>
              <Follower seat={figure.seat} lying={isField(tile, figure.segment)} />
            </g>
          </g>
        );
      })}
    </g>
  );
});
