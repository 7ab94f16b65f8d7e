import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, Refused } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, RIVER_AND_FERRIES, startGame, type Seated } from '../support/play.ts';
import type { View } from '../support/protocol.ts';
import { Server } from '../support/server.ts';
import { talk as talkTo } from '../support/wire.ts';

let server: Server;
let table: Seated;
let untouched: View | null;

beforeAll(async () => {
  server = await Server.start();
  const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
  table = await startGame(people, RIVER_AND_FERRIES);
  untouched = (await (table.clients[0] as Client).watch(table.game)).view;
});
// Whatever a test has sent: the game is as it was, and its players are still connected.
afterAll(async () => {
  const [first] = table.clients as [Client];
  expect((await first.watch(table.game)).view).toEqual(untouched);
  const ask = await first.question(table.game);
  await first.command('choose', table.game, { ask: ask.ask, option: 0 });
  await server.stop();
});

async function stranger(): Promise<Client> {
  return (await Person.visit(server)).connect();
}

const talk = (bytes: string) => talkTo(server.port, bytes);

/** The status of the answer to a WebSocket handshake; 101 if it was accepted. */
function handshake(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', reject);
  });
}

describe('messages that are wrong', () => {
  test.each([
    ['nothing', '', 'not_json'],
    ['no JSON', 'hello', 'not_json'],
    ['half a message', '{"t":"ping"', 'not_json'],
    ['two messages', '{"t":"ping"}{"t":"ping"}', 'not_json'],
    ['a deep nest', '['.repeat(5000), 'not_json'],
    ['a list', '[]', 'not_json'],
    ['a number', '42', 'not_json'],
    ['no kind', '{}', 'bad_message'],
    ['a kind of the wrong type', '{"t":7}', 'bad_message'],
    ['an unknown kind', '{"t":"cheat"}', 'unknown_message'],
    ['a member too many', '{"t":"ping","x":1}', 'bad_message'],
    ['a member too few', '{"t":"lobby"}', 'bad_message'],
    ['the wrong type', '{"t":"lobby","watch":"yes"}', 'bad_message'],
    ['an id of a game that is none', '{"t":"watch","game":"../../x"}', 'bad_message'],
    [
      'a fraction',
      '{"t":"choose","game":"abcdefGH1234","id":"a","ask":1.5,"option":0}',
      'bad_message',
    ],
    [
      'a negative number',
      '{"t":"choose","game":"abcdefGH1234","id":"a","ask":1,"option":-1}',
      'bad_message',
    ],
    [
      'a huge number',
      '{"t":"choose","game":"abcdefGH1234","id":"a","ask":1,"option":1e300}',
      'bad_message',
    ],
    ['an empty id', '{"t":"leave","game":"abcdefGH1234","id":""}', 'bad_message'],
    [
      'a chat of 301 characters',
      JSON.stringify({ t: 'chat', game: 'abcdefGH1234', id: 'a', text: 'x'.repeat(301) }),
      'bad_message',
    ],
    [
      'a control character in the chat',
      JSON.stringify({ t: 'chat', game: 'abcdefGH1234', id: 'a', text: 'a\u0007b' }),
      'bad_message',
    ],
  ])('%s: refused by name, and the connection lives', async (_, text, code) => {
    const client = await stranger();
    client.sendText(text);
    expect((await client.next('refused')).code).toBe(code);
    client.send({ t: 'ping' });
    await client.next('pong');
    await client.close();
  });

  test('a refusal names the command if it could be read', async () => {
    const client = await stranger();
    client.sendText('{"t":"choose","game":"abcdefGH1234","id":"mine","ask":"x","option":0}');
    expect(await client.next('refused')).toMatchObject({ id: 'mine' });
  });

  test('bytes that are no UTF-8 end the connection', async () => {
    const client = await stranger();
    client.socket.send(Buffer.from([0x22, 0xc3, 0x28, 0x22]), { binary: false });
    expect((await client.closed).code).toBe(1007);
  });
});

describe('players who do what they may not', () => {
  async function code(promise: Promise<unknown>): Promise<string> {
    const error: unknown = await promise.catch((reason: unknown) => reason);
    if (error instanceof Refused) return error.code;
    throw new Error('it was carried out');
  }

  test("out of turn, for someone else, with an option or a question that isn't there", async () => {
    const { game } = table;
    const [first, second] = table.clients as [Client, Client];
    const { ask, options } = await first.question(game);
    expect(await code(second.command('choose', game, { ask, option: 0 }))).toBe('not_your_turn');
    const other = await stranger();
    await other.watch(game);
    expect(await code(other.command('choose', game, { ask, option: 0 }))).toBe('not_seated');
    expect(await code(other.command('resign', game))).toBe('not_seated');
    expect(await code(other.command('sit', game, { seat: 0 }))).toBe('wrong_status');
    expect(await code(first.command('choose', game, { ask, option: options.length }))).toBe(
      'bad_option',
    );
    expect(await code(first.command('choose', game, { ask: ask + 1, option: 0 }))).toBe(
      'stale_question',
    );
    expect(await code(second.command('undo', game, { ask }))).toBe('not_your_turn');
    expect(await code(first.command('undo', game, { ask }))).toBe('nothing_to_undo');
    await other.close();
  });

  test('a refusal goes to the one who asked for it alone', async () => {
    const [first, second] = table.clients as [Client, Client];
    const { ask } = await first.question(table.game);
    const mark = second.mark();
    await code(first.command('choose', table.game, { ask: ask + 9, option: 0 }));
    second.send({ t: 'ping' });
    await second.next('pong', mark);
    expect(second.received.slice(mark).filter((message) => message.t === 'refused')).toEqual([]);
  });
});

