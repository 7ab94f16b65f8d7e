import { readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../support/paths.ts';
import { Server } from '../support/server.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const CLIENT = process.env['AUDE_STATIC'] ?? inRepository('web-client/dist');

/** What may come over the line before a page can be used: all of JavaScript, styles, texts and tiles. */
const MOST_BYTES = 160 * 1024;

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;

/** The files of these parts and of all that they import, packed with gzip, which every browser takes. */
function packedSize(parts: readonly string[]): number {
  const entries = new Set<ManifestEntry>();
  const add = (name: string): void => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the build has no ${name}`);
    if (entries.has(entry)) return;
    entries.add(entry);
    entry.imports?.forEach(add);
  };
  parts.forEach(add);
  const files = new Set([...entries].flatMap(({ file, css = [] }) => [file, ...css]));
  return [...files].reduce((sum, file) => sum + sizeOf(file), sizeOf('index.html'));
}

function sizeOf(file: string): number {
  const path = join(CLIENT, file);
  return statSync(`${path}.gz`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}

test.each([
  ['the lobby', []],
  ['a game', ['src/game/GamePage.tsx']],
])('%s loads within its budget', (_, parts) => {
  expect(packedSize(['index.html', 'src/i18n/en/index.ts', ...parts])).toBeLessThan(MOST_BYTES);
});

test('nothing comes from another host, and what comes is packed', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  const hosts = new Set<string>();
  const unpacked: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(response.url()) || response.fromServiceWorker()) return;
    const length = Number(response.headers()['content-length']);
    if (length >= 1024 && !response.headers()['content-encoding']) unpacked.push(response.url());
  });
  for (const path of ['/', '/new', '/games', '/rules/base']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/');
  await eve.click('quick-bot');
  await eve.part('board').waitFor();
  await eve.click('menu');
  await eve.click('menu-share');
  await eve.part('share').waitFor();
  expect([...hosts]).toEqual([new URL(stage.server.url).host]);
  expect(unpacked).toEqual([]);
});

test('without a network the page comes all the same, and says so', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto('/');
  await eve.part('quick-bot').waitFor();
  await page.evaluate(KEPT);
  await eve.unplug();
  await page.reload();
  await page.locator('.link-band').getByText('You are offline').waitFor();
  await eve.plugIn();
  await page.locator('[data-testid="connection-state"][data-state="open"]').waitFor({ state: 'attached' });
  // The kept page is no answer as long as there is a server.
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.headers()['cache-control']).toBe('no-cache');
  const stored = await page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((kept) => kept.flat().map((request) => new URL(request.url).pathname))`);
  expect(stored.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/', '/favicon.svg', '/theme.js']);
});

/** The service worker rules, and has taken what the page had loaded before. */
const KEPT = `(async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const missing = () => Promise.all(performance.getEntriesByType('resource')
    .map(({ name }) => name).filter((name) => name.includes('/assets/'))
    .map((name) => cache.match(name))).then((found) => found.some((one) => !one));
  while (await missing()) await new Promise((next) => requestAnimationFrame(next));
})()`;

test('a wrong address is told kindly, on the first visit as well as later', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await eve.part('quick-bot').waitFor();
  await page.evaluate(KEPT);
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  for (const path of ['/g/short', '/g/000000000000']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'No such table' }).waitFor();
  }
  // The server knows no such page, and says so to the browser.
  expect(eve.problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the chosen theme is there before anything of the client runs', async () => {
  const eve = await stage.visitor('Eve', { colorScheme: 'light' });
  const { page } = eve;
  await page.addInitScript(`localStorage.setItem('aude.settings', '{"theme":"dark"}')`);
  // Neither scripts nor styles of the client: what is left is what the first paint has.
  await page.route('**/assets/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe('dark');
});

test('it can be installed', async () => {
  const eve = await stage.visitor('Eve');
  await eve.page.goto('/');
  const link = await eve.page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await eve.page.request.get(link ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const icon = await eve.page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

/** What another build would make of the client: other names for all its files. Returns the page's script. */
async function buildAnew(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'assets'));
  const hashed = names.filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
  const renamed = new Map(hashed.map((name) => [name, name.replace(/(?=.{8}\.\w+$)/, 'x')]));
  const files = [...hashed.map((name) => `assets/${name}`), 'index.html', 'sw.js'];
  for (const name of files) {
    const file = join(folder, name);
    let text = await readFile(file, 'utf8');
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    // The worker's cache is called by the build.
    if (name === 'sw.js') text = text.replace(/aude-(?=[0-9a-f]{12})/g, 'aude-x');
    for (const packing of ['', '.br', '.gz']) await rm(`${file}${packing}`, { force: true });
    await writeFile(join(folder, name.replace(basename(name), (before) => renamed.get(before) ?? before)), text);
  }
  const script = manifest['index.html']?.file ?? '';
  return `assets/${renamed.get(basename(script)) ?? script}`;
}

test('who has the page open when the server gets a newer one is told so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aude-newer-'));
  await cp(CLIENT, folder, { recursive: true });
  const server = await Server.start({ options: ['--static', folder] });
  try {
    const eve = await stage.visitor('Eve', { baseURL: server.url });
    const { page } = eve;
    await page.goto('/');
    await page.evaluate(KEPT);
    await page.reload();
    await eve.part('quick-bot').waitFor();

    const script = await buildAnew(folder);
    eve.mayLoseTheServer();
    await server.kill('SIGTERM');
    await server.restart();
    // The page comes back to the server, and finds by itself that there is a newer one.
    await eve.part('renewed').waitFor();
    await eve.part('renewed').getByRole('button').click();
    await eve.part('renewed').waitFor({ state: 'detached' });
    await page.locator(`script[src="/${script}"]`).waitFor({ state: 'attached' });
    // What the page wants after its script is to be kept, too.
    await eve.part('quick-bot').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(KEPT);
    // Nothing of the old one is left, and without a network the new one appears.
    expect(await page.evaluate('caches.keys()')).toEqual([expect.stringContaining('aude-x')]);
    await eve.unplug();
    await page.reload();
    await page.locator(`script[src="/${script}"]`).waitFor({ state: 'attached' });
    await page.locator('.link-band').getByText('You are offline').waitFor();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
