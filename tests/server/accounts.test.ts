import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { Caller, type Me } from '../support/caller.ts';
import { Person } from '../support/person.ts';
import { BASE, startGame } from '../support/play.ts';
import { Server } from '../support/server.ts';

const PASSWORD = 'three words in a row';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ options: ['--login-limit', '5'] });
});
afterAll(() => server.stop());

/** Somebody who can log in. */
async function registered(name: string): Promise<Caller> {
  const caller = new Caller(server);
  const reply = await caller.post<Me>('/api/account/register', { name, password: PASSWORD }, 'ApiMe');
  expect(reply).toMatchObject({ status: 200, body: { name, registered: true } });
  return caller;
}

async function elsewhere(name: string, password = PASSWORD): Promise<Caller> {
  const caller = new Caller(server);
  const reply = await caller.post<Me>('/api/account/login', { name, password }, 'ApiMe');
  expect(reply.status).toBe(200);
  return caller;
}

describe('a guest who sets a password', () => {
  test('keeps id and games, and is the same person in another browser', async () => {
    const guest = await Person.visit(server, 'Ines');
    const game = await guest.open(BASE);
    const caller = new Caller(server);
    caller.cookie = guest.cookie;
    await caller.post('/api/account/register', { name: 'Ines', password: PASSWORD }, 'ApiMe');
    const other = await elsewhere('Ines');
    expect((await other.me()).body).toEqual({
      id: guest.me.id,
      name: 'Ines',
      registered: true,
      admin: false,
    });
    const mine = await other.get<{ games: { id: string }[] }>('/api/games?mine=1', 'ApiGames');
    expect(mine.body.games.map(({ id }) => id)).toEqual([game]);
    expect(other.token).not.toBe(caller.token);
  });

  test('cannot have a name that somebody has, however it is written', async () => {
    await registered('Strauß');
    for (const name of ['STRAUSS', 'strauß', 'Ｓｔｒａｕß', '  Straus s ', 'Stra\u200du\u200dß']) {
      const caller = new Caller(server);
      expect([name, await caller.code('/api/account/register', { name, password: PASSWORD })]).toEqual(
        [name, [409, 'name_taken']],
      );
      expect([name, await caller.code('/api/me', { name })]).toEqual([name, [409, 'name_taken']]);
    }
    await elsewhere('strauss');
  });

  test('is told by name what is wrong', async () => {
    const caller = new Caller(server);
    const register = (name: string, password: string) =>
      caller.code('/api/account/register', { name, password });
    expect(await register('Ulf', 'short')).toEqual([400, 'bad_password']);
    expect(await register('Ulf', 'x'.repeat(300))).toEqual([400, 'bad_message']);
    expect(await register('U\u202elf', PASSWORD)).toEqual([400, 'bad_message']);
    expect(await register('\u200d', PASSWORD)).toEqual([400, 'bad_name']);
    expect(await caller.code('/api/account/register', { name: 'Ulf' })).toEqual([400, 'bad_message']);
    const known = await registered('Once');
    expect(
      await known.code('/api/account/register', { name: 'Twice', password: PASSWORD }),
    ).toEqual([409, 'registered_already']);
  });
});

describe('logging in', () => {
  test('a wrong password and an unknown name are refused alike, and take as long', async () => {
    await registered('Vera');
    const median = async (name: string) => {
      const times: number[] = [];
      for (let count = 0; count < 3; ++count) {
        const begin = performance.now();
        const caller = new Caller(server);
        expect(await caller.code('/api/account/login', { name, password: 'not the one' })).toEqual([
          403,
          'wrong_login',
        ]);
        expect(caller.cookie).toBe('');
        times.push(performance.now() - begin);
      }
      return times.sort((a, b) => a - b)[1] as number;
    };
    const known = await median('Vera');
    const unknown = await median('Nobody At All');
    // Without the same work for both, the unknown name would be some hundred times as fast.
    expect(unknown).toBeGreaterThan(known / 10);
  });

  test('guessing is stopped for the name, and only for it', async () => {
    await registered('Wim');
    const wrong = { name: 'WIM', password: 'a guess' };
    for (let count = 0; count < 5; ++count) {
      expect(await new Caller(server).code('/api/account/login', wrong)).toEqual([403, 'wrong_login']);
    }
    expect(await new Caller(server).code('/api/account/login', wrong)).toEqual([
      429,
      'too_many_attempts',
    ]);
    const right = { name: 'Wim', password: PASSWORD };
    expect(await new Caller(server).code('/api/account/login', right)).toEqual([
      429,
      'too_many_attempts',
    ]);
    await registered('Xenia');
    await elsewhere('Xenia');
  });

  test('many at once do not hold up a game, and those too many are told so', async () => {
    const people = [await Person.visit(server), await Person.visit(server)];
    const { game, clients } = await startGame(people, BASE);
    const [first] = clients as [Client];
    const ask = await first.question(game);
    const attempts = Array.from({ length: 60 }, (_, index) =>
      new Caller(server).code('/api/account/login', { name: `Crowd ${index}`, password: 'guess it' }),
    );
    const begin = performance.now();
    await first.command('choose', game, { ask: ask.ask, option: 0 });
    const waited = performance.now() - begin;
    const codes = (await Promise.all(attempts)).map(([, code]) => code);
    const all = performance.now() - begin;
    expect(codes.filter((code) => code === 'busy').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'wrong_login').length).toBeGreaterThanOrEqual(16);
    expect(waited).toBeLessThan(all / 2);
  });
});

