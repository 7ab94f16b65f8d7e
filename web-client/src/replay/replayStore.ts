import { computed, signal } from '@preact/signals';
import { effectsOf, type BoardEffect } from '../model/effects';
import { api } from '../net/api';
import { moveOfHash, replayOf, type Replay, type ReplayMove } from './replayModel';

const STEP_MS = 1400;

/** Walks through a finished game. The address follows along, so that a move can be linked to. */
export class ReplayStore {
  readonly id: string;
  readonly replay = signal<Replay | null>(null);
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly effects = signal<readonly BoardEffect[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;
  #nextEffect = 0;

  constructor(id: string) {
    this.id = id;
  }

  readonly last = computed(() => Math.max(0, (this.replay.value?.moves.length ?? 0) - 1));

  readonly move = computed<ReplayMove | null>(
    () => this.replay.value?.moves[this.at.value] ?? null,
  );

  async load(): Promise<void> {
    const replay = replayOf(await api.replay(this.id));
    this.replay.value = replay;
    this.at.value = moveOfHash(location.hash, this.last.value) ?? this.last.value;
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

  toggle(): void {
    if (this.playing.value) {
      this.pause();
      return;
    }
    if (this.at.value === this.last.value) this.#to(0);
    this.playing.value = true;
    this.#timer = setInterval(() => {
      this.#to(this.at.value + 1);
      if (this.at.value === this.last.value) this.pause();
    }, STEP_MS);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing.value = false;
  }

  #to(move: number): void {
    const to = Math.max(0, Math.min(this.last.value, move));
    this.#show(to);
    history.replaceState(history.state, '', `#move=${to}`);
  }

  #show(move: number): void {
    const forward = move === this.at.value + 1;
    this.at.value = move;
    const events = this.move.value?.events ?? [];
    this.effects.value = forward ? effectsOf(events, this.#nextEffect) : [];
    this.#nextEffect += this.effects.value.length;
  }
}
