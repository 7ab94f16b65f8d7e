import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused, type Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, RIVER_AND_FERRIES, startGame } from '../support/play.ts';
import type { GameSummary, Seat } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

/** Resolves when the list of open tables is as wanted. */
function list(
  client: Client,
  wanted: (games: GameSummary[]) => boolean,
  from = 0,
): Promise<GameSummary[]> {
  return client.until(
    (message) => (message.t === 'lobby' && wanted(message.games) ? message.games : undefined),
    from,
  );
}

async function seated(person: Person, game: string): Promise<Client> {
  const client = await person.connect();
  await client.watch(game);
  await client.command('sit', game);
  return client;
}

function seatEvent(client: Client, from: number, wanted: (seat: Seat) => boolean): Promise<Seat> {
  return client.until((message) => {
    if (message.t !== 'events') return undefined;
    return message.events.find((event) => event.value && wanted(event.value))?.value;
  }, from);
}

async function code(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('it was carried out'),
    (reason: unknown) => reason,
  );
  if (error instanceof Refused) return error.code;
  throw error;
}

describe('lobby', () => {
  test('a table is in the list of everyone as long as somebody waits there', async () => {
    const [ann, bea] = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const watcher = await bea.connect();
    watcher.send({ t: 'lobby', watch: true });
    await watcher.next('lobby');
    const game = await ann.open(RIVER_AND_FERRIES);
    const host = await seated(ann, game);
    const games = await list(watcher, (all) => all.some((one) => one.id === game));
    expect(games.find((one) => one.id === game)).toMatchObject({
      status: 'waiting',
      visibility: 'public',
      setup: { sets: expect.arrayContaining(RIVER_AND_FERRIES.sets) as unknown, seats: 2 },
    });
    const mine = await ann.get<{ games: GameSummary[] }>('/api/games?mine=1', 'ApiGames');
    expect(mine.body.games.map((one) => one.id)).toContain(game);
    const hers = await bea.get<{ games: GameSummary[] }>('/api/games?mine=1', 'ApiGames');
    expect(hers.body.games).toEqual([]);
    const mark = watcher.mark();
    await host.command('leave', game);
    await list(watcher, (all) => all.every((one) => one.id !== game), mark);
  });

  test('a private table is in no list and open to who has its address', async () => {
    const [ann, bea] = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const watcher = await bea.connect();
    const hidden = await ann.open(BASE, 'private');
    const shown = await ann.open(BASE);
    await seated(ann, hidden);
    await seated(ann, shown);
    watcher.send({ t: 'lobby', watch: true });
    const games = await list(watcher, (all) => all.some((one) => one.id === shown));
    expect(games.map((one) => one.id)).not.toContain(hidden);
    const all = await bea.get<{ games: GameSummary[] }>('/api/games?limit=100', 'ApiGames');
    expect(all.body.games.map((one) => one.id)).not.toContain(hidden);
    const state = await watcher.watch(hidden);
    expect(state.table.visibility).toBe('private');
    await watcher.command('sit', hidden);
    const own = await bea.get<{ games: GameSummary[] }>('/api/games?mine=1', 'ApiGames');
    expect(own.body.games.map((one) => one.id)).toContain(hidden);
  });

  test('the host arranges the table, the others do not', async () => {
    const [ann, bea] = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const game = await ann.open(BASE);
    const [host, guest] = [await ann.connect(), await bea.connect()];
    expect((await host.watch(game)).you.host).toBe(true);
    expect((await guest.watch(game)).you).toEqual({ seat: null, host: false });
    const wanted = {
      setup: { ...RIVER_AND_FERRIES, seats: 3 },
      clock: { kind: 'turn', seconds: 60 },
      visibility: 'private',
    };
    expect(await code(guest.command('configure', game, wanted))).toBe('not_host');
    expect(await code(guest.command('bot', game, { seat: 1, level: 'greedy' }))).toBe('not_host');
    expect(await code(guest.command('start', game))).toBe('not_host');
    const mark = guest.mark();
    await host.command('configure', game, wanted);
    const table = await guest.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.table)?.table;
    }, mark);
    expect(table).toMatchObject({ visibility: 'private', setup: { seats: 3 } });
    await host.command('bot', game, { seat: 2, level: 'greedy' });
    expect((await seatEvent(guest, mark, (seat) => seat.bot !== null)).bot).toBe('greedy');
    await host.command('bot', game, { seat: 2, level: null });
    expect(await code(host.command('bot', game, { seat: 2, level: 'clever' }))).toBe('no_bot');
  });

  test('a game starts when every seat is taken and ready', async () => {
    const [ann, bea] = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const game = await ann.open(BASE);
    const [host, guest] = [await ann.connect(), await bea.connect()];
    await host.watch(game);
    await host.command('sit', game, { seat: 0 });
    expect(await code(host.command('start', game))).toBe('not_ready');
    await guest.watch(game);
    expect(await code(guest.command('sit', game, { seat: 0 }))).toBe('seat_taken');
    expect(await code(guest.command('sit', game, { seat: 5 }))).toBe('bad_seat');
    await guest.command('sit', game);
    expect(await code(host.command('start', game))).toBe('not_ready');
    await guest.command('ready', game, { ready: true });
    await host.command('start', game);
    expect(await code(host.command('start', game))).toBe('wrong_status');
    expect((await host.question(game)).step).toBe('place');
  });

  test('chat goes to everyone at the table', async () => {
    const [ann, bea] = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const game = await ann.open(BASE);
    const [host, guest] = [await ann.connect(), await bea.connect()];
    await host.watch(game);
    await guest.watch(game);
    await guest.command('chat', game, { text: 'Hello <b>you</b> 🐑' });
    const line = await host.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.line)?.line;
    });
    expect(line).toMatchObject({ from: bea.me, seat: null, text: 'Hello <b>you</b> 🐑' });
  });

  test('who resigns loses to the last one who plays on', async () => {
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const { game, clients } = await startGame(people, BASE);
    const [first, second] = clients as [Client, Client];
    await second.command('resign', game);
    const final = await first.until((message) => {
      if (message.t !== 'events') return undefined;
      return message.events.find((event) => event.final)?.final;
    });
    expect(final).toMatchObject({ reason: 'resigned', places: [1, 2] });
  });

  test('a lone human hands the seat of one who left to a bot, and he takes it back', async () => {
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const { game, clients } = await startGame(people, BASE);
    const [first, second] = clients as [Client, Client];
    expect(await code(first.command('propose_bot', game, { seat: 1 }))).toBe('not_away');
    await second.command('leave', game);
    const mark = first.mark();
    await second.close();
    await seatEvent(first, 0, (seat) => seat.left);
    await seatEvent(first, mark, (seat) => !seat.online);
    await first.command('propose_bot', game, { seat: 1 });
    const taken = await seatEvent(first, mark, (seat) => seat.bot !== null);
    expect(taken.player?.name).toBe('Bea');
    const taking = first.mark();
    const back = await (people[1] as Person).connect();
    await back.watch(game);
    await back.command('sit', game);
    const seat = await seatEvent(first, taking, (one) => one.online && one.bot === null);
    expect(seat.left).toBe(false);
  });

  test.each([
    ['no base', { ...BASE, sets: [{ set: 'ferries', copies: 1 }] }],
    ['an unknown set', { ...BASE, sets: [{ set: 'moon', copies: 1 }] }],
    ['an unknown option', { ...BASE, options: { colour: 'red' } }],
    ['too many seats', { ...BASE, seats: 7 }],
  ])('a table with %s is refused', async (_, setup) => {
    const ann = await Person.visit(server, 'Ann');
    const body = { setup, clock: { kind: 'none' }, visibility: 'public' };
    const answer = await ann.post('/api/games', body, 'ApiCreated');
    expect(answer.status).toBe(400);
  });

  test('lists come in pages', async () => {
    const ann = await Person.visit(server, 'Ann');
    const ids = [];
    for (let count = 0; count < 5; ++count) ids.push(await ann.open(BASE));
    const seen: GameSummary[] = [];
    let before = '';
    do {
      const path = `/api/games?mine=1&limit=2${before && `&before=${encodeURIComponent(before)}`}`;
      const page = await ann.get<{ games: GameSummary[]; next?: string }>(path, 'ApiGames');
      expect(page.body.games.length).toBeLessThanOrEqual(2);
      seen.push(...page.body.games);
      before = page.body.next ?? '';
    } while (before);
    expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort());
    // Ids decide between tables that were made in the same millisecond.
    const place = ({ created_at, id }: GameSummary) => `${created_at} ${id}`;
    expect(seen.map(place)).toEqual(seen.map(place).sort().reverse());
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'status=lost', 'before=%zz']) {
      const answer = await ann.get(`/api/games?${query}`, 'ApiGames');
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test('there is no game with an unknown id', async () => {
    const ann = await Person.visit(server, 'Ann');
    for (const path of ['', '/replay', '/record', '/statistics', '/analysis', '/nothing']) {
      const answer = await ann.get(`/api/games/000000000000${path}`, 'GameSummary');
      expect(answer.status).toBe(404);
    }
    const client = await ann.connect();
    client.send({ t: 'watch', game: '000000000000' });
    expect((await client.next('refused')).code).toBe('not_found');
  });

  test('the rules name what can be played', async () => {
    const ann = await Person.visit(server, 'Ann');
    const rules = await ann.get<{ sets: { id: string }[]; bots: { id: string }[] }>(
      '/api/rules',
      'ApiRules',
    );
    const sets = rules.body.sets.map((set) => set.id);
    expect(sets).toEqual(expect.arrayContaining(['base-c2', 'river-1-c2', 'ferries']));
    expect(rules.body.bots.length).toBeGreaterThan(0);
  });
});
