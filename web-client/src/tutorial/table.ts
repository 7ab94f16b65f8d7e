import type { Seat, Table } from '../model/types';

/** The other player has the same name in every language. */
const OTHER = 'Mira';

function seatOf(name: string): Seat {
  return { player: { id: '', name }, bot: null, ready: true, online: true, left: false, resigned: false };
}

/** A table that is on no server. */
export function tableOfLesson(name: string): Table {
  return {
    id: '',
    status: 'playing',
    visibility: 'private',
    host: '',
    created_at: '',
    setup: { sets: [], seats: 2, options: {} },
    clock: { kind: 'none' },
    aids: 'none',
    hints: 'none',
    pace: 'quick',
    seats: [seatOf(name), seatOf(OTHER)],
    spectators: 0,
    chat: [],
    proposals: [],
    running: null,
  };
}
