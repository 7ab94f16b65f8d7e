import { cellsOf, type Layout } from '../catalogue/catalogue';
import { mix, point, type Point } from './points';

export type SideLetter = 'N' | 'E' | 'S' | 'W';

/** One side of one cell of a tile. */
export interface Side {
  readonly cell: number;
  readonly letter: SideLetter;
}

/** "S" is a side of the only cell, "1:S" one of the second cell. */
export function parseSide(name: string): Side {
  const [first = '', second] = name.split(':');
  const letter = (second ?? first) as SideLetter;
  return { cell: second === undefined ? 0 : Number(first), letter };
}

/** The side's two corners, clockwise round the cell. */
export function cornersOf({ cell, letter }: Side): [Point, Point] {
  const left = cell * 100;
  const nw = point(left, 0);
  const ne = point(left + 100, 0);
  const se = point(left + 100, 100);
  const sw = point(left, 100);
  switch (letter) {
    case 'N':
      return [nw, ne];
    case 'E':
      return [ne, se];
    case 'S':
      return [se, sw];
    case 'W':
      return [sw, nw];
  }
}

export function midpointOf(side: Side): Point {
  const [a, b] = cornersOf(side);
  return mix(a, b, 0.5);
}

/** Unit vector from the side into the cell. */
export function inwardOf(side: Side): Point {
  const [a, b] = cornersOf(side);
  return point(-(b.y - a.y) / 100, (b.x - a.x) / 100);
}

export function inwards(side: Side, from: Point, by: number): Point {
  const inward = inwardOf(side);
  return point(from.x + inward.x * by, from.y + inward.y * by);
}

/** The outer sides of the tile, clockwise from the first cell's north. */
export function outline(cells: number): Side[] {
  if (cells === 2) {
    return ['0:N', '1:N', '1:E', '1:S', '0:S', '0:W'].map(parseSide);
  }
  return ['N', 'E', 'S', 'W'].map(parseSide);
}

export function sameSide(a: Side, b: Side): boolean {
  return a.cell === b.cell && a.letter === b.letter;
}

const HALVES: Readonly<Record<string, readonly [SideLetter, number]>> = {
  NNW: ['N', 0.25],
  NNE: ['N', 0.75],
  ENE: ['E', 0.25],
  ESE: ['E', 0.75],
  SSE: ['S', 0.25],
  SSW: ['S', 0.75],
  WSW: ['W', 0.25],
  WNW: ['W', 0.75],
};

/** A point just inside the tile, in the middle of the half-side. */
export function halfSidePoint(name: string): Point {
  const [first = '', second] = name.split(':');
  const half = HALVES[second ?? first];
  if (!half) return point(50, 50);
  const side: Side = { cell: second === undefined ? 0 : Number(first), letter: half[0] };
  const [a, b] = cornersOf(side);
  return inwards(side, mix(a, b, half[1]), 1);
}

export function centreOf(layout: Layout): Point {
  return point(50 * cellsOf(layout), 50);
}

/** The letter of what lies at a side: F, R, C or V; x at the seam of a double tile. */
export function edgeAt(layout: Layout, side: Side): string {
  return layout.sides.split(' ')[side.cell]?.['NESW'.indexOf(side.letter)] ?? 'F';
}
