import { cellsOf } from '../../catalogue/catalogue';
import type { Geometry } from '../geometry';
import { distance, point, turned, turnedLine, type Line, type Point } from '../points';
import { hashOf } from '../random';

/** How far roads, cities and rivers run on over the tile's border: so no seam shows. */
const BLEED = 0.7;

/** A tile as it lies: geometry of zero turns, turned on drawing, so that houses stay upright. */
export interface Scene {
  readonly geometry: Geometry;
  readonly turns: number;
  readonly seed: number;
}

export function sceneOf(geometry: Geometry, turns: number, variant: number): Scene {
  return { geometry, turns, seed: hashOf(`${geometry.plan.layout.id}/${variant}`) };
}

export function lie(scene: Scene, p: Point): Point {
  return turned(p, scene.turns);
}

/** The line as it lies, run on over the tile's border so that no gap opens to the neighbour. */
export function run(scene: Scene, line: Line): Line {
  const { width } = scene.geometry.plan;
  return turnedLine(overrun(line, width), scene.turns);
}

export function lieLine(scene: Scene, line: Line): Line {
  return turnedLine(line, scene.turns);
}

function overrun(line: Line, width: number): Line {
  const [first, second] = line;
  const [last, before] = [line[line.length - 1], line[line.length - 2]];
  const head = first && second && isOnBorder(first, width) ? [beyond(second, first)] : [];
  const tail = last && before && isOnBorder(last, width) ? [beyond(before, last)] : [];
  return [...head, ...line, ...tail];
}

function beyond(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return point(to.x + ((to.x - from.x) / length) * 1.5, to.y + ((to.y - from.y) / length) * 1.5);
}

export function isOnBorder(p: Point, width: number): boolean {
  return Math.min(p.x, width - p.x, p.y, 100 - p.y) < 0.3;
}

/** The tile's box as it lies, a little larger than its cells: neighbours overlap, no seam shows. */
export function boxOf(
  cells: number,
  turns: number,
  bleed: number = BLEED,
): { x: number; y: number; width: number; height: number } {
  const corners = [turned(point(0, 0), turns), turned(point(100 * cells, 100), turns)];
  const xs = corners.map((p) => p.x);
  const ys = corners.map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x - bleed,
    y: y - bleed,
    width: Math.max(...xs) - x + 2 * bleed,
    height: Math.max(...ys) - y + 2 * bleed,
  };
}

export function boxOfScene(
  scene: Scene,
  bleed?: number,
): { x: number; y: number; width: number; height: number } {
  return boxOf(cellsOf(scene.geometry.plan.layout), scene.turns, bleed);
}
