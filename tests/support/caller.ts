import { mustBe } from './schema.ts';
import type { Server } from './server.ts';

export interface Reply<T> {
  status: number;
  body: T & { error?: { code: string; message: string } };
  headers: Headers;
}

export interface Me {
  id: string;
  name: string;
  registered: boolean;
  admin: boolean;
}

/** A browser with a cookie jar of one cookie, and headers that a proxy in front of it adds. */
export class Caller {
  readonly #server: Server;
  readonly #headers: Record<string, string>;
  cookie = '';

  constructor(server: Server, headers: Record<string, string> = {}) {
    this.#server = server;
    this.#headers = headers;
  }

  async #call<T>(path: string, init: RequestInit, definition?: string): Promise<Reply<T>> {
    const headers = new Headers({ ...this.#headers, ...(init.headers as Record<string, string>) });
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.#server.url + path, { ...init, headers });
    const given = response.headers.get('set-cookie')?.split(';')[0];
    if (given) this.cookie = given.endsWith('=') ? '' : given;
    const body = (await response.json()) as Reply<T>['body'];
    if (!response.ok) mustBe('ApiError', body);
    else if (definition) mustBe(definition, body);
    return { status: response.status, body, headers: response.headers };
  }

  get<T>(path: string, definition?: string): Promise<Reply<T>> {
    return this.#call<T>(path, {}, definition);
  }

  post<T>(path: string, body: unknown, definition?: string): Promise<Reply<T>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return this.#call<T>(path, init, definition);
  }

  /** Status, and the code of the error if it is one. */
  async code(path: string, body: unknown): Promise<[number, string | undefined]> {
    const reply = await this.post(path, body);
    return [reply.status, reply.body.error?.code];
  }

  me(): Promise<Reply<Me>> {
    return this.get<Me>('/api/me', 'ApiMe');
  }

  /** The secret in the cookie. */
  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }
}
