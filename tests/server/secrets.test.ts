import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, RIVER_AND_FERRIES, play, seeded, startGame } from '../support/play.ts';
import type { ServerMessage, Setup } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const RIVER_TWO: Setup = {
  sets: [
    { set: 'base-c2', copies: 1 },
    { set: 'river-2-c2', copies: 1 },
  ],
  seats: 2,
  options: { first_player: 'seat_1' },
};

/** A secret in every form in which it could have slipped into a text. */
function formsOf(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex');
  const turned = Buffer.from(bytes).reverse();
  const forms = [bytes, turned].flatMap((one) => [
    one.toString('hex'),
    one.toString('hex').toUpperCase(),
    one.toString('base64').replaceAll('=', ''),
    one.toString('base64url'),
    [...one].join(','),
  ]);
  // Half of a seed is as bad as all of it.
  return [...forms, bytes.subarray(0, 16).toString('hex'), bytes.subarray(16).toString('hex')];
}

/** Everything that names a tile: as a value, or as a key. */
function tilesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (/^[a-z-]+[0-9]*\.[A-Za-z0-9-]+$/.test(value)) found.push(value);
  } else if (Array.isArray(value)) {
    for (const one of value) tilesIn(one, found);
  } else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      // Names of steps and actions look like names of tiles.
      if (key === 'step' || key === 'action') continue;
      tilesIn(key, found);
      tilesIn(one, found);
    }
  }
  return found;
}

/** Every event of the game that a connection was told, up to its end. */
function eventsOf(messages: readonly ServerMessage[], game: string) {
  return messages.flatMap((message) =>
    message.t === 'events' && message.game === game ? message.events : [],
  );
}

interface Watched {
  who: string;
  client: Client;
}

/** What was received before the end of the game. */
function textsBeforeTheEnd({ client }: Watched): string[] {
  const end = client.texts.findIndex((text) => text.includes('"e":"ended"') || text.includes('"seed"'));
  return end < 0 ? [...client.texts] : client.texts.slice(0, end);
}

/** Nothing of the secrets in anything that anybody was sent while the game went on. */
function expectNoSecret(watched: readonly Watched[], secrets: readonly string[]): void {
  for (const one of watched) {
    const texts = textsBeforeTheEnd(one);
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) {
      for (const secret of secrets) {
        if (text.includes(secret)) throw new Error(`${one.who} was sent ${secret} in ${text}`);
      }
    }
  }
}

/**
 * A tile is named to nobody before it is drawn: whatever stands in events up to a draw is on the table,
 * in hand or out of the game already.
 */
function expectOnlyWhatWasDrawn({ client, who }: Watched, game: string): number {
  let known: Set<string> | null = null;
  let drawn = 0;
  for (const event of eventsOf(client.received, game)) {
    if (event.e === 'started') {
      const view = event.view as { tiles: unknown };
      known = new Set(tilesIn(view.tiles));
    } else if (event.e === 'drawn') {
      drawn += 1;
      known?.add(String(event.tile));
    } else if (event.e === 'discarded' || event.e === 'ended' || event.e === 'table') {
      for (const tile of tilesIn(event)) known?.add(tile);
    } else if (known) {
      for (const tile of tilesIn(event)) {
        if (!known.has(tile)) throw new Error(`${who} was told of ${tile} in ${JSON.stringify(event)}`);
      }
    }
  }
  return drawn;
}

/** What a stranger gets at an address. */
async function fetched(path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

async function seedOf(game: string): Promise<string> {
  const text = JSON.stringify(JSON.parse(await fetched(`/api/games/${game}/record`)));
  const seed = /"seed":"([0-9a-f]{64})"/.exec(text)?.[1];
  if (!seed) throw new Error(`no seed in ${text.slice(0, 300)}`);
  return seed;
}

function secretsOf(people: readonly { cookie: string }[]): string[] {
  return people.flatMap(({ cookie }) => {
    const token = cookie.split('=')[1] as string;
    return [token, Buffer.from(token, 'base64url').toString('hex')];
  });
}

describe('nobody is sent what he may not know', () => {
  test.each([
    ['the base game', BASE, 11],
    ['the first river and the ferries', RIVER_AND_FERRIES, 12],
    ['the second river', RIVER_TWO, 13],
  ])('in a whole game of people with %s', async (_, setup, seed) => {
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const { game, clients } = await startGame(people, setup);
    const spectator = await Person.visit(server, 'Cy');
    const looking = await spectator.connect();
    await looking.watch(game);
    looking.send({ t: 'lobby', watch: true });
    const [first, second] = clients as [Client, Client];
    // In the middle one takes something back, and comes again on another connection.
    const others = play({ client: second, game, random: seeded(seed + 200) });
    let answered = 0;
    await play({ client: first, game, random: seeded(seed), stop: () => ++answered > 12 });
    const state = await first.watch(game);
    if (state.ask?.can_undo) await first.command('undo', game, { ask: state.ask.ask });
    const again = await (people[0] as Person).connect();
    await again.watch(game);
    await Promise.all([play({ client: again, game, random: seeded(seed + 100) }), others]);
    const watched = [
      { who: 'the first player', client: first },
      { who: 'the first player after coming back', client: again },
      { who: 'the second player', client: second },
      { who: 'the spectator', client: looking },
    ];
    const revealed = await seedOf(game);
    // The end tells it to everybody: the search finds what is there.
    expect(looking.texts.some((text) => text.includes(revealed))).toBe(true);
    const secrets = [...formsOf(revealed), ...secretsOf([...people, spectator])];
    expectNoSecret(watched, secrets);
    for (const one of watched) expectOnlyWhatWasDrawn(one, game);
    expect(expectOnlyWhatWasDrawn({ who: 'the spectator', client: looking }, game)).toBeGreaterThan(30);
    for (const { client } of watched) await client.close();
  });

  test('with a bot at the table, and somebody who resigns', async () => {
    const ann = await Person.visit(server, 'Ann');
    const bots = await ann.get<{ bots: { id: string }[] }>('/api/rules', 'ApiRules');
    const game = await ann.open({ ...RIVER_AND_FERRIES, seats: 2 });
    const client = await ann.connect();
    await client.watch(game);
    await client.command('sit', game, { seat: 0 });
    await client.command('bot', game, { seat: 1, level: bots.body.bots[0]?.id });
    await client.command('ready', game, { ready: true });
    await client.command('start', game);
    let answered = 0;
    await play({ client, game, random: seeded(5), stop: () => ++answered > 20 });
    await client.command('resign', game);
    await client.until((message) =>
      message.t === 'events' ? message.events.find((event) => event.e === 'ended') : undefined,
    );
    const watched = [{ who: 'the player', client }];
    expectNoSecret(watched, [...formsOf(await seedOf(game)), ...secretsOf([ann])]);
    expect(expectOnlyWhatWasDrawn(watched[0] as Watched, game)).toBeGreaterThan(5);
    await client.close();
  });

  test('nor by any address, while the game goes on', async () => {
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    const { game, clients } = await startGame(people, BASE);
    const texts = [await fetched('/api/games')];
    for (const path of ['', '/replay', '/record', '/statistics']) {
      texts.push(await fetched(`/api/games/${game}${path}`));
    }
    await (clients[0] as Client).command('resign', game);
    const secrets = [...formsOf(await seedOf(game)), ...secretsOf(people)];
    for (const text of texts) {
      for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    }
    for (const client of clients) await client.close();
  });
});
