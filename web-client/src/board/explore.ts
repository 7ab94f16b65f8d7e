import { layoutOf } from '../catalogue/catalogue';
import { t, listText } from '../i18n';
import { cellsCovered, tileAt } from './pick';
import { cellKey, cellsOf } from './options';
import type { Option, BoardPosition } from '../model/types';

export interface CellAt {
  readonly x: number;
  readonly y: number;
}

/** The cell beside, but not farther than one cell outside the land. */
export function stepFrom(view: BoardPosition, from: CellAt, dx: number, dy: number): CellAt {
  const cells = view.tiles.flatMap(cellsCovered);
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const within = (value: number, all: readonly number[]): number =>
    Math.min(Math.max(...all) + 1, Math.max(Math.min(...all) - 1, value));
  if (cells.length === 0) return { x: 0, y: 0 };
  return { x: within(from.x + dx, xs), y: within(from.y + dy, ys) };
}

/** "2 east, 1 north of the start" */
export function sayPlace({ x, y }: CellAt): string {
  if (x === 0 && y === 0) return t('board:explore.start');
  const parts = [
    x === 0 ? '' : t(x > 0 ? 'board:explore.east' : 'board:explore.west', { count: Math.abs(x) }),
    y === 0 ? '' : t(y > 0 ? 'board:explore.south' : 'board:explore.north', { count: Math.abs(y) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** "city, road and field": what there is on a tile. */
export function sayKinds(layout: string): string {
  const kinds = layoutOf(layout)?.segments.map((segment) => t(`board:segment.${segment.kind}`)) ?? [];
  return listText([...new Set(kinds)]);
}

/** Everything on one cell in words, for who explores the board without seeing it. */
export function sayCellAt(
  view: BoardPosition,
  options: readonly Option[],
  names: readonly string[],
  cell: CellAt,
): string {
  const number = tileAt(view.tiles, cell.x, cell.y);
  const tile = view.tiles[number];
  const layout = layoutOf(tile?.layout ?? '');
  const said = [sayPlace(cell)];
  if (!tile || !layout) {
    const legal = cellsOf(options).get(cellKey(cell.x, cell.y));
    said.push(t('board:explore.empty'));
    if (legal) said.push(t('board:explore.may_place', { count: legal.ways.length }));
    return said.join('. ');
  }
  said.push(sayKinds(tile.layout));
  for (const figure of view.figures.filter((one) => one.tile === number)) {
    const kind = layout.segments[figure.segment]?.kind ?? 'unknown';
    said.push(t('board:figure', { name: names[figure.seat] ?? '', what: t(`board:segment.${kind}`) }));
  }
  if (number === view.lastPlaced) said.push(t('board:explore.last'));
  const spots = options.filter((option) => option.segment?.tile === number).length;
  if (spots > 0) said.push(t('board:explore.spots', { count: spots }));
  return said.join('. ');
}
