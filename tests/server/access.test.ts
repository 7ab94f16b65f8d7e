import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { admin } from '../support/admin.ts';
import { Caller, type Me } from '../support/caller.ts';
import { Client } from '../support/client.ts';
import { BASE } from '../support/play.ts';
import { Server } from '../support/server.ts';

async function withServer(options: string[], use: (server: Server) => Promise<void>): Promise<void> {
  const server = await Server.start({ options });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

function handshake(server: Server, headers: Record<string, string> = {}): Promise<number> {
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

/** Everything that a stranger may try; all of it ends at the door. */
async function expectShut(server: Server, code: string): Promise<void> {
  const stranger = new Caller(server);
  for (const path of ['/api/me', '/api/games', '/api/games/abcdefGH1234', '/api/games/abcdefGH1234/replay']) {
    const reply = await stranger.get(path);
    expect([path, reply.status, reply.body.error?.code]).toEqual([path, 401, code]);
  }
  expect(await stranger.code('/api/me', { name: 'Max' })).toEqual([401, code]);
  expect(
    await stranger.code('/api/account/register', { name: 'Max', password: 'long enough' }),
  ).toEqual([401, code]);
  expect(await handshake(server)).toBe(401);
  expect(await handshake(server, { cookie: `aude_token=${'A'.repeat(43)}` })).toBe(401);
  expect(stranger.cookie).toBe('');
}

describe('by invitation', () => {
  test('a code from the file or from an admin opens the door', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aude-invite-'));
    const file = join(folder, 'code');
    await writeFile(file, 'among-friends\n');
    await withServer(['--access', 'invite', '--invite-code-file', file], async (server) => {
      await expectShut(server, 'invitation_needed');
      const guest = new Caller(server);
      expect(await guest.code('/api/account/invitation', { code: 'guess' })).toEqual([
        403,
        'wrong_invitation',
      ]);
      await guest.post<Me>('/api/account/invitation', { code: ' Among Friends ' }, 'ApiMe');
      expect((await guest.me()).status).toBe(200);
      expect(await handshake(server, { cookie: guest.cookie })).toBe(101);
      await guest.post('/api/account/register', { name: 'Nora', password: 'long enough' }, 'ApiMe');

      const code = (await admin(server, 'invite')).output.trim();
      await new Caller(server).post('/api/account/invitation', { code }, 'ApiMe');
      expect(await new Caller(server).code('/api/account/invitation', { code })).toEqual([
        403,
        'wrong_invitation',
      ]);
    });
  });
});

describe('closed', () => {
  test('only accounts that an admin has made come in', async () => {
    await withServer(['--access', 'closed'], async (server) => {
      await expectShut(server, 'login_needed');
      const made = await admin(server, 'add', 'Otto');
      const password = / password (\S+)/.exec(made.output)?.[1] ?? '';
      const otto = new Caller(server);
      await otto.post<Me>('/api/account/login', { name: 'otto', password }, 'ApiMe');
      expect((await otto.me()).body).toMatchObject({ name: 'Otto', registered: true });
      expect((await otto.get('/api/games', 'ApiGames')).status).toBe(200);
      expect(server.log).not.toContain(password);
    });
  });
});

describe('limits by address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('guests, log-ins and connections of one address are counted, as a trusted proxy says', async () => {
    const options = ['--trusted-proxy', '127.0.0.1', '--guest-limit', '3', '--login-limit', '2'];
    await withServer([...options, '--connection-limit', '2'], async (server) => {
      for (let count = 0; count < 3; ++count) {
        expect((await new Caller(server, from('203.0.113.7')).me()).status).toBe(200);
      }
      const late = await new Caller(server, from('203.0.113.7')).get('/api/me');
      expect([late.status, late.body.error?.code]).toEqual([429, 'too_many_guests']);
      // What the person behind the proxy has put before the proxy's word is not believed.
      const forged = await new Caller(server, from('198.51.100.1, 203.0.113.7')).get('/api/me');
      expect(forged.status).toBe(429);
      const other = new Caller(server, from('203.0.113.8'));
      expect((await other.me()).status).toBe(200);

      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 7; ++count) {
        const caller = new Caller(server, from('203.0.113.9'));
        const body = { name: `Name ${count}`, password: 'a guess' };
        codes.push((await caller.code('/api/account/login', body))[1]);
      }
      expect(codes).toEqual([...Array<string>(6).fill('wrong_login'), 'too_many_attempts']);

      const headers = { cookie: other.cookie, ...from('203.0.113.8') };
      const first = await Client.connect(server.url, headers);
      const second = await Client.connect(server.url, headers);
      expect(await handshake(server, headers)).toBe(429);
      await first.close();
      await second.close();
    });
  });

  test('games that are replayed for an answer are counted by address', async () => {
    await withServer(['--trusted-proxy', '127.0.0.1'], async (server) => {
      const ask = async (address: string, path: string) =>
        (await new Caller(server, from(address)).get(`/api/games/abcdefGH1234${path}`)).status;
      const paths = ['/replay', '/record', '/statistics'];
      let answered = 0;
      // While they are asked for, some more are allowed by and by.
      while ((await ask('203.0.113.7', paths[answered % paths.length] as string)) === 404) answered += 1;
      expect(answered).toBeGreaterThanOrEqual(240);
      // If one of the three did not count, it would be at least 360.
      expect(answered).toBeLessThan(360);
      expect(await ask('203.0.113.7', '')).toBe(404);
      expect(await ask('203.0.113.8', '/replay')).toBe(404);
    });
  });

  test('tables and names are counted by account', async () => {
    await withServer(['--table-limit', '2'], async (server) => {
      const table = { setup: BASE, clock: { kind: 'none' }, visibility: 'private' };
      const eager = new Caller(server);
      await eager.me();
      for (let count = 0; count < 2; ++count) expect(await eager.code('/api/games', table)).toEqual([201, undefined]);
      expect(await eager.code('/api/games', table)).toEqual([429, 'table_limit']);
      const again = { move: 1, seat: 0, level: 'easy' };
      expect(await eager.code('/api/games/abcdefGH1234/play-on', again)).toEqual([429, 'table_limit']);
      expect(await new Caller(server).code('/api/games', table)).toEqual([201, undefined]);
      for (let count = 0; count < 20; ++count) {
        expect(await eager.code('/api/me', { name: `Name ${count}` })).toEqual([200, undefined]);
      }
      expect(await eager.code('/api/me', { name: 'Another' })).toEqual([429, 'name_limit']);
    });
  });

  test('without a trusted proxy these headers say nothing', async () => {
    await withServer(['--guest-limit', '1'], async (server) => {
      for (let count = 0; count < 3; ++count) {
        const caller = new Caller(server, { ...from('203.0.113.7'), 'x-forwarded-proto': 'https' });
        const reply = await caller.me();
        expect(reply.status).toBe(200);
        expect(reply.headers.get('set-cookie')).not.toContain('Secure');
      }
    });
  });
});
