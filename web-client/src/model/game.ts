import { computed, signal } from '@preact/signals';
import type { Connection, Follower } from '../net/connection';
import { HintStore } from '../hint/hintStore';
import { AidRequests, type AidQuestion } from '../net/aidRequests';
import type { Command } from '../net/commands';
import { effectsOf, type BoardEffect } from './effects';
import { EMPTY_LOG, logAfter, withHistory, type Log, type LogLine } from './log';
import { positionOf, reduce, type Position } from './position';
import type { ApiReplay, Ask, ClientMessage, Event, ServerAid, ServerMessage, ServerState } from './types';

type OmitGame<C> = C extends { game: string } ? Omit<C, 'game'> : never;
export type GameCommand = OmitGame<Command>;

export interface You {
  readonly seat: number | null;
  readonly host: boolean;
  /** Whether the table gives this person hints. */
  readonly hints?: boolean;
}

export interface News {
  readonly lines: readonly LogLine[];
  readonly events: readonly Event[];
}

/** The events of one batch, in the order in which the server stored it. */
export interface PastBatch {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Gets what has happened in a game so far. */
export type LoadHistory = (id: string) => Promise<ApiReplay>;

const EFFECT_MS = 5000;

/** One game as this page follows it. Everything shown comes from here; nothing is judged here. */
export class GameStore implements Follower {
  readonly id: string;
  readonly position = signal<Position | null>(null);
  readonly you = signal<You>({ seat: null, host: false });
  readonly log = signal<Log>(EMPTY_LOG);
  /** All that is known of how the game came here: from its start, once that has been loaded. */
  readonly history = signal<readonly PastBatch[]>([]);
  readonly effects = signal<readonly BoardEffect[]>([]);
  /** The last batch, for what is said aloud. */
  readonly news = signal<News>({ lines: [], events: [] });
  /** Code of the refusal when the server does not let us follow the game. */
  readonly refused = signal<string | null>(null);
  /** When the running clock was last heard of, by the clock that goes on while the device sleeps. */
  readonly clockHeardAt = signal(0);
  readonly #ask = signal<Ask | null>(null);
  readonly #answered = signal<number | null>(null);
  readonly #connection: Connection;
  readonly #loadHistory: LoadHistory;
  readonly hints: HintStore;
  readonly #aids: AidRequests;
  #seq: number | null = null;
  #nextEffect = 0;
  #recalls = 0;

  constructor(id: string, connection: Connection, loadHistory: LoadHistory) {
    this.id = id;
    this.#loadHistory = loadHistory;
    this.#connection = connection;
    this.#aids = new AidRequests(id, (query) => connection.tell(query));
    this.hints = new HintStore(id, (message) => connection.tell(message));
  }

