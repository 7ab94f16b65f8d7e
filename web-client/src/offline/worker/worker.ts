// The service worker. It keeps what makes the page appear without a network: what the server says (its
// interface, the games, the socket) never comes from here. And it shows the pages' notices.
declare const self: ServiceWorkerGlobalScope;
import { comeBack, tell, type Notice } from './notices';

/** A cache for each build; the build puts its name here. */
const CACHE = 'aude-__AUDE_BUILD__';
const SHELL = '/';
/** What the page asks for by a name that stays. */
const FIXED = ['/theme.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FIXED].map((url) => new Request(url, { cache: 'reload' })));
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('aude-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page that came before this worker says what it has loaded; one that waits says what to show. */
self.addEventListener('message', (event) => {
  const { keep, notice } = event.data as { keep?: unknown; notice?: Notice | null };
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.map(String)));
  if (notice !== undefined) event.waitUntil(tell(notice, event.source instanceof Client ? event.source.id : ''));
});

async function keepAll(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    // One that cannot be had, as the server has a newer build, must not stand in the way of the others.
    if (isAsset(new URL(url)) && !(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isAsset(url)) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(newest(request, SHELL));
  else if (FIXED.includes(url.pathname)) event.respondWith(newest(request, url.pathname));
});

/** Files whose names change with their content. */
function isAsset(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith('/assets/');
}

/** What other sites frame, and what is no page of ours, is left to the network. */
function isPage(url: URL): boolean {
  return !/^\/(api|ws|embed|healthz|metrics)(\/|$)/.test(url.pathname);
}

async function assetOf(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // A full disk keeps nothing; the page gets its file all the same.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Always the server's own when there is a network, so that nothing old can be in the way. */
async function newest(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(comeBack(event.notification));
});
