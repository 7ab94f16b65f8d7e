import type { ClientMessage, ServerAck, ServerRefused } from '../model/types';
import { Refusal } from './refusal';

type WithId = Extract<ClientMessage, { id: string }>;
type WithoutId<M> = M extends WithId ? Omit<M, 'id'> : never;

/** A command as a caller writes it: the id is given here. */
export type Command = WithoutId<WithId>;

interface Waiting {
  readonly message: WithId;
  readonly resolve: () => void;
  readonly reject: (reason: Refusal) => void;
}

/**
 * The commands that the server has not answered yet, in the order of sending. The server applies an
 * id at most once, so after a lost connection all of them are sent again.
 */
export class PendingCommands {
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix: string;
  #count = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(command: Command): { message: WithId; done: Promise<void> } {
    this.#count += 1;
    const message = { ...command, id: `${this.#prefix}-${this.#count}` };
    const done = new Promise<void>((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
    });
    return { message, done };
  }

  messages(): readonly WithId[] {
    return [...this.#waiting.values()].map((waiting) => waiting.message);
  }

  acknowledge(ack: ServerAck): void {
    this.#waiting.get(ack.id)?.resolve();
    this.#waiting.delete(ack.id);
  }

  /** A server that is about to stop refuses what it could do after its restart: that is kept. */
  refuse(refused: ServerRefused): boolean {
    const waiting = refused.id === undefined ? undefined : this.#waiting.get(refused.id);
    if (!waiting) return false;
    if (refused.code === 'restarting') return true;
    this.#waiting.delete(waiting.message.id);
    waiting.reject(new Refusal(refused.code, refused.message));
    return true;
  }
}

/** Ids must differ between two pages of one person, and over a reload of the page. */
export function commandPrefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
