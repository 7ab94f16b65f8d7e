import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { BASE } from '../support/play.ts';
import { Server } from '../support/server.ts';
import { talk } from '../support/wire.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
  await mkdir(join(server.data, 'deep'));
  await writeFile(join(server.data, 'deep', 'secret.txt'), 'a secret');
});
afterAll(() => server.stop());

describe('paths that lead out of the folder', () => {
  test.each([
    '/../deep/secret.txt',
    '/assets/../../deep/secret.txt',
    '/%2e%2e/deep/secret.txt',
    '/..%2fdeep/secret.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/....//....//etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%00/etc/passwd',
    '/index.html%00.js',
    '//etc/passwd',
    '/proc/self/environ',
    '/.git/config',
    '/aude.db',
    '/admin.sock',
    '/g/../../etc/passw',
    '/embed/..%2f..%2f..%2f',
  ])('%s: nothing there', async (path) => {
    const answer = await talk(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('a secret');
  });
});

describe('words that are not what they seem', () => {
  const TRICKS = [
    '\u202eevil',
    'a\u2066b',
    'a\u200fb',
    'a\u200eb',
    'a\u2028b',
    'a\ufeffb',
    'a\u0000b',
    'a\u2060b',
  ];

  test('names and chat take no characters that turn or hide what follows', async () => {
    const person = await Person.visit(server, 'Honest');
    const game = await person.open(BASE);
    const client = await person.connect();
    await client.watch(game);
    for (const text of TRICKS) {
      const named = await person.post('/api/me', { name: text }, 'ApiMe');
      expect([JSON.stringify(text), named.status]).toEqual([JSON.stringify(text), 400]);
      await expect(client.command('chat', game, { text })).rejects.toMatchObject({
        code: 'bad_message',
      });
    }
    const hidden = ['\u200b', '\u200d\u200d', '\u3164', '   ', 'a\u200bb', 'a\u00adb', '\u{e0041}b'];
    for (const name of hidden) {
      const named = await person.post('/api/me', { name }, 'ApiMe');
      expect([JSON.stringify(name), named.status]).toEqual([JSON.stringify(name), 400]);
    }
    await client.close();
  });
});
