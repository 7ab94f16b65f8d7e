/** Typed access to the catalogue of tiles that server and client share. */

export type SegmentKind = 'city' | 'road' | 'monastery' | 'river' | 'field';

/** One segment as the catalogue has it; its index in the layout is how messages name it. */
export interface SegmentSpec {
  readonly kind: SegmentKind;
  readonly sides?: readonly string[];
  readonly half_sides?: readonly string[];
  readonly cities?: readonly number[];
  readonly pennants?: number;
  readonly pig_herd?: boolean;
  readonly inn?: boolean;
}

export interface Layout {
  readonly id: string;
  readonly ref?: string;
  readonly letter?: string;
  /** Four letters N, E, S, W for each cell: F field, R road, C city, V river. */
  readonly sides: string;
  readonly cells?: number;
  readonly segments: readonly SegmentSpec[];
  readonly group?: string;
  readonly garden?: boolean;
  readonly ferry?: boolean;
  readonly volcano?: boolean;
  readonly crop_circle?: string;
  /** Its lines are this project's own; the sources name only what is on it. */
  readonly reconstructed?: boolean;
  readonly sheep?: number;
  readonly vineyard?: boolean;
}

export interface TileSet {
  readonly id: string;
  readonly ref?: string;
  readonly name: string;
  readonly role: string;
  readonly tiles: Readonly<Record<string, number>>;
  readonly total: number;
}

interface CatalogueFile {
  readonly layouts: readonly Layout[];
  readonly sets: readonly TileSet[];
}

const files = import.meta.glob<CatalogueFile>('../../../shared/tiles/*.json', {
  eager: true,
  import: 'default',
});

const layouts = Object.values(files).flatMap((file) => file.layouts);
const byId = new Map(layouts.map((layout) => [layout.id, layout]));
const sets = Object.values(files).flatMap((file) => file.sets);

/** The layout of that name, or undefined when a newer server knows one that this client does not. */
export function layoutOf(id: string): Layout | undefined {
  return byId.get(id);
}

export function allLayouts(): readonly Layout[] {
  return layouts;
}

export function setsOf(): readonly TileSet[] {
  return sets;
}

/** How many cells the layout covers; the second one lies to the east of the first. */
export function cellsOf(layout: Layout): number {
  return layout.cells ?? 1;
}

/** Key of the text that names the segment's kind. */
export function segmentLabelKey(layout: Layout | undefined, segment: number): string {
  return `board:segment.${layout?.segments[segment]?.kind ?? 'unknown'}`;
}