describe('floods', () => {
  test('a message of 64 KiB is read, a larger one ends the connection by name', async () => {
    const fits = await stranger();
    fits.sendText(' '.repeat(64 * 1024));
    await fits.next('refused');
    await fits.close();
    for (const size of [64 * 1024 + 1, 1024 * 1024]) {
      const client = await stranger();
      client.sendText('x'.repeat(size));
      expect((await client.next('closing')).code).toBe('frame_too_large');
      expect(await client.closed).toEqual({ code: 1009, reason: 'frame_too_large' });
    }
  });

  test('a large message in many fragments is as large', async () => {
    const client = await stranger();
    for (let part = 0; part < 100; ++part) {
      client.socket.send('x'.repeat(1000), { fin: false });
    }
    expect((await client.closed).code).toBe(1009);
  });

  test('a thousand messages at once end the connection by name', async () => {
    const strict = await Server.start({ options: ['--message-limit', '100'] });
    try {
      const person = await Person.visit(strict, 'Ann');
      const game = await person.open(BASE);
      const calm = await person.connect();
      await calm.watch(game);
      const client = await person.connect();
      for (let count = 0; count < 1000; ++count) client.sendText('{"t":"ping"}');
      expect((await client.next('closing')).code).toBe('too_many_messages');
      expect(await client.closed).toEqual({ code: 1008, reason: 'too_many_messages' });
      const pongs = client.received.filter((message) => message.t === 'pong').length;
      expect(pongs).toBeGreaterThanOrEqual(100);
      expect(pongs).toBeLessThan(200);
      await calm.command('sit', game);
    } finally {
      await strict.stop();
    }
  });

  test('who does not read is told so and dropped, and disturbs nobody', async () => {
    const lazy = await stranger();
    await lazy.watch(table.game);
    const raw = (lazy.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
    raw.pause();
    // Each answer is a whole state; the queue and the buffers of the system hold only so many.
    for (let count = 0; count < 6000; ++count) lazy.send({ t: 'watch', game: table.game });
    await server.logged(/connection dropped account=\w+ reason=slow_reader/);
    const [first] = table.clients as [Client];
    const mark = first.mark();
    first.send({ t: 'ping' });
    await first.next('pong', mark);
    raw.resume();
    expect((await lazy.next('closing')).code).toBe('slow_reader');
    expect(await lazy.closed).toEqual({ code: 1013, reason: 'slow_reader' });
  });
});

describe('HTTP', () => {
  const create = { setup: BASE, clock: { kind: 'none' }, visibility: 'public' };

  test('another site may neither connect nor post', async () => {
    const host = `127.0.0.1:${server.port}`;
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      `http://127.0.0.1:${server.port + 1}`,
      'http://127.0.0.1',
      'file://',
    ]) {
      expect([origin, await handshake({ origin })]).toEqual([origin, 403]);
      const person = await Person.visit(server);
      const answer = await person.post('/api/games', create, 'ApiError', { origin });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'wrong_origin' } } });
    }
    expect(await handshake({ origin: `http://${host}` })).toBe(101);
    expect(await handshake({ origin: `https://${host}` })).toBe(101);
  });

  test('a body must be JSON of the right shape and size', async () => {
    const person = await Person.visit(server);
    const form = await person.post('/api/games', 'a=b', 'ApiError', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    for (const body of ['', '{', '[]', '{}', '{"name":7}', '{"name":"A","admin":true}']) {
      expect((await person.post('/api/me', body, 'ApiError')).status).toBe(400);
    }
    const large = await person.post('/api/me', { name: 'x'.repeat(70_000) }, 'ApiError');
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    expect((await person.get('/api/me', 'ApiMe')).body).toMatchObject(person.me);
  });

  test('what is no HTTP is told so and hung up on', async () => {
    expect(await talk('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await talk(`GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect(await talk('POST /api/me HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    expect(
      await talk('GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('several requests on one connection are answered in their order', async () => {
    const answer = await talk(
      'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n' +
        'GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer.match(/HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  test('the address of the socket is nothing else', async () => {
    const response = await fetch(`${server.url}/ws`);
    expect(response.status).toBe(400);
  });

  test('methods that are not there are refused', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(`${server.url}/api/me`, { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
