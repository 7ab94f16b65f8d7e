import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { BASE } from '../support/play.ts';
import { Server } from '../support/server.ts';
import { Gate } from './gate.ts';
import { Player, type Journey } from './player.ts';

/** The share in script/test is short; script/soak plays a thousand. */
const GAMES = Number(process.env['AUDE_CHAOS_GAMES'] ?? 10);
const FIRST_SEED = Number(process.env['AUDE_CHAOS_SEED'] ?? 1);
const AT_ONCE = Math.min(GAMES, 40);
/** The server is told to stop after so many games, killed after as many more, and so on. */
const RESTART_EVERY = Math.max(4, Math.floor(GAMES / 6));
const CLOSES_WITHIN_MS = 5000;
const BACK_WITHIN_MS = 1000;

let server: Server;

beforeAll(async () => {
  server = await Server.start({ options: ['--test-deal', 'chaos', '--log-level', 'warn'] });
});
afterAll(() => server.stop());

interface Played {
  readonly record: Record<string, unknown>;
  readonly journeys: readonly Journey[];
}

/** A game of two with the same tiles and answers for the same seed, over sound or bad lines. */
async function playGame(gate: Gate, seed: number, bad: boolean): Promise<Played> {
  const host = await gate.whileUp(() => Person.visit(server, `Host ${seed}`));
  const guest = await gate.whileUp(() => Person.visit(server, `Guest ${seed}`));
  const people = [host, guest];
  const game = await gate.whileUp(() => host.open(BASE));
  const players = await Promise.all(
    people.map((person, seat) =>
      Player.sit({
        game,
        port: server.port,
        cookie: person.cookie,
        seed: seed * 2 + seat,
        ...(bad ? { mishaps: seed * 1000 + seat } : {}),
      }),
    ),
  );
  try {
    const playing = players.map((player) => player.play());
    const [first, second] = players as [Player, Player];
    await first.game.send({ t: 'sit', seat: 0 });
    await second.game.send({ t: 'sit', seat: 1 });
    await second.game.send({ t: 'ready', ready: true });
    await first.game.send({ t: 'start' });
    const journeys = await Promise.all(playing);
    return { record: await gate.whileUp(() => recordOf(host, game)), journeys };
  } finally {
    for (const player of players) player.leave();
  }
}

/** What a record says of the game itself, without its address and date. */
async function recordOf(person: Person, game: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/games/${game}/record`, {
    headers: { cookie: person.cookie },
  });
  expect(response.status).toBe(200);
  const { id: _id, played_at: _date, ...rest } = (await response.json()) as Record<string, unknown>;
  return rest;
}

interface Sum {
  games: number;
  answers: number;
  twice: number;
  mishaps: Record<string, number>;
  /** Milliseconds until a client was back after its line, or after the server. */
  returns: number[];
  restarts: number[];
}

interface Round {
  readonly records: Map<number, unknown>;
  readonly sum: Sum;
  readonly gate: Gate;
}

/** Plays the games, some at once; over bad lines the server restarts now and then, too. */
async function playAll(bad: boolean): Promise<Round> {
  const records = new Map<number, unknown>();
  const sum: Sum = { games: 0, answers: 0, twice: 0, mishaps: {}, returns: [], restarts: [] };
  const gate = new Gate(server);
  const journeys: Journey[] = [];
  let begun = 0;
  let restarts = Promise.resolve();

  /** When some games have ended, the others are in the middle of theirs. */
  function maybeRestart(): void {
    const isLast = GAMES - sum.games < AT_ONCE / 3;
    if (!bad || isLast || sum.games % RESTART_EVERY !== 1) return;
    const polite = gate.stops.length % 2 === 0;
    restarts = restarts.then(async () => {
      const code = await gate.restart(polite ? 'SIGTERM' : 'SIGKILL');
      if (polite) expect(code).toBe(0);
    });
  }

  async function table(): Promise<void> {
    while (begun < GAMES) {
      const seed = FIRST_SEED + begun;
      begun += 1;
      const played = await playGame(gate, seed, bad);
      records.set(seed, played.record);
      journeys.push(...played.journeys);
      sum.games += 1;
      maybeRestart();
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, () => table()));
  await restarts;
  for (const journey of journeys) add(sum, journey, gate);
  return { records, sum, gate };
}

function add(sum: Sum, journey: Journey, gate: Gate): void {
  sum.answers += journey.answers;
  sum.twice += journey.twice;
  for (const { returned, back } of journey.returns) {
    const earliest = gate.earliest(returned, back);
    (earliest === returned ? sum.returns : sum.restarts).push(back - earliest);
  }
  for (const [mishap, count] of Object.entries(journey.mishaps)) {
    sum.mishaps[mishap] = (sum.mishaps[mishap] ?? 0) + count;
  }
}

interface Times {
  count: number;
  median: number;
  p99: number;
  most: number;
}

function timesOf(values: readonly number[]): Times {
  return {
    count: values.length,
    median: percentile(values, 0.5),
    p99: percentile(values, 0.99),
    most: percentile(values, 1),
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

test(`${GAMES} games over bad lines have the records of the same games over sound ones`, async () => {
  const sound = await playAll(false);
  const bad = await playAll(true);
  for (const [seed, record] of sound.records) {
    expect(bad.records.get(seed), `game of seed ${seed}`).toEqual(record);
  }
  const { sum, gate } = bad;
  console.log(
    JSON.stringify({
      games: sum.games,
      answers: sum.answers,
      sent_twice: sum.twice,
      mishaps: sum.mishaps,
      stops_ms: gate.stops.map(Math.round),
      back_ms: timesOf(sum.returns),
      back_after_restart_ms: timesOf(sum.restarts),
    }),
  );
  expect(sum.games).toBe(GAMES);
  // The lines were bad, and the server did stop while games ran.
  expect(sum.returns.length + sum.restarts.length).toBeGreaterThan(GAMES);
  expect(sum.twice).toBeGreaterThan(GAMES);
  expect(gate.stops.length).toBeGreaterThan(0);
  for (const stop of gate.stops) expect(stop).toBeLessThan(CLOSES_WITHIN_MS);
  expect(timesOf(sum.returns).most).toBeLessThan(BACK_WITHIN_MS);
  // Everybody comes at once then: one in a hundred may meet a moment at which this machine does
  // something else.
  expect(timesOf([...sum.returns, ...sum.restarts]).p99).toBeLessThan(BACK_WITHIN_MS);
});
