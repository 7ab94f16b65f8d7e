import { cellsOf, layoutOf } from '../../catalogue/catalogue';
import type { PlacedTile } from '../../model/types';
import { motionReduced } from '../../settings/settings';
import { boxOf } from '../../tiles/art/scene';
import { bitmapAt, bitmapNear, levelFor, makeBitmap, whenForgotten, type Bitmap } from '../../tiles/paint/bitmaps';
import { lookOf } from '../../tiles/paint/recipe';
import { symbolKey, type SymbolKey } from '../../tiles/symbols';
import { CELL, type Framing } from '../camera';

/** Time in a frame, in ms, that may go to making pictures: little while the picture moves. */
const MAKING = { moving: 4, still: 24 } as const;
const STILL_AFTER = 120;
const DROP_MS = 260;

interface Card {
  readonly index: number;
  readonly key: SymbolKey;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The land on a canvas under the board's SVG: each picture is drawn once for a size and copied from then
 * on, so that a board of hundreds of tiles moves as smoothly as a small one.
 */
export class Land {
  readonly #canvas: HTMLCanvasElement;
  readonly #ctx: CanvasRenderingContext2D | null;
  readonly #unlisten: () => void;
  #cards: readonly Card[] = [];
  #framing: Framing = { k: 1, x: 0, y: 0 };
  #fresh: { readonly index: number; readonly since: number } | null = null;
  #movedAt = -STILL_AFTER;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#ctx = canvas.getContext('2d');
    this.#unlisten = whenForgotten(() => this.#later());
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#unlisten();
  }

  /** `fresh` is the tile that has just come, if one has: it drops into its place. */
  show(tiles: readonly PlacedTile[], fresh: number | null): void {
    // A tile that this client does not know is left out: it has no picture to wait for.
    this.#cards = tiles.flatMap((tile, index) => (layoutOf(tile.layout) ? [cardOf(tile, index)] : []));
    this.#fresh = fresh === null || motionReduced.value ? null : { index: fresh, since: performance.now() };
    this.#later();
  }

  /** Draws at once: the SVG above moves in the same frame. */
  move(framing: Framing): void {
    this.#framing = framing;
    this.#movedAt = performance.now();
    this.#draw();
  }

  resize(width: number, height: number): void {
    const dots = window.devicePixelRatio || 1;
    this.#canvas.width = Math.round(width * dots);
    this.#canvas.height = Math.round(height * dots);
    this.#draw();
  }

  /** Ends what moves. */
  finish(): void {
    if (!this.#fresh) return;
    this.#fresh = null;
    this.#later();
  }

  #later(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const ctx = this.#ctx;
    if (!ctx || this.#canvas.width === 0) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    const { width, height } = this.#canvas;
    ctx.clearRect(0, 0, width, height);
    const seen = this.#cards.flatMap((card) => {
      const box = this.#boxOf(card);
      const inSight = box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
      return inSight ? [{ card, box, index: card.index }] : [];
    });
    const dots = window.devicePixelRatio || 1;
    const scale = this.#framing.k * dots;
    ctx.fillStyle = lookOf('board__shade').fill ?? '#000';
    for (const { box, index } of seen) {
      if (index === this.#fresh?.index) continue;
      ctx.fillRect(box.x + 1.6 * scale, box.y + 2.6 * scale, box.width, box.height);
    }
    const level = levelFor(CELL * scale);
    const still = performance.now() - this.#movedAt > STILL_AFTER;
    const until = performance.now() + (still ? MAKING.still : MAKING.moving);
    let missing = false;
    for (const { card, box, index } of seen) {
      let bitmap = bitmapAt(card.key, level);
      if (!bitmap) {
        const near = bitmapNear(card.key, level);
        // While the picture moves, one that is about as large does as well.
        const wanted = still || !near || near.width < box.width * 0.6;
        const made = wanted && performance.now() < until ? makeBitmap(card.key, level) : null;
        missing ||= made === null;
        bitmap = made ?? near;
      }
      this.#copy(ctx, bitmap, box, index);
    }
    // For whoever waits until everything is there to be seen.
    this.#canvas.dataset['drawn'] = String(!missing && !this.#fresh);
    if (this.#fresh || (missing && still)) this.#later();
    else if (missing) this.#rest = setTimeout(() => this.#later(), STILL_AFTER);
  }

  #copy(ctx: CanvasRenderingContext2D, bitmap: Bitmap | null, box: Box, index: number): void {
    const { x, y, width, height } = box;
    if (!bitmap) {
      ctx.fillStyle = lookOf('t-ground').fill ?? '#888';
      ctx.fillRect(x, y, width, height);
      return;
    }
    const t = this.#dropped(index);
    ctx.globalAlpha = t;
    const lift = (1 - t) * 0.14 * height;
    ctx.drawImage(bitmap, x, y - lift, width, height);
    ctx.globalAlpha = 1;
  }

  /** How far the tile has come down: 1 when it lies. */
  #dropped(index: number): number {
    if (!this.#fresh || this.#fresh.index !== index) return 1;
    const t = (performance.now() - this.#fresh.since) / DROP_MS;
    if (t < 1) return 1 - (1 - Math.max(0, t)) ** 3;
    this.#fresh = null;
    return 1;
  }

  /** On whole pixels, so that neighbours meet without a gap at every scale. */
  #boxOf({ left, top, right, bottom }: Card): Box {
    const dots = window.devicePixelRatio || 1;
    const { k, x, y } = this.#framing;
    const [x0, x1] = [left, right].map((value) => Math.round((x + value * k) * dots));
    const [y0, y1] = [top, bottom].map((value) => Math.round((y + value * k) * dots));
    return { x: x0 ?? 0, y: y0 ?? 0, width: (x1 ?? 0) - (x0 ?? 0), height: (y1 ?? 0) - (y0 ?? 0) };
  }
}

function cardOf(tile: PlacedTile, index: number): Card {
  const layout = layoutOf(tile.layout);
  const box = boxOf(layout ? cellsOf(layout) : 1, tile.turns, 0);
  const [left, top] = [box.x + tile.x * CELL, box.y + tile.y * CELL];
  return {
    index,
    key: symbolKey(tile.layout, tile.turns, index),
    left,
    top,
    right: left + box.width,
    bottom: top + box.height,
  };
}
