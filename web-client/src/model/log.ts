import { positionOf, reduce } from './position';
import type { Event, FeatureKind, ScorePart, Segments, Table, TimeOut, View } from './types';

/** One thing that happened, kept as data; `logText` says it in words. */
export type LogFact =
  | { readonly kind: 'started' }
  | { readonly kind: 'placed'; readonly layout: string; readonly x: number; readonly y: number; readonly turns: number }
  | { readonly kind: 'figure'; readonly figure: string; readonly layout: string; readonly segment: number }
  | { readonly kind: 'ferry'; readonly moved: boolean }
  | {
      readonly kind: 'scored';
      readonly feature: FeatureKind;
      readonly complete: boolean;
      readonly final: boolean;
      readonly points: number;
      readonly parts: readonly ScorePart[];
      readonly seats: readonly { seat: number; followers: number; points: number }[];
      readonly segments: Segments;
      /** One segment of the feature: with the turn it names the score. */
      readonly tile: number;
      readonly segment: number;
    }
  | { readonly kind: 'discarded'; readonly layout: string }
  | { readonly kind: 'time_out'; readonly then: TimeOut }
  | { readonly kind: 'resigned' }
  | { readonly kind: 'ended' };

export type LogLine = LogFact & {
  readonly id: number;
  readonly turn: number;
  /** Whose doing it was; null for what belongs to nobody. */
  readonly seat: number | null;
  /** Whose turn it was: not the same when somebody resigns in another's turn. */
  readonly turnSeat: number | null;
};

export interface Log {
  readonly lines: readonly LogLine[];
  /** How many lines there were at the first question of this turn; an undone turn is cut off there. */
  readonly mark: number | null;
  readonly nextId: number;
}

export const EMPTY_LOG: Log = { lines: [], mark: null, nextId: 0 };

/** The log after an event; `view` is the position before it. */
export function logAfter(log: Log, event: Event, view: View | null): Log {
  switch (event.e) {
    case 'turn':
      return { ...log, mark: null };
    case 'asked':
      return { ...log, mark: log.mark ?? log.lines.length };
    case 'undone':
      return { ...log, lines: log.lines.filter((line, index) => stays(line, index, log.mark)) };
    default: {
      const said = factOf(event, view);
      if (!said) return log;
      const line: LogLine = {
        ...said.fact,
        seat: said.seat,
        id: log.nextId,
        turn: view?.turn ?? 0,
        turnSeat: view?.seat ?? null,
      };
      return { ...log, lines: [...log.lines, line], nextId: log.nextId + 1 };
    }
  }
}

/** Time that is up does not come back with the turn, nor does who has given up. */
function stays(line: LogLine, index: number, mark: number | null): boolean {
  return mark === null || index < mark || line.kind === 'time_out' || line.kind === 'resigned';
}

interface Said {
  readonly fact: LogFact;
  readonly seat: number | null;
}

function factOf(event: Event, view: View | null): Said | null {
  const turnSeat = view?.seat ?? null;
  switch (event.e) {
    case 'started':
      return { fact: { kind: 'started' }, seat: null };
    case 'placed':
      return {
        fact: { kind: 'placed', layout: event.layout, x: event.x, y: event.y, turns: event.turns },
        seat: turnSeat,
      };
    case 'figure':
      return {
        fact: {
          kind: 'figure',
          figure: event.figure,
          layout: view?.tiles[event.tile]?.layout ?? '',
          segment: event.segment,
        },
        seat: event.seat,
      };
    case 'joined': {
      const moved = view?.joins.some((join) => join.tile === event.tile) ?? false;
      return { fact: { kind: 'ferry', moved }, seat: turnSeat };
    }
    case 'scored': {
      const { complete, final, points, parts, seats, segments, tile, segment } = event;
      return {
        fact: { kind: 'scored', feature: event.kind, complete, final, points, parts, seats, segments, tile, segment },
        seat: null,
      };
    }
    case 'discarded':
      return { fact: { kind: 'discarded', layout: event.tile }, seat: turnSeat };
    case 'time_out':
      return { fact: { kind: 'time_out', then: event.then }, seat: event.seat };
    case 'resigned':
      return { fact: { kind: 'resigned' }, seat: event.seat };
    case 'ended':
      return { fact: { kind: 'ended' }, seat: null };
    default:
      return null;
  }
}

/** The log of stored events, to be put before the lines that came since. */
export function withHistory(log: Log, events: readonly Event[], table: Table): Log {
  let position = positionOf(table, null);
  let past = EMPTY_LOG;
  for (const event of events) {
    past = logAfter(past, event, position.view);
    position = reduce(position, event);
  }
  const count = past.lines.length;
  // Negative numbers, so that the lines already there keep theirs.
  const lines = past.lines.map((line, index) => ({ ...line, id: index - count }));
  return {
    lines: [...lines, ...log.lines],
    mark: log.mark === null ? past.mark : log.mark + count,
    nextId: log.nextId,
  };
}

export interface LogTurn {
  readonly turn: number;
  readonly seat: number | null;
  /** The scoring after the last turn. */
  readonly end: boolean;
  readonly lines: readonly LogLine[];
}

/** Lines gathered by turn, oldest first. */
export function byTurn(lines: readonly LogLine[]): LogTurn[] {
  const turns: { turn: number; seat: number | null; end: boolean; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const end = line.kind === 'ended' || (line.kind === 'scored' && line.final);
    const last = turns.at(-1);
    if (last?.turn === line.turn && last.end === end) last.lines.push(line);
    else turns.push({ turn: line.turn, seat: end ? null : line.turnSeat, end, lines: [line] });
  }
  return turns;
}
