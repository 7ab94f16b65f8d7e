import { h, render } from 'preact';
import type { Scene } from '../art/scene';
import { TilePicture } from '../TileArt';

/** A shape of a picture with everything that a canvas needs to paint it. */
interface Stroke {
  readonly path: Path2D;
  readonly rule: CanvasFillRule;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly opacity: number;
  /** Too small to be seen on a small tile, where it would only be noise. */
  readonly fine: boolean;
}

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type Recipe = readonly Stroke[];

const SVG = 'http://www.w3.org/2000/svg';

type Look = Omit<Stroke, 'path' | 'rule' | 'fine'>;

const FINE = ['t-furrow', 't-furrow-wheat', 't-tuft', 't-paving', 't-rut', 't-hedge-shade', 't-hedge-light', 't-tree-shade'];

/** What the style sheet says of each class; asked once, until the theme changes. */
const looks = new Map<string, Look>();
let probe: SVGPathElement | null = null;

export function forgetLooks(): void {
  looks.clear();
}

/** How shapes of that class look in the theme in use. */
export function lookOf(name: string): Look {
  const known = looks.get(name);
  if (known) return known;
  probe ??= makeProbe();
  probe.setAttribute('class', name);
  const style = getComputedStyle(probe);
  const look: Look = {
    fill: style.fill === 'none' ? null : style.fill,
    stroke: style.stroke === 'none' ? null : style.stroke,
    width: parseFloat(style.strokeWidth) || 0,
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(parseFloat),
    cap: capOf(style.strokeLinecap),
    join: style.strokeLinejoin === 'round' ? 'round' : 'miter',
    opacity: Number(style.opacity),
  };
  looks.set(name, look);
  return look;
}

function makeProbe(): SVGPathElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  const path = document.createElementNS(SVG, 'path');
  // With less motion every change takes a moment of transition, and would be read as it was before.
  path.style.setProperty('transition', 'none', 'important');
  svg.append(path);
  document.body.append(svg);
  return path;
}

function capOf(cap: string | null): CanvasLineCap {
  return cap === 'round' || cap === 'square' ? cap : 'butt';
}

/** The picture that the SVG shows, as a list for a canvas: one drawing serves both. */
export function recipeOf(scene: Scene): Recipe {
  const root = document.createElementNS(SVG, 'svg');
  render(h(TilePicture, { scene }), root);
  const strokes: Stroke[] = [];
  gather(root, new DOMMatrix(), strokes);
  render(null, root);
  return strokes;
}

function gather(parent: Element, place: DOMMatrix, into: Stroke[]): void {
  for (const child of parent.children) {
    if (child.tagName === 'g') {
      gather(child, place.multiply(placeOf(child)), into);
      continue;
    }
    const outline = outlineOf(child);
    if (!outline) continue;
    const path = new Path2D();
    path.addPath(outline, place);
    const name = child.getAttribute('class') ?? '';
    const look = lookOf(name);
    const cap = child.getAttribute('stroke-linecap');
    const rule = child.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    into.push({ ...look, path, rule, cap: cap ? capOf(cap) : look.cap, fine: FINE.includes(name) });
  }
}

/** Groups of the tiles' pictures are moved or scaled, in this order, and no more. */
function placeOf(group: Element): DOMMatrix {
  const matrix = new DOMMatrix();
  for (const [, name, text = ''] of (group.getAttribute('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = text.split(/[ ,]+/).map(Number);
    if (name === 'translate') matrix.translateSelf(a, b);
    if (name === 'scale') matrix.scaleSelf(a, b || a);
  }
  return matrix;
}

function outlineOf(shape: Element): Path2D | null {
  const size = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  if (shape.tagName !== 'rect') return null;
  const path = new Path2D();
  path.roundRect(size('x'), size('y'), size('width'), size('height'), size('rx'));
  return path;
}

export function paint(ctx: Context2D, recipe: Recipe, detail: 'all' | 'plain'): void {
  for (const one of recipe) {
    if (one.fine && detail === 'plain') continue;
    ctx.globalAlpha = one.opacity;
    if (one.fill !== null) {
      ctx.fillStyle = one.fill;
      ctx.fill(one.path, one.rule);
    }
    if (one.stroke !== null && one.width > 0) {
      ctx.strokeStyle = one.stroke;
      ctx.lineWidth = one.width;
      ctx.lineCap = one.cap;
      ctx.lineJoin = one.join;
      ctx.setLineDash([...one.dash]);
      ctx.stroke(one.path);
    }
  }
  ctx.globalAlpha = 1;
}
