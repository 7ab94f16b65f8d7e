import { computed, signal } from '@preact/signals';
import type { ApiAnalysis, JudgedTurn } from '../model/types';
import { api } from '../net/api';

const LOOK_EVERY_MS = 1000;

/** The analysis of one finished game: asked for, looked after while it is made, and shown. */
export class AnalysisStore {
  readonly id: string;
  readonly analysis = signal<ApiAnalysis | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly turns = computed<readonly JudgedTurn[]>(() => this.analysis.value?.turns ?? []);

  readonly underWay = computed(() => {
    const status = this.analysis.value?.status;
    return status === 'waiting' || status === 'running';
  });

  async load(): Promise<void> {
    this.#closed = false;
    this.#take(await api.analysis(this.id));
  }

  async begin(): Promise<void> {
    this.#take(await api.analyse(this.id));
  }

  turn(number: number): JudgedTurn | null {
    return this.turns.value.find((turn) => turn.turn === number) ?? null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(analysis: ApiAnalysis): void {
    if (this.#closed) return;
    this.analysis.value = analysis;
    if (this.underWay.value) this.#lookAgain();
  }

  #lookAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // The server may be away for a moment; it is asked again.
      this.load().catch(() => this.#lookAgain());
    }, LOOK_EVERY_MS);
  }
}
