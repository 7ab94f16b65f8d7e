import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { boundsOf, CELL, middleOf, sameBounds, type Bounds } from './camera';
import { tileSize, type TileSize } from '../settings/settings';
import type { Point } from '../tiles/points';
import type { Land } from './land/land';
import { coversOf, type Sight } from './mark';
import type { BoardApi, BoardProps } from './types';
import { Camera } from './zoom';

/** Cells smaller than this, in pixels, are too small to choose a spot on: the picture comes nearer. */
const LEAST_CELL = { fine: 92, coarse: 200 } as const;

/** Cells smaller than this are too small to place a tile on. A thumb needs 44 pixels in any case. */
const LEAST_PLACE = { fine: 34, coarse: 50 } as const;
const LEAST_THUMB = 44;

const SIZES: Readonly<Record<TileSize, number>> = { small: 0.8, medium: 1, large: 1.5 };

interface CameraRefs {
  readonly svg: { current: SVGSVGElement | null };
  readonly world: { current: SVGGElement | null };
  readonly api: { current: BoardApi | null };
  readonly land: { readonly current: Land | null };
}

interface Watched {
  /** A tile is to be placed, and the person has moved all cells for it out of sight. */
  readonly lost: ReadonlySignal<boolean>;
  readonly sight: ReadonlySignal<Sight>;
}

/** Keeps everything in sight until the person moves the picture, and comes near for small choices. */
export function useCamera(props: BoardProps, { svg, world, api, land }: CameraRefs): Watched {
  const camera = useRef<Camera | null>(null);
  const bounds = useRef<Bounds>(boundsOf([]));
  /** The spot to which the picture has come near. */
  const near = useRef<Point | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const lost = useSignal(false);
  const sight = useSignal<Sight>({ framing: { k: 1, x: 0, y: 0 }, size: { width: 0, height: 0 }, covers: [] });
  const survey = useRef(() => {
    const made = camera.current;
    if (made && svg.current) sight.value = { framing: made.framing, size: made.size, covers: coversOf(svg.current) };
  });
  const look = useRef(() => {
    const places = placesOf(latest.current);
    lost.value = places.length > 0 && camera.current !== null && !places.some((place) => camera.current?.sees(place));
  });
  const frame = useRef((made: Camera, how: 'fit' | 'jump') => {
    const places = placesOf(latest.current);
    made[how](bounds.current, places.length > 0 ? leastPlace() : 0, lastTile(latest.current), places);
  });

  useLayoutEffect(() => {
    if (!svg.current || !world.current) return;
    const made = new Camera(svg.current, world.current, (framing) => {
      land.current?.move(framing);
      sight.value = { ...sight.peek(), framing };
      if (made.panned) look.current();
    });
    camera.current = made;
    frame.current(made, 'jump');
    const observer = new ResizeObserver(() => {
      survey.current();
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
  }, [svg, world, land, sight]);

  const { view, options, apiRef } = props;
  const wasPlacing = useRef(false);
  useLayoutEffect(() => {
    const made = camera.current;
    const places = options.flatMap((option) => (option.place ? [option.place] : []));
    const next = boundsOf([...view.tiles, ...places]);
    const first = sameBounds(bounds.current, boundsOf([]));
    const placing = places.length > 0;
    const asBefore = sameBounds(next, bounds.current) && placing === wasPlacing.current;
    wasPlacing.current = placing;
    bounds.current = next;
    if (!made || near.current) return;
    // Whoever has moved the picture keeps it, but a new question about a tile has to be within reach.
    look.current();
    const helpless = placing && (lost.value || made.scale * CELL < leastThumb());
    if (made.panned ? helpless : !asBefore) frame.current(made, first ? 'jump' : 'fit');
    lost.value = false;
  }, [view.tiles, options, lost]);

  const spot = spotToSee(props);
  const spotKey = spot && `${spot.x},${spot.y}`;
  useEffect(() => {
    const made = camera.current;
    if (!made) return;
    if (spot && (made.scale * CELL < leastCell() || !made.sees(spot))) {
      near.current = spot;
      comeNear(made, spot);
    } else if (!spot && near.current) {
      near.current = null;
      look.current();
      if (!made.panned || lost.value) frame.current(made, 'fit');
      lost.value = false;
    }
    // The spot's place stands for the spot.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [spotKey]);

  // Arrow keys reach cells that are not in sight.
  const chosen = props.selected === null ? undefined : options[props.selected]?.place;
  const [chosenX, chosenY] = [chosen?.x, chosen?.y];
  useLayoutEffect(() => {
    if (chosenX === undefined || chosenY === undefined || !camera.current) return;
    survey.current();
    const at = { x: (chosenX + 0.5) * CELL, y: (chosenY + 0.5) * CELL };
    if (!camera.current.sees(at)) camera.current.centreOn(at.x, at.y);
  }, [chosenX, chosenY]);

  useLayoutEffect(() => {
    const made: BoardApi = {
      fit: () => camera.current?.fit(bounds.current),
      showPlaces: () => {
        if (camera.current) frame.current(camera.current, 'fit');
        lost.value = false;
      },
      centreOn: (x, y) => camera.current?.centreOn((x + 0.5) * CELL, (y + 0.5) * CELL),
      zoomBy: (factor) => camera.current?.zoomBy(factor),
      uncover: (over) => {
        const { options: offered, selected } = latest.current;
        const place = selected === null ? undefined : offered[selected]?.place;
        if (place) camera.current?.uncover(place, over);
        survey.current();
      },
    };
    api.current = made;
    if (apiRef) apiRef.current = made;
    return () => {
      if (apiRef) apiRef.current = null;
    };
  }, [api, apiRef, lost]);
  return { lost, sight };
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

/** Under this a person who has moved the picture far away is brought back to place a tile. */
function leastThumb(): number {
  return isCoarse() ? LEAST_THUMB : 0;
}

/** The middles of the cells on which the tile may be placed. */
function placesOf({ options }: BoardProps): Point[] {
  return options.flatMap(({ place }) => (place ? [middleOf(place)] : []));
}

function lastTile({ view }: BoardProps): Point | null {
  const tile = view.tiles[view.lastPlaced ?? view.tiles.length - 1];
  return tile ? middleOf(tile) : null;
}

/** The middle of the one tile on which all spots lie that the open question offers. */
function spotToSee({ view, options }: BoardProps): { x: number; y: number } | null {
  const asked = options.flatMap(({ segment, join }) => segment?.tile ?? join?.tile ?? []);
  const [number] = asked;
  if (number === undefined || asked.some((other) => other !== number)) return null;
  const tile = view.tiles[number];
  return tile ? middleOf(tile) : null;
}
