import { describe, expect, it } from 'vitest';
import { allLayouts, cellsOf, type Layout } from '../catalogue/catalogue';
import { boxOf } from './art/scene';
import { ferryWay, geometryOf, makeGeometry } from './geometry';
import { distance, isInside, point, turned } from './points';

const layouts = allLayouts();

describe('every layout of the catalogue', () => {
  it.each(layouts.map((layout) => [layout.id, layout] as const))('%s', (id, layout) => {
    const geometry = geometryOf(id);
    expect(geometry).toBeDefined();
    if (!geometry) return;
    expect(geometry.faithful, 'the picture divides the fields as the catalogue says').toBe(true);
    expect(geometry.anchors).toHaveLength(layout.segments.length);

    for (const [segment, anchor] of geometry.anchors.entries()) {
      expect(anchor.x, `segment ${segment}`).toBeGreaterThan(5);
      expect(anchor.x).toBeLessThan(100 * cellsOf(layout) - 5);
      expect(anchor.y).toBeGreaterThan(5);
      expect(anchor.y).toBeLessThan(95);
      const loops = geometry.areas[segment]?.loops ?? [];
      const hits = loops.filter((loop) => isInside(anchor, loop)).length;
      // A field's inner loops are its holes; the other kinds are made of overlapping parts.
      const isIn = layout.segments[segment]?.kind === 'field' ? hits % 2 === 1 : hits > 0;
      expect(isIn, `segment ${segment} stands inside its own area`).toBe(true);
    }
    const stands = geometry.anchors.filter((_, index) => layout.segments[index]?.kind !== 'river');
    for (const [i, a] of stands.entries()) {
      for (const b of stands.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(15);
    }
  });
});

describe('turning', () => {
  it('brings north to the east', () => {
    expect(turned(point(50, 0), 1)).toEqual(point(100, 50));
    expect(turned(point(50, 0), 2)).toEqual(point(50, 100));
    expect(turned(point(50, 0), 3)).toEqual(point(0, 50));
  });

  it('comes back after four quarters', () => {
    const from = point(12, 34);
    expect([1, 1, 1, 1].reduce(turned, from)).toEqual(from);
  });

  it('puts the second cell of a double tile to the south after a quarter', () => {
    expect(boxOf(2, 0, 0)).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    expect(boxOf(2, 1, 0)).toEqual({ x: 0, y: 0, width: 100, height: 200 });
    expect(boxOf(2, 2, 0)).toEqual({ x: -100, y: 0, width: 200, height: 100 });
    expect(boxOf(2, 3, 0)).toEqual({ x: 0, y: -100, width: 100, height: 200 });
  });
});

describe('a tile of two cells', () => {
  const double: Layout = {
    id: 'test.double',
    cells: 2,
    sides: 'CxFV FVRx',
    group: 'river',
    segments: [
      { kind: 'city', sides: ['N'] },
      { kind: 'road', sides: ['1:S'] },
      { kind: 'river', sides: ['W', '1:E'] },
      { kind: 'field', half_sides: ['WNW', '1:NNW', '1:NNE', '1:ENE'], cities: [0] },
      { kind: 'field', half_sides: ['WSW', 'SSW', 'SSE', '1:SSW'] },
      { kind: 'field', half_sides: ['1:SSE', '1:ESE'] },
    ],
  };

  it('has its anchors over both cells', () => {
    const geometry = makeGeometry(double);
    expect(geometry.faithful).toBe(true);
    expect(geometry.anchors[0]?.x).toBeLessThan(100);
    expect(geometry.anchors[1]?.x).toBeGreaterThan(100);
    expect(geometry.plan.width).toBe(200);
  });
});

describe('ferries', () => {
  it('run from landing to landing', () => {
    const lake = geometryOf('ferries.four-landings');
    const way = ferryWay('ferries.four-landings', 0, 1);
    expect(way[0]).toEqual(lake?.plan.roads[0]?.landing?.at);
    expect(way[way.length - 1]).toEqual(lake?.plan.roads[1]?.landing?.at);
  });

  it('have none on a tile without roads', () => {
    expect(ferryWay('base.B', 0, 1)).toEqual([]);
  });
});
