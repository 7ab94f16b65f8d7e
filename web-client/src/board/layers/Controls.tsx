import type { ComponentChildren, JSX } from 'preact';

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

/**
 * The check-mark at the corner of a preview, as large as a thumb at every scale. It lies outside the
 * corner, so that a press on the middle of a small preview never confirms it.
 */
export function ConfirmButton({
  x,
  y,
  label,
  onPress,
}: {
  x: number;
  y: number;
  label: string;
  onPress: () => void;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoardButton label={label} onPress={onPress} class="board__confirm" data-testid="confirm">
        <circle cx={14} cy={-14} r={22} />
        <path d="M5-13.5L11-7L23-20" />
      </BoardButton>
    </g>
  );
}
