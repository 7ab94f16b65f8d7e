import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Land } from './land';

interface Drawn {
  readonly x: number;
  readonly width: number;
}

let drawn: Drawn[] = [];

/** A canvas without pixels, which notes what is copied to it. */
function canvasOf(width: number, height: number): HTMLCanvasElement {
  const ctx = {
    clearRect: () => undefined,
    fillRect: () => undefined,
    drawImage: (_: unknown, x: number, __: number, w: number) => drawn.push({ x, width: w }),
  };
  return { width, height, dataset: {}, getContext: () => ctx } as unknown as HTMLCanvasElement;
}

vi.mock('../../tiles/paint/bitmaps', () => ({
  levelFor: () => 100,
  bitmapAt: () => ({}),
  bitmapNear: () => null,
  makeBitmap: () => null,
  whenForgotten: () => () => undefined,
}));

beforeEach(() => {
  drawn = [];
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const row = Array.from({ length: 40 }, (_, x) => ({ layout: 'base.D', x, y: 0, turns: 0 }));

it('lets neighbours meet on whole pixels at any scale', () => {
  const land = new Land(canvasOf(4000, 200));
  land.show(row, null);
  land.move({ k: 0.4317, x: 3.3, y: 2.2 });
  expect(drawn).toHaveLength(40);
  for (const [i, { x, width }] of drawn.entries()) {
    expect(Number.isInteger(x)).toBe(true);
    if (drawn[i + 1]) expect(x + width).toBe(drawn[i + 1]?.x);
  }
});

it('leaves out what is not in sight', () => {
  const land = new Land(canvasOf(500, 200));
  land.show(row, null);
  land.move({ k: 1, x: -1000, y: 0 });
  expect(drawn).toHaveLength(5);
});
