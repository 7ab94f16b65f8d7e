import { distance, signedDistance, type Point } from '../points';
import type { CityPlan } from './cities';

/** Nearer than this to a wall, roads that meet do so at a gate. */
const GATE_NEAR = 10;

/** The place in the city's wall where roads that meet at a point come in, if they are near enough. */
export function gateAt(city: CityPlan, meeting: Point): Point | null {
  const depth = Math.min(...city.areas.map((area) => signedDistance(meeting, area)));
  if (depth > GATE_NEAR) return null;
  const points = city.walls.flat();
  const [first] = points;
  if (!first) return null;
  return points.reduce((best, p) => (distance(p, meeting) < distance(best, meeting) ? p : best), first);
}
