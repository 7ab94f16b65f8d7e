import type { Draw, FeatureKind, View } from '../model/types';
import type { Replay } from '../replay/replayModel';

export const KINDS: readonly FeatureKind[] = ['city', 'road', 'monastery', 'field'];

/** The turns of a game in three equal parts, and what is scored when all tiles are laid. */
export const PHASES = ['opening', 'middle', 'late', 'end'] as const;

/** Rows by seat, columns by kind of feature. */
export function pointsByKind(view: View): number[][] {
  return view.sheet.map((row) => KINDS.map((kind) => row[kind][0] + row[kind][1]));
}

/** Rows by seat, columns by phase. */
export function pointsByPhase(replay: Replay): number[][] {
  const rows = emptyRows(replay, PHASES.length);
  const turns = Math.max(1, replay.moves.length - 1);
  for (const [index, move] of replay.moves.entries()) {
    for (const event of move.events) {
      if (event.e !== 'scored') continue;
      const phase = event.final ? 3 : Math.min(2, Math.floor((3 * (index - 1)) / turns));
      for (const { seat, points } of event.seats) {
        const row = rows[seat];
        if (row) row[phase] = (row[phase] ?? 0) + points;
      }
    }
  }
  return rows;
}

function emptyRows(replay: Replay, columns: number): number[][] {
  const seats = replay.moves[0]?.view.scores.length ?? 0;
  return Array.from({ length: seats }, () => Array<number>(columns).fill(0));
}

export interface BigMove {
  readonly move: number;
  readonly seat: number;
  readonly points: number;
}

/** The moves that brought one seat the most points, the biggest first. The end is no move. */
export function biggestMoves(replay: Replay, count: number): BigMove[] {
  const all = replay.moves.flatMap((move, index) => {
    const gained = new Map<number, number>();
    for (const event of move.events) {
      if (event.e !== 'scored' || event.final) continue;
      for (const { seat, points } of event.seats) {
        if (points > 0) gained.set(seat, (gained.get(seat) ?? 0) + points);
      }
    }
    return [...gained].map(([seat, points]) => ({ move: index, seat, points }));
  });
  return all.sort((a, b) => b.points - a.points || a.move - b.move).slice(0, count);
}

/** How many places the tiles of a seat had, and how many were to be expected. */
export interface Luck {
  readonly seat: number;
  readonly tiles: number;
  readonly places: number;
  readonly expected: number;
}

/** The means of each seat that drew a tile. */
export function luckOf(draws: readonly Draw[], seats: number): Luck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = draws.filter((draw) => draw.seat === seat);
    const mean = (of: (draw: Draw) => number) =>
      own.length === 0 ? 0 : own.reduce((sum, draw) => sum + of(draw), 0) / own.length;
    return {
      seat,
      tiles: own.length,
      places: mean((draw) => draw.places),
      expected: mean((draw) => draw.mean),
    };
  });
}
