import type { LogLine } from '../model/log';
import type { FeatureKind, View } from '../model/types';

export type ScoredLine = Extract<LogLine, { kind: 'scored' }>;

/** Which scores are asked about: those of a seat, or all of the turn that brought the last ones. */
export type Scorings =
  | { readonly of: 'seat'; readonly seat: number; readonly feature?: FeatureKind }
  | { readonly of: 'last' };

/** The scores that had been made by the position that is looked at. */
export function scoredBy(lines: readonly LogLine[], view: Pick<View, 'turn' | 'final'>): ScoredLine[] {
  return lines.filter(
    (line): line is ScoredLine =>
      line.kind === 'scored' && line.turn <= view.turn && (!line.final || view.final !== null),
  );
}

export function chosenFrom(scored: readonly ScoredLine[], which: Scorings): ScoredLine[] {
  if (which.of === 'last') {
    const last = scored.at(-1);
    return scored.filter((line) => line.turn === last?.turn && line.final === last.final);
  }
  const { seat, feature } = which;
  return scored.filter(
    (line) => pointsFor(line, seat) > 0 && (feature === undefined || line.feature === feature),
  );
}

export function pointsFor(line: ScoredLine, seat: number): number {
  return line.seats.find((one) => one.seat === seat)?.points ?? 0;
}

/** The score whose points stand on this segment of the board. */
export function scoreAt(
  scored: readonly ScoredLine[],
  place: { readonly tile: number; readonly segment: number },
): ScoredLine | null {
  return scored.findLast((line) => line.tile === place.tile && line.segment === place.segment) ?? null;
}
