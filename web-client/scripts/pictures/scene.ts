/** A picture of the rules: one or more small boards side by side. Cells are named as on the board. */

export interface SceneTile {
  readonly layout: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  /** The tile that the text talks about. */
  readonly fresh?: boolean;
}

export interface SceneFollower {
  readonly tile: number;
  readonly segment: number;
  readonly seat: number;
}

export interface SceneFerry {
  readonly tile: number;
  readonly a: number;
  readonly b: number;
}

/** A number on a segment: fields are counted so. */
export interface SceneNumber {
  readonly tile: number;
  readonly segment: number;
  readonly text: string;
}

export type Verdict = 'yes' | 'no';

/** An empty cell, or with a verdict what may come of it. */
export interface SceneCell {
  readonly x: number;
  readonly y: number;
  readonly verdict?: Verdict;
}

/** A verdict at a corner of a tile. */
export interface SceneMark {
  readonly tile: number;
  readonly verdict: Verdict;
}

export type Side = 'n' | 'e' | 's' | 'w';

/** An open end of the river, and which way the water goes there. */
export interface SceneEnd {
  readonly tile: number;
  readonly side: Side;
}

export interface SceneBoard {
  readonly tiles: readonly SceneTile[];
  readonly cells?: readonly SceneCell[];
  readonly followers?: readonly SceneFollower[];
  readonly ferries?: readonly SceneFerry[];
  readonly numbers?: readonly SceneNumber[];
  readonly marks?: readonly SceneMark[];
  readonly ends?: readonly SceneEnd[];
}

export interface Picture {
  readonly name: string;
  readonly boards: readonly SceneBoard[];
  /** What leads from a board to the next. */
  readonly between?: 'arrow' | 'gap';
}

export function tile(layout: string, x: number, y: number, turns = 0): SceneTile {
  return { layout, x, y, turns };
}

export function fresh(layout: string, x: number, y: number, turns = 0): SceneTile {
  return { layout, x, y, turns, fresh: true };
}

/** Tiles one beside the other, as on a table and not on a board. */
export function row(layouts: readonly string[], perRow = 6): SceneTile[] {
  return layouts.map((layout, index) =>
    tile(layout, (index % perRow) * SPREAD, Math.floor(index / perRow) * SPREAD),
  );
}

const SPREAD = 1.14;
