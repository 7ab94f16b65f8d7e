import { describe, expect, it } from 'vitest';
import { innerOutline } from './areas';
import { point } from './points';
import { Raster } from './raster';

describe('the outline of an area', () => {
  it('leaves out what lies on the border of the tile', () => {
    const cap = [point(0, 0), point(100, 0), point(100, 30), point(0, 30)];
    expect(innerOutline(cap, 100)).toEqual([[point(100, 30), point(0, 30)]]);
  });

  it('is closed for an area in the middle', () => {
    const square = [point(40, 40), point(60, 40), point(60, 60), point(40, 60)];
    expect(innerOutline(square, 100)).toEqual([[...square, point(40, 40)]]);
  });
});

describe('a raster', () => {
  it('finds areas, their outlines and their roomiest place', () => {
    // A wall from north to south in the middle.
    const raster = new Raster(100, 100, (p) => Math.abs(p.x - 50) - 5);
    const labels = raster.areas();
    expect(labels[raster.nodeNear(point(10, 50))]).toBe(0);
    expect(labels[raster.nodeNear(point(90, 50))]).toBe(1);
    const west = (node: number): boolean => labels[node] === 0;
    const [loop = []] = raster.contours(west);
    expect(Math.max(...loop.map((p) => p.x))).toBeCloseTo(45, 0);
    expect(Math.min(...loop.map((p) => p.x))).toBe(0);
    const { at } = raster.deepest(west, (p) => Math.min(p.x, p.y, 100 - p.y));
    expect(at.x).toBeGreaterThan(18);
    expect(at.x).toBeLessThan(28);
  });
});
