import { effect } from '@preact/signals';
import { boxOfScene } from '../art/scene';
import { themeInUse } from '../../settings/settings';
import { symbolId, type SymbolKey } from '../symbols';
import { sceneFor } from '../TileArt';
import { forgetLooks, paint, recipeOf, type Context2D, type Recipe } from './recipe';

/** Pixels to the edge of a cell. Between two of them the larger is drawn smaller. */
const LEVELS = [32, 48, 72, 108, 162, 243, 364, 546, 820] as const;

/** Smaller pictures leave out what could not be made out in them. */
const PLAIN_BELOW = 72;

/** Pixels kept in all, about 80 MB. What was not drawn for longest goes first. */
const MOST_PIXELS = 20_000_000;

/** Ready pixels where the browser gives them out: they are copied faster than another canvas. */
export type Bitmap = HTMLCanvasElement | ImageBitmap;

const recipes = new Map<string, Recipe>();
const bitmaps = new Map<string, Bitmap>();
let pixels = 0;

/** Listeners hear that all pictures must be drawn anew. */
const onForget = new Set<() => void>();

export function whenForgotten(listener: () => void): () => void {
  onForget.add(listener);
  return () => onForget.delete(listener);
}

let inTheme: string | null = null;
effect(() => {
  const changed = inTheme !== null && inTheme !== themeInUse.value;
  inTheme = themeInUse.value;
  if (!changed) return;
  // The style sheets follow the theme in an effect of their own, which may come after this one.
  queueMicrotask(() => {
    recipes.clear();
    bitmaps.clear();
    pixels = 0;
    forgetLooks();
    for (const listener of onForget) listener();
  });
});

/** The level for cells of that size in device pixels. */
export function levelFor(cell: number): number {
  return LEVELS.find((level) => level >= cell - 0.5) ?? LEVELS[LEVELS.length - 1] ?? 100;
}

function nameOf(key: SymbolKey, level: number): string {
  return `${symbolId(key)}@${level}`;
}

/** The picture if it is there already. */
export function bitmapAt(key: SymbolKey, level: number): Bitmap | null {
  const name = nameOf(key, level);
  const found = bitmaps.get(name);
  if (!found) return null;
  // Taken out and put in again it is the youngest.
  bitmaps.delete(name);
  bitmaps.set(name, found);
  return found;
}

/** The picture at another size, the nearest larger one first. */
export function bitmapNear(key: SymbolKey, level: number): Bitmap | null {
  const larger = LEVELS.filter((one) => one > level);
  const smaller = LEVELS.filter((one) => one < level).reverse();
  for (const one of [...larger, ...smaller]) {
    const found = bitmaps.get(nameOf(key, one));
    if (found) return found;
  }
  return null;
}

export function makeBitmap(key: SymbolKey, level: number): Bitmap | null {
  const scene = sceneFor(key.layout, key.turns, key.variant);
  if (!scene) return null;
  const id = symbolId(key);
  const recipe = recipes.get(id) ?? recipeOf(scene);
  recipes.set(id, recipe);
  const box = boxOfScene(scene, 0);
  const width = Math.round((box.width * level) / 100);
  const height = Math.round((box.height * level) / 100);
  const made = painted(width, height, (ctx) => {
    ctx.scale(level / 100, level / 100);
    ctx.translate(-box.x, -box.y);
    paint(ctx, recipe, level < PLAIN_BELOW ? 'plain' : 'all');
  });
  if (!made) return null;
  bitmaps.set(nameOf(key, level), made);
  pixels += width * height;
  forgetOldest();
  return made;
}

function painted(width: number, height: number, draw: (ctx: Context2D) => void): Bitmap | null {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const ctx = canvas.getContext('2d');
    if (ctx) draw(ctx);
    return ctx && canvas.transferToImageBitmap();
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (ctx) draw(ctx);
  return ctx && canvas;
}

function forgetOldest(): void {
  for (const [name, { width, height }] of bitmaps) {
    if (pixels <= MOST_PIXELS) return;
    bitmaps.delete(name);
    pixels -= width * height;
  }
}
