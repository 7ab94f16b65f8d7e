import { type Layout } from '../../catalogue/catalogue';
import { cubic, distance, mix, point, type Line, type Point } from '../points';
import { hashOf, randomFrom } from '../random';
import { centreOf, edgeAt, inwards, midpointOf, outline, parseSide, type Side } from '../sides';
import { bentLine, courseTo } from './courses';

export interface Pool {
  readonly kind: 'spring' | 'lake';
  readonly centre: Point;
  readonly radius: number;
  readonly shape: Line;
}

export interface RiverPlan {
  readonly segment: number;
  readonly lines: readonly Line[];
  readonly pool: Pool | null;
}

export interface FerryLake {
  readonly centre: Point;
  readonly radius: number;
  readonly shape: Line;
}

/** A spring rises in the middle of the tile, or beside the road that divides the fields there. */
export type SpringPlace = 'middle' | 'road';

export function planRivers(layout: Layout, spring: SpringPlace): RiverPlan[] {
  return layout.segments.flatMap((segment, index) => {
    if (segment.kind !== 'river') return [];
    const sides = (segment.sides ?? []).map(parseSide);
    const pool = poolOf(layout, sides, spring);
    return [{ segment: index, lines: courses(layout, sides, pool), pool }];
  });
}

function poolOf(layout: Layout, sides: readonly Side[], spring: SpringPlace): Pool | null {
  const middle = centreOf(layout);
  const [only] = sides;
  if (layout.group === 'river-spring') {
    const centre = spring === 'road' ? besideRoad(layout, middle) : middle;
    return pool('spring', centre, 10.5, layout.id);
  }
  // A river that ends on an ordinary tile ends in a lake under the city's walls.
  if (sides.length === 1 && only && layout.group !== 'river-lake') {
    return pool('lake', inwards(only, midpointOf(only), 60), 16, layout.id);
  }
  if (layout.group !== 'river-lake' || !only) return null;
  const shared = layout.segments.some((one) => one.kind === 'monastery' || one.kind === 'road');
  return shared
    ? pool('lake', inwards(only, midpointOf(only), 33), 18, layout.id)
    : pool('lake', middle, 27, layout.id);
}

function pool(kind: Pool['kind'], centre: Point, radius: number, seed: string): Pool {
  return { kind, centre, radius, shape: blob(centre, radius, seed) };
}

/** A round shape as nature draws it. */
export function blob(centre: Point, radius: number, seed: string): Line {
  const random = randomFrom(hashOf(seed));
  const [a, b, turn] = [random() * 0.06 + 0.03, random() * 0.04 + 0.02, random() * 6];
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const r = radius * (1 + a * Math.sin(2 * angle + turn) + b * Math.sin(3 * angle + 2 * turn));
    return point(centre.x + r * Math.cos(angle), centre.y + r * Math.sin(angle));
  });
}

function besideRoad(layout: Layout, middle: Point): Point {
  for (const segment of layout.segments) {
    const [a, b] = (segment.sides ?? []).map(parseSide);
    if (segment.kind !== 'road' || !a || !b) continue;
    const road = bentLine(a, b, 0);
    const nearest = road.reduce((best, p) => (distance(p, middle) < distance(best, middle) ? p : best));
    const away = distance(nearest, middle) || 1;
    return mix(nearest, middle, 13 / away);
  }
  return middle;
}

function courses(layout: Layout, sides: readonly Side[], at: Pool | null): Line[] {
  const middle = centreOf(layout);
  const [a, b] = sides;
  if (sides.length === 2 && a && b && !at) return [bentLine(a, b, bendOf(layout, a, b))];
  const spokes = sides.map((side) => courseTo(side, at?.centre ?? middle));
  const fillets = sides.flatMap((one, i) =>
    sides.slice(i + 1).map((two) => fillet(one, two, middle)),
  );
  return at ? spokes : [...spokes, ...fillets];
}

/** Rounds the corner between two arms of a fork. */
function fillet(one: Side, two: Side, middle: Point): Line {
  const [a, b] = [mix(midpointOf(one), middle, 0.5), mix(midpointOf(two), middle, 0.5)];
  return cubic(a, mix(a, middle, 0.9), mix(b, middle, 0.9), b, 12);
}

/** A straight river swings a little, away from a city beside it. */
function bendOf(layout: Layout, a: Side, b: Side): number {
  const others = outline(1).filter((side) => side.letter !== a.letter && side.letter !== b.letter);
  const built = others.filter((side) => edgeAt(layout, side) !== 'F').length;
  return built > 0 ? 0 : hashOf(layout.id) % 2 === 0 ? 4 : -4;
}

export function planFerryLake(layout: Layout): FerryLake | null {
  if (!layout.ferry) return null;
  const free = outline(1).filter((side) => edgeAt(layout, side) !== 'R');
  const middle = centreOf(layout);
  const centre = free.reduce((at, side) => inwards(side, at, 4), middle);
  const radius = free.some((side) => edgeAt(layout, side) === 'C') ? 17 : 20;
  return { centre, radius, shape: blob(centre, radius, layout.id) };
}
