import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boundsOf, CELL, middleOf, sameBounds, type Bounds } from './camera';
import { tileSize, type TileSize } from '../settings/settings';
import type { Point } from '../tiles/points';
import type { Land } from './land/land';
import type { BoardApi, BoardProps } from './types';
import { Camera } from './zoom';

/** Cells smaller than this, in pixels, are too small to choose a spot on: the picture comes nearer. */
const LEAST_CELL = { fine: 92, coarse: 200 } as const;

/** Cells smaller than this are too small to place a tile on. A thumb needs 44 pixels in any case. */
const LEAST_PLACE = { fine: 34, coarse: 48 } as const;
const LEAST_THUMB = 44;

const SIZES: Readonly<Record<TileSize, number>> = { small: 0.8, medium: 1, large: 1.5 };

interface CameraRefs {
  readonly svg: { current: SVGSVGElement | null };
  readonly world: { current: SVGGElement | null };
  readonly api: { current: BoardApi | null };
  readonly land: { readonly current: Land | null };
}

/** Keeps everything in sight until the person moves the picture, and comes near for small choices. */
export function useCamera(props: BoardProps, { svg, world, api, land }: CameraRefs): void {
  const camera = useRef<Camera | null>(null);
  const bounds = useRef<Bounds>(boundsOf([]));
  /** The spot to which the picture has come near. */
  const near = useRef<Point | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const frame = useRef((made: Camera, how: 'fit' | 'jump') => {
    const placing = latest.current.options.some((option) => option.place);
    made[how](bounds.current, placing ? leastPlace() : 0, focusOf(latest.current));
  });

  useLayoutEffect(() => {
    if (!svg.current || !world.current) return;
    const made = new Camera(svg.current, world.current, (framing) => land.current?.move(framing));
    camera.current = made;
    frame.current(made, 'jump');
    const observer = new ResizeObserver(() => {
      land.current?.resize(made.size.width, made.size.height);
      if (made.panned) return;
      if (near.current) comeNear(made, near.current);
      else frame.current(made, 'jump');
    });
    observer.observe(svg.current);
    return () => {
      observer.disconnect();
      made.destroy();
    };
  }, [svg, world, land]);

  const { view, options, apiRef } = props;
  const wasPlacing = useRef(false);
  useLayoutEffect(() => {
    const places = options.flatMap((option) => (option.place ? [option.place] : []));
    const next = boundsOf([...view.tiles, ...places]);
    const first = sameBounds(bounds.current, boundsOf([]));
    const placing = places.length > 0;
    const asBefore = sameBounds(next, bounds.current) && placing === wasPlacing.current;
    wasPlacing.current = placing;
    if (asBefore) return;
    bounds.current = next;
    const made = camera.current;
    if (!made || made.panned || near.current) return;
    frame.current(made, first ? 'jump' : 'fit');
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
      if (!made.panned) frame.current(made, 'fit');
    }
    // The spot's place stands for the spot.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [spotKey]);

  // Arrow keys reach cells that are not in sight.
  const chosen = props.selected === null ? undefined : options[props.selected]?.place;
  const [chosenX, chosenY] = [chosen?.x, chosen?.y];
  useEffect(() => {
    if (chosenX === undefined || chosenY === undefined || !camera.current) return;
    const at = { x: (chosenX + 0.5) * CELL, y: (chosenY + 0.5) * CELL };
    if (!camera.current.sees(at)) camera.current.centreOn(at.x, at.y);
  }, [chosenX, chosenY]);

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

function isCoarse(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

function leastCell(): number {
  return LEAST_CELL[isCoarse() ? 'coarse' : 'fine'] * SIZES[tileSize.value];
}

function leastPlace(): number {
  if (!isCoarse()) return LEAST_PLACE.fine * SIZES[tileSize.value];
  return Math.max(LEAST_THUMB, LEAST_PLACE.coarse * SIZES[tileSize.value]);
}

function lastTile({ view }: BoardProps): Point | null {
  const tile = view.tiles[view.lastPlaced ?? view.tiles.length - 1];
  return tile ? middleOf(tile) : null;
}

/** As far from the last tile a cell is still in sight on a phone. */
const FAR = 3 * CELL;

/** Where to look when not everything is in sight: at the last tile, unless all places are far from it. */
function focusOf(props: BoardProps): Point | null {
  const last = lastTile(props);
  const places = props.options.flatMap(({ place }) => (place ? [middleOf(place)] : []));
  if (!last || places.length === 0) return last;
  const distance = ({ x, y }: Point): number => Math.max(Math.abs(x - last.x), Math.abs(y - last.y));
  const nearest = places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
  return distance(nearest) > FAR ? nearest : last;
}

/** The middle of the one tile on which all spots lie that the open question offers. */
function spotToSee({ view, options }: BoardProps): { x: number; y: number } | null {
  const asked = options.flatMap(({ segment, join }) => segment?.tile ?? join?.tile ?? []);
  const [number] = asked;
  if (number === undefined || asked.some((other) => other !== number)) return null;
  const tile = view.tiles[number];
  return tile ? middleOf(tile) : null;
}
