import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ASSET = 'https://aude.example/assets/index-1.js';
/** By a name of its own: the worker has globals that no page has, and is checked by itself. */
const WORKER = './worker/worker.ts';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
const cache = { match: vi.fn(), put: vi.fn(), add: vi.fn() };

beforeEach(async () => {
  cache.match.mockResolvedValue(undefined);
  vi.stubGlobal('self', {
    location: { origin: 'https://aude.example' },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.stubGlobal('Client', Object);
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.resetModules();
  await import(/* @vite-ignore */ WORKER);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('gives the page its file, though there is no room to keep it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('code')));
  cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => (answer = given);
  listeners.get('fetch')?.({ request: { url: ASSET, method: 'GET' }, respondWith });
  expect(await (await answer)?.text()).toBe('code');
});

it('keeps the other files of a page though one cannot be had any more', async () => {
  cache.add.mockRejectedValueOnce(new TypeError('404')).mockResolvedValue(undefined);
  let work: Promise<void> | undefined;
  const waitUntil = (given: Promise<void>) => (work = given);
  listeners.get('message')?.({ data: { keep: [ASSET, `${ASSET}?2`] }, source: null, waitUntil });
  await work;
  expect(cache.add).toHaveBeenCalledTimes(2);
});
