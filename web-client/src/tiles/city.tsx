import type { JSX } from 'preact';
import { Painted } from './art/Painted';
import { add, gatehouse, house, oval, tower, type Paint } from './art/buildings';
import { isOnBorder, lie, lieLine, run, type Scene } from './art/scene';
import { bridgeShape } from './areas';
import { cityDepth } from './geometry';
import { along, distance, lengthOf, offset, pathOf, point, type Line, type Point } from './points';
import type { CityPlan } from './plan/cities';
import { gateAt } from './plan/gates';
import { hashOf, randomFrom } from './random';
import { Remembered } from './remember';

export function Cities({ scene }: { scene: Scene }): JSX.Element {
  const { cities } = scene.geometry.plan;
  return (
    <>
      {cities.map((city) => (
        <CityArt key={city.segment} scene={scene} city={city} />
      ))}
    </>
  );
}

function CityArt({ scene, city }: { scene: Scene; city: CityPlan }): JSX.Element {
  const walls = city.walls.map((wall) => pathOf(run(scene, wall))).join('');
  const paint: Paint = {};
  const gates = scene.geometry.plan.roads.flatMap((road) => {
    const at = road.gate?.at;
    return at && cityDepth(city.areas)(at) > -0.5 ? [lie(scene, at)] : [];
  });
  const { village } = scene.geometry.plan;
  const shared = village && gateAt(city, village);
  if (shared) gates.push(lie(scene, shared));
  const standing = housesOf(scene, city).map((one) => ({ ...one, at: lie(scene, one.at) }));
  for (const one of standing.sort((a, b) => a.at.y - b.at.y)) house(paint, one.at, one.width, one.kind);
  const towers: Paint = {};
  const guarded = towersOf(scene, city.walls, gates).sort((a, b) => a.y - b.y);
  for (const at of guarded) tower(towers, at);
  for (const at of gates) gatehouse(towers, at);
  return (
    <g data-segment={city.segment}>
      {city.areas.map((area) => (
        <path key={pathOf(area)} class="t-city" d={groundPath(scene, area)} />
      ))}
      <path class="t-paving" d={pavingOf(scene, city)} />
      <path class="t-square" d={squareOf(scene, city)} />
      <Painted paint={paint} />
      <path class="t-wall-edge" d={walls} />
      <path class="t-wall" d={walls} />
      <path class="t-crenel" d={walls} />
      {city.bridge && <BridgeArt scene={scene} bridge={city.bridge} />}
      <Painted paint={towers} />
    </g>
  );
}

/** The city's ground, drawn on over the border where it is open to the neighbour. */
function groundPath(scene: Scene, area: Line): string {
  const { width } = scene.geometry.plan;
  const grown = area.map((p) => {
    const x = p.x < 0.3 ? -1 : p.x > width - 0.3 ? width + 1 : p.x;
    const y = p.y < 0.3 ? -1 : p.y > 99.7 ? 101 : p.y;
    return point(x, y);
  });
  return pathOf(lieLine(scene, grown), true);
}

interface House {
  readonly at: Point;
  readonly width: number;
  readonly kind: number;
}

const houses = new Remembered<CityPlan, House[]>();

/** Where houses stand, at zero turns: the same however the tile lies. */
function housesOf(scene: Scene, city: CityPlan): readonly House[] {
  return houses.get(city, String(scene.seed), () => scattered(scene, city));
}

function scattered(scene: Scene, city: CityPlan): House[] {
  const { plan, anchors, marks } = scene.geometry;
  const depth = cityDepth(city.areas);
  const random = randomFrom(scene.seed ^ hashOf(`houses ${city.segment}`));
  const anchor = anchors[city.segment] ?? point(50, 50);
  const found: House[] = [];
  for (let i = 0; i < 700; i += 1) {
    const at = point(random() * plan.width, random() * 100);
    // Large ones first, then what fits between them.
    const width = (i < 300 ? 13.5 : 11) + random() * 3;
    const border = Math.min(at.x, plan.width - at.x, at.y, 100 - at.y);
    if (depth(at) < width * 0.5 + 2.2 || border < width * 0.56) continue;
    if (distance(at, anchor) < 12 || marks.pennants.some((one) => distance(at, one) < 19)) continue;
    if (found.some((one) => distance(one.at, at) < (one.width + width) * 0.53)) continue;
    found.push({ at, width, kind: Math.floor(random() * 6) });
  }
  return found;
}

/** The market square, where a figure finds room. */
function squareOf(scene: Scene, city: CityPlan): string {
  const { x, y } = lie(scene, scene.geometry.anchors[city.segment] ?? point(50, 50));
  return oval(x, y, 8.4, 7);
}

/** Short strokes of paving, so that streets and squares are no empty colour. */
function pavingOf(scene: Scene, city: CityPlan): string {
  const { plan } = scene.geometry;
  const depth = cityDepth(city.areas);
  const random = randomFrom(scene.seed ^ hashOf(`paving ${city.segment}`));
  const strokes: string[] = [];
  for (let i = 0; i < 90 && strokes.length < 16; i += 1) {
    const at = point(random() * plan.width, random() * 100);
    if (depth(at) < 4) continue;
    const { x, y } = lie(scene, at);
    strokes.push(`M${x.toFixed(1)} ${y.toFixed(1)}h${(1.5 + random() * 2).toFixed(1)}`);
  }
  return strokes.join('');
}

/** Towers where the wall leaves the tile, shared with the neighbour, and along a long wall. */
function towersOf(scene: Scene, walls: readonly Line[], gates: readonly Point[]): Point[] {
  const { width } = scene.geometry.plan;
  return walls.flatMap((wall) => {
    const ends = [wall[0], wall[wall.length - 1]].filter((p) => p !== undefined);
    const length = lengthOf(wall);
    const shares = length > 100 ? [0.33, 0.67] : length > 60 ? [0.5] : [];
    const between = shares
      .map((share) => lie(scene, along(wall, share).at))
      .filter((at) => gates.every((gate) => distance(gate, at) > 14));
    return [...ends.filter((p) => isOnBorder(p, width)).map((p) => lie(scene, p)), ...between];
  });
}

/** The great bridge: the city goes on over the river, the fields go on under it. */
function BridgeArt({ scene, bridge }: { scene: Scene; bridge: { from: Point; to: Point } }): JSX.Element {
  const deck = pathOf(lieLine(scene, bridgeShape(bridge)), true);
  const axis = [bridge.from, bridge.to];
  const sides = [offset(axis, 9), offset(axis, -9)].map((side) => pathOf(lieLine(scene, side))).join('');
  const paint: Paint = {};
  const arches: Paint = {};
  for (const share of [0.22, 0.5, 0.78]) {
    const { at } = along(axis, share);
    const p = lie(scene, at);
    if (share !== 0.5) house(paint, point(p.x, p.y - 1), 9, share > 0.5 ? 1 : 2);
    for (const side of [-9.6, 9.6]) {
      const { direction } = along(axis, share);
      const foot = lie(scene, point(at.x - direction.y * side, at.y + direction.x * side));
      add(arches, 'dark', `M${(foot.x - 2.6).toFixed(1)} ${(foot.y + 1.4).toFixed(1)}a2.6 2.8 0 0 1 5.2 0Z`);
    }
  }
  return (
    <>
      <path class="t-city" d={deck} />
      <Painted paint={paint} />
      <path class="t-wall-edge" d={sides} />
      <path class="t-wall" d={sides} />
      <path class="t-crenel" d={sides} />
      <Painted paint={arches} />
    </>
  );
}
