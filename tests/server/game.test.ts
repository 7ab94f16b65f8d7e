import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askIn, type Client } from '../support/client.ts';
import { program } from '../support/paths.ts';
import { Person } from '../support/person.ts';
import { ending, play, RIVER_AND_FERRIES, seeded, startGame, type Seated } from '../support/play.ts';
import type { Event, Final, GameSummary } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

const run = promisify(execFile);

let server: Server;
let table: Seated;
let spectator: Client;
let finals: Final[];

/** All events of the game that a client has seen, in their order. */
function eventsOf(client: Client, game: string): Event[] {
  return client.received.flatMap((message) =>
    message.t === 'events' && message.game === game ? message.events : [],
  );
}

/** What does not differ between viewers of the same game. */
function facts(client: Client, game: string): Event[] {
  const ofThePlay = ['turn', 'drawn', 'discarded', 'placed', 'figure', 'returned', 'joined'];
  ofThePlay.push('scored', 'asked', 'undone', 'ended');
  return eventsOf(client, game).filter((event) => ofThePlay.includes(event.e));
}

describe('a whole game with river and ferries', () => {
  beforeAll(async () => {
    server = await Server.start();
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    table = await startGame(people, RIVER_AND_FERRIES);
    const visitor = await Person.visit(server, 'Cat');
    spectator = await visitor.connect();
    await spectator.watch(table.game);
    await Promise.all(
      table.clients.map((client, seat) =>
        play({ client, game: table.game, random: seeded(1000 + seat) }),
      ),
    );
    const viewers = [...table.clients, spectator];
    finals = await Promise.all(viewers.map((viewer) => ending(viewer, table.game)));
  });
  afterAll(() => server.stop());

  test('ends with the same result for everyone', async () => {
    const [first, second, third] = finals;
    expect(first).toEqual(second);
    expect(first).toEqual(third);
    expect(first?.reason).toBe('played');
    expect(first?.totals).toHaveLength(2);
    const late = await (await Person.visit(server)).connect();
    const state = await late.watch(table.game);
    expect(state.table.status).toBe('finished');
    expect(state.view?.final).toEqual(first);
    expect(state.view?.scores).toEqual(first?.totals);
    expect(state.view?.piles.every((pile) => pile.left === 0)).toBe(true);
  });

  test('was the same for everyone, move by move', () => {
    const [first, second] = table.clients as [Client, Client];
    const moves = facts(first, table.game);
    expect(moves.length).toBeGreaterThan(300);
    expect(facts(second, table.game)).toEqual(moves);
    const seen = facts(spectator, table.game);
    expect(seen).toEqual(moves.slice(moves.length - seen.length));
    expect(moves.some((event) => event.e === 'joined')).toBe(true);
  });

  test('numbered its batches without a gap', () => {
    for (const client of [...table.clients, spectator]) {
      const numbers = client.received.flatMap((message) =>
        (message.t === 'events' || message.t === 'state') && message.game === table.game
          ? [message.seq]
          : [],
      );
      const begin = numbers[0] as number;
      expect(numbers).toEqual(numbers.map((_, index) => begin + index));
    }
  });

  test('asked only those who play', () => {
    const asks = spectator.received.filter(
      (message) => message.t === 'ask' || (message.t === 'state' && message.ask),
    );
    expect(asks).toEqual([]);
    for (const [seat, client] of table.clients.entries()) {
      const asked = client.received.flatMap((message) =>
        message.t === 'ask' ? [message.ask.seat] : [],
      );
      expect(asked.length).toBeGreaterThan(50);
      expect(new Set(asked)).toEqual(new Set([seat]));
    }
  });

  test('told nobody the order of the tiles before its end', () => {
    const { seed } = finals[0] as Final;
    for (const client of [...table.clients, spectator]) {
      const end = client.texts.findIndex((text) => text.includes('"e":"ended"'));
      expect(end).toBeGreaterThan(0);
      const before = client.texts.slice(0, end).join('\n');
      expect(before).not.toContain(seed);
      expect(before).not.toContain('"seed"');
      expect(before).not.toContain('deck');
      expect(client.texts[end]).toContain(seed);
    }
    // A view names a tile only when it is drawn: it knows how many are left, not which comes next.
    const [first] = table.clients as [Client, Client];
    const started = eventsOf(first, table.game).find((event) => event.e === 'started');
    expect(started?.view?.tile).toBeNull();
    expect(started?.view?.tiles).toHaveLength(1);
    for (const pile of started?.view?.piles ?? []) {
      expect(Object.keys(pile).sort()).toEqual(['left', 'name']);
    }
  });

  test('is in the list of finished games', async () => {
    const person = table.people[0] as Person;
    const list = await person.get<{ games: GameSummary[] }>(
      '/api/games?status=finished&mine=1',
      'ApiGames',
    );
    const summary = list.body.games.find((one) => one.id === table.game);
    expect(summary?.seats.map((seat) => seat.score)).toEqual(finals[0]?.totals);
    expect(summary?.seats.map((seat) => seat.place)).toEqual(finals[0]?.places);
    const one = await person.get<GameSummary>(`/api/games/${table.game}`, 'GameSummary');
    expect(one.body).toEqual(summary);
  });

  test('can be replayed as it was seen', async () => {
    const person = table.people[0] as Person;
    const replay = await person.get<{ batches: { seq: number; events: Event[] }[] }>(
      `/api/games/${table.game}/replay`,
      'ApiReplay',
    );
    const events = replay.body.batches.flatMap((batch) => batch.events);
    const seen = eventsOf(table.clients[0] as Client, table.game);
    const kinds = new Set(events.map((event) => event.e));
    expect(kinds).toContain('started');
    expect(events.filter((event) => event.e === 'placed')).toEqual(
      seen.filter((event) => event.e === 'placed'),
    );
    expect(events.find((event) => event.e === 'ended')?.final).toEqual(finals[0]);
  });

  test('has statistics of the draws', async () => {
    const person = table.people[0] as Person;
    const { body } = await person.get<{ draws: { places: number; mean: number }[] }>(
      `/api/games/${table.game}/statistics`,
      'ApiStatistics',
    );
    // What the people were offered says on how many cells each tile could be laid.
    const asks = table.clients.flatMap((client) =>
      client.received.flatMap((message) => askIn(message, table.game, -1) ?? []),
    );
    const offered = asks
      .filter((ask) => ask.step === 'place')
      .sort((a, b) => a.ask - b.ask)
      .map(({ options }) => new Set(options.map(({ place }) => `${place?.x}/${place?.y}`)).size);
    expect(body.draws.map((draw) => draw.places)).toEqual(offered);
    for (const draw of body.draws) expect(draw.mean).toBeGreaterThanOrEqual(1);
  });

  test('has a record that anyone can verify', async ({ skip }) => {
    const response = await fetch(`${server.url}/api/games/${table.game}/record`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="aude-${table.game}.json"`,
    );
    const text = await response.text();
    expect(text).toContain((finals[0] as Final).seed);
    const tool = program('aude-record');
    skip(!existsSync(tool), `${tool} is missing: build it to verify the record`);
    const file = join(server.data, 'record.json');
    await writeFile(file, text);
    await run(tool, ['verify', file]);
    // The tool would notice another result, and another order of the tiles.
    const record = JSON.parse(text) as { scores: number[]; seed: string };
    const [score = 0, ...others] = record.scores;
    const seed = record.seed.startsWith('0') ? '1' : '0';
    for (const forged of [
      { ...record, scores: [score + 1, ...others] },
      { ...record, seed: seed + record.seed.slice(1) },
    ]) {
      await writeFile(file, JSON.stringify(forged));
      await expect(run(tool, ['verify', file])).rejects.toThrow();
    }
  });
});

describe('a game in progress', () => {
  let other: Server;
  beforeAll(async () => {
    other = await Server.start();
  });
  afterAll(() => other.stop());

  test('has no record yet', async () => {
    const people = [await Person.visit(other, 'Ann'), await Person.visit(other, 'Bea')];
    const { game } = await startGame(people, RIVER_AND_FERRIES);
    const answer = await (people[0] as Person).get(`/api/games/${game}/record`, 'ApiError');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: { code: 'game_running' } });
  });

  test('is played to its end by bots when the host is alone with them', async () => {
    const person = await Person.visit(other, 'Ann');
    const game = await person.open({ ...RIVER_AND_FERRIES, seats: 3 });
    const client = await person.connect();
    await client.watch(game);
    await client.command('sit', game, { seat: 0 });
    await client.command('bot', game, { seat: 1, level: 'greedy' });
    await client.command('bot', game, { seat: 2, level: 'greedy' });
    await client.command('start', game);
    await play({ client, game, random: seeded(7) });
    const final = await ending(client, game);
    expect(final.totals).toHaveLength(3);
    expect(final.reason).toBe('played');
  });
});
