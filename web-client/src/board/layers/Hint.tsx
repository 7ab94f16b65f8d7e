import type { JSX } from 'preact';
import type { BoardPosition, Option } from '../../model/types';
import { CELL, middleOf } from '../camera';
import { spotOf } from './Figures';

interface HintProps {
  readonly view: BoardPosition;
  readonly option: Option | undefined;
}

/** A ring round what an option is about. The eye follows it; the words beside the board say the same. */
export function Hint({ view, option }: HintProps): JSX.Element | null {
  const place = option?.place;
  const number = option?.segment?.tile ?? option?.join?.tile;
  const tile = number === undefined ? undefined : view.tiles[number];
  if (place) return <Ring x={(place.x + 0.5) * CELL} y={(place.y + 0.5) * CELL} r={CELL * 0.5} />;
  if (tile && option?.segment) return <Ring {...spotOf(tile, option.segment.segment)} r={15} />;
  if (tile) return <Ring {...middleOf(tile)} r={CELL * 0.4} />;
  return null;
}

function Ring({ x, y, r }: { x: number; y: number; r: number }): JSX.Element {
  return (
    <g class="board__hint" aria-hidden="true" data-testid="hint">
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}
