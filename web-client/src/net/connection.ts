import { signal, type ReadonlySignal } from '@preact/signals';
import type { ClientMessage, PlayerRef, ServerMessage } from '../model/types';
import { backoff } from './backoff';
import { PendingCommands, commandPrefix, type Command } from './commands';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'stopped';

/** What a page wants to hear about, so that it can be asked for again on a new connection. */
export interface Follower {
  /** Sent when the connection opens: the subscription, with what has been seen so far. */
  greeting(): ClientMessage;
  receive(message: ServerMessage): void;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly open?: (url: string) => WebSocket;
  /** Who this is: when the connection opens, and whenever the name has changed. */
  readonly onMe?: (me: PlayerRef) => void;
}

const PROTOCOL = 1;

/** Longest wait for the welcome. */
const PATIENCE_MS = 8000;

/** Longest silence after a ping. A line that is only slow costs no more than coming back. */
const SILENCE_MS = 4000;

/** So long without an answer to a command, and the line is in doubt. */
const DOUBT_MS = 2000;

/** What the server says when coming back by itself would be wrong. */
const FINAL: ReadonlySet<string> = new Set(['replaced', 'protocol', 'logged_out', 'banned']);

/** The one socket of the page. Comes back by itself, unless it was told that it may not. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #state = signal<LinkState>('connecting');
  readonly #closing = signal<string | null>(null);
  readonly #followers = new Set<Follower>();
  readonly #commands = new PendingCommands(commandPrefix());
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #heard = true;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get state(): ReadonlySignal<LinkState> {
    return this.#state;
  }

  /** Code of the server's last `closing`, until the connection is open again. */
  get closing(): ReadonlySignal<string | null> {
    return this.#closing;
  }

  start(): void {
    if (this.#socket || this.#state.value === 'open') return;
    clearTimeout(this.#retry);
    this.#state.value = 'connecting';
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#options.url);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#patience = setTimeout(() => this.#giveUp(), PATIENCE_MS);
  }

  /**
   * The browser has a network again, perhaps another one: a socket of before is dead, though it may
   * not know.
   */
  renew(): void {
    if (this.#state.value === 'stopped') return;
    if (this.#state.value !== 'waiting') this.#giveUp();
    this.#attempt = 0;
    this.start();
  }

  /** Somebody looks at the page again: no reason to wait for the end of the pause. */
  wake(): void {
    if (this.#state.value === 'waiting') {
      this.#attempt = 0;
      this.start();
    } else if (this.#state.value === 'open') {
      this.#probe();
    }
  }

  /** The browser says that the network is gone: the socket is dead, though it may take long to say so. */
  sleep(): void {
    if (this.#state.value === 'open' || this.#state.value === 'connecting') this.#giveUp();
  }

  /** After `replaced`, when the person asks for it, and after `stop`. */
  restart(): void {
    this.#attempt = 0;
    this.start();
  }

  /** The page goes away: nothing is tried any more until `restart`. */
  stop(): void {
    this.#giveUp();
    clearTimeout(this.#retry);
    this.#state.value = 'stopped';
  }

  follow(follower: Follower): void {
    this.#followers.add(follower);
    if (this.#state.value === 'open') this.tell(follower.greeting());
  }

  unfollow(follower: Follower, farewell: ClientMessage): void {
    if (this.#followers.delete(follower)) this.tell(farewell);
  }

  /** Resolves when the server has stored the command; rejects with a Refusal. */
  send(command: Command): Promise<void> {
    const { message, done } = this.#commands.add(command);
    this.tell(message);
    this.#expectAnswer();
    return done;
  }

  /** Sends now or not at all: what must arrive goes through `send` or a follower's greeting. */
  tell(message: ClientMessage): void {
    if (this.#state.value === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #expectAnswer(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      if (this.#state.value === 'open' && this.#commands.messages().length > 0) this.#probe();
    }, DOUBT_MS);
  }

  #receive(text: string): void {
    this.#heard = true;
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'welcome':
        this.#welcome(message.protocol, message.me, message.ping_seconds);
        break;
      case 'me':
        this.#options.onMe?.(message.me);
        break;
      case 'ack':
        this.#commands.acknowledge(message);
        break;
      case 'refused':
        if (!this.#commands.refuse(message)) this.#pass(message);
        break;
      case 'closing':
        this.#closing.value = message.code;
        break;
      case 'pong':
        break;
      default:
        this.#pass(message);
    }
  }

  #pass(message: ServerMessage): void {
    for (const follower of [...this.#followers]) follower.receive(message);
  }

  #welcome(protocol: number, me: PlayerRef, pingSeconds: number): void {
    if (protocol !== PROTOCOL) {
      this.#closing.value = 'protocol';
      this.#socket?.close();
      return;
    }
    this.#attempt = 0;
    this.#closing.value = null;
    this.#state.value = 'open';
    this.#options.onMe?.(me);
    for (const follower of this.#followers) this.tell(follower.greeting());
    const unanswered = this.#commands.messages();
    for (const message of unanswered) this.tell(message);
    if (unanswered.length > 0) this.#expectAnswer();
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    this.#pulse = setInterval(() => this.#probe(), pingSeconds * 1000);
  }

  /** A socket may be dead without saying so, above all after a sleep: silence ends it. */
  #probe(): void {
    this.#heard = false;
    this.tell({ t: 'ping' });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (!this.#heard) this.#giveUp();
    }, SILENCE_MS);
  }

  #giveUp(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #lost(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#patience);
    clearTimeout(this.#doubt);
    clearTimeout(this.#retry);
    this.#socket = null;
    this.#heard = true;
    if (FINAL.has(this.#closing.value ?? '')) {
      this.#state.value = 'stopped';
      return;
    }
    this.#state.value = 'waiting';
    this.#retry = setTimeout(() => this.start(), backoff(this.#attempt));
    this.#attempt += 1;
  }
}

/**
 * Knows at once when the browser loses the network, and tries at once when the browser is online again
 * or the person looks at the page again.
 */
export function wakeWithThePage(connection: Connection): void {
  window.addEventListener('offline', () => connection.sleep());
  window.addEventListener('online', () => connection.renew());
  // A page that may be shown again as it was must not hold a socket; the others see at once who left.
  window.addEventListener('pagehide', () => connection.stop());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) connection.restart();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
}

export function socketUrl(location: Location): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
