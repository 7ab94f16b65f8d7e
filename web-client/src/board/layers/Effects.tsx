import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { t } from '../../i18n';
import type { BoardEffect, ScoreEffect } from '../../model/effects';
import { seatColour, seatInk, seatMark } from '../../model/seats';
import type { PlacedTile } from '../../model/types';
import { BoardButton } from './Controls';
import { spotOf } from './Figures';
import { FeatureOutline } from './Highlight';

interface EffectsProps {
  readonly tiles: readonly PlacedTile[];
  readonly effects: readonly BoardEffect[];
  readonly names: readonly string[];
  readonly onScore: ((effect: ScoreEffect) => void) | undefined;
}

/**
 * What has just happened: outlines and points that stay for a while. Points that are pressed tell why; they
 * lie below the choices, which a press must never miss. What flies is in `flights`.
 */
export const Effects = memo(function Effects({ tiles, effects, names, onScore }: EffectsProps): JSX.Element {
  const seen = new Map<string, number>();
  return (
    <g class="board__effects">
      {effects.map((effect) => {
        if (effect.kind === 'feature') {
          return (
            <g key={effect.id} class="board__flash" aria-hidden="true">
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
            <Points effect={effect} aside={before} name={names[effect.seat] ?? ''} onPress={onScore} />
          </g>
        );
      })}
    </g>
  );
});

interface PointsProps {
  readonly effect: ScoreEffect;
  /** How many points stand on the same place already. */
  readonly aside: number;
  readonly name: string;
  readonly onPress: ((effect: ScoreEffect) => void) | undefined;
}

function Points({ effect, aside, name, onPress }: PointsProps): JSX.Element {
  const { seat, points } = effect;
  const text = `+${points}`;
  const width = 42 + text.length * 13.5;
  const pill = (
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
  if (!onPress) return <g aria-hidden="true">{pill}</g>;
  // Gone before the keyboard comes to it: a key of the screen tells the same of the last points.
  return (
    <BoardButton
      label={t('log:said_points', { name, count: points })}
      onPress={() => onPress(effect)}
      class="board__score"
      tabbable={false}
      data-score={seat}
    >
      {pill}
    </BoardButton>
  );
}
