import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askIn, type Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { program } from '../support/paths.ts';
import { ending, play, RIVER_AND_FERRIES, seeded, startGame, type Seated } from '../support/play.ts';
import type { Event, Table } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

interface Replay {
  table: Table;
  batches: { seq: number; events: Event[] }[];
}

interface Turn {
  start?: string;
  discarded?: string[];
  tile?: string;
  removed?: string[];
}

const run = promisify(execFile);

/** Every tile that left the piles, in order. */
function drawn(turns: Turn[]): string[] {
  return turns.flatMap(({ start, discarded = [], tile, removed = [] }) =>
    [start, ...discarded, tile, ...removed].filter((one) => one !== undefined),
  );
}

let server: Server;
let old: Seated;
let eve: Person;

beforeAll(async () => {
  server = await Server.start();
  const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
  old = await startGame(people, RIVER_AND_FERRIES);
  await Promise.all(
    old.clients.map((client, seat) => play({ client, game: old.game, random: seeded(40 + seat) })),
  );
  await ending(old.clients[0] as Client, old.game);
  eve = await Person.visit(server, 'Eve');
});
afterAll(() => server.stop());

function playOn(person: Person, game: string, from: { move: number; seat: number; level: string }) {
  return person.post<{ id: string; error?: { code: string } }>(
    `/api/games/${game}/play-on`,
    from,
    'ApiCreated',
  );
}

async function replayOf(game: string): Promise<Replay> {
  return (await eve.get<Replay>(`/api/games/${game}/replay`, 'ApiReplay')).body;
}

/** The batches in which a turn begins: so many actions lie before each. */
function turnsIn({ batches }: Replay): number[] {
  return batches.flatMap(({ events }, move) => (events.some((event) => event.e === 'turn') ? [move] : []));
}

async function recordOf(game: string): Promise<string> {
  const response = await fetch(`${server.url}/api/games/${game}/record`);
  expect(response.status).toBe(200);
  return response.text();
}

test('what cannot be played on from is refused, with the reason', async () => {
  const running = await startGame([await Person.visit(server, 'Cid'), await Person.visit(server, 'Dan')], RIVER_AND_FERRIES);
  const from = { move: 3, seat: 0, level: 'easy' };
  const last = (await replayOf(old.game)).batches.length - 1;
  const refused = async (game: string, change: Partial<typeof from>) => {
    const answer = await playOn(eve, game, { ...from, ...change });
    return [answer.status, answer.body.error?.code];
  };
  expect(await refused(running.game, {})).toEqual([409, 'game_running']);
  expect(await refused('aaaaaaaaaaaa', {})).toEqual([404, 'not_found']);
  expect(await refused(old.game, { move: last })).toEqual([400, 'bad_move']);
  expect(await refused(old.game, { seat: 2 })).toEqual([400, 'bad_seat']);
  expect(await refused(old.game, { level: 'clever' })).toEqual([400, 'no_bot']);
});

