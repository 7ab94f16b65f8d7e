/** Plane geometry for the tiles: points, lines of points, polygons. y grows to the south. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly Point[];

export function point(x: number, y: number): Point {
  return { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Neighbouring points of a line. */
export function pairs(line: Line): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) found.push([a, b]);
  }
  return found;
}

export function ring(polygon: Line): Line {
  const first = polygon[0];
  return first ? [...polygon, first] : polygon;
}

export function cubic(a: Point, b: Point, c: Point, d: Point, steps = 20): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const [ka, kb, kc, kd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return {
      x: ka * a.x + kb * b.x + kc * c.x + kd * d.x,
      y: ka * a.y + kb * b.y + kc * c.y + kd * d.y,
    };
  });
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  return distance(p, mix(a, b, Math.min(1, Math.max(0, t))));
}

export function distanceToLine(p: Point, line: Line): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) best = Math.min(best, distanceToSegment(p, a, b));
  }
  return best;
}

export function isInside(p: Point, polygon: Line): boolean {
  let inside = false;
  for (const [a, b] of pairs(ring(polygon))) {
    const crosses = a.y > p.y !== b.y > p.y;
    if (crosses && p.x < a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

/** Distance to the polygon's edge, negative inside. */
export function signedDistance(p: Point, polygon: Line): number {
  const away = distanceToLine(p, ring(polygon));
  return isInside(p, polygon) ? -away : away;
}

export function lengthOf(line: Line): number {
  return pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** The point at share t of the line's length, and the line's direction there. */
export function along(line: Line, t: number): { at: Point; direction: Point } {
  let left = lengthOf(line) * t;
  const segments = pairs(line);
  for (const [index, [a, b]] of segments.entries()) {
    const length = distance(a, b);
    if (left <= length || index === segments.length - 1) {
      const share = length === 0 ? 0 : Math.min(1, left / length);
      const scale = length === 0 ? 1 : length;
      return { at: mix(a, b, share), direction: point((b.x - a.x) / scale, (b.y - a.y) / scale) };
    }
    left -= length;
  }
  return { at: line[0] ?? point(0, 0), direction: point(1, 0) };
}

/** The line moved sideways: to its right for a positive distance. */
export function offset(line: Line, by: number): Point[] {
  return line.map((p, i) => {
    const before = line[Math.max(0, i - 1)] ?? p;
    const after = line[Math.min(line.length - 1, i + 1)] ?? p;
    const length = distance(before, after) || 1;
    return point(
      p.x - ((after.y - before.y) / length) * by,
      p.y + ((after.x - before.x) / length) * by,
    );
  });
}

/** The polygon that a pen of that half-width draws along the line. */
export function ribbon(line: Line, half: number): Point[] {
  return [...offset(line, half), ...offset(line, -half).reverse()];
}

export function circle(centre: Point, radius: number, steps = 24): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

export function centroid(polygon: Line): Point {
  const sum = polygon.reduce((a, b) => point(a.x + b.x, a.y + b.y), point(0, 0));
  return point(sum.x / polygon.length, sum.y / polygon.length);
}

/** Where two lines cross first, seen along the first one. */
export function crossing(first: Line, second: Line): { at: Point; direction: Point } | null {
  for (const [a, b] of pairs(first)) {
    for (const [c, d] of pairs(second)) {
      const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
      const det = ux * vy - uy * vx;
      if (Math.abs(det) < 1e-9) continue;
      const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / det;
      const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / det;
      if (s < 0 || s > 1 || t < 0 || t > 1) continue;
      const length = Math.hypot(ux, uy) || 1;
      return { at: mix(a, b, s), direction: point(ux / length, uy / length) };
    }
  }
  return null;
}

/** A quarter-turn clockwise, `turns` times, about the middle of the first cell. */
export function turned(p: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return point(100 - p.y, p.x);
    case 2:
      return point(100 - p.x, 100 - p.y);
    case 3:
      return point(p.y, 100 - p.x);
    default:
      return p;
  }
}

export function turnedLine(line: Line, turns: number): Point[] {
  return line.map((p) => turned(p, turns));
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** SVG path data through the points. */
export function pathOf(line: Line, closed = false): string {
  if (line.length === 0) return '';
  const points = line.map((p) => `${round(p.x)} ${round(p.y)}`).join('L');
  return `M${points}${closed ? 'Z' : ''}`;
}
