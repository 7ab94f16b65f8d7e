import type { FieldArea } from './fields';
import type { Geometry } from './geometry';
import { distance, point, type Line, type Point } from './points';
import { randomFrom } from './random';
import { spotsOf } from './anchors';
import { Remembered } from './remember';

/** What grows on the fields of a tile: nothing of it has a meaning. */
export interface Decor {
  readonly patches: readonly { readonly at: Point; readonly rx: number; readonly ry: number; readonly deep: boolean }[];
  readonly parcels: readonly {
    readonly shape: Line;
    readonly furrows: readonly Line[];
    readonly hedge: Line;
    readonly wheat: boolean;
  }[];
  readonly trees: readonly { readonly at: Point; readonly size: number; readonly kind: number }[];
  readonly tufts: readonly Point[];
}

/** How deep a point lies in any field, the tile's border counted as an edge. */
function roomIn(fields: readonly FieldArea[], width: number): (p: Point) => number {
  return (p) => {
    const border = Math.min(p.x, width - p.x, p.y, 100 - p.y);
    for (const field of fields) {
      const node = field.raster.nodeNear(p);
      if (field.has(node)) return Math.min(field.raster.depthAt(node), border);
    }
    return -1;
  };
}

const grown = new Remembered<Geometry, Decor>();

/** At zero turns: the same however the tile lies. */
export function decorOf(geometry: Geometry, seed: number): Decor {
  return grown.get(geometry, String(seed), () => grow(geometry, seed));
}

function grow(geometry: Geometry, seed: number): Decor {
  const random = randomFrom(seed);
  const { plan, fields, marks } = geometry;
  const room = roomIn(fields, plan.width);
  const kept: Point[] = [...spotsOf(marks), plan.monastery?.at ?? null]
    .filter((at) => at !== null);
  const free = (p: Point, by: number): boolean => kept.every((other) => distance(p, other) > by);
  const anywhere = (): Point => point(random() * plan.width, random() * 100);

  const patches: Decor['patches'][number][] = [];
  const parcels: Decor['parcels'][number][] = [];
  const trees: Decor['trees'][number][] = [];
  const tufts: Point[] = [];
  for (let i = 0; i < 60 && patches.length < 7; i += 1) {
    const at = anywhere();
    const space = room(at);
    if (space < 7) continue;
    patches.push({ at, rx: space * (0.7 + random() * 0.25), ry: space * (0.5 + random() * 0.3), deep: random() < 0.5 });
  }
  for (let i = 0; i < 70 && parcels.length < 3; i += 1) {
    const at = anywhere();
    const parcel = parcelAt(at, random, room);
    if (!parcel || !free(at, 27)) continue;
    kept.push(at);
    parcels.push(parcel);
  }
  for (let i = 0; i < 80 && trees.length < 9; i += 1) {
    const at = anywhere();
    const size = 3.1 + random() * 1.7;
    const kind = random() < 0.3 ? 0 : 1;
    const beside = trees.some((other) => distance(other.at, at) < 5.8);
    if (room(at) < size + 2.2 || beside || !free(at, 12)) continue;
    // Trees stand together more often than alone.
    const near = trees.some((other) => distance(other.at, at) < 15);
    if (near || random() < 0.35) trees.push({ at, size, kind });
  }
  for (let i = 0; i < 60 && tufts.length < 7; i += 1) {
    const at = anywhere();
    if (room(at) > 4 && free(at, 10) && trees.every((one) => distance(one.at, at) > 7)) tufts.push(at);
  }
  return { patches, parcels, trees, tufts };
}

/** A ploughed parcel, if the field has the room for one. */
function parcelAt(
  at: Point,
  random: () => number,
  room: (p: Point) => number,
): Decor['parcels'][number] | null {
  const angle = random() * Math.PI;
  const [u, v] = [point(Math.cos(angle), Math.sin(angle)), point(-Math.sin(angle), Math.cos(angle))];
  const [half, depth] = [9 + random() * 7, 7 + random() * 5];
  const place = (a: number, b: number): Point =>
    point(at.x + u.x * a * half + v.x * b * depth, at.y + u.y * a * half + v.y * b * depth);
  const skew = random() * 0.3;
  const shape = [place(-1, -1), place(1 - skew, -1), place(1, 1), place(-1 + skew, 1)];
  if (room(at) < 6 || shape.some((p) => room(p) < 3)) return null;
  const furrows = [-0.66, -0.33, 0, 0.33, 0.66].map((b) => [
    place(-0.9 + skew * 0.4, b),
    place(0.9 - skew * 0.4, b),
  ]);
  // A hedge along two sides.
  const hedge = [place(1 - skew, -1), place(1, 1), place(-1 + skew, 1)];
  return { shape, furrows, hedge, wheat: random() < 0.45 };
}
