import { geometryOf } from '../tiles/geometry';
import { distance, mix, point, type Point } from '../tiles/points';

/** How far from the lake's middle a pair's handle lies: outside the lake, between two roads. */
const REACH = 34;

/**
 * Where the handle for a pair of landings is drawn, at zero turns, and its small picture round (0, 0).
 * Pairs of neighbours have their handle in the corner between their roads. Opposite landings have it
 * beyond a side without a landing, or on the lake when there is none.
 */
export function handleOf(layout: string, a: number, b: number): { at: Point; icon: Point[] } {
  const plan = geometryOf(layout)?.plan;
  const centre = plan?.lake?.centre ?? point(50, 50);
  const landings = (plan?.roads ?? []).flatMap((road) =>
    road.landing ? [{ segment: road.segment, at: road.landing.at }] : [],
  );
  const [from, to] = [a, b].map(
    (segment) => landings.find((one) => one.segment === segment)?.at ?? centre,
  );
  if (!from || !to) return { at: centre, icon: [] };
  const icon = [from, centre, to].map((p) => small(p, centre));
  const middle = mix(from, to, 0.5);
  if (distance(middle, centre) > 6) return { at: outward(middle, centre), icon };
  const side = [0, 1, 2, 3]
    .map((quarter) => point(centre.x + Math.round(Math.cos((quarter * Math.PI) / 2)) * 20, centre.y + Math.round(Math.sin((quarter * Math.PI) / 2)) * 20))
    .find((p) => landings.every((landing) => distance(landing.at, p) > 12));
  if (side) return { at: mix(centre, side, 0.5), icon };
  // Four landings: the two straight ways cross, so each handle moves aside along its own way.
  return { at: mix(centre, from, 0.74), icon };
}

function small(p: Point, centre: Point): Point {
  const away = distance(p, centre) || 1;
  return point(((p.x - centre.x) / away) * 5.5, ((p.y - centre.y) / away) * 5.5);
}

function outward(p: Point, centre: Point): Point {
  return mix(centre, p, REACH / (distance(p, centre) || 1));
}
