import { layoutOf, segmentLabelKey } from '../catalogue/catalogue';
import { t, tOr } from '../i18n';
import type { BoardPosition, Option } from '../model/types';
import { sayPlace } from './explore';
import { parseSide } from '../tiles/sides';

type Tiles = Pick<BoardPosition, 'tiles'>;

/** What a screen reader says of one choice. */
export function sayOption(option: Option, view: Tiles): string {
  const { action, place, segment, join } = option;
  if (place) return sayCell(place.x, place.y, place.turns);
  if (segment) return saySegment(action, view, segment.tile, segment.segment);
  if (join) {
    return t('board:ferry', { from: saySide(view, join.tile, join.a), to: saySide(view, join.tile, join.b) });
  }
  return '';
}

export function sayCell(x: number, y: number, turns: number): string {
  return [sayPlace({ x, y }), t(`board:turned.${turns}`)].join(', ');
}

/** In keys of texts the dot in an expansion's action would mean a level. */
function saySegment(action: string, view: Tiles, tile: number, segment: number): string {
  const what = t(segmentLabelKey(layoutOf(view.tiles[tile]?.layout ?? ''), segment));
  return tOr(`board:act.${action.replaceAll('.', '_')}`, t('board:spot', { what }), { what });
}

/** The side to which a road leaves the tile as it lies. */
function saySide(view: Tiles, tile: number, segment: number): string {
  const placed = view.tiles[tile];
  const side = layoutOf(placed?.layout ?? '')?.segments[segment]?.sides?.[0];
  const letters = 'NESW';
  if (!placed || side === undefined) return '';
  const letter = letters[(letters.indexOf(parseSide(side).letter) + placed.turns) % 4] ?? 'N';
  return t(`board:side.${letter}`);
}
