import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { SeatedPlayer, type Question } from './support/seat.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A page that nobody looks at, and the notices that it shows: a browser without a window has neither. */
const UNSEEN = `
  window.seen = true;
  window.notices = [];
  Object.defineProperty(document, 'visibilityState', { get: () => (window.seen ? 'visible' : 'hidden') });
  window.look = (seen) => { window.seen = seen; document.dispatchEvent(new Event('visibilitychange')); };
  window.Notification = class {
    static permission = 'default';
    static requestPermission() {
      window.Notification.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title, { body }) { window.notices.push(title + ': ' + body); }
    close() {}
  };`;

test('title, icon and notice say whose turn it is', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await page.addInitScript(UNSEEN);
  await page.goto('/');
  await ada.click('quick-bot');
  const player = new SeatedPlayer(ada, 0, seeded(11));
  const first = (await player.turn()) as Question;
  expect(await page.title()).toMatch(/^● Your turn/);
  await page.locator('link[rel="icon"][href="/favicon-turn.svg"]').waitFor({ state: 'attached' });
  expect(await ada.part('notice-offer').count()).toBe(0);

  // Who was away while the game waited is asked, once.
  await page.evaluate('window.look(false)');
  await page.evaluate('window.look(true)');
  await ada.click('notice-yes');
  await ada.part('notice-offer').waitFor({ state: 'detached' });
  expect(await page.evaluate('window.notices')).toEqual([]);

  await page.evaluate('window.look(false)');
  await player.playTurn(first);
  await player.turn();
  expect(await page.evaluate('window.notices')).toEqual([expect.stringMatching(/^Your turn: Turn \d+/)]);
});

test('who plays may look back, and nothing can be played from there', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await page.goto('/');
  await ada.click('quick-bot');
  const player = new SeatedPlayer(ada, 0, seeded(12));
  for (let turn = 0; turn < 2; turn++) await player.playTurn((await player.turn()) as Question);
  const next = (await player.turn()) as Question;
  const cells = page.locator('[data-cell]');
  await cells.first().waitFor();
  await ada.click('look-back');
  await ada.part('looking-back').getByText('It is your turn').waitFor();
  await page.keyboard.press('Home');
  await page.locator('[data-testid="board"][data-tiles="1"]').waitFor();
  expect(await cells.count()).toBe(0);
  // Keys that answer questions answer none here.
  for (const key of ['u', 's', 'Enter']) await page.keyboard.press(key);
  await ada.click('back-to-live');
  await cells.first().waitFor();
  expect(await ada.part('hand').getAttribute('data-ask')).toBe(String(next.ask));
});
