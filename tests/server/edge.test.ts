import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Caller } from '../support/caller.ts';
import { Person } from '../support/person.ts';
import { Server } from '../support/server.ts';
import { talk } from '../support/wire.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ options: ['--request-seconds', '1', '--ping-seconds', '1'] });
});
afterAll(() => server.stop());

/** How long the server keeps a connection on which `bytes` come, then one more each 0.2 seconds. */
function patience(bytes: string, drip: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    const timer = setInterval(() => socket.write(drip), 200);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begin);
    });
  });
}

describe('requests that never end', () => {
  test.each([
    ['nothing at all', '', ''],
    ['a head that comes byte by byte', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'y'],
    [
      'a body that comes byte by byte',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
      'y',
    ],
    [
      'a chunk that comes byte by byte',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n',
      'y',
    ],
  ])('%s: hung up on after the time for a request', async (_, bytes, drip) => {
    const waited = await patience(bytes, drip);
    expect(waited).toBeGreaterThan(800);
    expect(waited).toBeLessThan(5000);
  });
});

test('an answer may take longer than its request', async () => {
  // Each password is checked after the one before, and all of them take more than a second.
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      new Caller(server).code('/api/account/login', { name: `Nobody ${index}`, password: 'guess it' }),
    ),
  );
  expect(new Set(answers.map(([, code]) => code))).toEqual(new Set(['wrong_login']));
});

describe('requests that are no proper HTTP', () => {
  const status = async (bytes: string) => (await talk(server.port, bytes)).slice(0, 12);

  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an address without a slash', 'GET index.html HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a zero byte', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['a chunk size that is none', 'POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n'],
    ['a blank before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
  ])('%s: 400, and the connection ends', async (_, bytes) => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await talk(server.port, bytes + smuggled);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });

  test('a head of many small headers has its limit too', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `X-${index}: yyyyyyyy\r\n`).join('');
    expect(await status(`GET / HTTP/1.1\r\nHost: x\r\n${many}\r\n`)).toBe('HTTP/1.1 431');
  });
});

describe('connections that say nothing', () => {
  test('a socket that answers no ping is dropped, one that does stays', async () => {
    const dead = await (await Person.visit(server)).connect();
    const alive = await (await Person.visit(server)).connect();
    // As a network that is gone: whatever comes is not even read.
    (dead.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const person = await Person.visit(server, 'Watcher');
    const watcher = await person.connect();
    await server.logged(/started/);
    const pings = once(alive.socket, 'ping');
    await pings;
    await once(alive.socket, 'ping');
    await once(alive.socket, 'ping');
    (dead.socket as unknown as { _socket: { resume(): void } })._socket.resume();
    await dead.closed;
    alive.send({ t: 'ping' });
    await alive.next('pong');
    await alive.close();
    await watcher.close();
  });

  test('a handshake that is never finished is hung up on', async () => {
    const waited = await patience('GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n', 'X');
    expect(waited).toBeLessThan(5000);
  });
});

test('every page says what it may load and who may frame it', async () => {
  for (const path of ['/', '/account', '/admin', '/api/me', '/nothing', '/api/admin']) {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('the socket, too, wants its own origin', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { origin: 'https://evil.example' });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(403);
  socket.on('error', () => undefined);
  socket.terminate();
});
