import type { PlacedTile } from '../model/types';
import type { Point } from '../tiles/points';

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

export interface Edge {
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
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

/**
 * Pixels that stay free round everything: so much that the check-mark of a preview at the edge can be
 * pressed, and that what lies over the top of the picture hides no cell.
 */
export const EDGE: Edge = { top: 60, side: 34, bottom: 30 };

/**
 * Everything in sight, and not larger than is pleasant. With `least`, cells are no smaller than so many
 * pixels, though then not all of them are in sight: the picture is round `focus`, if there is one.
 */
export function fitting(
  bounds: Bounds,
  size: Size,
  edge: Edge = EDGE,
  least = 0,
  focus: Point | null = null,
): Framing {
  const width = Math.max(1, size.width - 2 * edge.side);
  const height = Math.max(1, size.height - edge.top - edge.bottom);
  const wanted = Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
  const k = clamp(wanted, Math.max(SCALES.least, least / CELL), SCALES.fitted);
  if (focus && k > wanted) {
    const held = (at: number, from: number, to: number, seen: number): number =>
      to - from <= seen ? (from + to) / 2 : clamp(at, from + seen / 2, to - seen / 2);
    // No emptier than need be: the picture stops at the edge of the land.
    const x = held(focus.x, bounds.left, bounds.right, width / k);
    const y = held(focus.y, bounds.top, bounds.bottom, height / k);
    const near = centredOn(x, y, k, size);
    return { ...near, y: near.y + (edge.top - edge.bottom) / 2 };
  }
  const shown = centredOn((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, k, size);
  return { ...shown, y: shown.y + (edge.top - edge.bottom) / 2 };
}

/** Whether a point lies in the picture, and not just at its edge. */
export function isSeen({ k, x: dx, y: dy }: Framing, size: Size, { x, y }: Point, edge: Edge = EDGE): boolean {
  const [px, py] = [x * k + dx, y * k + dy];
  return px > edge.side && py > edge.top && px < size.width - edge.side && py < size.height - edge.bottom;
}

/**
 * As `fitting` round the last tile, unless none of the places to choose from would be in sight there: then
 * round the nearest of them.
 */
export function fittingPlaces(
  bounds: Bounds,
  size: Size,
  edge: Edge,
  least: number,
  last: Point | null,
  places: readonly Point[],
): Framing {
  const framing = fitting(bounds, size, edge, least, last);
  if (!last || places.length === 0 || places.some((place) => isSeen(framing, size, place, edge))) return framing;
  const away = ({ x, y }: Point): number => Math.hypot(x - last.x, y - last.y);
  const nearest = places.reduce((best, place) => (away(place) < away(best) ? place : best));
  return fitting(bounds, size, edge, least, nearest);
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

export function middleOf(tile: Pick<PlacedTile, 'x' | 'y'>): { x: number; y: number } {
  return { x: (tile.x + 0.5) * CELL, y: (tile.y + 0.5) * CELL };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
