import { cellsOf, type Layout } from '../../catalogue/catalogue';
import type { Point } from '../points';
import { centreOf } from '../sides';
import { planCities, type CityPlan, type CityReach } from './cities';
import { placeMonastery } from './monastery';
import { planRoads, type RoadEnd, type RoadPlan } from './roads';
import { planFerryLake, planRivers, type FerryLake, type RiverPlan, type SpringPlace } from './waters';

/** Half-widths of what is drawn as a band, its edges included. The same on every tile: they join. */
export const ROAD_HALF = 5.5;
export const RIVER_HALF = 9;
export const WALL_HALF = 2.4;
export const VILLAGE_RADIUS = 11;

/** Where everything on a tile lies, at zero turns. All that is drawn is drawn from this. */
export interface Plan {
  readonly layout: Layout;
  readonly width: number;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  readonly rivers: readonly RiverPlan[];
  readonly monastery: { readonly segment: number; readonly at: Point } | null;
  readonly village: Point | null;
  readonly lake: FerryLake | null;
}

/** What the catalogue leaves open about the picture; the first one that agrees with it is drawn. */
export interface PlanChoice {
  readonly roadEnds: readonly RoadEnd[];
  readonly spring: SpringPlace;
  readonly reach: CityReach;
}

export function planOf(layout: Layout, choice: PlanChoice): Plan {
  const cities = planCities(layout, choice.reach);
  const rivers = planRivers(layout, choice.spring);
  const lake = planFerryLake(layout);
  const monastery = placeMonastery(layout, cities, rivers);
  const hub = lake?.centre ?? monastery?.at ?? rivers.find((one) => one.pool)?.pool?.centre;
  const { roads, village } = planRoads(layout, {
    ends: choice.roadEnds,
    hub: hub ?? centreOf(layout),
    hubTaken: hub !== undefined,
    cities,
    rivers,
    lake,
    monastery: monastery?.at ?? null,
  });
  return { layout, width: 100 * cellsOf(layout), cities, roads, rivers, monastery, village, lake };
}
