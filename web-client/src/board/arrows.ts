import type { CellChoice } from './options';

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const STEPS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** One cell in the arrow's direction. */
export function stepOf(arrow: Arrow): readonly [number, number] {
  return STEPS[arrow];
}

/** The legal cell that lies nearest in the arrow's direction; where none does, `from` stays. */
export function cellToward(
  cells: readonly CellChoice[],
  from: { readonly x: number; readonly y: number },
  arrow: Arrow,
): CellChoice | null {
  const [dx, dy] = STEPS[arrow];
  let best: { cell: CellChoice; cost: number } | null = null;
  for (const cell of cells) {
    const [rx, ry] = [cell.x - from.x, cell.y - from.y];
    const ahead = rx * dx + ry * dy;
    if (ahead <= 0) continue;
    // Sideways steps weigh more, so that a row is walked along before the next one is tried.
    const cost = ahead + 2.1 * Math.abs(rx * dy + ry * dx);
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell ?? null;
}
