import type { Layout } from '../../catalogue/catalogue';
import { distance, distanceToLine, signedDistance, type Point } from '../points';
import { centreOf, edgeAt, inwards, midpointOf, outline, parseSide } from '../sides';
import type { CityPlan } from './cities';
import { bentLine } from './courses';
import type { RiverPlan } from './waters';

/** Room that the house needs round its middle. */
const ROOM = 14;

/** The middle of the tile when nothing passes there, else the field side that is farthest from all. */
export function placeMonastery(
  layout: Layout,
  cities: readonly CityPlan[],
  rivers: readonly RiverPlan[],
): { segment: number; at: Point } | null {
  const segment = layout.segments.findIndex((one) => one.kind === 'monastery');
  if (segment < 0) return null;
  const room = roomAt(layout, cities, rivers);
  const middle = centreOf(layout);
  if (room(middle) > ROOM) return { segment, at: middle };
  const candidates = outline(1)
    .filter((side) => edgeAt(layout, side) === 'F')
    .map((side) => inwards(side, midpointOf(side), 22));
  const at = candidates.reduce((best, p) => (room(p) > room(best) ? p : best), candidates[0] ?? middle);
  return { segment, at };
}

function roomAt(
  layout: Layout,
  cities: readonly CityPlan[],
  rivers: readonly RiverPlan[],
): (p: Point) => number {
  const roads = layout.segments.flatMap((one) => {
    const [a, b] = (one.sides ?? []).map(parseSide);
    return one.kind === 'road' && a && b ? [bentLine(a, b, 0)] : [];
  });
  return (p) =>
    Math.min(
      ...roads.map((line) => distanceToLine(p, line) - 6),
      ...cities.flatMap((city) => city.areas.map((area) => signedDistance(p, area))),
      ...rivers.flatMap((river) => [
        ...river.lines.map((line) => distanceToLine(p, line) - 9),
        river.pool ? distance(p, river.pool.centre) - river.pool.radius : Infinity,
      ]),
      Infinity,
    );
}
