import { Client } from './client.ts';
import type { PlayerRef, Setup } from './protocol.ts';
import { mustBe } from './schema.ts';
import type { Server } from './server.ts';

/** An HTTP answer whose body is what the schema says. */
export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Somebody with a browser: keeps the cookie and uses it for HTTP and WebSocket. */
export class Person {
  readonly #server: Server;
  cookie = '';
  me: PlayerRef = { id: '', name: '' };

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Comes for the first time, and takes a name if one is given. */
  static async visit(server: Server, name?: string): Promise<Person> {
    const person = new Person(server);
    person.#isNow((await person.get<PlayerRef>('/api/me', 'ApiMe')).body);
    if (name) await person.rename(name);
    return person;
  }

  async rename(name: string): Promise<void> {
    this.#isNow((await this.post<PlayerRef>('/api/me', { name }, 'ApiMe')).body);
  }

  /** Of what the server tells a person about himself: what it tells others. */
  #isNow({ id, name }: PlayerRef): void {
    this.me = { id, name };
  }

  async #call<T>(path: string, init: RequestInit, definition: string): Promise<Answer<T>> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.#server.url + path, { ...init, headers });
    const given = response.headers.get('set-cookie');
    if (given) this.cookie = given.split(';')[0] as string;
    const body = (await response.json()) as T;
    mustBe(response.ok ? definition : 'ApiError', body);
    return { status: response.status, body, headers: response.headers };
  }

  /** `definition` is what a good answer is called in the schema. */
  get<T>(path: string, definition: string): Promise<Answer<T>> {
    return this.#call<T>(path, {}, definition);
  }

  post<T>(
    path: string,
    body: unknown,
    definition: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
    return this.#call<T>(path, init, definition);
  }

  connect(): Promise<Client> {
    return Client.connect(this.#server.url, { cookie: this.cookie });
  }

  /** Opens a table and returns its id. */
  async open(setup: Setup, visibility: 'public' | 'private' = 'public'): Promise<string> {
    const created = await this.post<{ id: string }>(
      '/api/games',
      { setup, clock: { kind: 'none' }, visibility },
      'ApiCreated',
    );
    return created.body.id;
  }
}
