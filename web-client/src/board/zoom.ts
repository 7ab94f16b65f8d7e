import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { motionReduced } from '../settings/settings';
import type { Point } from '../tiles/points';
import { between, CELL, centredOn, EDGE, fittingPlaces, isSeen, SCALES, type Bounds, type Framing, type Size } from './camera';

const GLIDE_MS = 320;
/** Pixels between a previewed tile and what must not lie over it. */
const FREE = 8;

/** Pan and zoom of one board: d3 has the pointer, the world group gets the transform directly. */
export class Camera {
  /** The person has moved the picture; it no longer follows the board by itself. */
  panned = false;
  readonly #svg: SVGSVGElement;
  readonly #world: SVGGElement;
  readonly #selection: Selection<SVGSVGElement, unknown, null, undefined>;
  readonly #zoom: ZoomBehavior<SVGSVGElement, unknown>;
  readonly #onMove: (framing: Framing) => void;
  #frame = 0;
  /** The frame in which input that has come since the last one is shown. */
  #showing = 0;
  #shownScale = 0;

  constructor(svg: SVGSVGElement, world: SVGGElement, onMove: (framing: Framing) => void) {
    this.#svg = svg;
    this.#world = world;
    this.#onMove = onMove;
    this.#selection = select(svg);
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([SCALES.least, SCALES.most])
      .filter(mayZoom)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) {
          this.panned = true;
          cancelAnimationFrame(this.#frame);
          // Several events may come before a frame; one picture of the last is enough.
          this.#showing ||= requestAnimationFrame(() => this.#show());
          return;
        }
        this.#show();
      });
    // A double click confirms a choice; it must not zoom.
    this.#selection.call(this.#zoom).on('dblclick.zoom', null);
  }

  get size(): Size {
    return { width: this.#svg.clientWidth, height: this.#svg.clientHeight };
  }

  get scale(): number {
    return zoomTransform(this.#svg).k;
  }

  /** Everything in sight; see `fittingPlaces` for what the others mean. */
  fit(bounds: Bounds, least = 0, last: Point | null = null, places: readonly Point[] = []): void {
    this.panned = false;
    if (this.size.width > 0) this.#glide(fittingPlaces(bounds, this.size, EDGE, least, last, places));
  }

  /** At once, without a movement: for the first picture. */
  jump(bounds: Bounds, least = 0, last: Point | null = null, places: readonly Point[] = []): void {
    // One that is still under way would end at what was to be seen before.
    cancelAnimationFrame(this.#frame);
    if (this.size.width > 0) this.#set(fittingPlaces(bounds, this.size, EDGE, least, last, places));
  }

  /** The point lies in the picture, and not just at its edge. */
  sees(point: Point): boolean {
    return isSeen(this.framing, this.size, point);
  }

  /** Moves the picture up if the box in the window lies over the cell. */
  uncover({ x, y }: Point, over: DOMRect): void {
    const { k, x: dx, y: dy } = this.framing;
    const { left, top } = this.#svg.getBoundingClientRect();
    const [from, to, below] = [left + x * CELL * k + dx, left + (x + 1) * CELL * k + dx, top + (y + 1) * CELL * k + dy];
    const hidden = below + FREE - over.top;
    if (hidden <= 0 || to < over.left || from > over.right) return;
    this.#glide({ k, x: dx, y: dy - hidden });
  }

  centreOn(x: number, y: number, k = this.scale): void {
    this.#glide(centredOn(x, y, k, this.size));
  }

  zoomBy(factor: number): void {
    this.panned = true;
    this.#selection.call((target) => this.#zoom.scaleBy(target, factor));
  }

  /** The board's own place in the picture, for what flies over it. */
  get framing(): Framing {
    return zoomTransform(this.#svg);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#showing);
    this.#selection.on('.zoom', null);
  }

  #glide(target: Framing): void {
    cancelAnimationFrame(this.#frame);
    if (motionReduced.value) {
      this.#set(target);
      return;
    }
    const from = zoomTransform(this.#svg);
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      this.#set(between(from, target, t));
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #set({ k, x, y }: Framing): void {
    const transform = zoomIdentity.translate(x, y).scale(k);
    this.#selection.call((target) => this.#zoom.transform(target, transform));
  }

  #show(): void {
    cancelAnimationFrame(this.#showing);
    this.#showing = 0;
    const { k, x, y } = zoomTransform(this.#svg);
    this.#world.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    // Buttons on the board keep their size for the thumb whatever the scale. Styling them costs time,
    // so it is left alone while the scale stays.
    if (k !== this.#shownScale) this.#world.style.setProperty('--unzoom', String(1 / k));
    this.#shownScale = k;
    this.#onMove({ k, x, y });
  }
}

/** The wheel over the previewed tile turns it; the right button stays with the browser. */
function mayZoom(event: Event): boolean {
  if (event.type === 'wheel' && event.target instanceof Element && event.target.closest('[data-ghost]')) {
    return false;
  }
  return !(event instanceof MouseEvent) || event.type === 'wheel' || event.button === 0;
}
