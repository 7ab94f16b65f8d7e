import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin } from '../support/admin.ts';
import { inRepository } from '../support/paths.ts';
import { Person } from '../support/person.ts';
import { play, RIVER_AND_FERRIES, seeded, startAgainstBot } from '../support/play.ts';
import type { Ask, Setup } from '../support/protocol.ts';
import { DESK, PHONE, SMALL_PHONE, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

const LANGUAGES = ['de', 'nl', 'es', 'fr', 'ro'] as const;

const SETUP: Setup = {
  sets: [{ set: 'base-c1', copies: 1 }],
  seats: 2,
  options: { farmers: 'off' },
};

/**
 * What is wrong with the words on the screen: a button, tab or heading that is narrower than its text,
 * a page that can be slid sideways, and keys in place of texts.
 */
const MISPRINTS = `(() => {
  const wrong = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest('.visually-hidden');
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('main *, header *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    wrong.push('wider than the window: ' + (wide.at(-1)?.outerHTML.slice(0, 120) ?? 'the page'));
  }
  for (const one of document.querySelectorAll('button, .button, a, h1, h2, h3, label, summary, th, td, legend')) {
    const style = getComputedStyle(one);
    if (!seen(one) || style.textOverflow === 'ellipsis' || style.overflowX === 'auto') continue;
    // The question mark and the points can be pressed a little beside themselves; of the board nothing is text.
    if (one.closest('.board, svg, .language, .rule-link, .score__why')) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && style.display !== 'inline')
      wrong.push('too narrow: ' + one.outerHTML.slice(0, 120));
  }
  for (const bar of document.querySelectorAll('.hand__actions, .button-row, .head__nav, .head, .tools')) {
    const parts = [...bar.children].filter(seen).map((one) => [one, one.getBoundingClientRect()]);
    for (const [at, [one, a]] of parts.entries())
      for (const [, b] of parts.slice(at + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          wrong.push('overlaps its neighbour: ' + one.outerHTML.slice(0, 120));
  }
  const key = /\\b(account|admin|analysis|board|common|errors|game|lobby|log|notify|replay|rules|settings|setup|share|statistics|tutorial|waiting):[a-z_]+/;
  const found = key.exec(document.body.innerText);
  if (found) wrong.push('a key in place of a text: ' + found[0]);
  return wrong;
})()`;

/** The page has been laid out anew for the window's size. */
const DRAWN = `new Promise((done) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  document.fonts.ready.then(frame).then(frame).then(frame).then(done);
})`;

const SIZES = [['desk', DESK], ['phone', PHONE], ['small phone', SMALL_PHONE]] as const;

async function misprints(visitor: Visitor, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of SIZES) {
    await visitor.page.setViewportSize(size);
    await visitor.page.evaluate(DRAWN);
    const wrong = await visitor.page.evaluate<string[]>(MISPRINTS);
    found.push(...wrong.map((one) => `${screen}, ${name}: ${one}`));
  }
  await visitor.page.setViewportSize(DESK);
  return found;
}

function cookieOf(person: Person): { name: string; value: string; url: string } {
  const [name, value] = person.cookie.split('=') as [string, string];
  return { name, value, url: stage.server.url };
}

/** A game of this person's that is over. */
async function playedToTheEnd(person: Person): Promise<string> {
  const game = await person.open(SETUP);
  const client = await person.connect();
  await client.watch(game);
  const rules = await person.get<{ bots: { id: string }[] }>('/api/rules', 'ApiRules');
  await client.command('sit', game, { seat: 0 });
  await client.command('bot', game, { seat: 1, level: rules.body.bots.at(-1)?.id });
  await client.command('ready', game, { ready: true });
  await client.command('start', game);
  let asked = 0;
  await play({ client, game, random: seeded(3), stop: () => ++asked > 6 });
  await client.command('resign', game);
  await client.close();
  return game;
}

