import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { SeatedPlayer, type Question } from './support/seat.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A page that nobody looks at: a browser without a window has none. */
const UNSEEN = `
  window.seen = true;
  Object.defineProperty(document, 'visibilityState', { get: () => (window.seen ? 'visible' : 'hidden') });
  window.look = (seen) => { window.seen = seen; document.dispatchEvent(new Event('visibilitychange')); };`;

const RULED = `(async () => {
  while (!navigator.serviceWorker.controller) await new Promise((next) => requestAnimationFrame(next));
})()`;

/** What the service worker shows outside the page, once it shows as many. */
const notices = (count: number): string => `(async () => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const shown = await worker.getNotifications();
    if (shown.length === ${count}) return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
    await new Promise((next) => requestAnimationFrame(next));
  }
})()`;

/** Presses the notice that is shown; tells what the worker then opens or brings to the front. */
const PRESS = `(async () => {
  const [notice] = await self.registration.getNotifications();
  const done = [];
  self.clients.openWindow = (path) => Promise.resolve(done.push('opens ' + path));
  WindowClient.prototype.focus = function () { return Promise.resolve(done.push('shows the page ' + (this.id === notice.data.client))); };
  const press = new NotificationEvent('notificationclick', { notification: notice });
  const waited = [];
  press.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(press);
  await Promise.all(waited);
  return done;
})()`;

test('title, icon and notice say whose turn it is', async () => {
  const ada = await stage.visitor('Ada', { permissions: ['notifications'] });
  const { page } = ada;
  await page.addInitScript(UNSEEN);
  await ada.introduce();
  await page.evaluate(RULED);
  await ada.click('quick-bot');
  const player = new SeatedPlayer(ada, 0, seeded(11));
  const first = (await player.turn()) as Question;
  expect(await page.title()).toMatch(/^● Your turn/);
  await page.locator('link[rel="icon"][href="/favicon-turn.svg"]').waitFor({ state: 'attached' });
  expect(await ada.part('notice-offer').count()).toBe(0);

  // Who was away while the game waited is asked, once, and not over the board.
  await page.evaluate('window.look(false)');
  await page.evaluate('window.look(true)');
  const [offer, board] = await Promise.all([ada.part('notice-offer').boundingBox(), ada.part('board').boundingBox()]);
  expect(offer?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? Infinity));
  await ada.click('notice-yes');
  await ada.part('notice-offer').waitFor({ state: 'detached' });
  await page.evaluate(notices(0));

  await page.evaluate('window.look(false)');
  await player.playTurn(first);
  await player.turn();
  const path = new URL(page.url()).pathname;
  const [notice] = await page.evaluate<{ title: string; body: string; path: string }[]>(notices(1));
  expect(notice).toEqual({ title: 'Your turn', body: expect.stringMatching(/^Turn \d+/) as string, path });

  // A press on it comes back to the game.
  const [worker] = ada.context.serviceWorkers();
  expect(await worker?.evaluate(PRESS)).toEqual(['shows the page true']);
  await page.evaluate(notices(0));
});

test('who plays may look back, and nothing can be played from there', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
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
