import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository, program } from '../support/paths.ts';
import { Person } from '../support/person.ts';
import { BASE, ending, seeded, play, startAgainstBot } from '../support/play.ts';
import { Server } from '../support/server.ts';

const run = promisify(execFile);
const build = dirname(dirname(program('aude-server')));

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'aude-root-'));
  await run('cmake', ['--install', build, '--prefix', root]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('what is installed serves the client and a game, and goes away with its list', async () => {
  for (const path of ['bin/aude-server', 'bin/aude-record', 'lib/systemd/system/aude.service']) {
    expect(existsSync(join(root, path)), path).toBe(true);
  }
  const server = await Server.start({ program: join(root, 'bin/aude-server') });
  try {
    // The client is found without being told where it is.
    const page = await (await fetch(server.url)).text();
    expect(page).toBe(await readFile(inRepository('web-client/dist/index.html'), 'utf8'));
    const ann = await Person.visit(server, 'Ann');
    const game = await startAgainstBot(ann, BASE);
    const client = await ann.connect();
    await client.watch(game);
    await play({ client, game, random: seeded(5) });
    expect((await ending(client, game)).totals).toHaveLength(2);
  } finally {
    await server.stop();
  }
  // As docs/operations.md takes it away again.
  const list = join(build, 'install_manifest.txt');
  await run('xargs', ['--arg-file', list, '--delimiter', '\n', 'rm']);
  const left = await readdir(root, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => !entry.isDirectory())).toEqual([]);
});
