import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, ending, play, playOn, seeded, startGame, type Seated } from '../support/play.ts';
import { run } from '../support/run.ts';
import { Server } from '../support/server.ts';

let server: Server;
let folder: string;
beforeEach(async () => {
  server = await Server.start();
  folder = await mkdtemp(join(tmpdir(), 'aude-tasks-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const dataOf = (one: Server) => ['--data', one.data];

/** A table of two at which both have answered the questions up to `last`. */
async function gameUntil(last: number): Promise<Seated> {
  const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
  const seated = await startGame(people, BASE);
  const seats = seated.clients.map((client, seat) =>
    play({ client, game: seated.game, random: seeded(seat), stop: (ask) => ask.ask >= last }),
  );
  for (const seat of seats) seat.catch(() => undefined);
  await Promise.race(seats);
  return seated;
}

async function finishedGame(): Promise<Seated> {
  const people = [await Person.visit(server, 'Cat'), await Person.visit(server, 'Dan')];
  const seated = await startGame(people, BASE);
  const { game, clients } = seated;
  await Promise.all(clients.map((client, seat) => play({ client, game, random: seeded(seat) })));
  await ending(clients[0] as Client, game);
  return seated;
}

/** Kills the server, gives it the data that `change` makes of its own, and starts it again. */
async function restartWith(change: () => Promise<unknown>): Promise<void> {
  await server.kill('SIGKILL');
  await change();
  await server.restart();
}

describe('backup and restore', () => {
  test('a backup of a running server brings its games back, and they go on', async () => {
    const seated = await gameUntil(20);
    const backup = await run(['backup', at('saved.db'), ...dataOf(server)]);
    expect(backup).toMatchObject({ code: 0, error: '' });
    const [first] = seated.clients as [Client];
    const { seq } = await first.watch(seated.game);
    await first.command('chat', seated.game, { text: 'after the backup' });

    const refused = await run(['restore', at('saved.db'), ...dataOf(server)]);
    expect(refused.code).toBe(1);
    expect(refused.error).toContain('in use by another server');

    await restartWith(async () => {
      const restored = await run(['restore', at('saved.db'), ...dataOf(server)]);
      expect(restored).toMatchObject({ code: 0, error: '' });
      const aside = (await readdir(server.data)).filter((name) => name.includes('before-restore'));
      expect(aside.length).toBeGreaterThan(0);
    });
    const state = await (await (seated.people[0] as Person).connect()).watch(seated.game);
    expect(state.seq).toBeLessThanOrEqual(seq);
    expect(state.table.chat).toEqual([]);
    expect((await playOn(seated)).reason).toBe('played');
  });

  test('what is no backup is refused, and nothing changes', async () => {
    await server.kill('SIGKILL');
    await writeFile(at('text.db'), 'no database at all, but long enough to look like a file');
    for (const file of ['text.db', 'missing.db']) {
      const outcome = await run(['restore', at(file), ...dataOf(server)]);
      expect(outcome.code).toBe(1);
      expect(outcome.error).toContain(file);
    }
    expect(await run(['check', ...dataOf(server)])).toMatchObject({ code: 0 });
  });

  test('daily backups are made, and the oldest beyond those kept are removed', async () => {
    await mkdir(at('daily'));
    for (const name of ['aude-20240101-040000.db', 'aude-20240102-040000.db', 'mine.db']) {
      await writeFile(at(`daily/${name}`), '');
    }
    const daily = await Server.start({
      options: ['--backup-dir', at('daily'), '--backup-keep', '2', '--backup-at', '04:30'],
    });
    await daily.logged(/backup removed/);
    const names = (await readdir(at('daily'))).sort();
    expect(names).toHaveLength(3);
    expect(names[0]).toBe('aude-20240102-040000.db');
    expect(names[2]).toBe('mine.db');
    await daily.stop();
    await server.kill('SIGKILL');
    const restored = await run(['restore', at(`daily/${names[1]}`), ...dataOf(server)]);
    expect(restored).toMatchObject({ code: 0 });
  });

  test('a backup that fails is logged, and the server serves on', async () => {
    await writeFile(at('file'), '');
    const daily = await Server.start({ options: ['--backup-dir', at('file/folder')] });
    await daily.logged(/error backup failed reason="cannot back up to/);
    expect((await fetch(`${daily.url}/healthz`)).status).toBe(200);
    await daily.stop();
  });
});

describe('export and import', () => {
  test('games move to another server: finished ones verify, running ones go on', async () => {
    const over = await finishedGame();
    const running = await gameUntil(30);
    const exported = await run(['export', '--all', '--to', at('out'), ...dataOf(server)]);
    expect(exported).toMatchObject({ code: 0, error: '' });
    const names = (await readdir(at('out'))).sort();
    expect(names).toEqual(
      [`${over.game}.game.json`, `${over.game}.record.json`, `${running.game}.game.json`].sort(),
    );
    expect((await stat(at(`out/${running.game}.game.json`))).mode & 0o077).toBe(0);

    const other = ['--data', at('other')];
    const files = names.map((name) => at(`out/${name}`));
    const first = await run(['import', ...files, ...other]);
    expect(first).toMatchObject({ code: 0, error: '' });
    const again = await run(['import', ...files, ...other]);
    expect(again.code).toBe(0);
    expect(again.out.match(/is there already/g)).toHaveLength(3);
    expect(await run(['check', ...other])).toMatchObject({ code: 0, error: '' });

    // A later export carries the game on; an earlier one changes nothing.
    const [client] = running.clients as [Client];
    await client.command('chat', running.game, { text: 'later' });
    await run(['export', running.game, '--to', at('later'), ...dataOf(server)]);
    const later = at(`later/${running.game}.game.json`);
    expect((await run(['import', later, ...other])).out).toContain('goes on where the file ends');
    const early = await run(['import', at(`out/${running.game}.game.json`), ...other]);
    expect(early.out).toContain('is there already');

    // The people keep their accounts where the database knows them.
    await restartWith(async () => {
      const copy = await run(['import', later, ...files, ...dataOf(server)]);
      expect(copy).toMatchObject({ code: 0, error: '' });
    });
    expect((await playOn(running)).reason).toBe('played');
  });

  test('a record alone brings a finished game back', async () => {
    const over = await finishedGame();
    await run(['export', over.game, '--to', at('out'), ...dataOf(server)]);
    const other = ['--data', at('other')];
    const record = at(`out/${over.game}.record.json`);
    expect((await run(['import', record, ...other])).out).toContain(`${over.game} added`);
    expect(await run(['check', ...other])).toMatchObject({ code: 0, error: '' });
    await run(['export', over.game, '--to', at('again'), ...other]);
    const [before, after] = await Promise.all(
      [record, at(`again/${over.game}.record.json`)].map((file) => readFile(file, 'utf8')),
    );
    const moves = (text: string | undefined) => {
      const { seed, setup, turns, scores, names, commitment } = JSON.parse(text ?? '');
      return { seed, setup, turns, scores, names, commitment };
    };
    expect(moves(after)).toEqual(moves(before));
  });

  test('each damaged file is refused by name, and the others are taken', async () => {
    const running = await gameUntil(20);
    const over = await finishedGame();
    await run(['export', '--all', '--to', at('out'), ...dataOf(server)]);
    const text = await readFile(at(`out/${running.game}.game.json`), 'utf8');
    const record = await readFile(at(`out/${over.game}.record.json`), 'utf8');
    const portable = JSON.parse(text) as { aude_game: number; entries: { text: string }[] };
    const altered = structuredClone(portable);
    (altered.entries.at(-1) as { text: string }).text = '["place",90,90,0]';
    const files: Record<string, string> = {
      not_json: text.slice(0, 200),
      not_aude: '{"some": "thing"}',
      newer_format: JSON.stringify({ ...portable, aude_game: 99 }),
      damaged: JSON.stringify(altered),
      unfinished: record.replace(/"seed":"[0-9a-f]+",?/, ''),
    };
    for (const [name, content] of Object.entries(files)) await writeFile(at(name), content);
    const good = at(`out/${running.game}.game.json`);
    const outcome = await run(['import', ...Object.keys(files).map(at), good, '--data', at('o')]);
    expect(outcome.code).toBe(1);
    for (const name of Object.keys(files)) {
      expect(outcome.error).toContain(`${at(name)}: ${name}: `);
    }
    expect(outcome.out).toBe(`${good}: ${running.game} added\n`);
    const conflict = await run(['import', at('damaged'), '--data', at('o')]);
    expect(conflict.error).toContain('conflict: ');
  });
});

describe('a damaged database', () => {
  /** Overwrites the head of a page with moves of this running game. */
  async function damage(file: string, game: string): Promise<void> {
    const bytes = await readFile(file);
    const pages: number[] = [];
    for (let at = 0; at < bytes.length; at += 4096) {
      const page = bytes.subarray(at, at + 4096);
      if (page.includes(game) && page.includes('["place"')) pages.push(at);
    }
    expect(pages.length).toBeGreaterThan(0);
    const middle = pages[Math.floor(pages.length / 2)] as number;
    bytes.fill(0xa5, middle, middle + 512);
    await writeFile(file, bytes);
  }

  test('is not served; check names the games that are safe and saves them', async () => {
    const games = [await finishedGame(), await finishedGame(), await gameUntil(50)];
    // The whole database in one file, as it is after a clean stop.
    await server.kill('SIGTERM');
    const file = join(server.data, 'aude.db');
    await run(['backup', at('whole.db'), ...dataOf(server)]);
    await damage(file, (games[2] as Seated).game);

    const refused = await run(['--port', '0', ...dataOf(server)]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.error).toMatch(/is damaged|malformed/);
    expect(refused.error).toContain('aude-server check');

    const check = await run(['check', '--export', at('safe'), ...dataOf(server)]);
    expect(check.code).toBe(1);
    expect(check.error).toContain('damaged file: ');
    const [first, second, running] = games.map(({ game }) => game);
    for (const game of [first, second]) expect(check.out).toContain(`safe ${game} finished`);
    expect(check.error).toContain(`damaged ${running}: `);
    expect(check.out).toContain('2 games are safe, 1 are damaged; the file is damaged');
    const saved = (await readdir(at('safe'))).filter((name) => name.endsWith('.game.json'));
    expect(saved.sort()).toEqual([`${first}.game.json`, `${second}.game.json`].sort());
    const files = saved.map((name) => at(`safe/${name}`));
    const taken = await run(['import', ...files, '--data', at('new')]);
    expect(taken).toMatchObject({ code: 0, error: '' });

    // The way back: yesterday's backup.
    await run(['restore', at('whole.db'), ...dataOf(server)]);
    await server.restart();
    expect((await playOn(games[2] as Seated)).reason).toBe('played');
  });
});
