import type { Point } from '../points';

/** Path data gathered by colour, so that many small buildings cost few elements. */
export type Paint = Record<string, string>;

export function add(paint: Paint, colour: string, data: string): void {
  paint[colour] = (paint[colour] ?? '') + data;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function poly(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

const ROOFS = ['roof-a', 'roof-b', 'roof-c'];

/** A house seen a little from above, its front to the south. */
export function house(paint: Paint, { x, y }: Point, width: number, kind: number): void {
  const w = width / 2;
  const h = width * 0.34;
  const roof = ROOFS[kind % ROOFS.length] ?? 'roof-a';
  const foot = y + h;
  if (kind % 2 === 0) {
    add(paint, 'facade', poly([x - w * 0.9, y], [x + w * 0.9, y], [x + w * 0.9, foot], [x - w * 0.9, foot]));
    const slope = poly([x - w * 1.1, y + 0.5], [x - w * 0.78, y - h * 1.5], [x + w * 0.78, y - h * 1.5], [x + w * 1.1, y + 0.5]);
    add(paint, roof, slope);
    add(paint, 'outline', slope);
  } else {
    add(paint, 'facade', poly([x - w * 0.9, y], [x, y - h * 1.5], [x + w * 0.9, y], [x + w * 0.9, foot], [x - w * 0.9, foot]));
    const peak = y - h * 1.75;
    const left = poly([x - w * 1.12, y + h * 0.3], [x - w * 0.55, peak - h * 0.1], [x, peak], [x, peak + h * 0.75], [x - w * 0.86, y + h * 0.55]);
    const right = poly([x + w * 1.12, y + h * 0.3], [x, peak], [x, peak + h * 0.75], [x + w * 0.86, y + h * 0.55]);
    add(paint, roof, left + right);
    add(paint, 'outline', left + right);
  }
  add(paint, 'dark', poly([x - w * 0.17, foot], [x - w * 0.17, foot - h * 0.6], [x + w * 0.17, foot - h * 0.6], [x + w * 0.17, foot]));
  add(paint, 'outline', poly([x - w * 0.9, foot], [x + w * 0.9, foot], [x + w * 0.9, foot]));
}

/** A tower of a city wall with battlements. */
export function tower(paint: Paint, { x, y }: Point, size = 1): void {
  const w = 3.4 * size;
  const [top, foot] = [y - 6.5 * size, y + 3.4 * size];
  add(paint, 'tower', poly([x - w, top], [x + w, top], [x + w, foot], [x - w, foot]));
  add(paint, 'tower-side', poly([x + w * 0.3, top], [x + w * 0.9, top], [x + w * 0.9, foot - 0.4], [x + w * 0.3, foot - 0.4]));
  const cap = 1.9 * size;
  const brim = w + 0.9 * size;
  add(paint, 'tower', poly([x - brim, top - cap], [x - brim, top + cap * 0.6], [x + brim, top + cap * 0.6], [x + brim, top - cap], [x + brim * 0.5, top - cap], [x + brim * 0.5, top - cap * 0.3], [x + brim * 0.22, top - cap * 0.3], [x + brim * 0.22, top - cap], [x - brim * 0.22, top - cap], [x - brim * 0.22, top - cap * 0.3], [x - brim * 0.5, top - cap * 0.3], [x - brim * 0.5, top - cap]));
}

/** The gatehouse by which a road enters a city. */
export function gatehouse(paint: Paint, at: Point): void {
  const { x, y } = at;
  add(paint, 'tower', poly([x - 6.4, y - 5.5], [x + 6.4, y - 5.5], [x + 6.4, y + 4], [x - 6.4, y + 4]));
  add(paint, 'dark', `M${n(x - 2.6)} ${n(y + 4)}V${n(y + 0.6)}a2.6 2.8 0 0 1 5.2 0V${n(y + 4)}Z`);
  for (const dx of [-5.6, -1.9, 1.9, 5.6]) {
    add(paint, 'tower', poly([x + dx - 1, y - 7.6], [x + dx + 1, y - 7.6], [x + dx + 1, y - 5.3], [x + dx - 1, y - 5.3]));
  }
}

/** A church with a steeple: the monastery. */
export function church(paint: Paint, { x, y }: Point): void {
  add(paint, 'facade', poly([x - 5, y + 1], [x + 12, y + 1], [x + 12, y + 10], [x - 5, y + 10]));
  add(paint, 'slate', poly([x - 6.5, y + 2], [x - 3, y - 6], [x + 10, y - 6], [x + 13.5, y + 2]));
  add(paint, 'slate-deep', poly([x + 3, y + 2], [x + 4, y - 6], [x + 10, y - 6], [x + 13.5, y + 2]));
  add(paint, 'facade', poly([x - 11, y - 7], [x - 3, y - 7], [x - 3, y + 10], [x - 11, y + 10]));
  add(paint, 'slate', poly([x - 12.4, y - 6.4], [x - 7, y - 18], [x - 1.6, y - 6.4]));
  add(paint, 'slate-deep', poly([x - 7, y - 18], [x - 1.6, y - 6.4], [x - 6.4, y - 6.4]));
  add(paint, 'dark', `M${n(x - 8.7)} ${n(y + 10)}v-4.5a1.7 2 0 0 1 3.4 0v4.5Z`);
  add(paint, 'dark', oval(x - 7, y - 2.6, 1.2, 1.8));
  for (const dx of [0.5, 4.6, 8.7]) add(paint, 'dark', oval(x + dx, y + 5.6, 0.9, 2));
  add(paint, 'outline', `M${n(x - 7)} ${n(y - 18)}v-5m-1.8 1.7h3.6`);
  add(paint, 'outline', poly([x - 11, y - 6.4], [x - 11, y + 10], [x + 12, y + 10], [x + 12, y + 2]));
}

export function tree(paint: Paint, { x, y }: Point, size: number, kind: number): void {
  add(paint, 'tree-shade', oval(x + size * 0.3, y + size * 0.75, size, size * 0.45));
  if (kind === 0) {
    add(paint, 'tree', poly([x - size * 0.8, y + size * 0.7], [x, y - size * 1.7], [x + size * 0.8, y + size * 0.7]));
    add(paint, 'tree-light', poly([x - size * 0.8, y + size * 0.7], [x, y - size * 1.7], [x - size * 0.1, y + size * 0.7]));
    return;
  }
  add(paint, 'tree', disc(x, y - size * 0.2, size));
  add(paint, 'tree-light', disc(x - size * 0.25, y - size * 0.5, size * 0.55));
}