test.each(['en', ...LANGUAGES])('every screen has room for its words in %s', { timeout: 60_000 }, async (language) => {
  const name = `Mina ${language}`;
  const person = await Person.visit(stage.server, `Guest ${language}`);
  const finished = await playedToTheEnd(person);
  const visitor = await stage.visitor('Mina', { locale: language });
  await visitor.context.addCookies([cookieOf(person)]);
  const { page } = visitor;
  const found: string[] = [];

  await page.goto('/');
  await page.locator(`html[lang="${language}"]`).waitFor();
  await visitor.part('quick-bot').and(page.locator(':enabled')).waitFor();
  found.push(...(await misprints(visitor, 'lobby')));
  await visitor.click('open-settings');
  await visitor.part('settings').waitFor();
  found.push(...(await misprints(visitor, 'settings')));
  await page.keyboard.press('Escape');

  await visitor.click('new-table');
  await page.locator('.setup, form').first().waitFor();
  await page.locator('#clock').selectOption('bank');
  await page.locator('.clock-field__parts').waitFor();
  found.push(...(await misprints(visitor, 'set-up')));
  await page.goto('/account');
  await visitor.part('register-password').waitFor();
  found.push(...(await misprints(visitor, 'account of a guest')));
  await person.post('/api/account/register', { name, password: 'long enough' }, 'ApiMe');
  expect((await admin(stage.server, 'make-admin', name)).code).toBe(0);
  // Whoever registers has a new session.
  await visitor.context.addCookies([cookieOf(person)]);
  await page.goto('/account');
  await visitor.part('log-out').waitFor();
  found.push(...(await misprints(visitor, 'account with a password')));
  await page.goto('/admin');
  await visitor.part('admin-views').locator('input[value="accounts"]').check();
  await visitor.part('admin-accounts').locator('li', { hasText: name }).waitFor();
  found.push(...(await misprints(visitor, 'admin')));
  await page.goto('/rules/base');
  await page.locator('.rules__section').first().waitFor();
  found.push(...(await misprints(visitor, 'rules')));

  await page.goto('/');
  await visitor.click('quick-bot');
  await page.locator('[data-testid="hand"][data-ask]').waitFor();
  found.push(...(await misprints(visitor, 'game')));
  await page.goto(`/g/${finished}`);
  await visitor.part('final-sheet').waitFor();
  found.push(...(await misprints(visitor, 'final sheet')));
  expect(found).toEqual([]);
});

/** A game of this person's whose open question is which ferry to move, with an answer to take back. */
async function askedToMoveFerry(person: Person): Promise<string> {
  const game = await startAgainstBot(person, RIVER_AND_FERRIES);
  const client = await person.connect();
  await client.watch(game);
  let met = false;
  const stop = (ask: Ask): boolean => {
    met = ask.step === 'ferries.move' && ask.can_undo;
    return met;
  };
  await play({ client, game, random: seeded(1), stop });
  await client.close();
  expect(met, 'this game asks which ferry to move').toBe(true);
  return game;
}

test('all answers about a ferry have room in every language', { timeout: 60_000 }, async () => {
  const person = await Person.visit(stage.server, 'Femke');
  const game = await askedToMoveFerry(person);
  const found: string[] = [];
  for (const language of LANGUAGES) {
    const visitor = await stage.visitor(`Femke ${language}`, { locale: language });
    const { page } = visitor;
    await visitor.context.addCookies([cookieOf(person)]);
    await page.goto(`/g/${game}`);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.locator('[data-join-option]').first().click();
    for (const part of ['pass', 'undo', 'confirm']) {
      await page.locator(`.hand [data-testid="${part}"]`).waitFor();
    }
    found.push(...(await misprints(visitor, `moving a ferry in ${language}`)));
  }
  expect(found).toEqual([]);
});

/** The files that a page asks for from now on. */
function filesOf(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname.slice(1)));
  return files;
}

/** Whose texts are among the files that were asked for. */
function languagesAmong(files: ReadonlySet<string>): string[] {
  const client = process.env['AUDE_STATIC'] ?? inRepository('web-client/dist');
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  const texts = ['en', ...LANGUAGES].map((language) => {
    const file = manifest[`src/i18n/${language}/index.ts`]?.file;
    if (!file) throw new Error(`the build has no file of its own for ${language}`);
    return { language, file };
  });
  return texts.filter(({ file }) => files.has(file)).map(({ language }) => language);
}

test('only the language that is shown is loaded, and another one can be chosen', async () => {
  const reader = await stage.visitor('Rose', { serviceWorkers: 'block' });
  const read = filesOf(reader.page);
  await reader.page.goto('/');
  await reader.page.locator('html[lang="en"]').waitFor();
  await reader.page.waitForLoadState('networkidle');
  expect(languagesAmong(read)).toEqual(['en']);

  const visitor = await stage.visitor('Mina', { locale: 'de-AT', serviceWorkers: 'block' });
  const { page } = visitor;
  const asked = filesOf(page);
  await page.goto('/');
  await page.locator('html[lang="de"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(languagesAmong(asked)).toEqual(['de']);
  await page.locator('.head select').selectOption('fr');
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.head__nav').getByText('Règles').waitFor();
  expect(languagesAmong(asked)).toEqual(['de', 'fr']);
  await page.reload();
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.head__nav').getByText('Règles').waitFor();
});
