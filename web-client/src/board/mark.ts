import type { Bounds, Framing, Size } from './camera';

/** The check-mark of a preview, in pixels: how far out from the corner its middle is, on both axes, and how large. */
export const MARK = { out: 14, radius: 22 } as const;

/** Pixels from its middle that are to be free: its line, and a little air. */
const REACH = MARK.radius + 4;

/** A corner of a tile: 1 is right or below, -1 is left or above. */
export interface Corner {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

/** Where the mark is looked for, and where it is when nothing is in the way. */
export const USUAL_CORNER: Corner = { x: 1, y: -1 };
const CORNERS: readonly Corner[] = [USUAL_CORNER, { x: 1, y: 1 }, { x: -1, y: -1 }, { x: -1, y: 1 }];

/** What is to be seen of the board. */
export interface Sight {
  readonly framing: Framing;
  readonly size: Size;
  /** What lies over the picture, in its pixels. */
  readonly covers: readonly Bounds[];
}

/** What lies over the board bears this attribute, so that no mark is put below it. */
const COVERS = '[data-over-board]';

export function coversOf(svg: SVGSVGElement): Bounds[] {
  const from = svg.getBoundingClientRect();
  return [...document.querySelectorAll(COVERS)].map((cover) => {
    const { left, top, right, bottom } = cover.getBoundingClientRect();
    return { left: left - from.left, top: top - from.top, right: right - from.left, bottom: bottom - from.top };
  });
}

/** The corner of a box in board units at which the whole mark can be seen and pressed; the usual one if none is. */
export function clearCorner(box: Bounds, { framing: { k, x, y }, size, covers }: Sight): Corner {
  const isClear = (corner: Corner): boolean => {
    const atX = (corner.x > 0 ? box.right : box.left) * k + x + corner.x * MARK.out;
    const atY = (corner.y > 0 ? box.bottom : box.top) * k + y + corner.y * MARK.out;
    const mark = { left: atX - REACH, top: atY - REACH, right: atX + REACH, bottom: atY + REACH };
    const isInside = mark.left >= 0 && mark.top >= 0 && mark.right <= size.width && mark.bottom <= size.height;
    return isInside && !covers.some((cover) => overlap(mark, cover));
  };
  return CORNERS.find(isClear) ?? USUAL_CORNER;
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
