// Draws the icons of the installed page from public/favicon.svg, with the browser that the tests use:
// AUDE_CHROMIUM=/usr/bin/chromium node scripts/icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../tests/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const inPublic = (name) => new URL(`../public/${name}`, import.meta.url);

const drawing = await readFile(inPublic('favicon.svg'), 'utf8');

/** A mask may cut off all but the middle four fifths, so the drawing is smaller and its ground is full. */
const masked = drawing
  .replace(/<rect [^>]*>/, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .trim();
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#5f8f4e"/>
  <path d="M0 21.500h32V32H0z" fill="#3f86b8"/>
  <g transform="translate(16 16) scale(.72) translate(-16 -16)">${masked}</g>
</svg>`;

const ICONS = [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
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
