import { cellsOf, type Layout } from '../../catalogue/catalogue';
import { cubic, mix, point, type Line, type Point } from '../points';
import { cornersOf, inwards, outline, parseSide, sameSide, type Side } from '../sides';

/** How far from a corner the city wall meets the side: the same on every tile, so that walls join. */
export const CITY_INSET = 9;

export interface CityPlan {
  readonly segment: number;
  /** One polygon, or two when a bridge links them. */
  readonly areas: readonly Line[];
  /** The parts of the edge that are wall; the rest is open to the neighbour. */
  readonly walls: readonly Line[];
  /** The bridge over a river by which a city links opposite sides; fields pass under it. */
  readonly bridge: { readonly from: Point; readonly to: Point } | null;
}

/**
 * How far a city reaches into the tile. On two neighbouring sides it may run out to the corner
 * across, on one side down to the river's bank; both part the fields there.
 */
export type CityReach = 'near' | 'corner' | 'bank';

export function planCities(layout: Layout, reach: CityReach): CityPlan[] {
  return layout.segments.flatMap((segment, index) => {
    if (segment.kind !== 'city') return [];
    const sides = (segment.sides ?? []).map(parseSide);
    if (bridged(layout, sides)) return [bridgedCity(index, sides, layout)];
    return [walledCity(index, sides, layout, reach)];
  });
}

/** A city on opposite sides with a river between them. */
function bridged(layout: Layout, sides: readonly Side[]): boolean {
  if (cellsOf(layout) !== 1 || sides.length !== 2) return false;
  const held = axis(sides);
  const river = layout.segments.find((one) => one.kind === 'river');
  const flow = axis((river?.sides ?? []).map(parseSide));
  return held !== null && flow !== null && held !== flow;
}

/** Which opposite sides these are, if they are just two opposite ones. */
function axis(sides: readonly Side[]): 'EW' | 'NS' | null {
  const letters = sides
    .map((side) => side.letter)
    .sort()
    .join('');
  return letters === 'EW' || letters === 'NS' ? letters : null;
}

function bridgedCity(segment: number, sides: readonly Side[], layout: Layout): CityPlan {
  const caps = sides.map((side) => capOf(side, layout, 'near'));
  const tips = sides.map((side) => inwards(side, middle(side), 25));
  const [from = point(28, 50), to = point(72, 50)] = tips;
  return { segment, areas: caps, walls: caps, bridge: { from, to } };
}

function walledCity(
  segment: number,
  sides: readonly Side[],
  layout: Layout,
  reach: CityReach,
): CityPlan {
  const order = outline(cellsOf(layout));
  const held = order.filter((side) => sides.some((one) => sameSide(one, side)));
  const walls = held.map((side, at) => {
    const next = held[(at + 1) % held.length] ?? side;
    if (next === side) return capOf(side, layout, reach);
    const gap = (order.indexOf(next) - order.indexOf(side) + order.length) % order.length;
    if (gap === 3 && reach === 'corner') return wallToCorner(side, next);
    return wallBetween(side, next, gap);
  });
  return { segment, areas: [walls.flat()], walls, bridge: null };
}

function middle(side: Side): Point {
  const [a, b] = cornersOf(side);
  return mix(a, b, 0.5);
}

/** Where the wall leaves the tile at the clockwise end of a side, and at its start. */
function endOf(side: Side): Point {
  const [a, b] = cornersOf(side);
  return mix(a, b, 1 - CITY_INSET / 100);
}

function startOf(side: Side): Point {
  const [a, b] = cornersOf(side);
  return mix(a, b, CITY_INSET / 100);
}

/** The wall of a city that holds one side only: a bow, flatter when another city is next to it. */
function capOf(side: Side, layout: Layout, reach: CityReach): Line {
  const [a, b] = cornersOf(side);
  const crowded = layout.segments.filter((one) => one.kind === 'city').length > 1;
  const depth = reach === 'bank' ? 56 : crowded ? 34 : 38;
  return cubic(
    endOf(side),
    inwards(side, mix(a, b, 0.66), depth),
    inwards(side, mix(a, b, 0.34), depth),
    startOf(side),
    24,
  );
}

function wallBetween(side: Side, next: Side, gap: number): Line {
  const [from, to] = [endOf(side), startOf(next)];
  const corner = cornersOf(side)[1];
  if (gap === 1) {
    const dent = point(from.x + to.x - corner.x, from.y + to.y - corner.y);
    return cubic(from, mix(from, dent, 0.6), mix(to, dent, 0.6), to, 8);
  }
  const reach = gap === 2 ? [0.28, 25] : [0.3, 32];
  const [share = 0.3, depth = 30] = reach;
  const first = inwards(side, mix(...swap(cornersOf(side)), share), depth);
  const second = inwards(next, mix(...cornersOf(next), share), depth);
  return cubic(from, first, second, to, 28);
}

/** Two walls that taper to the corner across. */
function wallToCorner(side: Side, next: Side): Line {
  const [from, to] = [endOf(side), startOf(next)];
  const near = cornersOf(side)[0];
  const far = point(from.x + to.x - near.x, from.y + to.y - near.y);
  const tip = mix(near, far, 1.09);
  const waist = mix(near, far, 0.56);
  return [
    ...cubic(from, mix(from, mix(near, far, 0.5), 0.6), mix(waist, from, 0.06), tip, 20),
    ...cubic(tip, mix(waist, to, 0.06), mix(to, mix(near, far, 0.5), 0.6), to, 20),
  ];
}

function swap([a, b]: [Point, Point]): [Point, Point] {
  return [b, a];
}
