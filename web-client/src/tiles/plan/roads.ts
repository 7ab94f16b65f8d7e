import { type Layout } from '../../catalogue/catalogue';
import { centroid, distance, distanceToLine, isInside, mix, point, type Line, type Point } from '../points';
import { hashOf } from '../random';
import { edgeAt, inwards, midpointOf, outline, parseSide, type Side } from '../sides';
import { bentLine, courseTo } from './courses';
import type { CityPlan } from './cities';
import type { FerryLake, RiverPlan } from './waters';

/** How a road that leaves the tile at one side only comes to its end. */
export type RoadEnd = 'hub' | 'ahead' | 'city' | 'stub';

export interface RoadPlan {
  readonly segment: number;
  /** The visible course, cut where it ends. */
  readonly line: Line;
  /** The gate by which the road enters a city. */
  readonly gate: { readonly at: Point; readonly direction: Point } | null;
  /** A house stands where the road ends in the open. */
  readonly house: Point | null;
  /** The road ends at a lake, in a landing. */
  readonly landing: { readonly at: Point; readonly direction: Point } | null;
}

interface Surroundings {
  readonly ends: readonly RoadEnd[];
  readonly hub: Point;
  /** Something else than a village stands at the hub. */
  readonly hubTaken: boolean;
  readonly cities: readonly CityPlan[];
  readonly rivers: readonly RiverPlan[];
  readonly lake: FerryLake | null;
  readonly monastery: Point | null;
}

/** Roads that end on the tile: these have a choice of end. */
export function endingRoads(layout: Layout): number[] {
  return layout.segments.flatMap((segment, index) =>
    segment.kind === 'road' && segment.sides?.length === 1 ? [index] : [],
  );
}

export function planRoads(
  layout: Layout,
  around: Surroundings,
): { roads: RoadPlan[]; village: Point | null } {
  const ending = endingRoads(layout);
  const roads: RoadPlan[] = [];
  let met = 0;
  for (const [segment, spec] of layout.segments.entries()) {
    if (spec.kind !== 'road') continue;
    const sides = (spec.sides ?? []).map(parseSide);
    const end = around.ends[ending.indexOf(segment)] ?? 'hub';
    const course = courseOf(layout, segment, sides, end, around);
    const road = cut(segment, course, sides.length === 1 ? end : null, around);
    roads.push(road);
    if (sides.length === 1 && end === 'hub' && !road.gate) met += 1;
  }
  const village = !around.hubTaken && met > 1 ? around.hub : null;
  return { roads, village };
}

function courseOf(
  layout: Layout,
  segment: number,
  sides: readonly Side[],
  end: RoadEnd,
  around: Surroundings,
): Line {
  const [a, b] = sides;
  if (!a) return [];
  if (b) return bentLine(a, b, bendOf(layout, segment, a, b));
  const from = midpointOf(a);
  switch (end) {
    case 'hub':
      return courseTo(a, around.hub);
    case 'ahead':
      return [from, inwards(a, from, 96)];
    case 'city':
      return courseTo(a, nearestCity(inwards(a, from, 40), around.cities) ?? around.hub);
    case 'stub':
      return [from, inwards(a, from, 27)];
  }
}

function nearestCity(from: Point, cities: readonly CityPlan[]): Point | null {
  const points = cities.flatMap((city) => city.areas.map((area) => centroid(area)));
  return points.reduce<Point | null>(
    (best, p) => (best && distance(best, from) <= distance(p, from) ? best : p),
    null,
  );
}

/** A straight road swings a little, away from a city beside it; not when it crosses something. */
function bendOf(layout: Layout, segment: number, a: Side, b: Side): number {
  const others = outline(1).filter((side) => side.letter !== a.letter && side.letter !== b.letter);
  const edges = others.map((side) => edgeAt(layout, side));
  if (edges.every((edge) => edge === 'F')) return hashOf(layout.id) % 2 === segment % 2 ? 3 : -3;
  const [first, second] = edges;
  if (first === 'C' && second === 'F') return awayFrom(others[0], a, b);
  if (second === 'C' && first === 'F') return awayFrom(others[1], a, b);
  return 0;
}

function awayFrom(built: Side | undefined, a: Side, b: Side): number {
  if (!built) return 0;
  const [from, to, wall] = [midpointOf(a), midpointOf(b), midpointOf(built)];
  const turn = (to.x - from.x) * (wall.y - from.y) - (to.y - from.y) * (wall.x - from.x);
  return turn > 0 ? -3 : 3;
}

function cut(segment: number, course: Line, end: RoadEnd | null, around: Surroundings): RoadPlan {
  const base = { segment, gate: null, house: null, landing: null };
  if (end === null) return { ...base, line: course };
  const gate = firstIn(course, (p) => around.cities.some((city) => city.areas.some((area) => isInside(p, area))));
  if (gate) return { ...base, line: gate.line, gate };
  const { lake } = around;
  if (lake) {
    const landing = firstIn(course, (p) => distance(p, lake.centre) < lake.radius + 1);
    return landing ? { ...base, line: landing.line, landing } : { ...base, line: course };
  }
  const last = course[course.length - 1] ?? point(50, 50);
  if (end === 'hub' && around.hubTaken) {
    const shore = around.monastery ?? around.hub;
    const stop = firstIn(course, (p) => distance(p, shore) < 9);
    const house = around.monastery ? null : (stop?.at ?? last);
    return { ...base, line: stop?.line ?? course, house };
  }
  if (end === 'ahead') {
    const bank = firstIn(course, (p) => around.rivers.some((river) => river.lines.some((line) => distanceToLine(p, line) < 8)));
    if (bank) return { ...base, line: bank.line, house: bank.at };
  }
  return { ...base, line: course, house: end === 'stub' ? last : null };
}

/** The course up to the first point of which `hit` is true, in fine steps. */
function firstIn(
  course: Line,
  hit: (p: Point) => boolean,
): { line: Line; at: Point; direction: Point } | null {
  const line: Point[] = [];
  let before = course[0];
  for (const p of course) {
    const from = before ?? p;
    for (let step = 1; step <= 8; step += 1) {
      const at = mix(from, p, step / 8);
      if (!hit(at)) continue;
      const length = distance(from, p) || 1;
      const direction = point((p.x - from.x) / length, (p.y - from.y) / length);
      return { line: [...line, at], at, direction };
    }
    line.push(p);
    before = p;
  }
  return null;
}
