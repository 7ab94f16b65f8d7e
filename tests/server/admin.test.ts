import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '../support/admin.ts';
import { Caller, type Me } from '../support/caller.ts';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, ending, startGame } from '../support/play.ts';
import { Server } from '../support/server.ts';

interface Report {
  note: string;
  columns: string[];
  rows: string[][];
}

let server: Server;
let boss: Caller;
beforeAll(async () => {
  server = await Server.start();
  boss = new Caller(server);
  await boss.post('/api/account/register', { name: 'Boss', password: 'long enough' }, 'ApiMe');
});
afterAll(() => server.stop());

function order(caller: Caller, action: string, target = '', value = '') {
  return caller.post<Report>('/api/admin', { action, target, value }, 'ApiAdminReport');
}

describe('the console', () => {
  test('is for the owner of the data folder alone', async () => {
    const file = await stat(join(server.data, 'admin.sock'));
    expect(file.isSocket()).toBe(true);
    expect(file.mode & 0o777).toBe(0o600);
  });

  test('makes an admin, whom the page then obeys and nobody else', async () => {
    const guest = new Caller(server);
    await guest.me();
    for (const caller of [new Caller(server), guest, boss]) {
      expect((await caller.post('/api/admin', { action: 'who' })).status).toBe(404);
    }
    expect(await admin(server, 'make-admin', 'boss')).toMatchObject({
      code: 0,
      output: 'Boss is an admin.\n',
    });
    expect((await boss.me()).body.admin).toBe(true);
    expect((await order(boss, 'accounts')).body.columns).toEqual(['id', 'name', 'standing', 'seen']);
    for (const action of ['make-admin', 'add', 'reset-password', 'unmake-admin']) {
      expect((await order(boss, action, 'Boss')).body.error?.code).toBe('console_only');
    }
    expect((await order(boss, 'conquer')).body.error?.code).toBe('unknown_action');
  });

  test('says what is wrong, with an exit code', async () => {
    expect(await admin(server, 'ban', 'Nobody Here')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is no account "Nobody Here"') as string,
    });
    expect((await admin(server)).code).toBe(2);
    expect((await admin(server, '--help')).output).toContain('reset-password WHO');
  });

  test('sets a new password that ends all log-ins', async () => {
    const caller = new Caller(server);
    await caller.post('/api/account/register', { name: 'Lost', password: 'forgotten one' }, 'ApiMe');
    const id = (await caller.me()).body.id;
    const { output } = await admin(server, 'reset-password', 'Lost');
    const password = / password (\S+)/.exec(output)?.[1] ?? '';
    expect((await caller.me()).body.id).not.toBe(id);
    const back = new Caller(server);
    const reply = await back.post<Me>('/api/account/login', { name: 'Lost', password }, 'ApiMe');
    expect(reply.body.id).toBe(id);
  });
});

