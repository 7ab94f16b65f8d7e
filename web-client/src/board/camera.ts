import type { PlacedTile } from '../model/types';

/** Board units to the edge of a cell. */
export const CELL = 100;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scale and shift from board units to pixels. */
export interface Framing {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const SCALES = { least: 0.08, most: 4, fitted: 1.35 } as const;

/** The box of all these cells in board units; one cell round the origin when there are none. */
export function boundsOf(cells: readonly { readonly x: number; readonly y: number }[]): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  if (cells.length === 0) return { left: 0, top: 0, right: CELL, bottom: CELL };
  return {
    left: Math.min(...xs) * CELL,
    top: Math.min(...ys) * CELL,
    right: (Math.max(...xs) + 1) * CELL,
    bottom: (Math.max(...ys) + 1) * CELL,
  };
}

export function sameBounds(a: Bounds, b: Bounds): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** Everything in sight, with a margin, and not larger than is pleasant. */
export function fitting(bounds: Bounds, size: Size, margin: number = CELL * 0.45): Framing {
  const width = bounds.right - bounds.left + 2 * margin;
  const height = bounds.bottom - bounds.top + 2 * margin;
  const k = clamp(Math.min(size.width / width, size.height / height), SCALES.least, SCALES.fitted);
  return centredOn((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, k, size);
}

/** The point in the middle of the picture. */
export function centredOn(x: number, y: number, k: number, size: Size): Framing {
  return { k, x: size.width / 2 - x * k, y: size.height / 2 - y * k };
}

export function between(a: Framing, b: Framing, t: number): Framing {
  const eased = 1 - (1 - t) ** 3;
  const part = (from: number, to: number): number => from + (to - from) * eased;
  return { k: part(a.k, b.k), x: part(a.x, b.x), y: part(a.y, b.y) };
}

export function middleOf(tile: PlacedTile): { x: number; y: number } {
  return { x: (tile.x + 0.5) * CELL, y: (tile.y + 0.5) * CELL };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
