import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { SeatedPlayer } from './support/seat.ts';
import { PHONE, useStage } from './support/stage.ts';

const stage = useStage();

test('the board tells about what is pointed at, by mouse and by keys', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
  await ada.click('quick-bot');
  const player = new SeatedPlayer(ada, 0, seeded(4));
  for (let turn = 0; turn < 3; turn++) {
    const question = await player.turn();
    if (question) await player.playTurn(question);
  }
  await player.turn();
  await ada.part('ended-0').waitFor();

  await page.keyboard.press('Shift+ArrowUp');
  const said = ada.part('explored');
  await expect.poll(() => said.textContent()).toMatch(/start cell|east|west|north|south/);
  await page.keyboard.press('i');
  await ada.part('aid').waitFor();
  const told = ada.part('aid-said');
  await expect.poll(() => told.textContent()).toMatch(/point|open to|fit/);
  expect(await ada.part('live-question').textContent()).toMatch(/^Your tile: .+\. Lay the tile$/);
  await page.locator('.board__cursor').waitFor();
  await page.keyboard.press('Escape');
  await ada.part('aid').waitFor({ state: 'detached' });
  expect(await told.textContent()).toBe('');

  await page.keyboard.press('?');
  await ada.part('keys').waitFor();
  await page.keyboard.press('Escape');
  await ada.part('keys').waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await page.locator('.board__owned').first().waitFor();
  await page.keyboard.press('f');
  await page.locator('.board__owned').first().waitFor({ state: 'detached' });

  await ada.click('pick-0');
  await ada.part('aid').waitFor();
});

test('a tile is placed by thumb: tap to preview, confirm by a button, drag to move the board', async () => {
  const bea = await stage.visitor('Bea', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = bea;
  await bea.introduce();
  await bea.part('quick-bot').tap();
  await bea.part('board').waitFor();
  const hand = page.locator('[data-testid="hand"][data-step="place"]');
  await hand.waitFor();
  const tiles = () => bea.part('board').getAttribute('data-tiles');
  const before = await tiles();
  const cell = page.locator('[data-cell]').first();
  await cell.tap();
  await page.locator('[data-ghost]').waitFor();
  expect(await tiles(), 'a tap places nothing').toBe(before);
  await bea.part('aid').waitFor();

  const confirm = hand.locator('[data-testid="confirm"]');
  const box = await confirm.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y, 'the button lies in reach of the thumb').toBeGreaterThan(PHONE.height * 0.6);
  await confirm.tap();
  await page.locator('[data-testid="hand"][data-step="place"]').waitFor({ state: 'detached' });

  await bea.part('open-log').tap();
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  const world = page.locator('.board__world');
  const shift = await world.getAttribute('transform');
  const touch = await page.context().newCDPSession(page);
  const move = (type: string, x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await move('touchStart', 60, 300);
  await move('touchMove', 110, 340);
  await move('touchMove', 170, 380);
  await move('touchEnd', 170, 380);
  await expect.poll(() => world.getAttribute('transform')).not.toBe(shift);
});
