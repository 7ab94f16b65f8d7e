import { describe, expect, it } from 'vitest';
import { cellToward } from './arrows';
import { boundsOf, CELL, fitting, fittingPlaces, isSeen, middleOf } from './camera';

describe('the camera', () => {
  it('bounds all cells', () => {
    expect(boundsOf([{ x: -1, y: 2 }, { x: 3, y: -2 }])).toEqual({
      left: -100,
      top: -200,
      right: 400,
      bottom: 300,
    });
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });

  it('fits everything into the middle', () => {
    const bounds = { left: 0, top: 0, right: 1000, bottom: 500 };
    const { k, x, y } = fitting(bounds, { width: 560, height: 800 }, { top: 40, side: 30, bottom: 20 });
    expect(k).toBeCloseTo(0.5);
    expect(500 * k + x).toBeCloseTo(280);
    expect(250 * k + y).toBeCloseTo(410);
  });

  it('keeps cells large enough to choose one, round the last tile and within the land', () => {
    const bounds = { left: 0, top: 0, right: 4000, bottom: 4000 };
    const size = { width: 400, height: 400 };
    const edge = { top: 0, side: 0, bottom: 0 };
    const near = fitting(bounds, size, edge, 44, { x: 2000, y: 100 });
    expect(near.k).toBeCloseTo(0.44);
    expect(2000 * near.k + near.x).toBeCloseTo(200);
    expect(near.y).toBeCloseTo(0);
    expect(fitting(bounds, size, edge).k).toBeCloseTo(0.1);
  });

  it('does not blow up a single tile', () => {
    const { k } = fitting(boundsOf([{ x: 0, y: 0 }]), { width: 2000, height: 2000 });
    expect(k).toBeLessThan(2);
  });
});

describe('the camera before a choice of places', () => {
  const edge = { top: 60, side: 34, bottom: 30 };
  const phone = { width: 390, height: 560 };

  it('stays round the last tile while a place is in sight there', () => {
    const places = [middleOf({ x: 2, y: 0 }), middleOf({ x: 19, y: 0 })];
    const bounds = { left: -1000, top: -1000, right: 2000, bottom: 1000 };
    const last = middleOf({ x: 0, y: 0 });
    expect(fittingPlaces(bounds, phone, edge, 50, last, places)).toEqual(fitting(bounds, phone, edge, 50, last));
  });

  it('always has a place in sight, however wide the land and small the picture', () => {
    const sizes = [phone, { width: 844, height: 180 }, { width: 320, height: 400 }];
    for (let seed = 0; seed < 400; seed += 1) {
      const at = (part: number): number => Math.floor(((Math.sin(seed * 12.9898 + part * 78.233) * 43758.5453) % 1) * 20);
      const tiles = Array.from({ length: 8 }, (_, i) => ({ x: at(i), y: at(i + 50) }));
      const cells = Array.from({ length: 1 + (seed % 3) }, (_, i) => ({ x: at(i + 100), y: at(i + 150) }));
      const places = cells.map(middleOf);
      const bounds = boundsOf([...tiles, ...cells]);
      for (const size of sizes) {
        const least = seed % 2 === 0 ? 50 : 75;
        const framing = fittingPlaces(bounds, size, edge, least, middleOf(tiles[0] ?? { x: 0, y: 0 }), places);
        expect(framing.k * CELL).toBeGreaterThanOrEqual(Math.min(least, 135));
        expect(places.some((place) => isSeen(framing, size, place, edge)), `${seed}`).toBe(true);
      }
    }
  });
});

describe('arrow keys', () => {
  const cells = [
    { x: 1, y: 0, ways: [] },
    { x: 3, y: 0, ways: [] },
    { x: 1, y: 2, ways: [] },
    { x: -1, y: 0, ways: [] },
  ];

  it('go to the nearest cell in their direction', () => {
    expect(cellToward(cells, { x: 0, y: 0 }, 'ArrowRight')).toBe(cells[0]);
    expect(cellToward(cells, { x: 1, y: 0 }, 'ArrowRight')).toBe(cells[1]);
    expect(cellToward(cells, { x: 1, y: 0 }, 'ArrowDown')).toBe(cells[2]);
    expect(cellToward(cells, { x: 0, y: 0 }, 'ArrowLeft')).toBe(cells[3]);
  });

  it('stay where nothing lies ahead', () => {
    expect(cellToward(cells, { x: 1, y: 0 }, 'ArrowUp')).toBeNull();
  });
});
