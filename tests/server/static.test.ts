import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Server } from '../support/server.ts';

const INDEX = '<!doctype html><title>Aude</title>';
const SCRIPT = 'export const answer = 42;\n';

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server;
let folder: string;

/** Sends the path as it stands: fetch would tidy it up. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, headers, method },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aude-client-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await mkdir(join(folder, 'dist', '.git'));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'secret',
    'dist/index.html': INDEX,
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/assets/index-abc123.js': SCRIPT,
    'dist/assets/index-abc123.js.gz': gzipSync(SCRIPT),
    'dist/assets/index-abc123.js.br': brotliCompressSync(SCRIPT),
    'dist/assets/index-abc123.css': 'body{}',
    'dist/assets/index-abc123.css.gz': gzipSync('body{}'),
    'dist/.env': 'secret',
    'dist/.git/config': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
  }
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'));
  server = await Server.start({ options: ['--static', join(folder, 'dist')] });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('files of the web client', () => {
  test.each([
    '/',
    '/new',
    '/games',
    '/rules',
    '/learn',
    '/rules/rivers',
    '/g/abcdefGH1234',
    '/embed/abcdefGH1234',
    '/?a=b',
  ])('%s is the page', async (path) => {
    const { status, headers, body } = await raw(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(INDEX);
  });

  test.each([
    '/g/short',
    '/embed/short',
    '/embed/',
    '/g/abcdefGH1234/x',
    '/g/abcdefGH123%34',
    '/nothing',
    '/assets',
    '/assets/',
    '/.env',
    '/.git/config',
    '/link.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/index.html%00.js',
  ])('%s is nothing', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
    expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'not_found' } });
  });

  const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test.each(['/nothing', '/g/short', '/embed/short', '/rules/Nothing', '/g/abcdefGH1234/x', '/nothing/'])(
    'who opens %s in a browser gets the page, which says that there is nothing',
    async (path) => {
      const { status, headers, body } = await raw(path, BROWSER);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body.toString()).toBe(INDEX);
      // Who has the page has not yet been told that it is not here.
      const again = await raw(path, { ...BROWSER, 'if-none-match': headers.etag ?? '' });
      expect(again.status).toBe(404);
      expect(again.body.toString()).toBe(INDEX);
      const head = await raw(path, BROWSER, 'HEAD');
      expect(head.status).toBe(404);
      expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(head.body).toHaveLength(0);
    },
  );

  test.each(['/api', '/api/nothing', '/nothing.png', '/assets/index-gone.js', '/.env', '/../secret.txt'])(
    'a browser, too, gets no page in place of %s',
    async (path) => {
      const { status, body } = await raw(path, BROWSER);
      expect(status).toBe(404);
      expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'not_found' } });
    },
  );

  test('types are right and never guessed', async () => {
    for (const [path, type] of [
      ['/favicon.svg', 'image/svg+xml'],
      ['/assets/index-abc123.js', 'text/javascript; charset=utf-8'],
      ['/assets/index-abc123.css', 'text/css; charset=utf-8'],
    ] as const) {
      const { headers } = await raw(path);
      expect(headers['content-type']).toBe(type);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('every answer says what a page may do', async () => {
    for (const path of ['/', '/api/me', '/nothing', '/healthz']) {
      const { headers } = await raw(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers['referrer-policy']).toBe('same-origin');
    }
  });

  test('other sites may frame a game that is to be looked at, and nothing else', async () => {
    const embedded = await raw('/embed/abcdefGH1234');
    expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(embedded.headers['x-frame-options']).toBeUndefined();
    for (const path of ['/', '/g/abcdefGH1234', '/index.html', '/embed/short', '/api/me']) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test('names with a hash are kept for long, the page is asked for again', async () => {
    const script = await raw('/assets/index-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await raw('/');
    const again = await raw('/', { 'if-none-match': page.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await raw('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a compressed file goes to who takes it', async () => {
    const plain = await raw('/assets/index-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const smallest = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(smallest.headers['content-encoding']).toBe('br');
    expect(smallest.body).toEqual(brotliCompressSync(SCRIPT));
    const styles = await raw('/assets/index-abc123.css', { 'accept-encoding': 'gzip, deflate, br' });
    expect(styles.headers['content-encoding']).toBe('gzip');
    const packed = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body).toEqual(gzipSync(SCRIPT));
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const refused = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    for (const packing of ['gz', 'br']) {
      expect((await raw(`/assets/index-abc123.js.${packing}`)).status).toBe(404);
    }
  });

  test('HEAD is GET without a body; nothing else is allowed', async () => {
    const head = await raw('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(INDEX.length));
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await raw('/', {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('health is ok', async () => {
    expect((await raw('/healthz')).status).toBe(200);
  });
});
