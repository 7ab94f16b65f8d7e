import { point, type Line, type Point } from './points';

/** A measure over the plane: positive inside an area, its distance to the edge. */
export type Depth = (p: Point) => number;

const STEP = 2;

/** Samples of a depth over the tile, from which areas, outlines and the roomiest places come. */
export class Raster {
  readonly columns: number;
  readonly rows: number;
  private readonly depths: Float64Array;

  constructor(width: number, height: number, depth: Depth) {
    this.columns = width / STEP + 1;
    this.rows = height / STEP + 1;
    this.depths = new Float64Array(this.columns * this.rows);
    for (let i = 0; i < this.depths.length; i += 1) this.depths[i] = depth(this.pointAt(i));
  }

  get size(): number {
    return this.depths.length;
  }

  pointAt(node: number): Point {
    return point((node % this.columns) * STEP, Math.floor(node / this.columns) * STEP);
  }

  depthAt(node: number): number {
    return this.depths[node] ?? -1;
  }

  nodeNear(p: Point): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.round(p.x / STEP)));
    const row = Math.min(this.rows - 1, Math.max(0, Math.round(p.y / STEP)));
    return row * this.columns + column;
  }

  /** For each node the number of the connected area that it lies in, or -1 outside. */
  areas(): Int16Array {
    const labels = new Int16Array(this.size).fill(-1);
    let next = 0;
    for (let start = 0; start < this.size; start += 1) {
      if (labels[start] !== -1 || this.depthAt(start) <= 0) continue;
      const stack = [start];
      labels[start] = next;
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        for (const near of this.neighbours(node)) {
          if (labels[near] !== -1 || this.depthAt(near) <= 0) continue;
          labels[near] = next;
          stack.push(near);
        }
      }
      next += 1;
    }
    return labels;
  }

  private neighbours(node: number): number[] {
    const column = node % this.columns;
    const found: number[] = [];
    if (column > 0) found.push(node - 1);
    if (column < this.columns - 1) found.push(node + 1);
    if (node >= this.columns) found.push(node - this.columns);
    if (node < this.size - this.columns) found.push(node + this.columns);
    return found;
  }

  /** The outlines of the nodes that `member` takes, smooth along the depth's zero line. */
  contours(member: (node: number) => boolean): Line[] {
    const value = (column: number, row: number): number => {
      if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1e-6;
      const node = row * this.columns + column;
      const depth = this.depthAt(node);
      return member(node) ? Math.max(depth, 1e-6) : Math.min(depth, -1e-6);
    };
    const place = (column: number, row: number): Point =>
      point(
        Math.min(this.columns - 1, Math.max(0, column)) * STEP,
        Math.min(this.rows - 1, Math.max(0, row)) * STEP,
      );
    const links = new Map<string, { to: string; at: Point }>();
    for (let row = -1; row < this.rows; row += 1) {
      for (let column = -1; column < this.columns; column += 1) {
        this.march(column, row, value, place, links);
      }
    }
    return loopsOf(links);
  }

  /** One square of the marching squares; the inside lies to the left of each link. */
  private march(
    column: number,
    row: number,
    value: (column: number, row: number) => number,
    place: (column: number, row: number) => Point,
    links: Map<string, { to: string; at: Point }>,
  ): void {
    const corners = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ] as const;
    const values = corners.map(([c, r]) => value(c, r));
    const names = [`h${column},${row}`, `v${column + 1},${row}`, `h${column},${row + 1}`, `v${column},${row}`];
    const into: number[] = [];
    const out: number[] = [];
    for (let edge = 0; edge < 4; edge += 1) {
      const here = (values[edge] ?? -1) > 0;
      const there = (values[(edge + 1) % 4] ?? -1) > 0;
      if (here && !there) out.push(edge);
      if (!here && there) into.push(edge);
    }
    const cutAt = (edge: number): Point => {
      const [a, b] = [corners[edge], corners[(edge + 1) % 4]];
      const [va, vb] = [values[edge] ?? 0, values[(edge + 1) % 4] ?? 0];
      if (!a || !b) return point(0, 0);
      const [p, q] = [place(a[0], a[1]), place(b[0], b[1])];
      const t = va / (va - vb);
      return point(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t);
    };
    for (const [i, from] of out.entries()) {
      const to = into[i];
      const [name, target] = [names[from], to === undefined ? undefined : names[to]];
      if (name !== undefined && target !== undefined) links.set(name, { to: target, at: cutAt(from) });
    }
  }

  /** The place where the lesser of depth and `limit` is greatest; `bonus` decides between equals. */
  deepest(
    member: (node: number) => boolean,
    limit: (p: Point) => number,
    bonus: (p: Point) => number = () => 0,
  ): { at: Point; depth: number } {
    let best = { at: point(50, 50), depth: -Infinity };
    for (let node = 0; node < this.size; node += 1) {
      if (!member(node)) continue;
      const at = this.pointAt(node);
      const depth = Math.min(this.depthAt(node), limit(at)) + bonus(at);
      if (depth > best.depth) best = { at, depth };
    }
    return best;
  }
}

function loopsOf(links: Map<string, { to: string; at: Point }>): Line[] {
  const loops: Line[] = [];
  while (links.size > 0) {
    const loop: Point[] = [];
    let name: string | undefined = links.keys().next().value;
    while (name !== undefined) {
      const link = links.get(name);
      if (!link) break;
      links.delete(name);
      loop.push(link.at);
      name = link.to;
    }
    if (loop.length > 2) loops.push(simplified(loop));
  }
  return loops;
}

/** Leaves out points that lie nearly on the line of their neighbours. */
function simplified(loop: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [i, p] of loop.entries()) {
    const before = kept[kept.length - 1] ?? loop[loop.length - 1] ?? p;
    const after = loop[(i + 1) % loop.length] ?? p;
    const area = (p.x - before.x) * (after.y - before.y) - (p.y - before.y) * (after.x - before.x);
    const span = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    if (Math.abs(area) / span > 0.06 || span > 12) kept.push(p);
  }
  return kept.length > 2 ? kept : [...loop];
}
