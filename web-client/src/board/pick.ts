import { cellsOf, layoutOf } from '../catalogue/catalogue';
import { CELL } from './camera';
import type { PlacedTile } from '../model/types';
import { geometryOf } from '../tiles/geometry';
import { point, type Line, type Point } from '../tiles/points';

/** What lies at a place of the board: a segment of a tile, or a cell without a tile. */
export type Picked =
  | { readonly kind: 'segment'; readonly tile: number; readonly segment: number }
  | { readonly kind: 'cell'; readonly x: number; readonly y: number };

/** Small things before what surrounds them. */
const ORDER = ['monastery', 'road', 'river', 'city', 'field'];
/** How far beside a road a pointer may be, in board units. */
const NEAR = 4;

/** The segment or the empty cell under a point, in board units. */
export function pickAt(tiles: readonly PlacedTile[], at: Point): Picked {
  const cell = { x: Math.floor(at.x / CELL), y: Math.floor(at.y / CELL) };
  const tile = tileAt(tiles, cell.x, cell.y);
  const placed = tiles[tile];
  if (!placed) return { kind: 'cell', ...cell };
  const segment = segmentAt(placed, unturned(placed, at));
  return { kind: 'segment', tile, segment };
}

/** The number of the tile on a cell; -1 if there is none. */
export function tileAt(tiles: readonly PlacedTile[], x: number, y: number): number {
  return tiles.findIndex((tile) => cellsCovered(tile).some((cell) => cell.x === x && cell.y === y));
}

/** A double-sized tile has its second cell to the east before it is turned. */
export function cellsCovered(tile: PlacedTile): { x: number; y: number }[] {
  const layout = layoutOf(tile.layout);
  const first = { x: tile.x, y: tile.y };
  if (!layout || cellsOf(layout) === 1) return [first];
  const [dx, dy] = [[1, 0], [0, 1], [-1, 0], [0, -1]][tile.turns % 4] ?? [1, 0];
  return [first, { x: tile.x + (dx ?? 0), y: tile.y + (dy ?? 0) }];
}

/** The point on the tile as it is in the catalogue. */
function unturned(tile: PlacedTile, at: Point): Point {
  let [x, y] = [at.x - tile.x * CELL - 50, at.y - tile.y * CELL - 50];
  for (let turn = 0; turn < tile.turns; turn += 1) [x, y] = [y, -x];
  return point(x + 50, y + 50);
}

function segmentAt(tile: PlacedTile, at: Point): number {
  const layout = layoutOf(tile.layout);
  const areas = geometryOf(tile.layout)?.areas ?? [];
  const byOrder = (layout?.segments ?? [])
    .map((segment, index) => ({ index, order: ORDER.indexOf(segment.kind) }))
    .sort((a, b) => a.order - b.order);
  const hit = byOrder.find(({ index }) => isInside(areas[index]?.loops ?? [], at));
  if (hit && ORDER[hit.order] !== 'field') return hit.index;
  const near = byOrder.find(
    ({ index, order }) =>
      ORDER[order] === 'road' &&
      around(at).some((beside) => isInside(areas[index]?.loops ?? [], beside)),
  );
  return near?.index ?? hit?.index ?? 0;
}

function around({ x, y }: Point): Point[] {
  return [point(x + NEAR, y), point(x - NEAR, y), point(x, y + NEAR), point(x, y - NEAR)];
}

/** Even and odd: a field with a hole has two loops. */
function isInside(loops: readonly Line[], { x, y }: Point): boolean {
  let inside = false;
  for (const loop of loops) {
    for (const [i, a] of loop.entries()) {
      const b = loop[(i + 1) % loop.length] ?? a;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
  }
  return inside;
}
