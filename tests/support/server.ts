import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { program } from './paths.ts';

const PATIENCE_MS = 10_000;
const SANITIZER = /WARNING: ThreadSanitizer|ERROR: AddressSanitizer|ERROR: LeakSanitizer|runtime error:/;
const READY = /^Aude is open at (https?:\/\/\S+)$/;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerOptions {
  /** Instead of the one of the build. */
  program?: string;
  /** More command-line options. */
  options?: string[];
  environment?: Record<string, string>;
}

/** A real server as a child process, with a folder of its own for its data. */
export class Server {
  readonly #options: ServerOptions;
  readonly data: string;
  #child!: ChildProcessByStdio<null, Readable, Readable>;
  #exit!: Promise<Exit>;
  #url = '';
  readonly #logged = new EventEmitter();
  /** Everything that the server has written to standard error. */
  log = '';

  private constructor(data: string, options: ServerOptions) {
    this.data = data;
    this.#options = options;
  }

  static async start(options: ServerOptions = {}): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'aude-test-')), options);
    await server.#spawn('0');
    return server;
  }

  /** http://127.0.0.1:PORT, or https:// with a certificate */
  get url(): string {
    return this.#url;
  }

  get port(): number {
    return Number(new URL(this.#url).port);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  async #spawn(port: string): Promise<void> {
    const binary = this.#options.program ?? program('aude-server');
    if (!existsSync(binary)) throw new Error(`${binary} is missing: build it first`);
    const options = ['--port', port, '--data', this.data, '--bot-pause-ms', '0'];
    // Scripted players are faster than people.
    options.push('--message-limit', '100000', '--table-limit', '0', ...(this.#options.options ?? []));
    this.#child = spawn(binary, options, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#options.environment },
    });
    this.#child.stderr.on('data', (text: Buffer) => {
      this.log += text.toString();
      this.#logged.emit('more');
    });
    this.#child.on('error', (error) => {
      this.log += String(error);
    });
    this.#exit = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => resolve({ code, signal }));
    });
    this.#url = await this.#ready();
  }

  async #ready(): Promise<string> {
    const lines = createInterface({ input: this.#child.stdout });
    for await (const line of lines) {
      const match = READY.exec(line);
      if (match?.[1]) return match[1];
    }
    throw new Error(`the server ended before it was ready:\n${this.log}`);
  }

  /** Resolves when a line of the log matches. */
  async logged(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.log)) {
      await once(this.#logged, 'more', { signal: AbortSignal.timeout(PATIENCE_MS) });
    }
  }

  /** Sends a signal and waits for the end of the process; fails if it does not come. */
  async kill(signal: NodeJS.Signals): Promise<Exit> {
    this.#child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#child.kill('SIGKILL');
        reject(new Error(`the server does not end at ${signal}:\n${this.log}`));
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([this.#exit, overdue]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves when the process ends. */
  get exit(): Promise<Exit> {
    return this.#exit;
  }

  /** Starts again with the same data at the same address. */
  async restart(): Promise<void> {
    await this.#spawn(String(this.port));
  }

  async stop(): Promise<void> {
    await this.kill('SIGKILL');
    await rm(this.data, { recursive: true, force: true });
    // Builds with a sanitizer go on after most findings, and are not to be believed then.
    if (SANITIZER.test(this.log)) throw new Error(`a sanitizer found something:\n${this.log}`);
  }
}
