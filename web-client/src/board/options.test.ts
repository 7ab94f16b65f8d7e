import { describe, expect, it } from 'vitest';
import type { Option } from '../model/types';
import {
  boardOptions,
  cellsOf,
  firstWay,
  joinOptions,
  nextJoin,
  nextWay,
  segmentOptions,
  stepThrough,
} from './options';

const place = (x: number, y: number, turns: number): Option => ({
  action: 'place',
  place: { x, y, turns },
});

const options = [place(1, 0, 3), place(0, 1, 0), place(1, 0, 1), place(1, 0, 2)];

describe('cells', () => {
  it('gather their ways in the order of turning', () => {
    const cell = cellsOf(options).get('1,0');
    expect(cell?.ways).toEqual([
      { option: 2, turns: 1 },
      { option: 3, turns: 2 },
      { option: 0, turns: 3 },
    ]);
    expect(cellsOf(options).size).toBe(2);
  });

  it('begin as the tile is turned already, if that is legal', () => {
    const cell = cellsOf(options).get('1,0');
    expect(cell && firstWay(cell, 2)).toBe(3);
    expect(cell && firstWay(cell, 0)).toBe(2);
  });

  it('turn round and round', () => {
    expect(nextWay(options, 2)).toBe(3);
    expect(nextWay(options, 3)).toBe(0);
    expect(nextWay(options, 0)).toBe(2);
    expect(nextWay(options, 1)).toBe(1);
  });
});

describe('choices on a tile', () => {
  const mixed: Option[] = [
    { action: 'pass' },
    { action: 'follower', segment: { tile: 4, segment: 2 } },
    { action: 'ferries.move', join: { tile: 3, a: 0, b: 1 } },
    { action: 'ferries.move', join: { tile: 3, a: 0, b: 2 } },
    { action: 'ferries.move', join: { tile: 5, a: 1, b: 2 } },
  ];

  it('keep the index of their option', () => {
    expect(segmentOptions(mixed)).toEqual([{ option: 1, tile: 4, segment: 2 }]);
    expect(joinOptions(mixed).get(3)).toEqual([
      { option: 2, a: 0, b: 1 },
      { option: 3, a: 0, b: 2 },
    ]);
    expect(boardOptions(mixed)).toEqual([1, 2, 3, 4]);
  });

  it('cycle for each ferry on its own', () => {
    const ferry = joinOptions(mixed).get(3) ?? [];
    expect(nextJoin(ferry, null)).toBe(2);
    expect(nextJoin(ferry, 2)).toBe(3);
    expect(nextJoin(ferry, 3)).toBe(2);
    expect(nextJoin(ferry, 4)).toBe(2);
  });

  it('are stepped through in both directions', () => {
    expect(stepThrough([1, 2, 3], null, 1)).toBe(1);
    expect(stepThrough([1, 2, 3], null, -1)).toBe(3);
    expect(stepThrough([1, 2, 3], 3, 1)).toBe(1);
    expect(stepThrough([1, 2, 3], 1, -1)).toBe(3);
    expect(stepThrough([], null, 1)).toBeNull();
  });
});
