// Draws the icons of the installed page from public/favicon.svg, with the browser that the tests use:
// AUDE_CHROMIUM=/usr/bin/chromium node scripts/icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../tests/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const inPublic = (name) => new URL(`../public/${name}`, import.meta.url);

const drawing = await readFile(inPublic('favicon.svg'), 'utf8');

/** The river beyond the edges of the drawing. */
const RIVER = 'M-8 24c3 1.500 6-.8 9-3 7-5 10 4 17 0s7-7 13-4c3 1.500 5 3 9 2v22H-8z';

/** The drawing on a full ground, for whoever cuts off the edges; a mask may leave only the middle four fifths. */
function full(scale) {
  const parts = drawing
    .replace(/<rect [^>]*>/, '')
    .replace(/(<path d=")[^"]*(" fill="#3f86b8")/, `$1${RIVER}$2`)
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#5f8f4e"/>
  <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${parts}</g>
</svg>`;
}

const ICONS = [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', full(0.8), 512],
  ['apple-touch-icon.png', full(0.92), 180],
];

const browser = await chromium.launch({
  executablePath: process.env.AUDE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, svg, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await writeFile(inPublic(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
