import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Server } from '../support/server.ts';
import { talk } from '../support/wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'aude-tls-'));
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };

/** A certificate that nobody has signed but itself, at the place of the one before. */
function makeCertificate(name: string): void {
  const fresh = { cert: `${files.cert}.new`, key: `${files.key}.new` };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const out = ['-keyout', fresh.key, '-out', fresh.cert, '-subj', `/CN=${name}`];
  execFileSync('openssl', ['req', '-x509', ...curve, ...out], { stdio: 'ignore' });
  renameSync(fresh.key, files.key);
  renameSync(fresh.cert, files.cert);
}

let server: Server;
beforeAll(async () => {
  makeCertificate('first.example');
  server = await Server.start({
    options: ['--tls-cert', files.cert, '--tls-key', files.key, '--hsts-seconds', '600'],
  });
});
afterAll(() => server.stop());

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function get(path: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request(server.url + path, { rejectUnauthorized: false }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

async function nameOfCertificate(): Promise<string> {
  const socket = connectTls({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { CN } = socket.getPeerCertificate().subject;
  socket.destroy();
  return String(CN);
}

describe('a server with a certificate of its own', () => {
  test('speaks HTTP, and its cookies are for TLS only', async () => {
    expect(server.url).toMatch(/^https:/);
    const { status, headers } = await get('/api/me');
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toContain('; Secure');
    expect(headers['strict-transport-security']).toBe('max-age=600');
  });

  test('speaks WebSocket, whole states included', async () => {
    const socket = new WebSocket(`${server.url.replace('https', 'wss')}/ws`, {
      rejectUnauthorized: false,
      origin: server.url,
    });
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ t: 'welcome' });
    socket.send('{"t":"lobby","watch":true}');
    const [list] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(list.toString())).toMatchObject({ t: 'lobby' });
    socket.send('x'.repeat(70_000));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
  });

  test('sends those who come without it to the right address', async () => {
    const page = await talk(server.port, 'GET /g/abc?x=1 HTTP/1.1\r\nHost: aude.example\r\n\r\n');
    expect(page).toMatch(/^HTTP\/1\.1 301 /);
    expect(page).toContain('Location: https://aude.example/g/abc?x=1\r\n');
    const post = await talk(
      server.port,
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    expect(post).toMatch(/^HTTP\/1\.1 403 /);
    expect(post).toContain('https_needed');
    expect(post).not.toContain('Set-Cookie');
  });

  test('tells a health check of this machine how it is without TLS', async () => {
    const ask = (path: string) => talk(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(await ask(path)).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await ask('/api/me')).toMatch(/^HTTP\/1\.1 301 /);
  });

  test('refuses TLS 1.1', async () => {
    const socket = connectTls({
      port: server.port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/version|protocol|alert/i);
  });

  test('reads a new certificate when it is told to, and keeps the old one if that is damaged', async () => {
    expect(await nameOfCertificate()).toBe('first.example');
    writeFileSync(files.cert, 'no certificate');
    server.signal('SIGHUP');
    await server.logged(/certificate not reloaded/);
    expect(await nameOfCertificate()).toBe('first.example');
    makeCertificate('second.example');
    server.signal('SIGHUP');
    await server.logged(/certificate reloaded/);
    expect(await nameOfCertificate()).toBe('second.example');
  });
});

test('a certificate without its key is no way to start', async () => {
  await expect(Server.start({ options: ['--tls-cert', files.cert] })).rejects.toThrow(/--tls-key/);
  await expect(
    Server.start({ options: ['--tls-cert', '/nowhere', '--tls-key', files.key] }),
  ).rejects.toThrow(/cannot use \/nowhere for TLS/);
});
