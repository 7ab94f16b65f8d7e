import type { Option } from '../model/types';

/** A cell on which the tile may be placed, and the ways to turn it there. */
export interface CellChoice {
  readonly x: number;
  readonly y: number;
  readonly ways: readonly { readonly option: number; readonly turns: number }[];
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** The legal cells by key; each cell's ways in the order of turning. */
export function cellsOf(options: readonly Option[]): ReadonlyMap<string, CellChoice> {
  const cells = new Map<string, CellChoice>();
  for (const [option, { place }] of options.entries()) {
    if (!place) continue;
    const { x, y, turns } = place;
    const key = cellKey(x, y);
    const ways = [...(cells.get(key)?.ways ?? []), { option, turns }];
    cells.set(key, { x, y, ways: ways.sort((a, b) => a.turns - b.turns) });
  }
  return cells;
}

/** The way to show first on a cell: turned as the tile already is, else as little as may be. */
export function firstWay(cell: CellChoice, turns = 0): number | null {
  const way = cell.ways.find((one) => one.turns === turns) ?? cell.ways[0];
  return way?.option ?? null;
}

/** The option that turns the previewed tile on to its next legal way on the same cell. */
export function nextWay(options: readonly Option[], selected: number): number {
  const place = options[selected]?.place;
  const ways = place ? (cellsOf(options).get(cellKey(place.x, place.y))?.ways ?? []) : [];
  const at = ways.findIndex((way) => way.option === selected);
  return ways[(at + 1) % ways.length]?.option ?? selected;
}

/** Options that put something on a segment, by option index. */
export function segmentOptions(
  options: readonly Option[],
): { option: number; tile: number; segment: number }[] {
  return options.flatMap(({ segment }, option) => (segment ? [{ option, ...segment }] : []));
}

export interface JoinChoice {
  readonly option: number;
  readonly a: number;
  readonly b: number;
}

/** Options that link two segments, by the number of the tile that they lie on. */
export function joinOptions(options: readonly Option[]): ReadonlyMap<number, readonly JoinChoice[]> {
  const byTile = new Map<number, JoinChoice[]>();
  for (const [option, { join }] of options.entries()) {
    if (!join) continue;
    const { tile, a, b } = join;
    byTile.set(tile, [...(byTile.get(tile) ?? []), { option, a, b }]);
  }
  return byTile;
}

/** The choice after the previewed one of the same tile; the first one when none is previewed. */
export function nextJoin(choices: readonly JoinChoice[], selected: number | null): number | null {
  const at = choices.findIndex((choice) => choice.option === selected);
  return choices[(at + 1) % choices.length]?.option ?? null;
}

/** Indexes of the options that have a place on the board, in their order. */
export function boardOptions(options: readonly Option[]): number[] {
  return options.flatMap(({ place, segment, join, cell }, option) =>
    place ?? segment ?? join ?? cell ? [option] : [],
  );
}

/** The option `by` steps on from the previewed one, round and round. */
export function stepThrough(list: readonly number[], selected: number | null, by: number): number | null {
  if (list.length === 0) return null;
  const at = selected === null ? -1 : list.indexOf(selected);
  const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by;
  return list[(next + list.length) % list.length] ?? null;
}
