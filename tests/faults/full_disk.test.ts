import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused, type Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { playOn, RIVER_AND_FERRIES, startGame } from '../support/play.ts';
import { run } from '../support/run.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeEach(async () => {
  server = await Server.start();
});
afterEach(() => server.stop());

/** The process may write no file beyond this size: for it the disk is full. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}

test('while the disk is full nothing changes, and then the game goes on', async () => {
  const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
  const seated = await startGame(people, RIVER_AND_FERRIES);
  const { game, clients } = seated;
  const [first, second] = clients as [Client, Client];
  const ask = await first.question(game);
  const before = await second.watch(game);
  const answer = { ask: ask.ask, option: 0, id: 'once' };

  limitFiles((await stat(join(server.data, 'aude.db-wal'))).size);
  for (let i = 0; i < 3; ++i) {
    const refusal = await first.command('choose', game, answer).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ code: 'storage_failed' });
  }
  const during = await second.watch(game);
  expect([during.seq, during.view]).toEqual([before.seq, before.view]);
  expect((await run(['check', '--quiet', '--data', server.data])).code).toBe(0);

  limitFiles('unlimited');
  const ack = await first.command('choose', game, answer);
  expect(ack.seq).toBe(before.seq + 1);
  expect((await playOn(seated)).reason).toBe('played');
  await server.kill('SIGKILL');
  expect((await run(['check', '--quiet', '--data', server.data])).code).toBe(0);
});
