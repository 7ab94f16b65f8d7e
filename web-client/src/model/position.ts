import type { Event, Figure, Seat, Table, View } from './types';

/** All that events change: the table and, from the start of the game on, what is on it. */
export interface Position {
  readonly table: Table;
  readonly view: View | null;
  /** The view at the first question of this turn; an `undone` goes back to it. */
  readonly checkpoint: View | null;
  /** An event could not be applied to what is known here: the whole state is needed again. */
  readonly stale: boolean;
}

export function positionOf(table: Table, view: View | null): Position {
  // Nothing of the turn is done yet: this is the first question's view, though its event is unknown.
  const untouched = view !== null && view.asked !== null && view.placed === null;
  return { table, view, checkpoint: untouched ? view : null, stale: false };
}

export function reduce(position: Position, event: Event): Position {
  switch (event.e) {
    case 'started':
      return {
        table: { ...position.table, status: 'playing' },
        view: event.view,
        checkpoint: null,
        stale: false,
      };
    case 'seat':
      return withTable(position, { seats: replaced(position.table.seats, event.seat, event.value) });
    case 'table':
      return { ...position, table: event.table };
    case 'chat':
      return withTable(position, { chat: [...position.table.chat, event.line].slice(-50) });
    case 'spectators':
      return withTable(position, { spectators: event.count });
    case 'clock':
      return withTable(position, {
        running: event.running,
        ...(event.banks ? { banks: event.banks } : {}),
      });
    case 'proposal': {
      const others = position.table.proposals.filter((one) => one.seat !== event.seat);
      const proposals = event.proposal ? [...others, event.proposal] : others;
      return withTable(position, { proposals });
    }
    case 'resigned':
      return withTable(position, {
        seats: changed(position.table.seats, event.seat, (seat) => ({ ...seat, resigned: true })),
      });
    case 'undone':
      return position.checkpoint
        ? { ...position, view: position.checkpoint }
        : { ...position, stale: true };
    case 'turn':
    case 'drawn':
    case 'discarded':
    case 'placed':
    case 'figure':
    case 'returned':
    case 'joined':
    case 'scored':
    case 'asked':
    case 'ended':
      return onBoard(position, event);
    default:
      // A newer server of the same protocol may have events that a page can pass over.
      return position;
  }
}

type BoardEvent = Extract<
  Event,
  {
    e:
      | 'turn'
      | 'drawn'
      | 'discarded'
      | 'placed'
      | 'figure'
      | 'returned'
      | 'joined'
      | 'scored'
      | 'asked'
      | 'ended';
  }
>;

function onBoard(position: Position, event: BoardEvent): Position {
  if (!position.view) return { ...position, stale: true };
  const view = reduceView(position.view, event);
  if (event.e === 'turn') return { ...position, view, checkpoint: null };
  if (event.e === 'asked') return { ...position, view, checkpoint: position.checkpoint ?? view };
  if (event.e === 'ended') return withTable({ ...position, view }, { status: 'finished' });
  return { ...position, view };
}

function reduceView(view: View, event: BoardEvent): View {
  switch (event.e) {
    case 'turn':
      return { ...view, turn: event.turn, seat: event.seat, asked: null, tile: null, placed: null };
    case 'drawn':
      return { ...view, tile: event.tile, piles: drawnFrom(view, event.pile) };
    case 'discarded':
      return {
        ...view,
        tile: event.pile === undefined ? null : view.tile,
        piles: event.pile === undefined ? view.piles : drawnFrom(view, event.pile),
        discarded: [...view.discarded, event.tile],
      };
    case 'placed': {
      const { layout, x, y, turns } = event;
      const tiles = [...view.tiles, { layout, x, y, turns }];
      return { ...view, tiles, tile: null, placed: event.tile, asked: null };
    }
    case 'figure': {
      const { seat, figure, tile, segment } = event;
      return {
        ...view,
        figures: [...view.figures, { seat, figure, tile, segment }],
        followers: supply(view, seat, figure, -1),
      };
    }
    case 'returned':
      return returned(view, event);
    case 'joined': {
      const { tile, a, b } = event;
      return { ...view, joins: [...view.joins.filter((join) => join.tile !== tile), { tile, a, b }] };
    }
    case 'scored':
      return scored(view, event);
    case 'asked':
      return { ...view, asked: event.seat, step: event.step };
    case 'ended':
      return {
        ...view,
        final: event.final,
        scores: event.final.totals,
        seat: null,
        asked: null,
        tile: null,
        placed: null,
      };
  }
}

function drawnFrom(view: View, name: string): View['piles'] {
  return view.piles.map((pile) => (pile.name === name ? { ...pile, left: pile.left - 1 } : pile));
}

function supply(view: View, seat: number, figure: string, by: number): number[] {
  return figure === 'follower' ? changed(view.followers, seat, (left) => left + by) : view.followers;
}

function returned(view: View, gone: Figure): View {
  const index = view.figures.findIndex(
    (one) =>
      one.seat === gone.seat &&
      one.figure === gone.figure &&
      one.tile === gone.tile &&
      one.segment === gone.segment,
  );
  if (index < 0) return view;
  return {
    ...view,
    figures: view.figures.filter((_, at) => at !== index),
    followers: supply(view, gone.seat, gone.figure, 1),
  };
}

function scored(view: View, event: Extract<Event, { e: 'scored' }>): View {
  const pointsOf = (seat: number): number =>
    event.seats.find((one) => one.seat === seat)?.points ?? 0;
  return {
    ...view,
    scores: view.scores.map((score, seat) => score + pointsOf(seat)),
    sheet: view.sheet.map((row, seat) => {
      const [during, atEnd] = row[event.kind];
      const points = pointsOf(seat);
      return {
        ...row,
        [event.kind]: event.final ? [during, atEnd + points] : [during + points, atEnd],
      };
    }),
  };
}

function withTable(position: Position, change: Partial<Table>): Position {
  return { ...position, table: { ...position.table, ...change } };
}

function replaced(seats: Seat[], index: number, value: Seat): Seat[] {
  return changed(seats, index, () => value);
}

function changed<T>(list: readonly T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, at) => (at === index ? change(one) : one));
}
