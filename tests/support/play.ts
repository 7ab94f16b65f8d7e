import { askIn, type Client } from './client.ts';
import type { Person } from './person.ts';
import type { Ask, Final, ServerMessage, Setup } from './protocol.ts';

export const RIVER_AND_FERRIES: Setup = {
  sets: [
    { set: 'base-c2', copies: 1 },
    { set: 'river-1-c2', copies: 1 },
    { set: 'ferries', copies: 1 },
  ],
  seats: 2,
  options: { first_player: 'seat_1' },
};

export const BASE: Setup = {
  sets: [{ set: 'base-c2', copies: 1 }],
  seats: 2,
  options: { first_player: 'seat_1' },
};

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Seated {
  game: string;
  /** By seat. */
  people: Person[];
  clients: Client[];
}

/** Seats people at a new table of the first one and starts the game. */
export async function startGame(people: Person[], setup: Setup): Promise<Seated> {
  const host = people[0] as Person;
  const game = await host.open({ ...setup, seats: people.length });
  const clients: Client[] = [];
  for (const [seat, person] of people.entries()) {
    const client = await person.connect();
    clients.push(client);
    await client.watch(game);
    await client.command('sit', game, { seat });
    await client.command('ready', game, { ready: true });
  }
  await (clients[0] as Client).command('start', game);
  return { game, people, clients };
}

/** Starts a game of the person in seat 0 against a bot that answers fast, with no connection left. */
export async function startAgainstBot(person: Person, setup: Setup): Promise<string> {
  const game = await person.open(setup);
  const client = await person.connect();
  await client.watch(game);
  await client.command('sit', game, { seat: 0 });
  await client.command('bot', game, { seat: 1, level: 'normal' });
  await client.command('ready', game, { ready: true });
  await client.command('start', game);
  await client.close();
  return game;
}

/** The result in a message about the end of this game, or about the game after its end. */
function finalIn(message: ServerMessage, game: string): Final | undefined {
  if (!('game' in message) || message.game !== game) return undefined;
  if (message.t === 'state') return message.view?.final ?? undefined;
  if (message.t !== 'events') return undefined;
  return message.events.find((event) => event.e === 'ended')?.final;
}

/** The result, once the game is over. */
export function ending(client: Client, game: string): Promise<Final> {
  return client.until((message) => finalIn(message, game));
}

export interface Plan {
  client: Client;
  game: string;
  random: () => number;
  /** Ends the play before this question is answered; without it the game is played to its end. */
  stop?: (ask: Ask) => boolean;
}

/** Answers every question of one seat with a random option. Returns how many. */
export async function play({ client, game, random, stop }: Plan): Promise<number> {
  let answered = -1;
  let count = 0;
  let mark = 0;
  for (;;) {
    const next = await client.until(
      (message) => askIn(message, game, answered) ?? finalIn(message, game),
      mark,
    );
    if ('totals' in next || stop?.(next)) return count;
    mark = client.mark();
    answered = next.ask;
    const option = Math.floor(random() * next.options.length);
    await client.command('choose', game, { ask: next.ask, option });
    count += 1;
  }
}

/** People who come back to a running game play it to its end at random. */
export async function playOn({ game, people }: Seated): Promise<Final> {
  const clients = await Promise.all(people.map((person) => person.connect()));
  await Promise.all(clients.map((client) => client.watch(game)));
  await Promise.all(
    clients.map((client, seat) => play({ client, game, random: seeded(70 + seat) })),
  );
  return ending(clients[0] as Client, game);
}
