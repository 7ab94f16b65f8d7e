import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { ending, play, RIVER_AND_FERRIES, seeded, startGame, type Seated } from '../support/play.ts';
import type { Message } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeEach(async () => {
  server = await Server.start();
});
afterEach(() => server.stop());

async function twoPlayers(): Promise<Seated> {
  const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
  return startGame(people, RIVER_AND_FERRIES);
}

/** Both seats play until somebody is asked question `last`; that one stays open. */
async function playUntil({ game, clients }: Seated, last: number): Promise<void> {
  const seats = clients.map((client, seat) => {
    const random = seeded(50 + seat);
    return play({ client, game, random, stop: (ask) => ask.ask >= last });
  });
  // The other one still waits for his turn; whatever becomes of him is no matter here.
  for (const seat of seats) seat.catch(() => undefined);
  await Promise.race(seats);
}

/** What a restart must keep: everything but who is there. */
function lasting(state: Message<'state'>) {
  const seats = state.table.seats.map((seat) => ({ ...seat, online: false }));
  const table = { ...state.table, seats, spectators: 0, running: null };
  return { seq: state.seq, table, view: state.view, you: state.you, ask: state.ask };
}

async function stateOf(person: Person, game: string): Promise<Message<'state'>> {
  const client = await person.connect();
  const state = await client.watch(game);
  await client.close();
  return state;
}

describe('undo', () => {
  test('goes back to the start of the turn, under a new number', async () => {
    const { game, clients } = await twoPlayers();
    const [first, second] = clients as [Client, Client];
    const begin = await first.question(game);
    expect(begin).toMatchObject({ step: 'place', can_undo: false });
    const before = await first.watch(game);
    await first.command('choose', game, { ask: begin.ask, option: 0 });
    const next = await first.question(game, begin.ask);
    expect(next.can_undo).toBe(true);
    await first.command('undo', game, { ask: next.ask });
    const again = await first.question(game, next.ask);
    expect(again.options).toEqual(begin.options);
    const after = await first.watch(game);
    expect(after.view).toEqual(before.view);
    await second.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.e === 'undone');
    });
    // The question of the undone turn is void.
    await expect(
      first.command('choose', game, { ask: next.ask, option: 0 }),
    ).rejects.toMatchObject({ code: 'stale_question' });
  });
});

describe('coming back', () => {
  test('with what was seen brings the batches that were missed', async () => {
    const seated = await twoPlayers();
    const { game, clients, people } = seated;
    const [first] = clients as [Client, Client];
    const spectator = await (await Person.visit(server)).connect();
    const { seq } = await spectator.watch(game);
    await playUntil(seated, 12);
    const live = await first.watch(game);
    expect(live.seq).toBeGreaterThan(seq);

    const late = await (people[0] as Person).connect();
    late.send({ t: 'watch', game, seen: seq });
    await late.until((message) =>
      message.t === 'events' && message.seq >= live.seq ? true : undefined,
    );
    const missed = late.received.filter((message) => message.t === 'events');
    const known = first.received.filter((message) => message.t === 'events');
    expect(late.received.some((message) => message.t === 'state')).toBe(false);
    expect(missed[0]?.seq).toBe(seq + 1);
    for (const batch of missed.slice(0, live.seq - seq)) {
      const same = known.find((one) => one.seq === batch.seq);
      expect(batch.events).toEqual(same?.events);
    }
  });

  test('after too long brings the whole state', async () => {
    const seated = await twoPlayers();
    await playUntil(seated, 80);
    const late = await (seated.people[0] as Person).connect();
    late.send({ t: 'watch', game: seated.game, seen: 1 });
    expect((await late.next('state')).view?.tiles.length).toBeGreaterThan(10);
  });

  test('brings the open question again', async () => {
    const { game, clients, people } = await twoPlayers();
    const [first] = clients as [Client];
    const ask = await first.question(game);
    const { seq } = await first.watch(game);
    first.terminate();
    const whole = await (people[0] as Person).connect();
    expect((await whole.watch(game)).ask).toEqual(ask);
    const rest = await (people[0] as Person).connect();
    rest.send({ t: 'watch', game, seen: seq });
    expect((await rest.next('ask')).ask).toEqual(ask);
  });

  test('a command that is sent again is answered and not applied again', async () => {
    const { game, clients, people } = await twoPlayers();
    const [first] = clients as [Client];
    const ask = await first.question(game);
    const choose = { ask: ask.ask, option: 0, id: 'once' };
    const done = await first.command('choose', game, choose);
    expect(await first.command('choose', game, choose)).toEqual(done);
    const again = await (people[0] as Person).connect();
    expect(await again.command('choose', game, choose)).toEqual(done);
    expect((await again.watch(game)).view?.tiles).toHaveLength(2);
  });
});

