import { computed, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n';
import { clearCorner, MARK, type Sight } from '../mark';

interface BoardButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly pressed?: boolean;
  /** Reached by Tab; the cells are reached by arrow keys instead. */
  readonly tabbable?: boolean;
  readonly [data: `data-${string}`]: string | number | undefined;
}

/** Something on the board that can be pressed, by pointer or by Enter and Space. */
export function BoardButton(props: BoardButtonProps): JSX.Element {
  const { label, onPress, children, class: name, pressed, tabbable = true, ...data } = props;
  return (
    <g
      class={name}
      role="button"
      aria-label={label}
      aria-pressed={pressed}
      tabIndex={tabbable ? 0 : -1}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      {...data}
    >
      {children}
    </g>
  );
}

interface ConfirmButtonProps {
  /** What is previewed, or the tile on which it is. */
  readonly tile: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly sight: ReadonlySignal<Sight>;
  readonly onPress: () => void;
}

/**
 * The check-mark at a corner of a preview, as large as a thumb at every scale. It lies outside the
 * corner, so that a press on the middle of a small preview never confirms it.
 */
export function ConfirmButton({ tile: { x, y, width, height }, sight, onPress }: ConfirmButtonProps): JSX.Element {
  // The picture moves often, and nearly always the corner stays the same.
  const corner = useMemo(
    () => computed(() => clearCorner({ left: x, top: y, right: x + width, bottom: y + height }, sight.value)),
    [x, y, width, height, sight],
  ).value;
  const [atX, atY] = [corner.x * MARK.out, corner.y * MARK.out];
  return (
    <g transform={`translate(${corner.x > 0 ? x + width : x} ${corner.y > 0 ? y + height : y})`}>
      <BoardButton label={t('board:confirm')} onPress={onPress} class="board__confirm" data-testid="confirm">
        <circle cx={atX} cy={atY} r={MARK.radius} />
        <path d={`M${atX - 9} ${atY + 0.5}l6 6.5l12-13`} />
      </BoardButton>
    </g>
  );
}
