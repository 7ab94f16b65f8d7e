import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { play, RIVER_AND_FERRIES, seeded, startAgainstBot } from '../support/play.ts';
import type { Ask } from '../support/protocol.ts';
import { cellInSight } from './support/sight.ts';
import { PHONE, useStage } from './support/stage.ts';
import { tooSmall } from './support/targets.ts';

// A game in which a ferry is placed and moved, and followers have a choice.
const stage = useStage('ferries to and fro');
const TOUCHED = { viewport: PHONE, hasTouch: true, isMobile: true };

test('before a game everything that can be pressed is as large as a thumb', async () => {
  const visitor = await stage.visitor('Ada', TOUCHED);
  await visitor.introduce();
  const small = await tooSmall(visitor, 'lobby');
  await visitor.click('open-settings');
  small.push(...(await tooSmall(visitor, 'settings')));
  await visitor.page.keyboard.press('Escape');
  await visitor.click('new-table');
  await visitor.part('create-table').waitFor();
  small.push(...(await tooSmall(visitor, 'set-up')));
  await visitor.click('create-table');
  await visitor.part('share-link').waitFor();
  small.push(...(await tooSmall(visitor, 'waiting room')));
  expect(small).toEqual([]);
});

test('in a game and its replay everything that can be pressed is as large as a thumb', async () => {
  const mina = await Person.visit(stage.server, 'Mina');
  const visitor = await stage.visitor('Mina', TOUCHED);
  const { page } = visitor;
  const [key, value] = mina.cookie.split('=') as [string, string];
  await visitor.context.addCookies([{ name: key, value, url: stage.server.url }]);
  const small: string[] = [];
  const game = await startAgainstBot(mina, RIVER_AND_FERRIES);
  for (const step of ['ferries.link', 'follower', 'ferries.move', 'place']) {
    const isWanted = (ask: Ask) => ask.ask > 20 && ask.step === step && ask.options.length > 2;
    expect(await playOn(mina, game, isWanted), `${step} is asked`).toBe(true);
    await page.goto(`/g/${game}`);
    await page.locator(`[data-testid="hand"][data-step="${step}"]`).waitFor();
    small.push(...(await tooSmall(visitor, step)));
    if (step !== 'place') await page.goto('about:blank');
  }
  await (await cellInSight(visitor)).tap();
  await page.locator('[data-ghost]').waitFor();
  await visitor.part('aid').waitFor();
  small.push(...(await tooSmall(visitor, 'placing')));
  for (const sheet of ['menu', 'open-log', 'open-chat', 'keys-help']) {
    await visitor.click(sheet);
    await page.locator('dialog').waitFor();
    small.push(...(await tooSmall(visitor, sheet)));
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.goto('about:blank');
  await playOn(mina, game, () => false);
  await page.goto(`/g/${game}`);
  await visitor.part('final-sheet').waitFor();
  small.push(...(await tooSmall(visitor, 'final sheet')));
  await visitor.click('open-replay');
  await visitor.click('replay-forward');
  small.push(...(await tooSmall(visitor, 'replay')));
  expect(small).toEqual([]);
});

/** Answers over a socket up to such a question; false if the game ends before it comes. */
async function playOn(person: Person, game: string, isWanted: (ask: Ask) => boolean): Promise<boolean> {
  let found = false;
  const client = await person.connect();
  await client.watch(game);
  await play({ client, game, random: seeded(5), stop: (ask) => (found = isWanted(ask)) });
  await client.close();
  return found;
}
