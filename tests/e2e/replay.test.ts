import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { ending, play, RIVER_AND_FERRIES, seeded, startAgainstBot, startGame, type Seated } from '../support/play.ts';
import { lookAt } from './support/looks.ts';
import { useStage } from './support/stage.ts';
import { showsScores } from './support/watching.ts';

const stage = useStage();

let table: Seated;
let totals: readonly number[];

/** People without a browser play a whole game, in which not all of the points come at the end. */
beforeAll(async () => {
  const people = [await Person.visit(stage.server, 'Ann'), await Person.visit(stage.server, 'Bea')];
  table = await startGame(people, RIVER_AND_FERRIES);
  await Promise.all(
    table.clients.map((client, seat) => play({ client, game: table.game, random: seeded(7 + seat) })),
  );
  totals = (await ending(table.clients[0] as never, table.game)).totals;
});

const at = (page: Page, move: number) =>
  page.getByTestId('replay-position').getByText(`Move ${move} of`).waitFor();

test('the track, its keys, and a link that is followed on the page itself', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${table.game}`);
  await eve.part('final-sheet').waitFor();
  // As somebody who pastes the link over the address: the page is not loaded again.
  await page.evaluate('location.hash = "#move=12"');
  await at(page, 12);
  await eve.part('final-sheet').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowLeft');
  await at(page, 11);
  await page.keyboard.press('Home');
  await at(page, 0);
  await showsScores(page, [0, 0]);
  await eve.click('replay-scoring-forward');
  const first = Number(await page.locator('[data-mark]:has(circle)').first().getAttribute('data-mark'));
  await at(page, first);
  expect(await page.locator('[data-testid="score-graph"] polyline').count()).toBe(4);
  await page.keyboard.press('5');
  expect(await eve.part('replay-speed').inputValue()).toBe('8');
  await page.keyboard.press('End');
  await showsScores(page, totals);
  const last = Number(await eve.part('replay-slider').getAttribute('max'));
  for (let back = 0; back < 3; back++) await page.keyboard.press('ArrowLeft');
  await at(page, last - 3);
  await page.keyboard.press('Space');
  await at(page, last);
});

test('statistics add up, and lead to the biggest moves', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${table.game}#move=0`);
  await eve.click('open-statistics');
  await eve.part('statistics-luck').waitFor();
  for (const kind of ['kinds', 'phases']) {
    const rows = page.locator(`[data-testid="statistics-${kind}"] tbody tr`);
    for (const [seat, total] of totals.entries()) {
      const cells = await rows.nth(seat).locator('td').allInnerTexts();
      expect(cells.reduce((sum, cell) => sum + Number(cell), 0), kind).toBe(total);
    }
  }
  const findings = await lookAt(eve, 'statistics');
  const biggest = page.locator('[data-testid="statistics-biggest"] a').first();
  const move = Number(/Move (\d+)/.exec(await biggest.innerText())?.[1]);
  await biggest.click();
  await at(page, move);
  expect(page.url()).toContain(`#move=${move}`);
  expect(findings).toEqual([]);
});

