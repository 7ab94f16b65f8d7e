import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What can happen to a line. drop: both ends are closed. cut: the same in the middle of a frame.
 * stall: nothing goes through any more and nobody is told. outage: dropped, and nobody gets through
 * for a while. slow: everything takes longer from now on.
 */
export type Mishap = 'drop' | 'cut' | 'stall' | 'outage' | 'slow';

const OUTAGE_MS = 150;
const SLOW_MS = 15;

interface Pair {
  client: Socket;
  server: Socket;
  /** Set while a cut waits for the next piece. */
  cut: boolean;
  stalled: boolean;
  delay: number;
}

/** A TCP proxy for one client, with mishaps on demand. */
export class Line {
  readonly #server: Server;
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  #dead = false;
  /** Called when the line is there again after a mishap that ended its connections. */
  onReturn: () => void = () => undefined;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#accept(client));
  }

  /** A line to this port of this machine. */
  static async open(target: number): Promise<Line> {
    const line = new Line(target);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line is closed');
    return address.port;
  }

  #accept(client: Socket): void {
    if (this.#dead) {
      client.destroy();
      return;
    }
    const server = connect(this.#target, '127.0.0.1');
    const pair: Pair = { client, server, cut: false, stalled: false, delay: 0 };
    this.#pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes) => this.#carry(pair, to, bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        // Nobody at the other end of a stalled line hears of it.
        if (!pair.stalled) this.#end(pair);
      });
    }
  }

  #carry(pair: Pair, to: Socket, bytes: Buffer): void {
    if (pair.stalled) return;
    if (pair.cut) {
      // The first half of a frame, and no more.
      to.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => this.#end(pair));
      pair.stalled = true;
      this.onReturn();
      return;
    }
    if (pair.delay === 0) {
      to.write(bytes);
      return;
    }
    setTimeout(() => {
      if (!pair.stalled) to.write(bytes);
    }, pair.delay);
  }

  #end(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  }

  strike(mishap: Mishap): void {
    switch (mishap) {
      case 'slow':
        for (const pair of this.#pairs) pair.delay = SLOW_MS;
        return;
      case 'stall':
        for (const pair of this.#pairs) pair.stalled = true;
        return;
      case 'cut':
        for (const pair of this.#pairs) pair.cut = true;
        return;
      case 'drop':
        for (const pair of [...this.#pairs]) this.#end(pair);
        this.onReturn();
        return;
      case 'outage':
        this.#dead = true;
        for (const pair of [...this.#pairs]) this.#end(pair);
        setTimeout(() => {
          this.#dead = false;
          this.onReturn();
        }, OUTAGE_MS);
    }
  }

  close(): void {
    this.#server.close();
    for (const pair of [...this.#pairs]) this.#end(pair);
  }
}
