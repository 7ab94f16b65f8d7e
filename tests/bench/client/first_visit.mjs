// How much comes over the line on a first visit, and how long it takes until something can be pressed.
//
//   node tests/bench/client/first_visit.mjs            a server of its own, with the built client
//   node tests/bench/client/first_visit.mjs URL        a server that runs already
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { chromium } = createRequire(import.meta.url)('playwright-core');
const inRepository = (path) => new URL(`../../../${path}`, import.meta.url).pathname;

const ROUNDS = 5;

/** A desk on a fast line, and a phone of the middle kind on a mobile network. */
const LINES = {
  'fast line': null,
  'mobile, slow processor': { kbits: 1600, latency: 150, slower: 4 },
};

async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'aude-bench-'));
  const options = ['--port', '0', '--data', data, '--static', inRepository('web-client/dist')];
  const child = spawn(inRepository('build/release/bin/aude-server'), options, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Aude is open at (http:\/\/\S+)$/.exec(line)?.[1];
    if (url) return { url, stop: () => stop(child, data) };
  }
  throw new Error('the server did not start');
}

async function stop(child, data) {
  child.kill();
  await new Promise((resolve) => child.once('close', resolve));
  await rm(data, { recursive: true });
}

/** One first visit: nothing is in the cache. */
async function visit(browser, url, { path, ready, cookies }, line) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  if (cookies) await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  if (line) {
    const throughput = (line.kbits * 1000) / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.slower });
  }
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForSelector(ready);
  const interactive = await page.evaluate(() => performance.now());
  const bytesThen = bytes;
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return { interactive, paint, bytesThen, bytes };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A game that waits for somebody, and who that is. */
async function gameInPlay(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByTestId('quick-bot').click();
  await page.locator('[data-testid="hand"][data-ask]').waitFor();
  const cookies = await context.cookies();
  const path = new URL(page.url()).pathname;
  await context.close();
  return { path, cookies };
}

const server = process.argv[2] ? { url: process.argv[2], stop: () => undefined } : await startServer();
const browser = await chromium.launch({
  executablePath: process.env.AUDE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const game = await gameInPlay(browser, server.url);
  const pages = {
    lobby: { path: '/', ready: '[data-testid="quick-bot"]:enabled' },
    game: { ...game, ready: '[data-testid="hand"][data-ask]' },
  };
  console.log('| page | line | bytes until then | interactive | first paint | bytes in all |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, what] of Object.entries(pages)) {
    for (const [line, limits] of Object.entries(LINES)) {
      const visits = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, server.url, what, limits));
      const of = (key) => Math.round(median(visits.map((one) => one[key])));
      const kib = (key) => `${Math.round(of(key) / 1024)} KiB`;
      console.log(
        `| ${name} | ${line} | ${kib('bytesThen')} | ${of('interactive')} ms | ${of('paint')} ms | ${kib('bytes')} |`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