describe('an admin', () => {
  test('sees who is on', async () => {
    const person = await Person.visit(server, 'Seen');
    const clients = [await person.connect(), await person.connect()];
    const { rows } = (await order(boss, 'who')).body;
    expect(rows).toContainEqual([person.me.id, 'Seen', 'guest', '2']);
    for (const client of clients) await client.close();
  });

  test('mutes, and the rest of the game goes on', async () => {
    const person = await Person.visit(server, 'Loud');
    const game = await person.open(BASE);
    const client = await person.connect();
    await client.watch(game);
    await order(boss, 'mute', person.me.id, '2');
    const chat = (text: string) => client.command('chat', game, { text });
    await expect(chat('now')).rejects.toMatchObject({ code: 'muted' });
    await client.command('sit', game);
    await order(boss, 'unmute', person.me.id);
    await chat('again');
    await client.close();
  });

  test('bans: connections end, the cookie opens nothing, and back again', async () => {
    const person = await Person.visit(server, 'Rude');
    const client = await person.connect();
    await order(boss, 'ban', person.me.id);
    expect((await client.next('closing')).code).toBe('banned');
    expect(await client.closed).toEqual({ code: 4003, reason: 'banned' });
    const caller = new Caller(server);
    caller.cookie = person.cookie;
    const shut = await caller.get('/api/me');
    expect([shut.status, shut.body.error?.code]).toEqual([403, 'banned']);
    await order(boss, 'unban', person.me.id);
    expect((await caller.me()).body.id).toBe(person.me.id);
    expect((await order(boss, 'ban', 'Boss')).body.error?.code).toBe('is_admin');
  });

  test('renames, for everyone to see', async () => {
    const person = await Person.visit(server, 'Vulgar');
    const game = await person.open(BASE);
    const client = await person.connect();
    const elsewhere = await person.connect();
    const stranger = await Person.visit(server, 'Stranger').then((one) => one.connect());
    await client.watch(game);
    await client.command('sit', game);
    const mark = client.mark();
    await order(boss, 'rename', person.me.id, 'Polite');
    await client.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.value?.player?.name === 'Polite');
    }, mark);
    // Every window of the person is told, and nobody else's.
    for (const window of [client, elsewhere]) {
      expect((await window.next('me')).me).toEqual({ id: person.me.id, name: 'Polite' });
    }
    stranger.send({ t: 'ping' });
    await stranger.next('pong');
    expect(stranger.received.some(({ t }) => t === 'me')).toBe(false);
    expect((await order(boss, 'rename', person.me.id, 'Boss')).body.error?.code).toBe('name_taken');
    for (const window of [client, elsewhere, stranger]) await window.close();
  });

  test('ends a game, which is scored as it stands', async () => {
    const people = [await Person.visit(server), await Person.visit(server)];
    const { game, clients } = await startGame(people, BASE);
    expect((await order(boss, 'tables')).body.rows.map(([id]) => id)).toContain(game);
    await order(boss, 'end', game);
    const final = await ending(clients[0] as Client, game);
    expect(final.places.toSorted()).toEqual([1, 2]);
    expect((await order(boss, 'tables')).body.rows.map(([id]) => id)).not.toContain(game);
    expect((await order(boss, 'end', game)).body.error?.code).toBe('not_found');
  });

  test('ends a table that waits: its seats are empty and it is not in the list', async () => {
    const person = await Person.visit(server, 'Waiting');
    const game = await person.open(BASE);
    const client = await person.connect();
    await client.watch(game);
    await client.command('sit', game);
    const mark = client.mark();
    await order(boss, 'end', game);
    const table = await client.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.e === 'table')?.table;
    }, mark);
    expect(table).toMatchObject({ host: null, visibility: 'private' });
    expect(table.seats.every(({ player }) => player === null)).toBe(true);
    await client.close();
  });

  test('leaves a trace that names nobody who is gone', async () => {
    const caller = new Caller(server);
    await caller.post('/api/account/register', { name: 'Passing', password: 'long enough' }, 'ApiMe');
    const { id } = (await caller.me()).body;
    await order(boss, 'mute', 'PASSING');
    await order(boss, 'rename', ' passing', 'Passenger');
    const targets = async () => (await order(boss, 'log')).body.rows.map(([, , , target, detail]) => `${target} ${detail}`);
    expect((await targets()).slice(0, 2)).toEqual([`Passenger (${id}) Passenger`, `Passenger (${id}) `]);
    await caller.post('/api/account/delete', { password: 'long enough' });
    for (const line of await targets()) expect(line).not.toMatch(new RegExp(`pass|${id}`, 'i'));
  });

  test('leaves a trace of everything', async () => {
    await admin(server, 'invite', '3');
    const { rows } = (await order(boss, 'log')).body;
    const done = rows.map(([, actor, action]) => `${actor === 'console' ? 'console' : 'page'} ${action}`);
    for (const line of ['console make-admin', 'console reset-password', 'console invite', 'page ban', 'page mute', 'page end']) {
      expect(done).toContain(line);
    }
    expect(server.log).toMatch(/admin actor=console action=make-admin target="boss"/);
  });
});
