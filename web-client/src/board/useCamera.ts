import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boundsOf, CELL, middleOf, sameBounds, type Bounds } from './camera';
import type { Point } from '../tiles/points';
import type { BoardApi, BoardProps } from './types';
import { Camera } from './zoom';

/** Cells smaller than this, in pixels, are too small to choose a spot on: the picture comes nearer. */
const LEAST_CELL = { fine: 92, coarse: 200 } as const;

interface CameraRefs {
  readonly svg: { current: SVGSVGElement | null };
  readonly world: { current: SVGGElement | null };
  readonly api: { current: BoardApi | null };
}

/** Keeps everything in sight until the person moves the picture, and comes near for small choices. */
export function useCamera(props: BoardProps, { svg, world, api }: CameraRefs): void {
  const camera = useRef<Camera | null>(null);
  const bounds = useRef<Bounds>(boundsOf([]));
  /** The spot to which the picture has come near. */
  const near = useRef<Point | null>(null);

  useLayoutEffect(() => {
    if (!svg.current || !world.current) return;
    const made = new Camera(svg.current, world.current);
    camera.current = made;
    made.jump(bounds.current);
    const observer = new ResizeObserver(() => {
      if (made.panned) return;
      if (near.current) comeNear(made, near.current);
      else made.jump(bounds.current);
    });
    observer.observe(svg.current);
    return () => {
      observer.disconnect();
      made.destroy();
    };
  }, [svg, world]);

  const { view, options, apiRef } = props;
  useLayoutEffect(() => {
    const places = options.flatMap((option) => (option.place ? [option.place] : []));
    const next = boundsOf([...view.tiles, ...places]);
    const first = sameBounds(bounds.current, boundsOf([]));
    if (sameBounds(next, bounds.current)) return;
    bounds.current = next;
    const made = camera.current;
    if (!made || made.panned || near.current) return;
    if (first) made.jump(next);
    else made.fit(next);
  }, [view.tiles, options]);

  const spot = spotToSee(props);
  const spotKey = spot && `${spot.x},${spot.y}`;
  useEffect(() => {
    const made = camera.current;
    if (!made) return;
    if (spot && made.scale * CELL < leastCell()) {
      near.current = spot;
      comeNear(made, spot);
    } else if (!spot && near.current) {
      near.current = null;
      if (!made.panned) made.fit(bounds.current);
    }
    // The spot's place stands for the spot.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [spotKey]);

  useLayoutEffect(() => {
    const made: BoardApi = {
      fit: () => camera.current?.fit(bounds.current),
      centreOn: (x, y) => camera.current?.centreOn((x + 0.5) * CELL, (y + 0.5) * CELL),
      zoomBy: (factor) => camera.current?.zoomBy(factor),
    };
    api.current = made;
    if (apiRef) apiRef.current = made;
    return () => {
      if (apiRef) apiRef.current = null;
    };
  }, [api, apiRef]);
}

function comeNear(camera: Camera, spot: Point): void {
  camera.centreOn(spot.x, spot.y, (leastCell() * 1.05) / CELL);
}

function leastCell(): number {
  return window.matchMedia('(pointer: coarse)').matches ? LEAST_CELL.coarse : LEAST_CELL.fine;
}

/** The middle of the one tile on which all spots lie that the open question offers. */
function spotToSee({ view, options }: BoardProps): { x: number; y: number } | null {
  const asked = options.flatMap(({ segment, join }) => segment?.tile ?? join?.tile ?? []);
  const [number] = asked;
  if (number === undefined || asked.some((other) => other !== number)) return null;
  const tile = view.tiles[number];
  return tile ? middleOf(tile) : null;
}
