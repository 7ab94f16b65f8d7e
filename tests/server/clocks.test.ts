import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE } from '../support/play.ts';
import type { Message, Table } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

/** The shortest bank of the protocol. */
const BANK_MS = 30_000;
const INCREMENT_MS = 4000;
const DAY_MS = 86_400_000;
/** A machine that does something else may take so long for a move. */
const SLACK_MS = 4000;

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

interface Timed extends Table {
  running: { seat: number; remaining_ms: number } | null;
  banks?: number[];
}
type Clock = Record<string, string | number>;

/** Two people at a game that has begun, each with a connection. */
async function begin(clock: Clock, on = server) {
  const people = [await Person.visit(on, 'Ann'), await Person.visit(on, 'Bob')] as const;
  const body = { setup: BASE, clock, visibility: 'private' };
  const game = (await people[0].post<{ id: string }>('/api/games', body, 'ApiCreated')).body.id;
  const clients = [await people[0].connect(), await people[1].connect()] as const;
  for (const [seat, client] of clients.entries()) {
    await client.watch(game);
    await client.command('sit', game, { seat });
    await client.command('ready', game, { ready: true });
  }
  await clients[0].command('start', game);
  return { people, game, clients };
}

/** What a client is told when it looks anew. */
async function look(client: Client, game: string): Promise<Timed> {
  client.send({ t: 'unwatch', game });
  return (await client.watch(game)).table as Timed;
}

/** Answers until the turn of this client's seat is over. */
async function playTurn(client: Client, game: string, after = -1): Promise<number> {
  for (let ask = await client.question(game, after); ; ask = await client.question(game, ask.ask)) {
    await client.command('choose', game, { ask: ask.ask, option: ask.options.length - 1 });
    if (ask.step === 'end_turn') return ask.ask;
  }
}

interface TimeOut {
  e: string;
  seat: number;
  then: string;
}
const isTimeOut = (event: unknown): event is TimeOut => (event as TimeOut).e === 'time_out';
const timeOutIn = (message: { t: string }): TimeOut | undefined =>
  message.t === 'events' ? (message as Message<'events'>).events.find(isTimeOut) : undefined;

/** Waits for the time of somebody to be up, however long that takes. */
function timeOut(client: Client): Promise<TimeOut> {
  return new Promise((resolve) => {
    client.socket.on('message', (data) => {
      const found = timeOutIn(JSON.parse(String(data)) as { t: string });
      if (found) resolve(found);
    });
  });
}

test.concurrent('a bank pays for its owner alone, and each turn brings its increment', async () => {
  const { game, clients } = await begin({ kind: 'bank', seconds: 30, increment: 4 });
  const [ann, bob] = clients;
  const began = performance.now();
  const first = await look(bob, game);
  expect(first.running?.seat).toBe(0);
  expect(first.banks?.[1]).toBe(BANK_MS);
  expect(first.banks?.[0]).toBeLessThanOrEqual(BANK_MS + INCREMENT_MS);
  const answered = await playTurn(ann, game);
  const second = await look(bob, game);
  const took = performance.now() - began;
  expect(second.running?.seat).toBe(1);
  // Ann's time stands still, with what her turn has left of it.
  const hers = second.banks?.[0] ?? 0;
  expect(hers).toBeGreaterThanOrEqual((first.banks?.[0] ?? 0) - took - 1);
  expect(hers).toBeLessThanOrEqual(first.banks?.[0] ?? 0);
  expect(second.banks?.[1]).toBeGreaterThan(BANK_MS + INCREMENT_MS - SLACK_MS);
  expect(second.banks?.[1]).toBeLessThanOrEqual(BANK_MS + INCREMENT_MS);
  await playTurn(bob, game);
  await ann.question(game, answered);
  const third = await look(ann, game);
  expect(third.running?.seat).toBe(0);
  expect(third.banks?.[0]).toBeGreaterThan(hers + INCREMENT_MS - SLACK_MS);
  expect(third.banks?.[0]).toBeLessThanOrEqual(hers + INCREMENT_MS);
});

test.concurrent('a restart costs nobody time, and a bank that is used up costs the turn', { timeout: 90_000 }, async () => {
  const own = await Server.start();
  try {
    const { people, game, clients } = await begin({ kind: 'bank', seconds: 30, increment: 0, time_out: 'resign' }, own);
    const before = await look(clients[0], game);
    const began = performance.now();
    expect((await own.kill('SIGTERM')).code).toBe(0);
    const until = performance.now();
    await own.restart();
    const bob = await people[1].connect();
    const over = timeOut(bob);
    // What is left was counted after this moment, and before it was told.
    const asked = performance.now();
    const after = (await bob.watch(game)).table as Timed;
    const told = performance.now();
    const left = after.running?.remaining_ms ?? 0;
    expect(left).toBeLessThanOrEqual(before.running?.remaining_ms ?? 0);
    expect(left).toBeGreaterThan((before.running?.remaining_ms ?? 0) - (until - began) - SLACK_MS);
    expect(await over).toMatchObject({ seat: 0, then: 'resign' });
    const ended = performance.now();
    expect(ended - asked).toBeGreaterThan(left - 1);
    expect(ended - told).toBeLessThan(left + SLACK_MS);
    expect((await bob.watch(game)).table.status).toBe('finished');
  } finally {
    await own.stop();
  }
});

test.concurrent('with seconds a turn, a turn whose time is up is passed', { timeout: 60_000 }, async () => {
  const { game, clients } = await begin({ kind: 'turn', seconds: 10, time_out: 'skip' });
  expect(await timeOut(clients[1])).toMatchObject({ seat: 0, then: 'skip' });
  // The tile is laid all the same, and it is Bob's turn.
  const ask = await clients[1].question(game);
  expect(ask.seat).toBe(1);
  expect((await look(clients[1], game)).running?.seat).toBe(1);
});

test.concurrent('days a turn go on while nobody looks, over the end of a killed server', async () => {
  const own = await Server.start();
  try {
    const { people, game, clients } = await begin({ kind: 'days', days: 2 }, own);
    const before = (await look(clients[0], game)).running;
    expect(before?.remaining_ms).toBeGreaterThan(2 * DAY_MS - SLACK_MS);
    await own.kill('SIGKILL');
    await own.restart();
    const bob = await people[1].connect();
    const after = (await bob.watch(game)).table as Timed;
    expect(after.running?.seat).toBe(0);
    expect(after.running?.remaining_ms).toBeGreaterThan(2 * DAY_MS - 4 * SLACK_MS);
    // A killed server could not write down how much of the turn was used.
    expect(after.running?.remaining_ms).toBeLessThanOrEqual(2 * DAY_MS);
    // Whoever is not here has not left such a game, and plays on when he comes.
    expect(after.seats[0]).toMatchObject({ online: false, left: false });
    const ann = await people[0].connect();
    await ann.watch(game);
    await playTurn(ann, game);
    const next = (await look(bob, game)).running;
    expect(next?.seat).toBe(1);
    expect(next?.remaining_ms).toBeGreaterThan(2 * DAY_MS - SLACK_MS);
  } finally {
    await own.stop();
  }
});
