import { WebSocket } from 'ws';
import type { Connection, GameStore, Question } from './browser.ts';
import { webClient } from './browser.ts';
import { Line, type Mishap } from './line.ts';
import { seeded } from '../support/play.ts';

/** How often a command goes out twice, as a client might that has lost its mind. */
const TWICE = 0.03;
const STALL_MS = 120;
const GIVE_UP_MS = 300_000;

export interface Seat {
  readonly game: string;
  readonly port: number;
  readonly cookie: string;
  /** Decides the answers: the same for the same seed, whatever the line does. */
  readonly seed: number;
  /** Decides the mishaps; without it the line is sound. */
  readonly mishaps?: number;
}

/** What a client went through. */
export interface Journey {
  answers: number;
  mishaps: Record<Mishap, number>;
  /** When the line returned, and when the connection was open again. */
  returns: { returned: number; back: number }[];
  twice: number;
}

/** One seat played by the web client's own connection and game, over a line of its own. */
export class Player {
  readonly journey: Journey = {
    answers: 0,
    mishaps: { drop: 0, cut: 0, stall: 0, outage: 0, slow: 0 },
    returns: [],
    twice: 0,
  };
  readonly #seat: Seat;
  readonly #line: Line | null;
  readonly #fate: () => number;
  readonly connection: Connection;
  readonly game: GameStore;
  readonly #undone = new Set<number>();
  readonly #answered = new Set<number>();
  #untilMishap: number;
  #returnedAt: number | null = null;

  private constructor(seat: Seat, line: Line | null, parts: Awaited<ReturnType<typeof webClient>>) {
    this.#seat = seat;
    this.#line = line;
    this.#fate = seeded(seat.mishaps ?? 0);
    this.#untilMishap = this.#pause();
    const port = line?.port ?? seat.port;
    this.connection = new parts.Connection({
      url: `ws://127.0.0.1:${port}/ws`,
      open: (url) => this.#socket(url),
    });
    this.game = new parts.GameStore(seat.game, this.connection, () =>
      Promise.reject(new Error('not asked for')),
    );
    if (line) line.onReturn = () => (this.#returnedAt ??= performance.now());
  }

  static async sit(seat: Seat): Promise<Player> {
    const line = seat.mishaps === undefined ? null : await Line.open(seat.port);
    return new Player(seat, line, await webClient());
  }

  #pause(): number {
    return 15 + Math.floor(this.#fate() * 60);
  }

  #socket(url: string): WebSocket {
    const socket = new WebSocket(url, {
      headers: { cookie: this.#seat.cookie },
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    if (!this.#line) return socket;
    const send = socket.send.bind(socket) as (text: string) => void;
    Object.assign(socket, {
      send: (text: string) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        send(text);
        if (this.#fate() < TWICE) {
          this.journey.twice += 1;
          send(text);
        }
        this.#maybeStrike();
      },
    });
    return socket;
  }

  #maybeStrike(): void {
    this.#untilMishap -= 1;
    if (this.#untilMishap > 0 || !this.#line) return;
    this.#untilMishap = this.#pause();
    const kinds: Mishap[] = ['drop', 'cut', 'stall', 'outage', 'slow'];
    const mishap = kinds[Math.floor(this.#fate() * kinds.length)] as Mishap;
    this.journey.mishaps[mishap] += 1;
    // What was just sent may be on its way, or lost with the line.
    const line = this.#line;
    const strike = () => {
      line.strike(mishap);
      if (mishap === 'stall') setTimeout(() => this.#otherNetwork(), STALL_MS);
    };
    if (this.#fate() < 0.5) strike();
    else setTimeout(strike, this.#fate() * 4);
  }

  /** The browser says that it has a network again. */
  #otherNetwork(): void {
    this.#returnedAt ??= performance.now();
    this.connection.renew();
  }

  /** Plays to the end of the game. */
  async play(): Promise<Journey> {
    const stops: (() => void)[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(this.#lost())), GIVE_UP_MS);
        stops.push(() => clearTimeout(timer));
        stops.push(
          this.connection.state.subscribe((state) => {
            if (state !== 'open' || this.#returnedAt === null) return;
            this.journey.returns.push({ returned: this.#returnedAt, back: performance.now() });
            this.#returnedAt = null;
          }),
        );
        stops.push(
          this.game.question.subscribe((ask) => {
            if (ask) queueMicrotask(() => this.#answer(ask, reject));
          }),
        );
        stops.push(
          this.game.position.subscribe((position) => {
            if (position?.table.status === 'finished' || position?.view?.final) resolve();
          }),
        );
        this.game.open();
        this.connection.start();
      });
    } finally {
      for (const stop of stops) stop();
    }
    return this.journey;
  }

  #answer(ask: Question, fail: (reason: Error) => void): void {
    if (this.game.question.value?.ask !== ask.ask || this.#answered.has(ask.ask)) return;
    this.#answered.add(ask.ask);
    const turn = this.game.position.value?.view?.turn ?? 0;
    const random = seeded(this.#seat.seed * 7919 + ask.ask * 31 + turn);
    this.journey.answers += 1;
    const takesBack = random() < 0.1;
    if (takesBack && ask.can_undo && !this.#undone.has(turn)) {
      this.#undone.add(turn);
      this.game.undo().catch(fail);
      return;
    }
    this.game.choose(Math.floor(random() * ask.options.length)).catch(fail);
  }

  #lost(): string {
    const ask = this.game.question.value;
    return (
      `game ${this.#seat.game} does not end: connection ${this.connection.state.value}, ` +
      `turn ${this.game.position.value?.view?.turn}, question ${ask?.ask ?? 'none'}, ` +
      `mishaps ${JSON.stringify(this.journey.mishaps)}`
    );
  }

  leave(): void {
    this.game.close();
    this.connection.stop();
    this.#line?.close();
  }
}
