import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { BASE } from '../support/play.ts';
import type { PlayerRef } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ options: ['--trusted-proxy', '127.0.0.1'] });
});
afterAll(() => server.stop());

describe('identity', () => {
  test('a first visit makes a guest and gives a cookie that scripts cannot read', async () => {
    const response = await fetch(`${server.url}/api/me`);
    const me = (await response.json()) as PlayerRef;
    expect(me.name).toMatch(/^Guest \d{4}$/);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^aude_token=[A-Za-z0-9_-]{43}; /);
    for (const attribute of ['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax']) {
      expect(cookie.split('; ')).toContain(attribute);
    }
    expect(cookie).not.toContain('Secure');
  });

  test('behind a proxy with TLS the cookie is for TLS only', async () => {
    const response = await fetch(`${server.url}/api/me`, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(response.headers.get('set-cookie')).toContain('; Secure');
  });

  test('the cookie makes the same person again, and lasts a year from then on', async () => {
    const person = await Person.visit(server);
    const { cookie } = person;
    const again = await person.get<PlayerRef>('/api/me', 'ApiMe');
    expect(again.body).toMatchObject(person.me);
    expect(again.headers.get('set-cookie')?.split('; ')).toContain('Max-Age=31536000');
    expect(person.cookie).toBe(cookie);
    const games = await person.get('/api/games', 'ApiGames');
    expect(games.headers.get('set-cookie')).toBeNull();
  });

  test('an unknown or damaged token makes a new guest', async () => {
    const known = await Person.visit(server);
    for (const token of ['A'.repeat(43), 'x', '', `${'A'.repeat(42)}!`]) {
      const response = await fetch(`${server.url}/api/me`, {
        headers: { cookie: `aude_token=${token}` },
      });
      expect(response.headers.get('set-cookie')).toMatch(/^aude_token=/);
      expect(((await response.json()) as PlayerRef).id).not.toBe(known.me.id);
    }
  });

  test('the socket knows who it is by the same cookie, and gives one if there is none', async () => {
    const person = await Person.visit(server, 'Ann');
    const client = await person.connect();
    expect((await client.next('welcome')).me).toEqual(person.me);
    await client.close();
  });

  test('a name is trimmed and kept', async () => {
    const person = await Person.visit(server, '  Ann   Lee ');
    expect(person.me.name).toBe('Ann Lee');
    expect((await person.get<PlayerRef>('/api/me', 'ApiMe')).body.name).toBe('Ann Lee');
  });

  test.each([
    ['letters of any script', 'Zoë 王小明'],
    ['an emoji made of several', '👩‍👧 A'],
    ['24 characters outside the first plane', '🐑'.repeat(24)],
  ])('good names: %s', async (_, name) => {
    const person = await Person.visit(server, name);
    expect(person.me.name).toBe(name);
  });

  test.each([
    ['empty', ''],
    ['blank', ' \u00a0\u3000 '],
    ['25 characters', 'x'.repeat(25)],
    ['a line break', 'a\nb'],
    ['a zero', 'a\u0000b'],
    ['a change of direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['an invisible character', 'a\u200bb'],
    ['nothing but a joiner', '\u200d'],
  ])('bad names: %s', async (_, name) => {
    const person = await Person.visit(server);
    const answer = await person.post('/api/me', { name }, 'ApiMe');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'bad_name' } });
    expect((await person.get<PlayerRef>('/api/me', 'ApiMe')).body.name).toBe(person.me.name);
  });

  test('bytes that are no UTF-8 are no name', async () => {
    const person = await Person.visit(server);
    const response = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      body: Buffer.from('{"name":"\xc3("}', 'latin1'),
    });
    expect(response.status).toBe(400);
  });

  test('a new name is seen at the table and used by open connections', async () => {
    const ann = await Person.visit(server, 'Ann');
    const game = await ann.open(BASE);
    const client = await ann.connect();
    await client.watch(game);
    await client.command('sit', game);
    const mark = client.mark();
    await ann.rename('Bea');
    const seat = await client.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.value?.player?.name === 'Bea');
    }, mark);
    expect(seat.seat).toBe(0);
    await client.command('chat', game, { text: 'hello' });
    const line = await client.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.e === 'chat')?.line;
    }, mark);
    expect(line.from).toEqual({ id: ann.me.id, name: 'Bea' });
  });

  test('neither token nor chat is in the log', async () => {
    const person = await Person.visit(server, 'Cat');
    const game = await person.open(BASE);
    const client = await person.connect();
    await client.watch(game);
    await client.command('chat', game, { text: 'a very particular sentence' });
    await client.close();
    expect(server.log).toContain('started');
    expect(server.log).not.toContain(person.cookie.split('=')[1]);
    expect(server.log).not.toContain('a very particular sentence');
  });
});
