import type { Server } from '../support/server.ts';

const ATTEMPTS = 3;

/** The client of HTTP keeps connections, and those of before a restart are dead. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** What is asked over HTTP needs the server; its stops and what is asked take turns here. */
export class Gate {
  readonly #server: Server;
  #open: Promise<void> = Promise.resolve();
  #isClosed = false;
  #inside = 0;
  #emptied: () => void = () => undefined;
  /** How long each stop took, in milliseconds, and when the server was away. */
  readonly stops: number[] = [];
  readonly away: { from: number; to: number }[] = [];

  constructor(server: Server) {
    this.#server = server;
  }

  async whileUp<T>(work: () => Promise<T>): Promise<T> {
    while (this.#isClosed) await this.#open;
    this.#inside += 1;
    try {
      return await again(work);
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) this.#emptied();
    }
  }

  /** Stops the server with this signal and starts it again; resolves to how it ended. */
  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    let reopen = () => undefined as void;
    this.#isClosed = true;
    this.#open = new Promise((resolve) => (reopen = resolve));
    if (this.#inside > 0) await new Promise<void>((resolve) => (this.#emptied = resolve));
    const from = performance.now();
    const { code } = await this.#server.kill(signal);
    this.stops.push(performance.now() - from);
    await this.#server.restart();
    this.away.push({ from, to: performance.now() });
    this.#isClosed = false;
    reopen();
    return code;
  }

  /** From when on somebody could be back whose line returned at that time and who was back then. */
  earliest(returned: number, back: number): number {
    const during = this.away.filter((one) => one.from < back && one.to > returned);
    return Math.min(back, Math.max(returned, ...during.map((one) => one.to)));
  }
}
