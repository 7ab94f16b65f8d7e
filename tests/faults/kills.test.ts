import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { seeded } from '../support/play.ts';
import { run } from '../support/run.ts';
import { Server } from '../support/server.ts';
import { Load, type Acked } from './load.ts';

// script/soak kills has its own numbers.
const KILLS = Number(process.env['AUDE_KILLS'] ?? 10);
const SEED = Number(process.env['AUDE_KILLS_SEED'] ?? 1);
const TABLES = 4;
const LONGEST_LIFE_MS = 700;

interface Portable {
  game: { seq: number };
  entries: { seq: number; command?: string }[];
}

let server: Server;
let folder: string;
beforeEach(async () => {
  server = await Server.start({ options: ['--log-level', 'warn'] });
  folder = await mkdtemp(join(tmpdir(), 'aude-kills-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The dead server's games: every one is replayed, and those given are written down and read. */
async function dissect(games: string[]): Promise<Map<string, Portable>> {
  const data = ['--data', server.data];
  expect(await run(['check', '--quiet', ...data])).toMatchObject({ code: 0, error: '' });
  expect(await run(['export', ...games, '--to', folder, ...data])).toMatchObject({ code: 0 });
  const found = new Map<string, Portable>();
  for (const game of games) {
    const text = await readFile(join(folder, `${game}.game.json`), 'utf8');
    found.set(game, JSON.parse(text) as Portable);
  }
  return found;
}

function isThere(acked: Acked, games: Map<string, Portable>): boolean {
  const game = games.get(acked.game);
  return Boolean(
    game?.entries.some((entry) => entry.command === acked.id && entry.seq === acked.seq),
  );
}

test(
  `${KILLS} kills at random moments lose nothing that was acknowledged`,
  { timeout: 20_000 + KILLS * 10_000 },
  async () => {
    const random = seeded(SEED);
    const people: Person[] = [];
    for (let i = 0; i < TABLES * 2; ++i) people.push(await Person.visit(server, `P${i}`));
    const load = new Load(people, random);
    let slowest = 0;
    for (let kill = 0; kill < KILLS; ++kill) {
      await load.fillTables();
      const playing = load.play();
      await pause(20 + random() * LONGEST_LIFE_MS);
      expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL');
      await playing;

      const games = await dissect(load.games);
      const lost = load.acked.filter(
        (acked) => load.games.includes(acked.game) && !isThere(acked, games),
      );
      expect(lost, `lost by kill ${kill + 1} of seed ${SEED}`).toEqual([]);

      const begin = performance.now();
      await server.restart();
      slowest = Math.max(slowest, performance.now() - begin);
      if ((kill + 1) % 20 === 0) console.log(`${kill + 1} kills, nothing lost`);
      const states = await load.comeBack();
      for (const [game, state] of states) {
        expect(state.seq, `${game} resumes`).toBeGreaterThanOrEqual(games.get(game)?.game.seq ?? 1e9);
      }
    }
    expect(load.acked.length).toBeGreaterThan(KILLS);
    console.log(
      `${KILLS} kills, seed ${SEED}: ${load.acked.length} acknowledged commands, none lost; ` +
        `${load.finished} games finished; slowest start ${Math.round(slowest)} ms`,
    );
  },
);
