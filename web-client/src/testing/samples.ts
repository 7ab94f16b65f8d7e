import type { Event, Seat, Setup, Table, View } from '../model/types';

/** Small valid values for tests; a test changes only what it is about. */

export const SETUP: Setup = { sets: [{ set: 'base-c1', copies: 1 }], seats: 2, options: {} };

export function seatOf(name: string): Seat {
  return {
    player: { id: name.toLowerCase(), name },
    bot: null,
    ready: true,
    online: true,
    left: false,
    resigned: false,
  };
}

export function tableOf(change: Partial<Table> = {}): Table {
  return {
    id: 'ABCDEFGHIJKL',
    status: 'playing',
    visibility: 'public',
    host: 'ana',
    created_at: '2026-01-01T00:00:00Z',
    setup: SETUP,
    clock: { kind: 'none' },
    aids: 'all',
    hints: 'solo',
    pace: 'quick',
    seats: [seatOf('Ana'), seatOf('Bo')],
    spectators: 0,
    chat: [],
    proposals: [],
    running: null,
    ...change,
  };
}

function emptyRow(): View['sheet'][number] {
  return { city: [0, 0], road: [0, 0], monastery: [0, 0], field: [0, 0] };
}

export function viewOf(change: Partial<View> = {}): View {
  return {
    turn: 1,
    seat: 0,
    asked: 0,
    step: 'place',
    tile: 'base.V',
    placed: null,
    tiles: [{ layout: 'base.D', x: 0, y: 0, turns: 0 }],
    figures: [],
    joins: [],
    scores: [0, 0],
    followers: [7, 7],
    sheet: [emptyRow(), emptyRow()],
    piles: [{ name: 'land', left: 70 }],
    in_play: { 'base.D': 4, 'base.V': 9 },
    discarded: [],
    commitment: 'c'.repeat(64),
    final: null,
    ...change,
  };
}

export const START = viewOf({ turn: 0, seat: null, asked: null, tile: null });

/** A city that scores 4 for seat 0, while seat 1 has no majority there. */
export const CITY_SCORES: Extract<Event, { e: 'scored' }> = {
  e: 'scored',
  kind: 'city',
  complete: true,
  final: false,
  points: 4,
  parts: [{ what: 'tiles', count: 2, each: 2 }],
  seats: [
    { seat: 0, followers: 2, points: 4 },
    { seat: 1, followers: 1, points: 0 },
  ],
  tile: 0,
  segment: 0,
  segments: [
    [0, 0],
    [1, 0],
  ],
};