  /** The question that this person can answer now. */
  readonly question = computed<Ask | null>(() => {
    const ask = this.#ask.value;
    if (!ask || ask.ask === this.#answered.value) return null;
    return this.position.value?.view?.asked === this.you.value.seat ? ask : null;
  });

  open(): void {
    this.#connection.follow(this);
  }

  close(): void {
    this.#connection.unfollow(this, { t: 'unwatch', game: this.id });
  }

  send(command: GameCommand): Promise<void> {
    return this.#connection.send({ ...command, game: this.id });
  }

  /** Asks the server about the table; null if it does not tell. */
  ask(question: AidQuestion): Promise<ServerAid | null> {
    return this.#aids.ask(question);
  }

  async choose(option: number): Promise<void> {
    const ask = this.question.value;
    if (ask) await this.#answer(ask, { t: 'choose', ask: ask.ask, option });
  }

  async undo(): Promise<void> {
    const ask = this.question.value;
    if (ask) await this.#answer(ask, { t: 'undo', ask: ask.ask });
  }

  async #answer(ask: Ask, command: GameCommand): Promise<void> {
    this.#answered.value = ask.ask;
    try {
      await this.send(command);
    } catch (refusal) {
      if (this.#answered.value === ask.ask) this.#answered.value = null;
      throw refusal;
    }
  }

  greeting(): ClientMessage {
    // Nobody thinks any more for a connection that is gone.
    this.hints.forgetUnanswered();
    return this.#seq === null
      ? { t: 'watch', game: this.id }
      : { t: 'watch', game: this.id, seen: this.#seq };
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'state':
        if (message.game === this.id) this.#replace(message);
        break;
      case 'events':
        if (message.game !== this.id) break;
        if (message.you) this.you.value = message.you;
        this.#batch(message.seq, message.events);
        break;
      case 'ask':
        if (message.game === this.id) this.#ask.value = message.ask;
        break;
      case 'aid':
        if (message.game === this.id) this.#aids.hear(message.id, message);
        break;
      case 'hint':
        if (message.game === this.id) this.hints.hear(message);
        break;
      case 'refused':
        if (message.game === this.id && this.#aids.hear(message.id, null)) break;
        if (message.game === this.id && this.hints.refused(message.id, message.code)) break;
        if (message.game === this.id && !this.position.value) this.refused.value = message.code;
        break;
      default:
    }
  }

  #replace(state: ServerState): void {
    this.#seq = state.seq;
    this.you.value = state.you;
    this.position.value = positionOf(state.table, state.view);
    this.#ask.value = state.ask ?? null;
    this.#answered.value = null;
    this.hints.forget();
    this.clockHeardAt.value = Date.now();
    this.refused.value = null;
    this.log.value = { ...EMPTY_LOG, nextId: this.log.value.nextId };
    this.history.value = [];
    if (state.view) void this.#recall(state.seq);
  }

  /** Fetches what happened before this page came. Without it log and history only begin later. */
  async #recall(seq: number): Promise<void> {
    this.#recalls += 1;
    const mine = this.#recalls;
    const replay = await this.#loadHistory(this.id).catch(() => null);
    // A newer state has come meanwhile, and asks for itself.
    if (!replay || mine !== this.#recalls) return;
    const before = replay.batches.filter((batch) => batch.seq <= seq);
    this.history.value = [...before, ...this.history.value];
    const events = before.flatMap((batch) => batch.events);
    this.log.value = withHistory(this.log.value, events, replay.table);
  }

  #batch(seq: number, events: readonly Event[]): void {
    const position = this.position.value;
    if (!position || this.#seq === null || seq <= this.#seq) return;
    if (seq !== this.#seq + 1) {
      this.#askForState();
      return;
    }
    this.#seq = seq;
    this.history.value = [...this.history.value, { seq, events }];
    const heard = this.log.value.nextId;
    const after = this.#apply(position, events);
    if (after.stale) {
      this.#askForState();
      return;
    }
    this.position.value = after;
    this.news.value = { lines: this.log.value.lines.filter((line) => line.id >= heard), events };
    if (events.some((event) => event.e === 'clock')) this.clockHeardAt.value = Date.now();
    if (events.some(endsQuestion)) this.#ask.value = null;
    this.#showEffects(events);
  }

  #apply(before: Position, events: readonly Event[]): Position {
    let position = before;
    let log = this.log.value;
    for (const event of events) {
      log = logAfter(log, event, position.view);
      position = reduce(position, event);
    }
    this.log.value = log;
    return position;
  }

  #askForState(): void {
    this.#seq = null;
    this.#connection.tell(this.greeting());
  }

  #showEffects(events: readonly Event[]): void {
    const effects = effectsOf(events, this.#nextEffect);
    if (effects.length === 0) return;
    this.#nextEffect += effects.length;
    this.effects.value = [...this.effects.value, ...effects];
    setTimeout(() => {
      this.effects.value = this.effects.value.filter((effect) => !effects.includes(effect));
    }, EFFECT_MS);
  }
}

/** A question is over once the game went on; the next one comes after the events. */
function endsQuestion(event: Event): boolean {
  return ['turn', 'asked', 'placed', 'figure', 'joined', 'undone', 'ended'].includes(event.e);
}
