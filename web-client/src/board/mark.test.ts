import { describe, expect, it } from 'vitest';
import { boundsOf, CELL, EDGE, fitting, type Bounds } from './camera';
import { clearCorner, MARK, type Corner, type Sight } from './mark';

const PHONE = { width: 390, height: 560 };
/** The tools and the piles of a phone, in one row at the top. */
const COVERS: Bounds[] = [
  { left: 8, top: 8, right: 230, bottom: 54 },
  { left: 290, top: 8, right: 382, bottom: 54 },
];

function markAt(box: Bounds, { x, y }: Corner, { framing }: Sight): { x: number; y: number } {
  return {
    x: (x > 0 ? box.right : box.left) * framing.k + framing.x + x * MARK.out,
    y: (y > 0 ? box.bottom : box.top) * framing.k + framing.y + y * MARK.out,
  };
}

describe('the mark of a preview', () => {
  const cell = (x: number, y: number): Bounds => boundsOf([{ x, y }]);

  it('is above on the right where nothing is in its way', () => {
    const framing = { k: 0.5, x: 195, y: 280 };
    expect(clearCorner(cell(0, 0), { framing, size: PHONE, covers: COVERS })).toEqual({ x: 1, y: -1 });
  });

  it('goes below the tile from what lies over the top, and to the left from the right edge', () => {
    const sight = (x: number, y: number): Sight => ({ framing: { k: 0.5, x, y }, size: PHONE, covers: COVERS });
    expect(clearCorner(cell(0, 0), sight(100, 60))).toEqual({ x: 1, y: 1 });
    expect(clearCorner(cell(0, 0), sight(338, 280))).toEqual({ x: -1, y: -1 });
    expect(clearCorner(cell(0, 0), sight(338, 60))).toEqual({ x: -1, y: 1 });
  });

  it('is wholly free at every cell, wherever the picture comes to rest by itself', () => {
    for (let wide = 1; wide <= 12; wide++) {
      for (let high = 1; high <= 12; high++) {
        const land = boundsOf([{ x: 0, y: 0 }, { x: wide - 1, y: high - 1 }]);
        const sight = { framing: fitting(land, PHONE, EDGE), size: PHONE, covers: COVERS };
        for (let x = 0; x < wide; x++) {
          for (let y = 0; y < high; y++) {
            const box = cell(x, y);
            const at = markAt(box, clearCorner(box, sight), sight);
            const name = `${x},${y} of ${wide} x ${high}`;
            expect(at.x - MARK.radius, name).toBeGreaterThan(0);
            expect(at.x + MARK.radius, name).toBeLessThan(PHONE.width);
            expect(at.y - MARK.radius, name).toBeGreaterThan(0);
            expect(at.y + MARK.radius, name).toBeLessThan(PHONE.height);
            for (const { left, top, right, bottom } of COVERS) {
              const away = Math.max(left - at.x, at.x - right, top - at.y, at.y - bottom);
              expect(away, name).toBeGreaterThan(MARK.radius);
            }
          }
        }
      }
    }
  });

  it('stays where it was meant to be if no corner is free', () => {
    const framing = { k: 8, x: -200, y: -200 };
    expect(clearCorner(cell(0, 0), { framing, size: PHONE, covers: [] })).toEqual({ x: 1, y: -1 });
    expect(CELL * framing.k).toBeGreaterThan(PHONE.width);
  });
});
