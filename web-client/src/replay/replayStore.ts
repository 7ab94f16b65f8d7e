import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { effectsOf, type BoardEffect } from '../model/effects';
import type { PastBatch } from '../model/game';
import type { Table } from '../model/types';
import { moveOfHash, moveOfTurn, ReplayBuilder, scoringFrom, type Replay, type ReplayMove } from './replayModel';

const STEP_MS = 1400;

/** How fast a replay may run; the digits from 1 on choose one. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export interface ReplaySource {
  readonly history: ReadonlySignal<readonly PastBatch[]>;
  readonly table: ReadonlySignal<Table | null>;
}

/**
 * Walks through a game, over or still going on. It stands at the front until somebody looks back; from
 * then on the game may grow, and it stays where it is.
 */
export class ReplayStore {
  readonly #source: ReplaySource;
  /** The move that is looked at; null at the front, wherever that is by now. */
  readonly #looked = signal<number | null>(null);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  readonly effects = signal<readonly BoardEffect[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextEffect = 0;
  #builder: ReplayBuilder | null = null;
  #built: readonly PastBatch[] = [];

  constructor(source: ReplaySource) {
    this.#source = source;
  }

  readonly replay = computed<Replay | null>(() => this.#build(this.#source.history.value));

  readonly last = computed(() => Math.max(0, (this.replay.value?.moves.length ?? 0) - 1));

  readonly at = computed(() => this.#looked.value ?? this.last.value);

  /** True as long as what is shown is the newest there is. */
  readonly front = computed(() => this.#looked.value === null);

  readonly finished = computed(() => this.#source.table.value?.status === 'finished');

  readonly move = computed<ReplayMove | null>(
    () => this.replay.value?.moves[this.at.value] ?? null,
  );

  /** Goes on from what has been built when batches came, and begins anew when the history did. */
  #build(history: readonly PastBatch[]): Replay | null {
    const table = this.#source.table.peek();
    if (!table || !history.some(begins)) return null;
    const count = this.#built.length;
    const goesOn = count > 0 && history[0] === this.#built[0] && history[count - 1] === this.#built[count - 1];
    const builder = goesOn && this.#builder ? this.#builder : new ReplayBuilder(table);
    for (const batch of history.slice(goesOn ? count : 0)) builder.add(batch.events);
    this.#builder = builder;
    this.#built = history;
    return builder.replay;
  }

  /** The address was edited, or an older one came back. */
  readonly followHash = (): void => {
    const move = moveOfHash(location.hash, this.last.value);
    if (move !== null && move !== this.at.value) this.#show(move);
  };

  go(move: number): void {
    this.pause();
    this.#to(move);
  }

  step(by: 1 | -1): void {
    this.go(this.at.value + by);
  }

  /** To the nearest move with points in that direction, or to the end there. */
  stepToScoring(way: 1 | -1): void {
    const replay = this.replay.value;
    if (!replay) return;
    this.go(scoringFrom(replay, this.at.value, way) ?? (way > 0 ? this.last.value : 0));
  }

  goToTurn(turn: number): void {
    const replay = this.replay.value;
    if (replay) this.go(moveOfTurn(replay, turn));
  }

  toFront(): void {
    this.go(this.last.value);
  }

  toggle(): void {
    if (this.playing.value) {
      this.pause();
      return;
    }
    if (this.at.value === this.last.value) this.#to(0);
    this.playing.value = true;
    this.#plan();
  }

  /** A run that is under way goes on at the new speed. */
  setSpeed(speed: number): void {
    this.speed.value = speed;
    if (this.playing.value) this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#to(this.at.value + 1);
      if (this.at.value === this.last.value) this.pause();
      else this.#plan();
    }, STEP_MS / this.speed.value);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }

  #to(move: number): void {
    const to = Math.max(0, Math.min(this.last.value, move));
    this.#show(to);
    // Only a game that is over stays as it is; while it goes on, coming back means coming to its front.
    if (this.finished.value) history.replaceState(history.state, '', `#move=${to}`);
  }

  #show(move: number): void {
    const forward = move === this.at.value + 1;
    this.#looked.value = move === this.last.value ? null : move;
    const events = this.replay.value?.moves[move]?.events ?? [];
    this.effects.value = forward ? effectsOf(events, this.#nextEffect) : [];
    this.#nextEffect += this.effects.value.length;
  }
}

/** Who came to the table before the game did has batches from before its start, too. */
function begins(batch: PastBatch): boolean {
  return batch.events.some((event) => event.e === 'started');
}
