// What the tests read of messages. The schema says what a message is, and every message that
// arrives is held against it; these types only name the members.

export interface PlayerRef {
  id: string;
  name: string;
}

export interface Option {
  action: string;
  place?: { x: number; y: number; turns: number };
}

export interface Ask {
  ask: number;
  seat: number;
  step: string;
  can_undo: boolean;
  options: Option[];
}

export interface Seat {
  player: PlayerRef | null;
  bot: string | null;
  ready: boolean;
  online: boolean;
  left: boolean;
  resigned: boolean;
}

export interface Setup {
  sets: { set: string; copies: number }[];
  seats: number;
  options: Record<string, string>;
}

export interface Table {
  id: string;
  status: 'waiting' | 'playing' | 'finished';
  aids: 'all' | 'none';
  hints: 'solo' | 'all' | 'none';
  pace: 'quick' | 'human';
  from?: { game: string; move: number };
  visibility: 'public' | 'private';
  host: string | null;
  setup: Setup;
  seats: Seat[];
  spectators: number;
  chat: { from: PlayerRef | null; seat: number | null; text: string }[];
}

export interface Final {
  totals: number[];
  places: number[];
  reason: string;
  seed: string;
}

export interface View {
  turn: number;
  seat: number | null;
  asked: number | null;
  step: string;
  tile: string | null;
  tiles: { layout: string; x: number; y: number; turns: number }[];
  scores: number[];
  piles: { name: string; left: number }[];
  commitment: string;
  final: Final | null;
}

export interface You {
  seat: number | null;
  host: boolean;
  hints?: boolean;
}

/** An event by its name `e`; the members are those of schema.json. */
export interface Event {
  e: string;
  view?: View;
  final?: Final;
  seat?: number;
  value?: Seat;
  table?: Table;
  tile?: string | number;
  line?: Table['chat'][number];
  seats?: { seat: number; points: number }[];
}

export interface GameSummary {
  id: string;
  status: string;
  visibility: string;
  created_at: string;
  seats: { player: PlayerRef | null; bot: string | null; score?: number; place?: number }[];
}

export interface AidFeature {
  kind: string;
  complete: boolean;
  points: number;
  completed: number;
  holders: { seat: number; followers: number }[];
  segments: [number, number][];
  gaps: [number, number][];
  stuck: boolean;
}

/** The members that the kind of aid has; the schema says which. */
export interface Aid {
  t: 'aid';
  id: string;
  game: string;
  seq: number;
  kind: string;
  totals?: number[];
  dead?: [number, number][];
  features?: AidFeature[];
  cell?: {
    fits: { layout: string; left: number }[];
    left: number;
    hand: boolean;
    next: number;
    seats: { seat: number; draws: number; chance: number }[];
  };
  placement?: { features: AidFeature[]; gains: number[] };
  score?: { points: number; lines: { what: string; points: number; tile?: number }[] };
}

/** What to answer to a question, and why. */
export interface Hint {
  t: 'hint';
  id: string;
  game: string;
  seq: number;
  ask: number;
  option: number;
  facts: { what: string; kind?: string; points?: number; completed?: number; seats?: number[]; count?: number }[];
}

export type ServerMessage =
  | Aid
  | Hint
  | { t: 'welcome'; protocol: number; server: string; me: PlayerRef; ping_seconds: number }
  | { t: 'me'; me: PlayerRef }
  | { t: 'ack'; id: string; game?: string; seq?: number }
  | { t: 'refused'; code: string; message: string; id?: string; game?: string }
  | { t: 'lobby'; games: GameSummary[] }
  | {
      t: 'state';
      game: string;
      seq: number;
      table: Table;
      view: View | null;
      you: You;
      ask?: Ask;
    }
  | { t: 'events'; game: string; seq: number; events: Event[]; you?: You }
  | { t: 'ask'; game: string; ask: Ask }
  | { t: 'closing'; code: string; message: string }
  | { t: 'pong' };

export type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export type Status = Table['status'];
