import { beforeAll, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { play, RIVER_AND_FERRIES, seeded, startGame } from '../support/play.ts';
import { lookAt } from './support/looks.ts';
import { useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

let game: string;

/** People without a browser play a whole game. */
beforeAll(async () => {
  const people = [await Person.visit(stage.server, 'Ann'), await Person.visit(stage.server, 'Bea')];
  const table = await startGame(people, RIVER_AND_FERRIES);
  game = table.game;
  await Promise.all(
    table.clients.map((client, seat) => play({ client, game, random: seeded(11 + seat) })),
  );
  await Promise.all(table.clients.map((client) => client.close()));
});

/** The points in a list of scores, in the order of the list. */
async function listed({ page }: Visitor): Promise<number[]> {
  await page.getByTestId('scorings').waitFor();
  const points = await page.locator('[data-testid="scorings"] .seat-points b').allInnerTexts();
  return points.map(Number);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('every number of the score sheet leads to the scores it is made of, and each to its reasons', async () => {
  const eve = await stage.visitor('Eve');
  const { page } = eve;
  await page.goto(`/g/${game}`);
  await eve.part('final-sheet').waitFor();
  const findings: string[] = [];
  for (const seat of [0, 1]) {
    const total = eve.part(`final-why-${seat}`);
    await total.press('Enter');
    expect(sum(await listed(eve)), 'the whole of a seat').toBe(Number(await eve.textOf(`final-score-${seat}`)));
    await page.keyboard.press('Escape');
    await eve.part('scorings').waitFor({ state: 'detached' });
    expect(await total.evaluate((one) => one.matches(':focus')), 'back to where it was asked').toBe(true);
  }
  const cell = page.locator('[data-testid^="final-why-"]:has(small)').first();
  const points = Number(await cell.locator('b').innerText());
  await cell.click();
  const scores = await listed(eve);
  expect(sum(scores)).toBe(points);
  findings.push(...(await lookAt(eve, 'scorings')));
  await eve.part('scoring').first().click();
  await eve.part('why-lines').waitFor();
  const reasons = await page.locator('[data-testid="why-lines"] tbody td:last-child').allInnerTexts();
  expect(sum(reasons.map(Number))).toBe(scores[0]);
  await eve.part('majority').waitFor();
  await page.locator('[data-testid="why"] a[href^="/rules"]').first().waitFor();
  for (const layer of ['why', 'scorings', 'final-sheet']) {
    await page.keyboard.press('Escape');
    await eve.part(layer).waitFor({ state: 'detached' });
  }
  expect(findings).toEqual([]);
});

test('nothing moves by itself for who wants no movement', async () => {
  const eve = await stage.visitor('Eve', { reducedMotion: 'reduce' });
  const { page } = eve;
  await page.goto(`/g/${game}#move=0`);
  await eve.click('replay-scoring-forward');
  await eve.click('replay-back');
  const moves = `document.getAnimations().flatMap(({ animationName, effect }) => {
    const { duration, iterations } = effect.getTiming();
    return duration > 1 || iterations > 1 ? [animationName ?? 'flight'] : [];
  })`;
  await page.locator('[data-testid="replay-forward"]').press('Enter');
  await page.locator('[data-score]').first().waitFor();
  // Points stay for a while, and stand still.
  const stay = new Set(await page.evaluate<string[]>(moves));
  expect([...stay]).toEqual(['board-linger']);
  expect(await page.locator('.flight').count()).toBe(0);
});

test('points on the board, points in the air and the score of a player tell why', async () => {
  const eve = await stage.visitor('Eve', { reducedMotion: 'no-preference' });
  const { page } = eve;
  await page.goto(`/g/${game}#move=0`);
  await eve.click('replay-scoring-forward');
  const scoring = Number(/#move=(\d+)/.exec(page.url())?.[1]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  const again = async () => {
    await eve.click('replay-back');
    await eve.click('replay-forward');
    await page.locator('[data-score]').first().waitFor();
  };
  const tellsWhy = async () => {
    await eve.part('why').waitFor();
    await eve.part('majority').waitFor();
    await page.keyboard.press('Escape');
    await eve.part('why').waitFor({ state: 'detached' });
  };
  await again();
  const flying = await page.locator('.flight--pressable .flight__points').first().boundingBox();
  await page.mouse.click((flying?.x ?? 0) + 12, (flying?.y ?? 0) + 12);
  await tellsWhy();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });

  await again();
  await page.locator('[data-score]').first().dispatchEvent('click');
  await tellsWhy();

  await page.keyboard.press('w');
  await page.locator('[data-testid="why"], [data-testid="scorings"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await eve.click('replay-last');
  const score = eve.part('score-1');
  const points = Number(await score.innerText());
  await score.press('Enter');
  expect(sum(await listed(eve))).toBe(points);
  await page.keyboard.press('Escape');
  // What came after the move that is looked at is not told.
  await page.evaluate(`location.hash = "#move=${scoring}"`);
  await page.getByTestId('replay-position').getByText(`Move ${scoring} of`).waitFor();
  const early = page.locator('button.score__why').first();
  const few = Number(await early.innerText());
  await early.press('Enter');
  await page.locator('[data-testid="why"], [data-testid="scorings"]').waitFor();
  const told = await page.locator('dialog .seat-points b, [data-testid="majority"] td:last-child').allInnerTexts();
  expect(Math.max(...told.map(Number))).toBeLessThanOrEqual(few);
});
