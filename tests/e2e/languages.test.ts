import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../support/paths.ts';
import { Person } from '../support/person.ts';
import { play, seeded } from '../support/play.ts';
import type { Setup } from '../support/protocol.ts';
import { DESK, PHONE, useStage } from './support/stage.ts';
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
    // The question mark can be pressed a little beside itself; of the board's parts nothing is text.
    if (one.closest('.board, svg, .language, .rule-link')) continue;
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
  const key = /\\b(common|lobby|setup|waiting|game|board|log|replay|errors|rules|settings|tutorial):[a-z_]+/;
  const found = key.exec(document.body.innerText);
  if (found) wrong.push('a key in place of a text: ' + found[0]);
  return wrong;
})()`;

/** The page has been laid out anew for the window's size. */
const DRAWN = `new Promise((done) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  document.fonts.ready.then(frame).then(frame).then(frame).then(done);
})`;

async function misprints(visitor: Visitor, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of [['desk', DESK], ['phone', PHONE]] as const) {
    await visitor.page.setViewportSize(size);
    await visitor.page.evaluate(DRAWN);
    const wrong = await visitor.page.evaluate<string[]>(MISPRINTS);
    found.push(...wrong.map((one) => `${screen}, ${name}: ${one}`));
  }
  await visitor.page.setViewportSize(DESK);
  return found;
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

test.each(LANGUAGES)('every screen has room for its words in %s', { timeout: 60_000 }, async (language) => {
  const person = await Person.visit(stage.server, 'Mina');
  const finished = await playedToTheEnd(person);
  const visitor = await stage.visitor('Mina', { locale: language });
  const [key, value] = person.cookie.split('=') as [string, string];
  await visitor.context.addCookies([{ name: key, value, url: stage.server.url }]);
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
  found.push(...(await misprints(visitor, 'set-up')));
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

test('only the language that is shown is loaded, and another one can be chosen', async () => {
  const visitor = await stage.visitor('Mina', { locale: 'de-AT' });
  const { page } = visitor;
  await page.goto('/');
  await page.locator('html[lang="de"]').waitFor();
  await page.locator('.head select').selectOption('fr');
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.head__nav').getByText('Règles').waitFor();
  await page.reload();
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.head__nav').getByText('Règles').waitFor();
});

interface Step {
  name: string;
  option: number;
  ask: { options: { action: string; place?: { x: number; y: number; turns: number }; segment?: object; join?: object }[] };
}

test('the guided game, from the lobby to a game against a bot', { timeout: 60_000 }, async () => {
  const file = inRepository('web-client/src/tutorial/lesson.json');
  const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: Step[] };
  const visitor = await stage.visitor('Ada');
  const { page } = visitor;
  await page.goto('/');
  await visitor.click('learn');
  const confirm = page.locator('.hand [data-testid="confirm"]');
  for (const [at, step] of steps.entries()) {
    await page.locator(`.lesson[data-step="${step.name}"]`).waitFor();
    const wanted = step.ask.options[step.option];
    if (at === 1) {
      // Another legal answer is told kindly, and who comes back goes on here.
      await visitor.click('pass');
      await visitor.part('lesson-astray').waitFor();
      await visitor.click('leave-lesson');
      await visitor.click('learn');
      await page.locator(`.lesson[data-step="${step.name}"]`).waitFor();
    }
    if (wanted?.place) {
      const { x, y, turns } = wanted.place;
      await page.locator(`[data-cell="${x},${y}"]`).first().click();
      const ghost = page.locator('[data-ghost]');
      while ((await ghost.getAttribute('data-turns')) !== String(turns)) await visitor.click('rotate');
      await confirm.click();
    } else if (wanted?.segment) {
      await page.locator(`[data-segment-option="${step.option}"]`).click();
    } else if (wanted?.join) {
      await page.locator(`[data-join-option="${step.option}"]`).first().click();
      await confirm.click();
    } else {
      await visitor.click(wanted?.action === 'pass' ? 'pass' : 'end-turn');
    }
  }
  await visitor.part('lesson-end').waitFor();
  await visitor.click('lesson-bot');
  await page.locator('[data-testid="hand"][data-ask]').waitFor();
  await page.goto('/');
  await page.locator('.learn-line').waitFor();
});
