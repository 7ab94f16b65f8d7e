import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program } from '../support/paths.ts';
import { Person } from '../support/person.ts';
import { run } from '../support/run.ts';
import { Server } from '../support/server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aude-operations-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the program', () => {
  test('tells its version and its options', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, out: 'aude 0.1.0\n' });
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    const options = ['port', 'bind', 'data', 'static', 'log-level', 'threads', 'bot-pause-ms'];
    for (const option of options) expect(help.out).toContain(`--${option}`);
  });

  test.each([
    [['--port', '70000'], '--port'],
    [['--port', 'x'], '--port'],
    [['--threads', '0'], '--threads'],
    [['--log-level', 'loud'], '--log-level'],
    [['--nonsense'], '--nonsense'],
  ])('%j is refused with words', async (options, words) => {
    const outcome = await run(options);
    expect(outcome.code).not.toBe(0);
    expect(outcome.error).toContain(words);
  });

  test('a bad address or a taken port ends it with words', async () => {
    const bad = await run(['--bind', 'nowhere', '--port', '0', '--data', join(folder, 'a')]);
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(bad.error).toContain('--bind');
    const server = await Server.start();
    const taken = await run(['--port', String(server.port), '--data', join(folder, 'b')]);
    expect(taken).toMatchObject({ code: 1, out: '' });
    expect(taken.error).toContain('cannot listen at 127.0.0.1');
    await server.stop();
  });

  test('a file that is no database ends it with words', async () => {
    await writeFile(join(folder, 'aude.db'), 'this is no database, whatever its name may say');
    const outcome = await run(['--port', '0', '--data', folder]);
    expect(outcome).toMatchObject({ code: 1, out: '' });
    expect(outcome.error).toContain('aude-server: ');
  });

  test('an option can come from the environment; the command line wins', async () => {
    const fromEnvironment = await run([], { AUDE_PORT: 'x' });
    expect(fromEnvironment.code).not.toBe(0);
    const server = await Server.start({ environment: { AUDE_PORT: 'x', AUDE_LOG_LEVEL: 'debug' } });
    await (await (await Person.visit(server)).connect()).close();
    await server.logged(/debug connection closed/);
    await server.stop();
  });

  test('it goes on when nobody reads its log any more', async () => {
    const options = ['--port', '0', '--data', join(folder, 'log'), '--log-level', 'debug'];
    const child = spawn(program('aude-server'), options, { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const url = line.replace('Aude is open at ', '');
    child.stderr.destroy();
    // Each of them is a line of the log.
    for (let count = 0; count < 5; ++count) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('no other user of the machine may read what it keeps', async () => {
    const data = join(folder, 'private');
    const server = await Server.start({ options: ['--data', data, '--backup-dir', join(data, 'backups')] });
    await server.logged(/backup made/);
    const names = await readdir(data, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['aude.db', 'aude.db-wal', 'aude.db.lock', 'backups']));
    for (const name of names) expect([name, (await stat(join(data, name))).mode & 0o077]).toEqual([name, 0]);
    expect(names.length).toBeGreaterThanOrEqual(6);
    await server.stop();
  });

  test('it listens where it is told to', async () => {
    const server = await Server.start({ options: ['--bind', '0.0.0.0'] });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect((await fetch(`http://127.0.0.2:${server.port}/healthz`)).status).toBe(200);
    await server.stop();
    const local = await Server.start({ options: ['--bind', '::1'] });
    expect(local.url).toBe(`http://[::1]:${local.port}`);
    expect((await fetch(`${local.url}/healthz`)).status).toBe(200);
    await local.stop();
  });
});
