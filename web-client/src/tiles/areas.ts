import type { FieldArea } from './fields';
import { RIVER_HALF, ROAD_HALF, type Plan } from './plan/plan';
import { circle, point, ribbon, signedDistance, type Line, type Point } from './points';

export interface Areas {
  /** Closed polygons that the segment covers. */
  readonly loops: readonly Line[];
}

const BRIDGE_HALF = 9;

/** The city's bridge over a river, with houses upon it. */
export function bridgeShape(bridge: { from: Point; to: Point }): Line {
  return ribbon([bridge.from, bridge.to], BRIDGE_HALF);
}

export function segmentAreas(plan: Plan, fields: readonly FieldArea[]): Areas[] {
  return plan.layout.segments.map((segment, index) => {
    switch (segment.kind) {
      case 'city': {
        const city = plan.cities.find((one) => one.segment === index);
        const bridge = city?.bridge ? [bridgeShape(city.bridge)] : [];
        return { loops: [...(city?.areas ?? []), ...bridge] };
      }
      case 'road': {
        const road = plan.roads.find((one) => one.segment === index);
        return { loops: road ? [ribbon(road.line, ROAD_HALF)] : [] };
      }
      case 'river': {
        const river = plan.rivers.find((one) => one.segment === index);
        const pool = river?.pool ? [river.pool.shape] : [];
        return { loops: [...(river?.lines ?? []).map((line) => ribbon(line, RIVER_HALF)), ...pool] };
      }
      case 'monastery':
        return { loops: [circle(plan.monastery?.at ?? point(50, 50), 15)] };
      case 'field':
        return { loops: fields.find((field) => field.segment === index)?.loops ?? [] };
    }
  });
}

/** How deep a point lies inside a city; negative outside. */
export function cityDepth(areas: readonly Line[]): (p: Point) => number {
  return (p) => Math.max(...areas.map((area) => -signedDistance(p, area)));
}

/** The parts of a closed outline that do not lie on the tile's border: neighbours close the rest. */
export function innerOutline(loop: Line, width: number): Line[] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [i, p] of loop.entries()) {
    const next = loop[(i + 1) % loop.length] ?? p;
    if (onBorder(p, next, width)) {
      if (part.length > 0) parts.push([...part, p]);
      part = [];
    } else {
      part.push(p);
      if (i === loop.length - 1) parts.push([...part, next]);
    }
  }
  return parts;
}

function onBorder(a: Point, b: Point, width: number): boolean {
  const near = (value: number, border: number): boolean => Math.abs(value - border) < 0.6;
  return (
    (near(a.x, 0) && near(b.x, 0)) ||
    (near(a.x, width) && near(b.x, width)) ||
    (near(a.y, 0) && near(b.y, 0)) ||
    (near(a.y, 100) && near(b.y, 100))
  );
}
