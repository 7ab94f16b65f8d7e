import { layoutOf, type Layout } from '../catalogue/catalogue';
import { anchorsOf, type Marks } from './anchors';
import { fieldsOf, splitsAsCatalogued, type FieldArea } from './fields';
import type { CityReach } from './plan/cities';
import { planOf, type Plan, type PlanChoice } from './plan/plan';
import { endingRoads, type RoadEnd } from './plan/roads';
import { cityDepth, segmentAreas, type Areas } from './areas';
import { point, turned, type Line, type Point } from './points';

export { cityDepth };

/** All that a drawing of a tile needs to know, at zero turns. */
export interface Geometry {
  readonly plan: Plan;
  readonly fields: readonly FieldArea[];
  /** For each segment the polygons that it covers. */
  readonly areas: readonly Areas[];
  /** For each segment the place where a figure stands. */
  readonly anchors: readonly Point[];
  readonly marks: Marks;
  /** The picture divides the fields exactly as the catalogue says. */
  readonly faithful: boolean;
}

const cache = new Map<string, Geometry>();

export function geometryOf(id: string): Geometry | undefined {
  const known = cache.get(id);
  if (known) return known;
  const layout = layoutOf(id);
  if (!layout) return undefined;
  const made = makeGeometry(layout);
  cache.set(id, made);
  return made;
}

export function makeGeometry(layout: Layout): Geometry {
  const { plan, fields, faithful } = faithfulPlan(layout);
  const areas = segmentAreas(plan, fields);
  const { anchors, marks } = anchorsOf(plan, fields);
  return { plan, fields, areas, anchors, marks, faithful };
}

/** The catalogue names which fields are apart, not where a road ends: look for a plan that fits. */
function faithfulPlan(layout: Layout): { plan: Plan; fields: FieldArea[]; faithful: boolean } {
  const tried = choicesFor(layout).map((choice) => {
    let made: { plan: Plan; fields: FieldArea[]; faithful: boolean } | undefined;
    return () => {
      if (made) return made;
      const plan = planOf(layout, choice);
      const fields = fieldsOf(plan);
      made = { plan, fields, faithful: splitsAsCatalogued(layout, fields) };
      return made;
    };
  });
  const fitting = tried.find((make) => make().faithful) ?? tried[0];
  if (!fitting) throw new Error(`no plan for ${layout.id}`);
  return fitting();
}

/** Plainer pictures first. */
const ENDS: readonly RoadEnd[] = ['hub', 'ahead', 'stub', 'city'];

const REACH_COST: Readonly<Record<CityReach, number>> = { near: 0, bank: 1.5, corner: 4 };

function choicesFor(layout: Layout): PlanChoice[] {
  const springs = layout.group === 'river-spring' ? (['middle', 'road'] as const) : (['middle'] as const);
  const choices = reachesFor(layout).flatMap((reach) =>
    combinations(endingRoads(layout).length).flatMap((roadEnds) =>
      springs.map((spring) => ({ roadEnds, spring, reach })),
    ),
  );
  const cost = new Map(choices.map((choice) => [choice, oddness(choice)]));
  return choices.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
}

function reachesFor(layout: Layout): CityReach[] {
  const sides = layout.segments.flatMap((one) => (one.kind === 'city' ? [one.sides?.length ?? 0] : []));
  const reaches: CityReach[] = ['near'];
  if (sides.includes(1) && layout.segments.some((one) => one.kind === 'river')) reaches.push('bank');
  if (sides.includes(2)) reaches.push('corner');
  return reaches;
}

function combinations(count: number): RoadEnd[][] {
  let lists: RoadEnd[][] = [[]];
  for (let i = 0; i < count; i += 1) {
    lists = lists.flatMap((list) => ENDS.map((end) => [...list, end]));
  }
  return lists;
}

/** Ends of one kind look best, and of these a meeting in the middle. */
function oddness({ roadEnds, reach, spring }: PlanChoice): number {
  const kinds = new Set(roadEnds).size;
  const farthest = Math.max(0, ...roadEnds.map((end) => ENDS.indexOf(end)));
  return kinds * 10 + farthest + REACH_COST[reach] + (spring === 'road' ? 0.5 : 0);
}

/** Where a figure stands on the segment of a tile that lies turned. */
export function anchorOf(id: string, segment: number, turns: number): Point {
  const geometry = geometryOf(id);
  const at = turned(geometry?.anchors[segment] ?? point(50, 50), turns);
  // Before the house and beside its tower, which stays to be seen however the tile lies.
  return geometry?.plan.monastery?.segment === segment ? point(at.x + 10, at.y + 9) : at;
}

/** The ferry's way between the landings of two road segments, at zero turns. */
export function ferryWay(id: string, a: number, b: number): Line {
  const plan = geometryOf(id)?.plan;
  const ends = [a, b].map((segment) => plan?.roads.find((road) => road.segment === segment));
  const [from, to] = ends.map((road) => road?.landing?.at ?? road?.line[road.line.length - 1]);
  const centre = plan?.lake?.centre ?? point(50, 50);
  if (!from || !to) return [];
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const [ka, kb, kc] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return point(
      ka * from.x + kb * centre.x + kc * to.x,
      ka * from.y + kb * centre.y + kc * to.y,
    );
  });
}