describe('a game that plays on from the middle of another one', () => {
  let game: string;
  let move: number;
  let client: Client;

  beforeAll(async () => {
    const turns = turnsIn(await replayOf(old.game));
    move = turns[30] as number;
    // In the middle of a turn, too: the turn begins anew.
    const made = await playOn(eve, old.game, { move: move + 1, seat: 1, level: 'easy' });
    expect(made.status).toBe(201);
    game = made.body.id;
    client = await eve.connect();
  });

  test('begins where that one was, with a promise of its own, the person on the seat, bots elsewhere', async () => {
    const state = await client.watch(game);
    expect(state.table).toMatchObject({
      status: 'playing',
      visibility: 'private',
      from: { game: old.game, move },
    });
    expect(state.you).toEqual({ seat: 1, host: true, hints: true });
    expect(state.table.seats.map((seat) => seat.bot)).toEqual(['easy', null]);
    const { batches } = await replayOf(old.game);
    const before = await replayOf(game);
    // All that was done before is in its replay, and in its record.
    for (let at = 1; at < move; at += 1) {
      expect(before.batches[at]?.events).toEqual(batches[at]?.events);
    }
    const inHand = (replay: Replay['batches']) => replay[move]?.events.find((event) => event.e === 'drawn')?.tile;
    expect(inHand(before.batches)).toBe(inHand(batches));
    const started = before.batches[0]?.events.find((event) => event.e === 'started');
    const startedOld = batches[0]?.events.find((event) => event.e === 'started');
    expect(started?.view?.commitment).not.toBe(startedOld?.view?.commitment);
  });

  test('survives a kill of the server', async () => {
    const lasting = async (at: Client) => {
      const { view, table } = await at.watch(game);
      return { tiles: view?.tiles, turn: view?.turn, scores: view?.scores, from: table.from };
    };
    // The bot may be to move: the person's question stands still.
    await client.question(game);
    const before = await lasting(client);
    await server.kill('SIGKILL');
    await server.restart();
    client = await eve.connect();
    expect(await lasting(client)).toEqual(before);
  });

  test('is drawn anew from there on, and its record verifies by itself', async () => {
    await play({ client, game, random: seeded(9) });
    await ending(client, game);
    const text = await recordOf(game);
    const record = JSON.parse(text) as { prefix: { game: string; draws: string[] }; turns: Turn[]; format: number };
    const first = JSON.parse(await recordOf(old.game)) as { turns: Turn[]; format: number };
    expect([record.format, first.format]).toEqual([2, 1]);
    expect(record.prefix.game).toBe(old.game);
    const known = record.prefix.draws.length;
    expect(drawn(record.turns).slice(0, known)).toEqual(drawn(first.turns).slice(0, known));
    expect(drawn(record.turns)).not.toEqual(drawn(first.turns));
    // The same tiles altogether.
    expect(drawn(record.turns).toSorted()).toEqual(drawn(first.turns).toSorted());
    const file = join(server.data, 'continued.json');
    await writeFile(file, text);
    const { stdout } = await run(program('aude-record'), ['verify', file]);
    expect(stdout).toContain('every draw as promised');
  });

  test('can be looked through like any other, and played on from again', async () => {
    const replay = await replayOf(game);
    expect(turnsIn(replay).length).toBeGreaterThan(31);
    const again = await playOn(eve, game, { move: turnsIn(replay)[10] as number, seat: 0, level: 'normal' });
    expect(again.status).toBe(201);
    const statistics = await eve.get(`/api/games/${game}/statistics`, 'ApiStatistics');
    expect(statistics.status).toBe(200);
  });
});

test('a turn that is taken back after somebody gave up in it is in no replay, and who gave up is', async () => {
  const people = [
    await Person.visit(server, 'Ivo'),
    await Person.visit(server, 'Jan'),
    await Person.visit(server, 'Kim'),
  ];
  const { game, clients } = await startGame(people, { ...RIVER_AND_FERRIES, seats: 3 });
  const [first, second, third] = clients as [Client, Client, Client];
  const asked = (after: number) => first.until((message) => askIn(message, game, after));
  const place = await asked(0);
  await first.command('choose', game, { ask: place.ask, option: 0 });
  const follower = await asked(place.ask);
  await third.command('resign', game);
  const again = await asked(follower.ask);
  await first.command('undo', game, { ask: again.ask });
  const anew = await asked(again.ask);
  await first.command('choose', game, { ask: anew.ask, option: 0 });
  await asked(anew.ask);
  await second.command('resign', game);
  await ending(first, game);
  const { batches } = await replayOf(game);
  const events = batches.flatMap((batch) => batch.events);
  expect(events.flatMap((event) => (event.e === 'resigned' ? [event.seat] : []))).toEqual([2, 1]);
  expect(events.filter((event) => event.e === 'placed')).toHaveLength(1);
  expect(batches.map((batch) => batch.events[0]?.e)).toEqual(['started', 'resigned', 'placed', 'resigned']);
});

test('who has given up by then has no seat to play on', async () => {
  const people = [
    await Person.visit(server, 'Fay'),
    await Person.visit(server, 'Gil'),
    await Person.visit(server, 'Hal'),
  ];
  const table = await startGame(people, { ...RIVER_AND_FERRIES, seats: 3 });
  await (table.clients[2] as Client).command('resign', table.game);
  // With a new connection each is asked the question that is open now.
  const [first, second] = [await (people[0] as Person).connect(), await (people[1] as Person).connect()];
  for (const client of [first, second]) await client.watch(table.game);
  let turns = 0;
  await Promise.race(
    [first, second].map((client, seat) =>
      play({ client, game: table.game, random: seeded(seat), stop: (ask) => ask.step === 'place' && ++turns > 6 }),
    ),
  );
  await second.command('resign', table.game);
  await ending(first, table.game);
  const from = { move: 8, seat: 2, level: 'easy' };
  expect((await playOn(eve, table.game, from)).body.error?.code).toBe('bad_seat');
  const made = await playOn(eve, table.game, { ...from, seat: 0 });
  expect(made.status).toBe(201);
  const { table: next, view } = await (await eve.connect()).watch(made.body.id);
  expect(next.seats.map((seat) => seat.resigned)).toEqual([false, false, true]);
  expect(view?.final).toBeNull();
});
