import { chosenFrom, scoreAt, scoredBy, type ScoredLine, type Scorings } from '../aids/scorings';
import type { ScoreEffect } from '../model/effects';
import type { LogLine } from '../model/log';
import type { View } from '../model/types';
import type { Open } from './useFinalSheet';

/** The ways from points, wherever they are shown, to what tells why they were made. */
export function useWhy(open: { value: Open }, lines: readonly LogLine[], view: View) {
  const ofLine = (line: ScoredLine | null): void => {
    if (line) open.value = { why: line };
  };
  const ofAll = (which: Scorings): void => {
    const [first, ...more] = chosenFrom(scoredBy(lines, view), which);
    // A list of one would only be a press more.
    open.value = first && more.length === 0 ? { why: first } : { scorings: which };
  };
  return {
    ofLine,
    ofEffect: (effect: ScoreEffect) => ofLine(scoreAt(scoredBy(lines, view), effect)),
    ofSeat: (seat: number) => ofAll({ of: 'seat', seat }),
    ofLast: () => ofAll({ of: 'last' }),
  };
}
