import { render, type JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardEffect, ScoreEffect } from '../model/effects';
import { seatColour, seatInk } from '../model/seats';
import type { PlacedTile } from '../model/types';
import { motionReduced } from '../settings/settings';
import { Follower } from '../tiles/figure';
import type { Point } from '../tiles/points';
import { spotOf } from './layers/Figures';

const FLIGHT_MS = 560;
/** Points set out after the figure from the same place, so that neither hides the other. */
const LATER_MS = 160;
/** The frame of a flying figure: in pixels, and in units of the board. */
const FIGURE_PX = 44;
const FIGURE_UNITS = 30;

export interface Place extends Point {
  /** Pixels for each unit of the board. */
  readonly scale: number;
}

/** At the end of a game more than these would only be a swarm. */
const MOST_FLIGHTS = 12;

type Flying = Extract<BoardEffect, { kind: 'score' | 'home' }>;

const flying = new Map<Animation, HTMLElement>();

/** What is still in the air arrives at once, but what is being pressed waits for the press to end. */
export function land(pressed: EventTarget | null = null): void {
  for (const [flight, holder] of flying) {
    if (pressed instanceof Node && holder.contains(pressed)) flight.pause();
    else flight.finish();
  }
}

/**
 * Points and figures fly from their feature to their seat's line, which the page marks by
 * `data-seat-line`, and in it to what is marked by `data-lands`. `placeOf` gives the place of a board point in the window.
 */
export function useFlights(
  effects: readonly BoardEffect[],
  tiles: readonly PlacedTile[],
  placeOf: (p: Point) => Place | null,
  onScore?: (effect: ScoreEffect) => void,
): void {
  const before = useRef<readonly BoardEffect[]>([]);
  useLayoutEffect(() => {
    const fresh = effects.filter(
      (effect): effect is Flying => effect.kind !== 'feature' && !before.current.includes(effect),
    );
    before.current = effects;
    if (fresh.length === 0) return;
    land();
    if (motionReduced.value) return;
    for (const effect of fresh.slice(0, MOST_FLIGHTS)) {
      const tile = tiles[effect.tile];
      const from = tile && placeOf(spotOf(tile, effect.segment));
      const to = landingOf(effect);
      if (from && to) fly(effect, from, to, onScore);
    }
    // Only a new effect lets something fly.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [effects]);
}

/** Points fly to the seat's points, figures to its supply. */
function landingOf({ seat, kind }: Flying): Point | null {
  const line = document.querySelector(`[data-seat-line="${seat}"]`);
  const landings = [...(line?.querySelectorAll(`[data-lands="${kind}"]`) ?? [])];
  // A phone shows the supply as a number, a desk as figures; the other of the two is not there.
  const box = landings.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0) ?? line?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** A figure sets out as large as it stood there: board.css enlarges figures seen from afar as much. */
function firstSize(effect: Flying, { scale }: Place): number {
  if (effect.kind === 'score') return 1;
  const enlarged = Math.min(1.7, Math.max(1, 0.65 / scale));
  return (scale * enlarged * FIGURE_UNITS) / FIGURE_PX;
}

function fly(effect: Flying, from: Place, to: Point, onScore?: (effect: ScoreEffect) => void): void {
  const holder = document.createElement('div');
  holder.className = 'flight';
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
  render(<Flyer effect={effect} />, holder);
  if (effect.kind === 'score' && onScore) {
    holder.classList.add('flight--pressable');
    holder.addEventListener('click', () => {
      onScore(effect);
      flight.finish();
    });
    // A press that becomes a drag is none.
    holder.addEventListener('pointerleave', () => flight.play());
  }
  const at = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = holder.animate(
    [
      { transform: at(from, firstSize(effect, from)), opacity: 1 },
      { transform: at(to, 0.6), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.4), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay: effect.kind === 'home' ? 0 : LATER_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
  );
  flying.set(flight, holder);
  flight.onfinish = () => {
    flying.delete(flight);
    render(null, holder);
    holder.remove();
  };
}

function Flyer({ effect }: { effect: Flying }): JSX.Element {
  if (effect.kind === 'home') {
    return (
      <svg width={FIGURE_PX} height={FIGURE_PX} viewBox="-15 -15 30 30">
        <Follower seat={effect.seat} />
      </svg>
    );
  }
  return (
    <b class="flight__points" style={{ background: seatColour(effect.seat), color: seatInk(effect.seat) }}>
      {`+${effect.points}`}
    </b>
  );
}