describe('logging out', () => {
  test('ends this browser and its connections, and no other', async () => {
    const here = await registered('Yann');
    const there = await elsewhere('Yann');
    const mine = await Client.connect(server.url, { cookie: here.cookie });
    const other = await Client.connect(server.url, { cookie: there.cookie });
    const id = (await here.me()).body.id;
    const old = here.cookie;
    await here.post('/api/account/logout', {});
    expect(here.cookie).toBe('');
    expect((await mine.next('closing')).code).toBe('logged_out');
    expect(await mine.closed).toEqual({ code: 4001, reason: 'logged_out' });
    here.cookie = old;
    expect((await here.me()).body.id).not.toBe(id);
    expect((await there.me()).body.id).toBe(id);
    other.send({ t: 'ping' });
    await other.next('pong');
    await other.close();
  });

  test('ends a connection that is being opened in the same moment', async () => {
    const opened: { client: Client; id: string }[] = [];
    for (let count = 0; count < 80; ++count) {
      const caller = new Caller(server);
      const { id } = (await caller.me()).body;
      const leaving = caller.post('/api/account/logout', {});
      const connecting: Promise<Client>[] = [];
      // Some of them are between the look at the cookie and the welcome when the log-out is done.
      for (let nth = 0; nth < 12; ++nth) {
        connecting.push(Client.connect(server.url, { cookie: caller.cookie }));
        await new Promise(setImmediate);
      }
      for (const client of await Promise.all(connecting)) opened.push({ client, id });
      await leaving;
    }
    for (const { client, id } of opened) {
      // Who came when the log-out was over is a new guest.
      if ((await client.next('welcome')).me.id === id) expect((await client.closed).code).toBe(4001);
      else await client.close();
    }
  });

  test('everywhere ends all of them', async () => {
    const here = await registered('Zoe');
    const there = await elsewhere('Zoe');
    const id = (await here.me()).body.id;
    const other = await Client.connect(server.url, { cookie: there.cookie });
    await here.post('/api/account/logout-everywhere', {});
    expect((await other.closed).code).toBe(4001);
    expect((await there.me()).body.id).not.toBe(id);
    await elsewhere('Zoe');
  });

  test('a new password ends the other browsers', async () => {
    const here = await registered('Abel');
    const there = await elsewhere('Abel');
    const id = (await here.me()).body.id;
    const change = { old_password: 'not the one', new_password: 'another good one' };
    expect(await here.code('/api/account/password', change)).toEqual([403, 'wrong_login']);
    const reply = await here.post(
      '/api/account/password',
      { ...change, old_password: PASSWORD },
      'ApiMe',
    );
    expect(reply.status).toBe(200);
    expect((await here.me()).body.id).toBe(id);
    expect((await there.me()).body.id).not.toBe(id);
    expect(
      await new Caller(server).code('/api/account/login', { name: 'Abel', password: PASSWORD }),
    ).toEqual([403, 'wrong_login']);
    await elsewhere('Abel', 'another good one');
  });

  test('needs somebody who is there', async () => {
    for (const path of ['logout', 'logout-everywhere', 'password', 'delete']) {
      expect(await new Caller(server).code(`/api/account/${path}`, {})).toEqual([401, 'login_needed']);
    }
  });
});

describe('deleting an account', () => {
  test('waits for the end of the games, and leaves them without a name or an id', async () => {
    const dora = await Person.visit(server, 'Dora');
    const emil = await Person.visit(server, 'Emil');
    const { game, clients } = await startGame([dora, emil], BASE);
    const caller = new Caller(server);
    caller.cookie = dora.cookie;
    await caller.post('/api/account/register', { name: 'Dora', password: PASSWORD }, 'ApiMe');
    const [mine, other] = clients as [Client, Client];
    await mine.command('chat', game, { text: 'good luck' });
    expect(await caller.code('/api/account/delete', { password: PASSWORD })).toEqual([
      409,
      'still_at_tables',
    ]);
    await other.command('resign', game);
    expect(await caller.code('/api/account/delete', { password: 'wrong one' })).toEqual([
      403,
      'wrong_login',
    ]);
    await caller.post('/api/account/delete', { password: PASSWORD });
    expect((await mine.closed).code).toBe(4001);
    const summary = await new Caller(server).get(`/api/games/${game}`, 'GameSummary');
    const replay = await new Caller(server).get(`/api/games/${game}/replay`, 'ApiReplay');
    for (const text of [summary, replay].map(({ body }) => JSON.stringify(body))) {
      expect(text).not.toContain('Dora');
      expect(text).not.toContain(dora.me.id);
      expect(text).toContain('formerplayer');
      expect(text).toContain('Emil');
    }
    expect(
      await new Caller(server).code('/api/account/login', { name: 'Dora', password: PASSWORD }),
    ).toEqual([403, 'wrong_login']);
    await registered('Dora');
  });

  test('a guest needs no password for it', async () => {
    const guest = new Caller(server);
    const id = (await guest.me()).body.id;
    const old = guest.cookie;
    expect((await guest.post('/api/account/delete', {})).status).toBe(200);
    guest.cookie = old;
    expect((await guest.me()).body.id).not.toBe(id);
  });
});

test('no password and no token is in the log', () => {
  expect(server.log).not.toContain(PASSWORD);
  expect(server.log).not.toContain('argon2');
});
