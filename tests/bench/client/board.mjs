// How smoothly a large board moves: pans and zooms boards of the gallery by real input in Chromium
// and measures every frame. By hand: node tests/bench/client/board.mjs [--json FILE] [--runs N]
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { chromium } = createRequire(`${root}tests/package.json`)('playwright-core');
const { createServer } = await import(
  createRequire(`${root}web-client/package.json`).resolve('vite').replace(/index\.cjs$/, 'dist/node/index.js')
);

const VIEW = { width: 1280, height: 800 };
const SIZES = [72, 150, 300];
const option = (name) => process.argv[process.argv.indexOf(name) + 1];
const runs = process.argv.includes('--runs') ? Number(option('--runs')) : 3;

/** Runs in the page: notes each frame's distance from the last one, and how long input waits for paint. */
function watch() {
  const seen = { frames: [], waits: [], work: [] };
  let last = 0;
  let begun = null;
  const note = (event) => {
    begun ??= event.timeStamp;
  };
  for (const kind of ['wheel', 'mousemove']) window.addEventListener(kind, note, { capture: true, passive: true });
  const afterPaint = new MessageChannel();
  let first = null;
  let start = 0;
  afterPaint.port1.onmessage = () => {
    const now = performance.now();
    seen.work.push(now - start);
    if (first !== null) seen.waits.push(now - first);
    first = null;
  };
  const frame = (now) => {
    if (last > 0) seen.frames.push(now - last);
    last = now;
    start = performance.now();
    first = begun;
    begun = null;
    afterPaint.port2.postMessage(0);
    window.audeFrame = requestAnimationFrame(frame);
  };
  window.audeFrame = requestAnimationFrame(frame);
  window.audeSeen = seen;
}

async function pan(page) {
  const [x, y] = [VIEW.width / 2, VIEW.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 90; i += 1) {
    await page.mouse.move(x + 260 * Math.sin(i / 9), y + 160 * Math.sin(i / 6));
  }
  await page.mouse.up();
}

async function zoom(page) {
  await page.mouse.move(VIEW.width / 2, VIEW.height / 2);
  for (let i = 0; i < 80; i += 1) await page.mouse.wheel(0, i % 40 < 20 ? -60 : 60);
}

async function measured(page, move) {
  await page.evaluate(watch);
  await move(page);
  return page.evaluate(() => {
    cancelAnimationFrame(window.audeFrame);
    return window.audeSeen;
  });
}

function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const round = (value) => Math.round(value * 10) / 10;
  return { n: sorted.length, p50: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) };
}

const server = await createServer({
  root: `${root}web-client`,
  server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  logLevel: 'error',
});
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: process.env.AUDE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const results = [];
try {
  for (const tiles of SIZES) {
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport: VIEW });
      await page.goto(`http://127.0.0.1:${port}/gallery.html?step=place&grown=${tiles}`);
      await page.locator(`[data-testid="board"][data-tiles="${tiles}"]`).waitFor({ timeout: 60_000 });
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      await pan(page);
      for (const [name, move] of Object.entries({ pan, zoom })) {
        const seen = await measured(page, move);
        results.push({
          tiles,
          nodes,
          move: name,
          run,
          frame: summary(seen.frames),
          work: summary(seen.work),
          wait: summary(seen.waits),
        });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

/** The calmest run: whatever else the machine does only adds to it. */
function calmest(tiles, move) {
  const of = results.filter((one) => one.tiles === tiles && one.move === move);
  return of.sort((a, b) => a.frame.p95 - b.frame.p95)[0];
}

const kept = SIZES.flatMap((tiles) => ['pan', 'zoom'].map((move) => calmest(tiles, move)));
const cell = ({ p50, p95, max }) => `${p50} / ${p95} / ${max}`;
console.log('milliseconds, p50 / p95 / max');
console.log('| tiles | nodes | move | frame to frame | work of a frame | input to paint |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const one of kept) {
  console.log(`| ${one.tiles} | ${one.nodes} | ${one.move} | ${cell(one.frame)} | ${cell(one.work)} | ${cell(one.wait)} |`);
}
const report = { at: new Date().toISOString(), load: loadavg(), view: VIEW, results: kept, runs: results };
if (process.argv.includes('--json')) writeFileSync(option('--json'), `${JSON.stringify(report, null, 2)}\n`);
