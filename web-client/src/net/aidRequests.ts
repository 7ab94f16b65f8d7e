import type { ClientAid, ServerAid } from '../model/types';

type WithoutAddress<Q> = Q extends ClientAid ? Omit<Q, 't' | 'id' | 'game'> : never;

/** What is asked about the table, as a caller writes it. */
export type AidQuestion = WithoutAddress<ClientAid>;

const PATIENCE_MS = 6000;

/** Of the whole page: an answer to a screen that is gone must not be taken for one to the next. */
let count = 0;

/**
 * Aid queries under way. An answer that does not come is given up, not asked for again: by then the
 * person looks elsewhere.
 */
export class AidRequests {
  readonly #game: string;
  readonly #tell: (query: ClientAid) => void;
  readonly #waiting = new Map<string, (answer: ServerAid | null) => void>();

  constructor(game: string, tell: (query: ClientAid) => void) {
    this.#game = game;
    this.#tell = tell;
  }

  /** The answer, or null if the server refuses or does not answer in time. */
  ask(question: AidQuestion): Promise<ServerAid | null> {
    count += 1;
    const id = `aid-${count}`;
    const answer = new Promise<ServerAid | null>((resolve) => {
      const timer = setTimeout(() => this.#settle(id, null), PATIENCE_MS);
      this.#waiting.set(id, (found) => {
        clearTimeout(timer);
        resolve(found);
      });
    });
    this.#tell({ t: 'aid', game: this.#game, id, ...question });
    return answer;
  }

  /** True if the message answers one of these queries. */
  hear(id: string | undefined, answer: ServerAid | null): boolean {
    return id !== undefined && this.#settle(id, answer);
  }

  #settle(id: string, answer: ServerAid | null): boolean {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.(answer);
    return waiting !== undefined;
  }
}