test('a picture of the board, and what else there is to share', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${table.game}#move=20`);
  await eve.click('open-share');
  await eve.part('share').waitFor();
  const findings = await lookAt(eve, 'share');
  expect(await eve.part('share-move').inputValue()).toBe(`${stage.server.url}/g/${table.game}#move=20`);
  expect(await eve.part('share-embed').inputValue()).toContain(`/embed/${table.game}#move=20`);

  const svg = (await saved(eve.page, 'picture-svg')).toString();
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/(?:href|src)="(?!#)/);
  expect(svg).not.toMatch(/url\((?!['"]?#)/);
  // On a page that has no styles: the land is green.
  const [red, green, blue] = await landIn(page, svg);
  expect(green).toBeGreaterThan(Math.max(red, blue));

  const png = await saved(eve.page, 'picture-png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(2400);
  expect(findings).toEqual([]);
});

async function saved(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByTestId(button).click();
  const download: Download = await coming;
  const path = join(stage.server.data, download.suggestedFilename());
  await download.saveAs(path);
  return readFile(path);
}

/** The colour of the fields in a picture that is opened by itself, as red, green, blue. */
async function landIn(page: Page, svg: string): Promise<[number, number, number]> {
  const blank = await page.context().newPage();
  await blank.setContent(svg);
  const fill = await blank.evaluate<string>('getComputedStyle(document.querySelector(".picture__under rect")).fill');
  await blank.close();
  return (fill.match(/\d+/g) ?? []).map(Number) as [number, number, number];
}

test('playing on from the middle of a game, alone against a bot', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${table.game}#move=25`);
  await at(page, 25);
  const tiles = await eve.part('board').getAttribute('data-tiles');
  await eve.click('open-play-on');
  await eve.part('play-on').waitFor();
  const findings = await lookAt(eve, 'play-on');
  await eve.part('play-on').getByRole('radio', { name: /Bea/ }).check();
  await eve.part('play-on').getByRole('radio', { name: 'Easy' }).check();
  await eve.click('play-on-begin');
  // It is a game of her own now, which goes on from the same table.
  await page.waitForURL((url) => url.pathname.startsWith('/g/') && !url.pathname.endsWith(table.game));
  await page.locator('[data-testid="hand"][data-ask]').waitFor();
  expect(Number(await eve.part('board').getAttribute('data-tiles'))).toBeGreaterThanOrEqual(Number(tiles));
  await eve.click('menu');
  expect(await eve.part('played-on-from').getAttribute('href')).toBe(`/g/${table.game}`);
  await page.keyboard.press('Escape');
  // The beginning can be looked back upon.
  await eve.click('look-back');
  await page.keyboard.press('Home');
  await page.locator('[data-testid="board"][data-tiles="1"]').waitFor();
  expect(findings).toEqual([]);
});

test('a page of another site shows a game, and the visitor gets no account by it', async () => {
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title>
      <iframe src="${stage.server.url}/embed/${table.game}#move=9" width="640" height="520"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const eve = await stage.visitor('Eve');
    const { port } = other.address() as AddressInfo;
    await eve.page.goto(`http://localhost:${port}/`);
    const frame = eve.page.frameLocator('iframe');
    await frame.getByTestId('replay-position').getByText('Move 9 of').waitFor();
    await frame.getByTestId('replay-forward').click();
    await frame.getByTestId('replay-position').getByText('Move 10 of').waitFor();
    expect(await frame.getByTestId('open-game').getAttribute('href')).toBe(`/g/${table.game}#move=10`);
    expect(await eve.context.cookies()).toEqual([]);
    // There is nothing to press that would want an account.
    expect(await frame.getByTestId('analysis').count()).toBe(0);
    await eve.page.goto(`/embed/${table.game}`);
    await eve.part('embed').waitFor();
  } finally {
    other.close();
  }
});

test('a page of another site follows a game that goes on', async () => {
  const cyd = await Person.visit(stage.server, 'Cyd');
  const game = await startAgainstBot(cyd, RIVER_AND_FERRIES);
  const eve = await stage.visitor('Eve');
  await eve.page.clock.install();
  await eve.page.goto(`/embed/${game}`);
  await eve.page.locator('.live-badge').waitFor();
  const before = Number(await eve.part('board').getAttribute('data-tiles'));
  const client = await cyd.connect();
  await client.watch(game);
  let asked = 0;
  await play({ client, game, random: seeded(4), stop: () => ++asked > 6 });
  await client.close();
  await eve.page.clock.fastForward(10_000);
  await eve.page.locator(`[data-testid="board"]:not([data-tiles="${before}"])`).waitFor();
  await eve.page.locator('.live-badge').waitFor();
});

test('looking back while the game goes on', async () => {
  const cyd = await Person.visit(stage.server, 'Cyd');
  const game = await startAgainstBot(cyd, RIVER_AND_FERRIES);
  const playUpTo = async (question: number) => {
    const client = await cyd.connect();
    await client.watch(game);
    await play({ client, game, random: seeded(3), stop: ({ ask }) => ask >= question });
    await client.close();
  };
  await playUpTo(40);
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${game}`);
  await eve.part('scrubber').waitFor();
  const tiles = async () => Number(await eve.part('board').getAttribute('data-tiles'));
  const front = await tiles();
  await eve.click('replay-back');
  await eve.part('looking-back').waitFor();
  await page.keyboard.press('Home');
  await page.locator('[data-testid="board"][data-tiles="1"]').waitFor();
  const findings = await lookAt(eve, 'looking-back');
  await playUpTo(80);
  await page.locator('[data-testid="replay-slider"]:not([max="0"])').waitFor();
  expect(await tiles()).toBe(1);
  await eve.click('back-to-live');
  await page.locator(`[data-testid="board"]:not([data-tiles="${front}"]):not([data-tiles="1"])`).waitFor();
  expect(await tiles()).toBeGreaterThan(front);
  await page.locator('.log__turn button').first().click();
  await page.locator('[data-testid="board"][data-tiles="1"]').waitFor();
  await eve.click('back-to-live');
  await eve.part('turn-indicator').waitFor();
  expect(findings).toEqual([]);
});

afterAll(() => Promise.all(table.clients.map((client) => client.close())));
