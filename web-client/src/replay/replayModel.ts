import { logAfter, EMPTY_LOG, type LogLine } from '../model/log';
import { positionOf, reduce, type Position } from '../model/position';
import type { ApiReplay, Event, View } from '../model/types';

/** A turn, and the position after it. Move 0 is the start position. */
export interface ReplayMove {
  readonly turn: number;
  readonly view: View;
  readonly events: readonly Event[];
}

export interface Replay {
  readonly moves: readonly ReplayMove[];
  readonly lines: readonly LogLine[];
}

/** Plays the stored events through the same reducer as a game in play. */
export function replayOf(stored: ApiReplay): Replay {
  let position: Position = positionOf(stored.table, null);
  let log = EMPTY_LOG;
  const moves: ReplayMove[] = [];
  let events: Event[] = [];

  const close = () => {
    const { view } = position;
    if (view) moves.push({ turn: view.turn, view, events });
    events = [];
  };

  for (const event of stored.batches.flatMap((batch) => batch.events)) {
    if (event.e === 'turn') close();
    log = logAfter(log, event, position.view);
    position = reduce(position, event);
    events.push(event);
  }
  close();
  return { moves, lines: log.lines };
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
