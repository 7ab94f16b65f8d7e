import { expect, test } from 'vitest';
import { atStep, doStep, STEPS, wantedIn, type Step } from './support/lesson.ts';
import { PHONE, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

test('the guided game, from the lobby to a game against a bot', async () => {
  const visitor = await stage.visitor('Ada');
  const { page } = visitor;
  await page.goto('/');
  await visitor.click('learn');
  for (const [at, step] of STEPS.entries()) {
    await atStep(visitor, step);
    if (at === 1) {
      // Another legal answer is told kindly, and who comes back goes on here.
      await visitor.click('pass');
      await visitor.part('lesson-astray').waitFor();
      await visitor.click('leave-lesson');
      await visitor.click('learn');
      await atStep(visitor, step);
    }
    await doStep(visitor, step);
  }
  await visitor.part('lesson-end').waitFor();
  await visitor.click('lesson-bot');
  await page.locator('[data-testid="hand"][data-ask]').waitFor();
  await page.goto('/');
  await page.locator('.learn-line').waitFor();
});

test('the guided game by thumb', async () => {
  const visitor = await stage.visitor('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await page.goto('/learn');
  for (const step of STEPS) {
    await atStep(visitor, step);
    // What is said lies over nothing that has to be pressed.
    await doStep(visitor, step, 'tap');
  }
  await visitor.part('lesson-end').waitFor();
});

test('the guided game by keys alone, and what a screen reader hears of it', async () => {
  const visitor = await stage.visitor('Ada');
  const { page } = visitor;
  await page.goto('/');
  await visitor.part('quick-bot').and(page.locator(':enabled')).waitFor();
  const link = page.locator('[data-testid="learn"]:focus');
  while ((await link.count()) === 0) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const heard = new Set<string>();
  for (const step of STEPS) {
    await atStep(visitor, step);
    const words = visitor.part('lesson-words');
    expect(await words.getAttribute('aria-live')).toBe('polite');
    heard.add(await words.innerText());
    await byKeys(visitor, step);
  }
  // Every step has something of its own to say.
  expect(heard.size).toBe(STEPS.length);
  await visitor.part('lesson-end').waitFor();
  await page.locator('[data-testid="lesson-end"] h2:focus').waitFor();
});

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

async function byKeys(visitor: Visitor, step: Step): Promise<void> {
  const { keyboard } = visitor.page;
  const wanted = wantedIn(step);
  if (wanted.place) return placeByKeys(visitor, wanted.place);
  if (wanted.action === 'pass') return keyboard.press('s');
  if (wanted.segment || wanted.join) {
    // The arrows go through what the board offers, one after the other.
    const offered = step.ask.options.filter(({ segment, join }) => segment ?? join);
    for (let press = 0; press <= offered.indexOf(wanted); press++) await keyboard.press('ArrowRight');
  }
  await keyboard.press('Enter');
}

/** Walks from cell to cell, each time the first way that comes nearer, and turns the tile. */
async function placeByKeys({ page }: Visitor, { x, y, turns }: { x: number; y: number; turns: number }): Promise<void> {
  const ghost = page.locator('[data-ghost]');
  await page.keyboard.press('ArrowRight');
  await ghost.waitFor();
  for (let press = 0; (await ghost.getAttribute('data-ghost')) !== `${x},${y}`; press++) {
    if (press > 40) throw new Error(`the arrows do not come to ${x},${y}`);
    await page.keyboard.press(ARROWS[press % ARROWS.length] as string);
  }
  for (let press = 0; (await ghost.getAttribute('data-turns')) !== String(turns); press++) {
    if (press > 4) throw new Error('the tile cannot be turned like that');
    await page.keyboard.press('r');
  }
  await page.keyboard.press('Enter');
}
