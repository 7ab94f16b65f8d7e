import { setsOf, type Layout, type SegmentSpec } from '../catalogue/catalogue';
import { pathOfChapter, type ChapterName } from './chapters';

/** A line about a tile: the key of its text, and how often it holds. */
export interface Fact {
  readonly key: string;
  readonly count: number;
}

/** What can be seen on a tile, the same things counted together. */
export function factsOf(layout: Layout): Fact[] {
  const keys = [
    ...layout.segments.flatMap((segment) => keysOfSegment(segment, layout)),
    ...keysOfLayout(layout),
  ];
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key: `rules:tile.${key}`, count }));
}

function keysOfSegment(segment: SegmentSpec, layout: Layout): string[] {
  const sides = segment.sides?.length ?? 0;
  switch (segment.kind) {
    case 'city':
      return [sides > 1 ? `city_${sides}` : 'city_end', ...(segment.pennants ? ['pennant'] : [])];
    case 'road':
      return [sides > 1 ? 'road_through' : layout.ferry ? 'landing' : 'road_end', ...(segment.inn ? ['inn'] : [])];
    case 'monastery':
      return ['monastery'];
    case 'river':
      return [riverKey(sides, layout)];
    case 'field':
      return ['field', ...(segment.pig_herd ? ['pig_herd'] : [])];
  }
}

function riverKey(sides: number, layout: Layout): string {
  if (layout.group === 'river-spring') return 'spring';
  if (layout.volcano) return 'volcano';
  if (sides === 1) return 'lake';
  return sides > 2 ? 'fork' : 'river';
}

function keysOfLayout(layout: Layout): string[] {
  return [
    ...(layout.ferry ? ['ferry'] : []),
    ...(layout.crop_circle ? ['crop_circle'] : []),
    ...(layout.garden ? ['garden'] : []),
    ...(layout.sheep ? ['sheep'] : []),
    ...(layout.vineyard ? ['vineyard'] : []),
    ...((layout.cells ?? 1) > 1 ? ['double'] : []),
    ...(layout.reconstructed ? ['reconstructed'] : []),
  ];
}

export interface SetCount {
  readonly set: string;
  readonly count: number;
}

/** In which boxes the tile lies, and how often. */
export function boxesOf(id: string): SetCount[] {
  return setsOf().flatMap(({ id: set, tiles }) => {
    const count = tiles[id];
    return count === undefined ? [] : [{ set, count }];
  });
}

export interface RulePlace {
  readonly href: string;
  /** Key of the text that names the section. */
  readonly name: string;
}

/** Sections of the rules that concern the tile; the particular before the general. */
export function rulesFor(layout: Layout): RulePlace[] {
  const has = (kind: SegmentSpec['kind']): boolean => layout.segments.some((one) => one.kind === kind);
  const option = (chapter: ChapterName, id: string): RulePlace => ({
    href: `${pathOfChapter(chapter)}#${id}`,
    name: `rules:option.${id}.name`,
  });
  const section = (chapter: ChapterName, id: string): RulePlace => ({
    href: `${pathOfChapter(chapter)}#${id}`,
    name: `rules:page.section.${id}`,
  });
  return [
    ...(layout.volcano ? [option('rivers', 'volcano_lake')] : []),
    ...(layout.segments.some((one) => one.pig_herd) ? [option('rivers', 'pig_herd')] : []),
    ...(layout.crop_circle ? [option('ferries', 'ferries_crop_circle')] : []),
    ...(layout.ferry ? [section('ferries', 'landings'), option('ferries', 'ferry_placement')] : []),
    ...(has('river') ? [section('rivers', 'how-it-goes'), option('rivers', 'u_turn')] : []),
    ...(has('city') ? [section('base', 'cities')] : []),
    ...(has('road') ? [section('base', 'roads')] : []),
    ...(has('monastery') ? [section('base', 'monasteries')] : []),
    ...(has('field') ? [section('base', 'fields')] : []),
  ];
}
