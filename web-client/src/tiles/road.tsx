import type { JSX } from 'preact';
import { Painted } from './art/Painted';
import { house, type Paint } from './art/buildings';
import { lie, run, type Scene } from './art/scene';
import { circle, crossing, offset, pathOf, point, turnedLine, type Line, type Point } from './points';
import { gateAt } from './plan/gates';
import { VILLAGE_RADIUS } from './plan/plan';
import type { RoadPlan } from './plan/roads';

export function Roads({ scene }: { scene: Scene }): JSX.Element {
  const { roads } = scene.geometry.plan;
  return (
    <>
      {roads.map((road) => (
        <g key={road.segment} data-segment={road.segment}>
          <path class="t-road-edge" d={pathOf(run(scene, road.line))} stroke-linecap={capOf(road)} />
          <path class="t-road" d={pathOf(run(scene, road.line))} stroke-linecap={capOf(road)} />
          <path class="t-rut" d={rutsOf(scene, road.line)} />
        </g>
      ))}
      <Bridges scene={scene} />
      <Landings scene={scene} />
      <Houses scene={scene} />
    </>
  );
}

/** The tracks of wheels. */
function rutsOf(scene: Scene, line: Line): string {
  return [offset(line, 1.7), offset(line, -1.7)].map((rut) => pathOf(run(scene, rut))).join('');
}

function capOf(road: RoadPlan): 'butt' | 'round' {
  return road.gate || road.landing ? 'butt' : 'round';
}

/** Parapets where a road crosses a river. */
function Bridges({ scene }: { scene: Scene }): JSX.Element | null {
  const { roads, rivers } = scene.geometry.plan;
  const spans = roads.flatMap((road) =>
    rivers.flatMap((river) =>
      river.lines.flatMap((line) => {
        const met = crossing(road.line, line);
        return met ? [spanAt(met.at, met.direction)] : [];
      }),
    ),
  );
  if (spans.length === 0) return null;
  const sides = spans.flatMap((span) => [offset(span, 5.6), offset(span, -5.6)]);
  const data = sides.map((side) => pathOf(turnedLine(side, scene.turns))).join('');
  return (
    <>
      <path class="t-stone-edge" d={data} />
      <path class="t-stone" d={data} />
    </>
  );
}

function spanAt(at: Point, direction: Point): Line {
  return [-11, 0, 11].map((by) => point(at.x + direction.x * by, at.y + direction.y * by));
}

/** Jetties where roads end at a lake. */
function Landings({ scene }: { scene: Scene }): JSX.Element | null {
  const landings = scene.geometry.plan.roads.flatMap((road) => (road.landing ? [road.landing] : []));
  if (landings.length === 0) return null;
  const deck = landings.map(({ at, direction }) => {
    const line = [-3, 6].map((by) => point(at.x + direction.x * by, at.y + direction.y * by));
    return pathOf(turnedLine([...offset(line, 3.6), ...offset(line, -3.6).reverse()], scene.turns), true);
  });
  const planks = landings.flatMap(({ at, direction }) =>
    [-1, 1, 3, 5].map((by) => {
      const middle = point(at.x + direction.x * by, at.y + direction.y * by);
      const across = [-3.4, 3.4].map((side) => point(middle.x - direction.y * side, middle.y + direction.x * side));
      return pathOf(turnedLine(across, scene.turns));
    }),
  );
  return (
    <>
      <path class="t-plank" d={deck.join('')} />
      <path class="t-plank-line" d={planks.join('')} />
    </>
  );
}

/** The village where roads end, or the one house at the end of a lone road. */
function Houses({ scene }: { scene: Scene }): JSX.Element | null {
  const { village, roads, cities } = scene.geometry.plan;
  const paint: Paint = {};
  const alone = roads.flatMap((road) => (road.house ? [lie(scene, road.house)] : []));
  for (const at of alone) house(paint, point(at.x, at.y - 2), 11, 0);
  if (!village && alone.length === 0) return null;
  // Before a city's wall the roads meet at its gate, not in a village.
  const atGate = village && cities.some((city) => gateAt(city, village) !== null);
  if (village && !atGate) {
    const { x, y } = lie(scene, village);
    house(paint, point(x - 5.4, y - 4), 9, 0);
    house(paint, point(x + 5.2, y - 2.6), 8.6, 1);
    house(paint, point(x - 1, y + 4.6), 9.4, 2);
  }
  return (
    <>
      {village && <path class="t-plaza" d={pathOf(turnedLine(circle(village, VILLAGE_RADIUS), scene.turns), true)} />}
      <Painted paint={paint} />
    </>
  );
}