describe('a killed server', () => {
  test('has lost nothing that it acknowledged, and the game goes on to its end', async () => {
    const seated = await twoPlayers();
    const { game, clients, people } = seated;
    await (clients[1] as Client).command('chat', game, { text: 'good luck' });
    await playUntil(seated, 40);
    // One more move, acknowledged and killed in the same moment.
    const before = await Promise.all(people.map((person) => stateOf(person, game)));
    const mover = before.findIndex((state) => state.ask);
    const ask = before[mover]?.ask;
    if (!ask) throw new Error('nobody is asked');
    const choose = { ask: ask.ask, option: 0, id: 'last' };
    const ack = await (clients[mover] as Client).command('choose', game, choose);
    const killed = await server.kill('SIGKILL');
    expect(killed.signal).toBe('SIGKILL');
    const closed = await Promise.all(clients.map((client) => client.closed));
    expect(closed.map((close) => close.code)).toEqual([1006, 1006]);

    await server.restart();
    const after = await Promise.all(people.map((person) => stateOf(person, game)));
    for (const [seat, state] of after.entries()) {
      expect(state.seq).toBeGreaterThanOrEqual(ack.seq ?? Infinity);
      expect(state.you).toEqual(before[seat]?.you);
      expect(state.table.chat.map((line) => line.text)).toEqual(['good luck']);
      expect(state.view?.commitment).toBe(before[seat]?.view?.commitment);
    }
    // The id of the last command is known: it is not applied a second time.
    const again = await Promise.all(people.map((person) => person.connect()));
    expect(await (again[mover] as Client).command('choose', game, choose)).toEqual(ack);
    await Promise.all(again.map((client) => client.watch(game)));
    await Promise.all(
      again.map((client, seat) => play({ client, game, random: seeded(90 + seat) })),
    );
    const finals = await Promise.all(again.map((client) => ending(client, game)));
    expect(finals[0]).toEqual(finals[1]);
    expect(finals[0]?.reason).toBe('played');
  });

  test('knows the same state, question and undo point as before', async () => {
    const seated = await twoPlayers();
    const { game, clients, people } = seated;
    const [first] = clients as [Client];
    const begin = await first.question(game);
    await first.command('choose', game, { ask: begin.ask, option: 0 });
    const open = await first.question(game, begin.ask);
    const before = await Promise.all(people.map((person) => stateOf(person, game)));
    await server.kill('SIGKILL');
    await server.restart();
    const after = await Promise.all(people.map((person) => stateOf(person, game)));
    expect(after.map(lasting)).toEqual(before.map(lasting));
    const back = await (people[0] as Person).connect();
    await back.watch(game);
    await back.command('undo', game, { ask: open.ask });
    const again = await back.question(game, open.ask);
    expect(again.options).toEqual(begin.options);
  });
});

describe('a server that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s: tells, commits, exits', async (signal) => {
    const { game, clients, people } = await twoPlayers();
    const [first] = clients as [Client];
    const idle = await (people[0] as Person).connect();
    const ask = await first.question(game);
    const ack = await first.command('choose', game, { ask: ask.ask, option: 0 });
    const begin = Date.now();
    server.signal(signal);
    for (const client of [...clients, idle]) {
      expect((await client.next('closing')).code).toBe('restarting');
      expect((await client.closed).code).toBe(1012);
      expect(client.received.filter((message) => message.t === 'closing')).toHaveLength(1);
    }
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(Date.now() - begin).toBeLessThan(5000);
    await server.restart();
    const state = await stateOf(people[0] as Person, game);
    expect(state.seq).toBeGreaterThanOrEqual(ack.seq ?? Infinity);
    expect(state.view?.tiles).toHaveLength(2);
  });

  test('hears it however soon it comes', async () => {
    // Each start is a new throw of the dice: a thread may have begun before the other.
    for (let start = 0; start < 10; start += 1) {
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      await server.restart();
    }
  });
});
