import { WebSocket } from 'ws';
import type { Aid, Ask, Hint, Message, ServerMessage } from './protocol.ts';
import { mustBe } from './schema.ts';

const PATIENCE_MS = 10_000;

export interface Closed {
  code: number;
  reason: string;
}

/** The server's "no" to a command. */
export class Refused extends Error {
  readonly code: string;

  constructor(message: Message<'refused'>) {
    super(`${message.code}: ${message.message}`);
    this.code = message.code;
  }
}

interface Waiter {
  look: () => boolean;
}

/** The question of this game in a message, if its number is higher than `after`. */
export function askIn(message: ServerMessage, game: string, after: number): Ask | undefined {
  if (!('game' in message) || message.game !== game || !('ask' in message)) return undefined;
  if (message.t === 'hint') return undefined;
  return message.ask && message.ask.ask > after ? message.ask : undefined;
}

let commands = 0;

/**
 * One WebSocket connection. Every message that arrives is held against the schema and kept; a
 * message that is none of the protocol breaks whoever waits next.
 */
export class Client {
  readonly received: ServerMessage[] = [];
  /** The same as it came, for searches. */
  readonly texts: string[] = [];
  readonly closed: Promise<Closed>;
  readonly socket: WebSocket;
  #broken: Error | undefined;
  #isClosed = false;
  readonly #waiters = new Set<Waiter>();

  private constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.socket.on('message', (data) => this.#receive(String(data)));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        this.#isClosed = true;
        this.#wake();
        resolve({ code, reason: reason.toString() });
      });
    });
  }

  /** Connects and waits for the welcome. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(`${url.replace('http', 'ws')}/ws`, headers);
    await client.next('welcome');
    return client;
  }

  #receive(text: string): void {
    this.texts.push(text);
    try {
      const message = JSON.parse(text) as ServerMessage;
      mustBe('ServerMessage', message);
      this.received.push(message);
    } catch (error) {
      this.#broken ??= error as Error;
    }
    this.#wake();
  }

  #wake(): void {
    for (const waiter of [...this.#waiters]) {
      if (waiter.look()) this.#waiters.delete(waiter);
    }
  }

  /** Number of messages so far: where a later look begins. */
  mark(): number {
    return this.received.length;
  }

  /** The first message from number `from` on for which `pick` gives something. */
  until<T>(pick: (message: ServerMessage) => T | undefined, from = 0): Promise<T> {
    const caller = new Error('nothing came');
    return new Promise((resolve, reject) => {
      let next = from;
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        caller.message = `waited in vain; the last messages: ${this.#tail()}`;
        reject(caller);
      }, PATIENCE_MS);
      const settle = (action: () => void): true => {
        clearTimeout(timer);
        action();
        return true;
      };
      const waiter: Waiter = {
        look: () => {
          if (this.#broken) return settle(() => reject(this.#broken as Error));
          while (next < this.received.length) {
            const picked = pick(this.received[next++] as ServerMessage);
            if (picked !== undefined) return settle(() => resolve(picked));
          }
          if (!this.#isClosed) return false;
          caller.message = `closed while waiting; the last messages: ${this.#tail()}`;
          return settle(() => reject(caller));
        },
      };
      if (!waiter.look()) this.#waiters.add(waiter);
    });
  }

  /** The first message of a kind from number `from` on. */
  next<T extends ServerMessage['t']>(kind: T, from = 0): Promise<Message<T>> {
    return this.until((message) => (message.t === kind ? (message as Message<T>) : undefined), from);
  }

  /** The first refusal with this code from number `from` on. */
  refusal(code: string, from = 0): Promise<Message<'refused'>> {
    return this.until(
      (message) => (message.t === 'refused' && message.code === code ? message : undefined),
      from,
    );
  }

  #tail(): string {
    return this.texts
      .slice(-5)
      .map((text) => text.slice(0, 300))
      .join('\n');
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** Sends a message of the protocol. */
  send(message: Record<string, unknown>): void {
    mustBe('ClientMessage', message);
    this.sendText(JSON.stringify(message));
  }

  /** Sends a command with an id of its own, or the one given; resolves when it is acknowledged. */
  async command(
    kind: string,
    game: string,
    members: Record<string, unknown> = {},
  ): Promise<Message<'ack'>> {
    const id = (members['id'] as string | undefined) ?? `t${++commands}`;
    const from = this.mark();
    this.send({ t: kind, game, ...members, id });
    const answer = await this.until(
      (message) =>
        (message.t === 'ack' || message.t === 'refused') && message.id === id ? message : undefined,
      from,
    );
    if (answer.t === 'refused') throw new Refused(answer);
    return answer;
  }

  /** Asks for an aid; rejects with Refused. */
  async aid(game: string, query: Record<string, unknown>): Promise<Aid> {
    const id = `a${++commands}`;
    const from = this.mark();
    this.send({ t: 'aid', game, id, ...query });
    const answer = await this.until(
      (message) =>
        (message.t === 'aid' || message.t === 'refused') && message.id === id ? message : undefined,
      from,
    );
    if (answer.t === 'refused') throw new Refused(answer);
    return answer;
  }

  /** Asks for a hint on a question; rejects with Refused. */
  async hint(game: string, ask: number): Promise<Hint> {
    const id = `h${++commands}`;
    const from = this.mark();
    this.send({ t: 'hint', game, id, ask });
    const answer = await this.until(
      (message) =>
        (message.t === 'hint' || message.t === 'refused') && message.id === id ? message : undefined,
      from,
    );
    if (answer.t === 'refused') throw new Refused(answer);
    return answer;
  }

  /** Follows a game; resolves with its whole state. */
  async watch(game: string): Promise<Message<'state'>> {
    const from = this.mark();
    this.send({ t: 'watch', game });
    return this.until(
      (message) => (message.t === 'state' && message.game === game ? message : undefined),
      from,
    );
  }

  /** A question of this game with a higher number than `after`, as soon as there is one. */
  question(game: string, after = -1, from = 0): Promise<Ask> {
    return this.until((message) => askIn(message, game, after), from);
  }

  async close(): Promise<Closed> {
    this.socket.close();
    return this.closed;
  }

  /** Cuts the connection without a farewell. */
  terminate(): void {
    this.socket.terminate();
  }
}
