import { layoutOf, type SegmentKind } from '../catalogue/catalogue';
import type { Event, JudgedTurn } from '../model/types';

/** Points of expected lead from which a turn counts as one that could have been better, or as a mistake. */
const SLIP = 2;
const MISTAKE = 5;

export type Verdict = 'best' | 'good' | 'slip' | 'mistake';

export function verdictOf(turn: JudgedTurn): Verdict {
  if (turn.found || turn.loss === 0) return 'best';
  if (turn.loss < SLIP) return 'good';
  return turn.loss < MISTAKE ? 'slip' : 'mistake';
}

/** The turns that gave away the most, the worst first. */
export function worstOf(turns: readonly JudgedTurn[], most: number): JudgedTurn[] {
  return turns
    .filter((turn) => verdictOf(turn) === 'slip' || verdictOf(turn) === 'mistake')
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** Points that each seat gave away in a turn, on average. */
export function meanLosses(turns: readonly JudgedTurn[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    return own.length === 0 ? 0 : own.reduce((sum, turn) => sum + turn.loss, 0) / own.length;
  });
}

/** What would have been better: where, and with which follower. */
export interface Better {
  readonly where: 'place' | 'turns' | 'same';
  /** The kind of segment that a follower goes to; null for none. */
  readonly follower: SegmentKind | null;
}

/** Compares the best turn with what was played, of which `events` tell. */
export function betterThan(turn: JudgedTurn, events: readonly Event[]): Better | null {
  const placed = events.find((event) => event.e === 'placed');
  const place = turn.best.find(([name]) => name === 'place');
  if (!placed || !place) return null;
  const [, x, y, turns] = place;
  const samePlace = x === placed.x && y === placed.y;
  const follower = turn.best.find(([name]) => name === 'follower');
  const segment = layoutOf(placed.layout)?.segments[Number(follower?.[2])];
  return {
    where: !samePlace ? 'place' : turns === placed.turns ? 'same' : 'turns',
    follower: follower ? (segment?.kind ?? null) : null,
  };
}

/** The chance of each seat after each turn, stacked from 0 to 1: one polygon of SVG points a seat. */
export function bandsOf(
  turns: readonly JudgedTurn[],
  seats: number,
  width: number,
  height: number,
): string[] {
  const xOf = (index: number) => (turns.length < 2 ? 0 : (index / (turns.length - 1)) * width);
  const below = (turn: JudgedTurn, seat: number) =>
    turn.chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  const edge = (seat: number) =>
    turns.map((turn, index) => `${xOf(index).toFixed(1)},${(below(turn, seat) * height).toFixed(1)}`);
  return Array.from({ length: seats }, (_, seat) =>
    [...edge(seat), ...edge(seat + 1).toReversed()].join(' '),
  );
}
