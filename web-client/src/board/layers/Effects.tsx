import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { BoardEffect } from '../../model/effects';
import { seatColour, seatInk, seatMark } from '../../model/seats';
import type { PlacedTile } from '../../model/types';
import { spotOf } from './Figures';
import { FeatureOutline } from './Highlight';

interface EffectsProps {
  readonly tiles: readonly PlacedTile[];
  readonly effects: readonly BoardEffect[];
}

/** What has just happened: outlines and points that stay for a while. What flies is in `flights`. */
export const Effects = memo(function Effects({ tiles, effects }: EffectsProps): JSX.Element {
  const seen = new Map<string, number>();
  return (
    <g aria-hidden="true" class="board__effects">
      {effects.map((effect) => {
        if (effect.kind === 'feature') {
          return (
            <g key={effect.id} class="board__flash">
              <FeatureOutline tiles={tiles} segments={effect.segments} complete={effect.complete} />
            </g>
          );
        }
        const tile = tiles[effect.tile];
        if (!tile || effect.kind === 'home') return null;
        // Points of several seats on one place stand beside each other.
        const place = `${effect.tile}/${effect.segment}`;
        const before = seen.get(place) ?? 0;
        seen.set(place, before + 1);
        const { x, y } = spotOf(tile, effect.segment);
        return (
          <g key={effect.id} transform={`translate(${x} ${y})`}>
            <Points seat={effect.seat} points={effect.points} aside={before} />
          </g>
        );
      })}
    </g>
  );
});

function Points({ seat, points, aside }: { seat: number; points: number; aside: number }): JSX.Element {
  const text = `+${points}`;
  const width = 42 + text.length * 13.5;
  return (
    <g class="board__points">
      <g transform={`translate(${-width / 2} ${-20 - aside * 36})`}>
        <rect width={width} height={32} rx={16} style={{ fill: seatColour(seat) }} />
        <path d={seatMark(seat)} transform="translate(10 8)" style={{ fill: seatInk(seat) }} />
        <text x={30} y={23} style={{ fill: seatInk(seat) }}>
          {text}
        </text>
      </g>
    </g>
  );
}
