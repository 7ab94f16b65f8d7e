import { allLayouts, type Layout } from '../../catalogue/catalogue';
import type { BoardPosition, Figure, Option, PlacedTile } from '../../model/types';
import { randomFrom } from '../random';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The letters of the four sides as the tile lies turned. */
function sidesOf(layout: Layout, turns: number): string {
  return [0, 1, 2, 3].map((side) => layout.sides[(side - turns + 4) % 4] ?? 'F').join('');
}

/** A board of so many tiles that fit each other: for looking at, and for measuring how it is drawn. */
export function grownBoard(count: number): { view: BoardPosition; places: Option[] } {
  const random = randomFrom(7);
  const layouts = allLayouts().filter(({ cells, sides }) => (cells ?? 1) === 1 && !sides.includes('V'));
  const laid = new Map<string, { tile: PlacedTile; sides: string }>();
  const open = new Map<string, readonly [number, number]>([['0,0', [0, 0]]]);
  const fits = (x: number, y: number, sides: string): boolean =>
    STEPS.every(([dx, dy], side) => {
      const next = laid.get(`${x + dx},${y + dy}`);
      return !next || next.sides[(side + 2) % 4] === sides[side];
    });
  while (laid.size < count) {
    // Rather near the middle, as people build.
    const [x, y] = [...open.values()]
      .map((cell) => ({ cell, cost: Math.hypot(...cell) + random() * 4 }))
      .reduce((best, one) => (one.cost < best.cost ? one : best)).cell;
    open.delete(`${x},${y}`);
    for (let i = 0; i < 400; i += 1) {
      const layout = layouts[Math.floor(random() * layouts.length)];
      const turns = Math.floor(random() * 4);
      const sides = layout ? sidesOf(layout, turns) : '';
      if (!layout || !fits(x, y, sides)) continue;
      laid.set(`${x},${y}`, { tile: { layout: layout.id, x, y, turns }, sides });
      for (const [dx, dy] of STEPS) {
        if (!laid.has(`${x + dx},${y + dy}`)) open.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
      }
      break;
    }
  }
  const tiles = [...laid.values()].map((one) => one.tile);
  const figures = tiles.flatMap((one, tile): Figure[] => {
    const segments = allLayouts().find(({ id }) => id === one.layout)?.segments.length ?? 0;
    if (tile % 4 !== 0 || segments === 0) return [];
    return [{ seat: (tile / 4) % 6, figure: 'follower', tile, segment: Math.floor(random() * segments) }];
  });
  const places = [...open.values()].map(([x, y]): Option => ({ action: 'place', place: { x, y, turns: 0 } }));
  return { view: { tiles, figures, joins: [], lastPlaced: tiles.length - 1 }, places };
}
