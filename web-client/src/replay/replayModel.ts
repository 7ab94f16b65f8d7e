import { logAfter, EMPTY_LOG, type Log, type LogLine } from '../model/log';
import { positionOf, reduce, type Position } from '../model/position';
import type { Event, Table, View } from '../model/types';

/** A turn, and the position after it. Move 0 is the start position. */
export interface ReplayMove {
  readonly turn: number;
  /** Whose turn it was; null for the start position. */
  readonly seat: number | null;
  readonly view: View;
  readonly events: readonly Event[];
  /** How many answers the game had by then: what the server calls a move when it is asked for aids. */
  readonly answers: number;
}

export interface Replay {
  readonly moves: readonly ReplayMove[];
  readonly lines: readonly LogLine[];
}

/** Events that are no part of the game itself. */
const OF_THE_TABLE: ReadonlySet<Event['e']> = new Set([
  'chat',
  'seat',
  'table',
  'spectators',
  'proposal',
  'clock',
  'time_out',
]);

/** Plays events through the same reducer as a game in play, and keeps the position after each turn. */
export class ReplayBuilder {
  #position: Position;
  #log: Log = EMPTY_LOG;
  #moves: ReplayMove[] = [];
  #seat: number | null = null;
  #events: Event[] = [];
  /** Events of the turn up to its first question: what an undone turn goes back to. */
  #mark: number | null = null;
  /** The batch of the start is no answer. */
  #answers = -1;
  #answersAtMark = 0;

  constructor(table: Table) {
    this.#position = positionOf(table, null);
  }

  /** One batch: the start, an answer, or what concerns the table alone. */
  add(events: readonly Event[]): void {
    // What takes a turn back is no answer; but who gives up takes the own turn back first.
    const back = events.some((event) => event.e === 'undone');
    if (!back && events.some((event) => !OF_THE_TABLE.has(event.e))) this.#answers += 1;
    for (const event of events) {
      if (back && event.e === 'resigned') this.#answers += 1;
      this.#add(event);
    }
  }

  #add(event: Event): void {
    if (event.e === 'turn') this.#close(event.seat);
    this.#log = logAfter(this.#log, event, this.#position.view);
    this.#position = reduce(this.#position, event);
    if (event.e === 'undone') this.#takeBack();
    else this.#events.push(event);
    if (event.e === 'asked' && this.#mark === null) {
      this.#mark = this.#events.length;
      this.#answersAtMark = this.#answers;
    }
  }

  /** Who has given up meanwhile stays out. */
  #takeBack(): void {
    const mark = this.#mark ?? this.#events.length;
    const resigned = this.#events.slice(mark).filter((event) => event.e === 'resigned');
    this.#events = [...this.#events.slice(0, mark), ...resigned];
    this.#answers = this.#answersAtMark + resigned.length;
  }

  #close(nextSeat: number): void {
    this.#moves = this.#withOpenTurn();
    this.#events = [];
    this.#mark = null;
    this.#seat = nextSeat;
  }

  #withOpenTurn(): ReplayMove[] {
    const { view } = this.#position;
    if (!view) return this.#moves;
    const answers = Math.max(0, this.#answers);
    return [...this.#moves, { turn: view.turn, seat: this.#seat, view, events: [...this.#events], answers }];
  }

  /** The moves so far; the last one is the turn that is under way. */
  get replay(): Replay {
    return { moves: this.#withOpenTurn(), lines: this.#log.lines };
  }
}

export function replayOf(table: Table, batches: readonly { readonly events: readonly Event[] }[]): Replay {
  const builder = new ReplayBuilder(table);
  for (const batch of batches) builder.add(batch.events);
  return builder.replay;
}

/** The seats that had given up by the end of a move: nobody can play on there. */
export function resignedBy(replay: Replay, at: number): number[] {
  const events = replay.moves.slice(0, at + 1).flatMap((move) => move.events);
  return events.flatMap((event) => (event.e === 'resigned' ? [event.seat] : []));
}

/** The move that a log line's turn belongs to. */
export function moveOfTurn(replay: Replay, turn: number): number {
  const index = replay.moves.findIndex((move) => move.turn === turn);
  return index < 0 ? 0 : index;
}

/** The N of "#move=N", held within the game; null when the address does not say. */
export function moveOfHash(hash: string, last: number): number | null {
  const found = /^#move=(\d+)$/.exec(hash);
  return found ? Math.min(Number(found[1]), last) : null;
}

/** What the track shows of a move beside the points. */
export interface MoveMarks {
  readonly move: number;
  /** Seats that got points in it. */
  readonly seats: readonly number[];
  /** A ferry was set or moved. */
  readonly ferry: boolean;
}

/** The moves in which something is to be seen, in order. */
export function marksOf(replay: Replay): MoveMarks[] {
  return replay.moves.flatMap((move, index) => {
    const seats = new Set<number>();
    for (const event of move.events) {
      if (event.e !== 'scored') continue;
      for (const share of event.seats) if (share.points > 0) seats.add(share.seat);
    }
    const ferry = move.events.some((event) => event.e === 'joined');
    return seats.size > 0 || ferry ? [{ move: index, seats: [...seats].sort(), ferry }] : [];
  });
}

/** The nearest move before or after this one in which somebody got points; null if there is none. */
export function scoringFrom(replay: Replay, at: number, way: 1 | -1): number | null {
  const scoring = marksOf(replay).flatMap(({ move, seats }) => (seats.length > 0 ? [move] : []));
  const found = way > 0 ? scoring.find((move) => move > at) : scoring.findLast((move) => move < at);
  return found ?? null;
}
