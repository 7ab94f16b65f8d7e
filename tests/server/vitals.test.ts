import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { Server } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const figures = async () => (await fetch(`${server.url}/metrics`)).text();

/** The value of one line of /metrics. */
function value(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe('how the server is', () => {
  test('it says that it lives and that its database answers', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ok' });
    }
    expect((await fetch(`${server.url}/readyz`, { method: 'POST' })).status).toBe(405);
  });

  test('its figures follow what happens', async () => {
    const before = await figures();
    const ann = await (await Person.visit(server)).connect();
    ann.sendText('{"t":"nonsense"}');
    await ann.next('refused');
    const after = await figures();
    expect(value(after, 'aude_connections')).toBe(value(before, 'aude_connections') + 1);
    expect(value(after, 'aude_refusals_total{code="unknown_message"}')).toBe(1);
    expect(value(after, 'aude_store_batch_seconds_count')).toBeGreaterThan(0);
    expect(value(after, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    await ann.close();
  });

  test('its figures name no person and no game', async () => {
    const ann = await Person.visit(server);
    const text = await figures();
    expect(text).not.toContain(ann.me.id);
    expect(text).not.toContain(ann.me.name);
  });

  test('every answer has a number of its own, which the log has too', async () => {
    const ids = new Set<string | null>();
    for (let count = 0; count < 3; ++count) {
      ids.add((await fetch(`${server.url}/healthz`)).headers.get('x-request-id'));
    }
    expect(ids.size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  test('strangers that come through a trusted proxy get no figures', async () => {
    const behind = await Server.start({ options: ['--trusted-proxy', '127.0.0.0/8'] });
    const from = (address: string) =>
      fetch(`${behind.url}/metrics`, { headers: { 'X-Forwarded-For': address } });
    expect((await from('203.0.113.7')).status).toBe(404);
    expect((await from('192.168.1.5')).status).toBe(200);
    await behind.stop();
  });
});
