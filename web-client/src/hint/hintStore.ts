import { signal } from '@preact/signals';
import { notify, refusalText } from '../model/notices';
import type { Ask, ClientMessage, ServerHint } from '../model/types';

type HintState =
  | { readonly ask: number; readonly id: string; readonly found: ServerHint | null }
  | null;

/** The hint that somebody asked for, as long as its question is open. The server finds it; nothing is judged here. */
export class HintStore {
  readonly #game: string;
  readonly #tell: (message: ClientMessage) => void;
  readonly #state = signal<HintState>(null);
  #count = 0;

  constructor(game: string, tell: (message: ClientMessage) => void) {
    this.#game = game;
    this.#tell = tell;
  }

  /** What was found for this question; "thinking" while it is looked for; null if nobody asked. */
  of(ask: Ask | null): ServerHint | 'thinking' | null {
    const state = this.#state.value;
    if (!ask || state?.ask !== ask.ask) return null;
    return state.found ?? 'thinking';
  }

  /** Asks once for each question. */
  ask(question: Ask): void {
    if (this.#state.value?.ask === question.ask) return;
    this.#count += 1;
    const id = `hint-${this.#count}`;
    this.#state.value = { ask: question.ask, id, found: null };
    this.#tell({ t: 'hint', game: this.#game, id, ask: question.ask });
  }

  /** Puts the hint away, or is not willing to wait for it any more. */
  drop(): void {
    const state = this.#state.value;
    this.#state.value = null;
    if (state && !state.found) this.#tell({ t: 'unhint', game: this.#game });
  }

  hear(hint: ServerHint): void {
    const state = this.#state.value;
    if (state?.id === hint.id && state.ask === hint.ask) this.#state.value = { ...state, found: hint };
  }

  /** True if it was a hint that was refused. Only who still waits for it is told why. */
  refused(id: string | undefined, code: string): boolean {
    if (!id?.startsWith('hint-')) return false;
    const state = this.#state.value;
    if (state?.id === id) {
      this.#state.value = null;
      if (code !== 'stale_question') notify(refusalText(code), 'bad');
    }
    return true;
  }

  /** The connection was lost meanwhile: what was asked is not answered any more. */
  forget(): void {
    this.#state.value = null;
  }

  /** The same, where the question may still be open: a hint that has been found stays. */
  forgetUnanswered(): void {
    if (this.#state.value?.found === null) this.#state.value = null;
  }
}
