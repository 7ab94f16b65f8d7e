import type { Layout } from '../catalogue/catalogue';
import { RIVER_HALF, ROAD_HALF, VILLAGE_RADIUS, WALL_HALF, type Plan } from './plan/plan';
import { distance, distanceToLine, signedDistance, type Line, type Point } from './points';
import { Raster } from './raster';
import { halfSidePoint } from './sides';

export interface FieldArea {
  readonly segment: number;
  readonly loops: readonly Line[];
  readonly raster: Raster;
  /** Tells whether a node of the raster lies in this field. */
  readonly has: (node: number) => boolean;
  /** The area's number, or -1 when its half-sides do not lie in one area. */
  readonly area: number;
}

/** How far a point is from everything that bounds a field; negative on a road, in a city, on water. */
export function openness(plan: Plan): (p: Point) => number {
  return (p) => {
    // Finite, so that the outline of a tile with nothing but field can be interpolated.
    let best = 200;
    for (const road of plan.roads) best = Math.min(best, distanceToLine(p, road.line) - ROAD_HALF);
    for (const city of plan.cities) {
      for (const area of city.areas) best = Math.min(best, signedDistance(p, area) - WALL_HALF);
    }
    for (const river of plan.rivers) {
      for (const line of river.lines) best = Math.min(best, distanceToLine(p, line) - RIVER_HALF);
      if (river.pool) best = Math.min(best, signedDistance(p, river.pool.shape) - 1);
    }
    if (plan.lake) best = Math.min(best, signedDistance(p, plan.lake.shape) - 1);
    if (plan.village) best = Math.min(best, distance(p, plan.village) - VILLAGE_RADIUS);
    return best;
  };
}

/** The fields of the picture: what roads, rivers and cities leave, split as they split it. */
export function fieldsOf(plan: Plan): FieldArea[] {
  const raster = new Raster(plan.width, 100, openness(plan));
  const labels = raster.areas();
  const sizes = new Map<number, number>();
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const taken = new Set<number>();
  const fields = plan.layout.segments.flatMap((segment, index) => {
    if (segment.kind !== 'field') return [];
    const halves = segment.half_sides ?? [];
    const found = new Set(halves.map((half) => labels[raster.nodeNear(halfSidePoint(half))] ?? -1));
    const area = found.size === 1 ? ([...found][0] ?? -1) : -1;
    for (const one of found) taken.add(one);
    return [{ segment: index, area, all: found, inner: halves.length === 0 }];
  });
  return fields.map(({ segment, area, all, inner }) => {
    const own = inner ? new Set([largest(sizes, taken)]) : all;
    const has = (node: number): boolean => {
      const label = labels[node] ?? -1;
      return label >= 0 && own.has(label);
    };
    const number = inner ? ([...own][0] ?? -1) : area;
    return { segment, area: number, raster, has, loops: raster.contours(has) };
  });
}

function largest(sizes: ReadonlyMap<number, number>, taken: ReadonlySet<number>): number {
  const free = [...sizes].filter(([label]) => label >= 0 && !taken.has(label));
  return free.sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/** Each field of the catalogue is one area of the picture, and no two share one. */
export function splitsAsCatalogued(layout: Layout, fields: readonly FieldArea[]): boolean {
  const areas = fields.map((field) => field.area);
  const count = layout.segments.filter((segment) => segment.kind === 'field').length;
  return areas.length === count && areas.every((area) => area >= 0) && new Set(areas).size === count;
}
