import { cityDepth } from './areas';
import type { FieldArea } from './fields';
import type { Plan } from './plan/plan';
import { along, centroid, distance, distanceToLine, point, type Line, type Point } from './points';
import { Raster } from './raster';

/** Where marks stand that belong to a segment: shields, gardens, herds. */
export interface Marks {
  readonly pennants: readonly Point[];
  readonly garden: Point | null;
  readonly herd: Point | null;
  readonly sheep: Point | null;
  readonly vineyard: Point | null;
  readonly inn: Point | null;
  readonly cropCircle: Point | null;
}

/** The places of all that stands in a field or beside a road. */
export function spotsOf({ garden, herd, inn, cropCircle, sheep, vineyard }: Marks): Point[] {
  return [garden, herd, inn, cropCircle, sheep, vineyard].filter((at) => at !== null);
}

/** Figures need so much room between them. */
const APART = 21;

export function anchorsOf(
  plan: Plan,
  fields: readonly FieldArea[],
): { anchors: Point[]; marks: Marks } {
  const taken: Point[] = [];
  const found = new Map<number, Point>();
  const keep = (segment: number, at: Point): void => {
    found.set(segment, at);
    taken.push(at);
  };
  if (plan.monastery) keep(plan.monastery.segment, plan.monastery.at);
  const rasters = new Map<number, Raster>();
  for (const city of plan.cities) {
    const raster = new Raster(plan.width, 100, cityDepth(city.areas));
    rasters.set(city.segment, raster);
    const tile = plan.layout.segments[city.segment];
    // A shield and a figure share the city: the first spot leaves room for the second.
    keep(city.segment, roomiest(raster, () => true, taken, plan.width, (tile?.pennants ?? 0) > 0 ? 4 : 0));
  }
  for (const road of plan.roads) keep(road.segment, onRoad(plan, road.line, taken));
  for (const field of [...fields].sort((a, b) => areaOf(a) - areaOf(b))) {
    keep(field.segment, roomiest(field.raster, field.has, taken, plan.width, 0));
  }
  for (const river of plan.rivers) {
    const line = river.lines[0] ?? [];
    keep(river.segment, river.pool ? river.pool.centre : along(line, 0.5).at);
  }
  const anchors = plan.layout.segments.map((_, index) => found.get(index) ?? point(50, 50));
  return { anchors, marks: marksOf(plan, fields, rasters, taken) };
}

function areaOf(field: FieldArea): number {
  let count = 0;
  for (let node = 0; node < field.raster.size; node += 1) if (field.has(node)) count += 1;
  return count;
}

function borderDistance(p: Point, width: number): number {
  return Math.min(p.x, width - p.x, p.y, 100 - p.y);
}

/** The place with the most room: away from the area's edge, the tile's border and what is there. */
function roomiest(
  raster: Raster,
  member: (node: number) => boolean,
  taken: readonly Point[],
  width: number,
  aside: number,
): Point {
  const limit = (p: Point): number =>
    Math.min(
      borderDistance(p, width) * 0.95 + (aside > 0 && p.x > width / 2 ? -aside : 0),
      ...taken.map((other) => distance(p, other) - APART + 10),
    );
  // In a narrow area depth is much the same everywhere: then rather keep away from the others.
  const bonus = (p: Point): number =>
    0.12 * Math.min(30, ...taken.map((other) => distance(p, other)));
  return raster.deepest((node) => member(node) && raster.depthAt(node) > 0, limit, bonus).at;
}

/** Along a road: clear of bridges, other roads and figures, rather near the middle. */
function onRoad(plan: Plan, line: Line, taken: readonly Point[]): Point {
  const others = [
    ...plan.rivers.flatMap((river) => river.lines),
    ...plan.roads.filter((road) => road.line !== line).map((road) => road.line),
  ];
  let best = { at: along(line, 0.5).at, room: -Infinity };
  for (let t = 0.2; t <= 0.81; t += 0.05) {
    const { at } = along(line, t);
    const room = Math.min(
      16 - Math.abs(t - 0.5) * 14,
      borderDistance(at, plan.width) + 2,
      ...others.map((other) => distanceToLine(at, other) - 6),
      ...taken.map((other) => distance(at, other) - APART + 12),
    );
    if (room > best.room) best = { at, room };
  }
  return best.at;
}

function marksOf(
  plan: Plan,
  fields: readonly FieldArea[],
  rasters: ReadonlyMap<number, Raster>,
  anchors: readonly Point[],
): Marks {
  const taken = [...anchors];
  const pennants = plan.cities.flatMap((city) => {
    const raster = rasters.get(city.segment);
    const count = plan.layout.segments[city.segment]?.pennants ?? 0;
    return Array.from({ length: raster ? count : 0 }, () => {
      const at = raster ? roomiest(raster, () => true, taken, plan.width, 0) : centroid([]);
      taken.push(at);
      return at;
    });
  });
  const inField = (wanted: (segment: number) => boolean): Point | null => {
    const candidates = fields.filter((one) => wanted(one.segment));
    const field = candidates.sort((a, b) => areaOf(b) - areaOf(a))[0];
    if (!field) return null;
    const at = roomiest(field.raster, field.has, taken, plan.width, 0);
    taken.push(at);
    return at;
  };
  const segments = plan.layout.segments;
  const inn = plan.roads.find((road) => segments[road.segment]?.inn);
  return {
    pennants,
    garden: plan.layout.garden ? inField(() => true) : null,
    herd: inField((segment) => segments[segment]?.pig_herd === true),
    sheep: (plan.layout.sheep ?? 0) > 0 ? inField(() => true) : null,
    vineyard: plan.layout.vineyard ? inField(() => true) : null,
    inn: inn ? besideRoad(inn.line) : null,
    cropCircle: plan.layout.crop_circle ? inField(() => true) : null,
  };
}

function besideRoad(line: Line): Point {
  const { at, direction } = along(line, 0.24);
  return point(at.x - direction.y * -15, at.y + direction.x * -15);
}
