import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellInSight } from './support/sight.ts';
import { PHONE, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

interface Point {
  readonly x: number;
  readonly y: number;
}

test('two fingers zoom, one drags, and neither ever places a tile', async () => {
  const ada = await stage.visitor('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = ada;
  await ada.introduce();
  await ada.part('quick-bot').tap();
  const hand = page.locator('[data-testid="hand"][data-step="place"]');
  await hand.waitFor();
  const ask = await hand.getAttribute('data-ask');
  const fingers = new Fingers(await page.context().newCDPSession(page));
  const middle = { x: PHONE.width / 2, y: 340 };

  const far = await scaleOf(page);
  await fingers.pinch(middle, 40, 110);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(far * 1.5);
  const near = await scaleOf(page);
  await fingers.pinch(middle, 110, 40);
  await expect.poll(() => scaleOf(page)).toBeLessThan(near / 1.5);

  await (await cellInSight(ada)).tap();
  await page.locator('[data-ghost]').waitFor();
  for (const part of ['[data-ghost]', '.board [data-testid="confirm"]']) {
    const start = await middleOf(page, part);
    const before = await placeOf(page);
    await fingers.drag(start, { x: start.x - 30, y: start.y + 60 });
    // A drag moves the board, wherever it begins.
    await expect.poll(() => placeOf(page)).not.toBe(before);
    await fingers.pinch(await middleOf(page, part), 0, 70);
    await fingers.pinch(await middleOf(page, part), 70, 0);
    await isAsBefore(ada, ask);
  }

  // Two quick taps are two turns, not the double click that confirms.
  const ghost = await middleOf(page, '[data-ghost]');
  await fingers.tap(ghost);
  await fingers.tap(ghost);
  await isAsBefore(ada, ask);
  await page.locator('.board [data-testid="confirm"]').tap();
  await page.locator(`[data-testid="hand"][data-ask="${ask}"]`).waitFor({ state: 'detached' });
});

test('wherever a tile is previewed, the whole of its mark can be pressed', async () => {
  const ada = await stage.visitor('Ada', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = ada;
  await ada.introduce();
  await ada.part('quick-bot').tap();
  await page.locator('[data-testid="hand"][data-step="place"]').waitFor();
  const fingers = new Fingers(await page.context().newCDPSession(page));
  await (await cellInSight(ada)).tap();
  await page.locator('[data-ghost]').waitFor();
  const tools = await page.locator('.board-tools').boundingBox();
  const top = (tools?.y ?? 0) + (tools?.height ?? 0) + 4;
  const corners = [
    { left: 12, top },
    { left: PHONE.width - 12, top },
    { left: PHONE.width - 4, top: 320 },
    { left: 4, top: 320 },
  ];
  for (const { left, top } of corners) {
    const ghost = await page.locator('[data-ghost]').boundingBox();
    if (!ghost) throw new Error('the preview is gone');
    const middle = { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 };
    // The side of the tile that is nearer to the window's edge comes to it.
    const by = { x: left - (left < PHONE.width / 2 ? ghost.x : ghost.x + ghost.width), y: top - ghost.y };
    await fingers.drag(middle, { x: middle.x + by.x, y: middle.y + by.y });
    await expect.poll(() => page.evaluate(MARK_IS_WHOLE), { message: `at ${left}, ${top}` }).toBe(true);
  }
});

/** From the middle of the mark to all sides a press reaches it. */
const MARK_IS_WHOLE = `(() => {
  const mark = document.querySelector('.board [data-testid="confirm"]');
  const { x, y, width, height } = mark.querySelector('circle').getBoundingClientRect();
  return [0, 1, 2, 3, 4, 5, 6, 7].every((part) => {
    const turn = (part * Math.PI) / 4;
    const [across, down] = [(1 + 0.9 * Math.cos(turn)) / 2, (1 + 0.9 * Math.sin(turn)) / 2];
    return mark.contains(document.elementFromPoint(x + across * width, y + down * height));
  });
})()`;

/** The tile is previewed, and the same question is open, after all that was touched has been dealt with. */
async function isAsBefore({ page }: Visitor, ask: string | null): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))');
  expect(await page.locator('[data-testid="hand"]').getAttribute('data-ask')).toBe(ask);
  expect(await page.locator('[data-ghost]').count(), 'the preview stays').toBe(1);
}

const placeOf = (page: Page) => page.locator('.board__world').getAttribute('transform');

async function scaleOf(page: Page): Promise<number> {
  return Number(/scale\(([\d.]+)\)/.exec((await placeOf(page)) ?? '')?.[1]);
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Real touches, as the browser gets them from a screen. */
class Fingers {
  readonly #browser: CDPSession;

  constructor(browser: CDPSession) {
    this.#browser = browser;
  }

  #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]): Promise<unknown> {
    const numbered = touchPoints.map(({ x, y }, id) => ({ x, y, id }));
    return this.#browser.send('Input.dispatchTouchEvent', { type, touchPoints: numbered });
  }

  async tap(at: Point): Promise<void> {
    await this.#touch('touchStart', [at]);
    await this.#touch('touchEnd', []);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.#touch('touchStart', [from]);
    for (let step = 1; step <= 4; step++) {
      await this.#touch('touchMove', [between(from, to, step / 4)]);
    }
    await this.#touch('touchEnd', []);
  }

  /** One finger stays on `at`, or both go apart from it; `from` and `to` are their distances from it. */
  async pinch(at: Point, from: number, to: number): Promise<void> {
    const pair = (reach: number): Point[] => [at, { x: at.x - 20 - reach, y: at.y + reach }];
    await this.#touch('touchStart', [at]);
    await this.#touch('touchStart', pair(from));
    for (let step = 1; step <= 5; step++) await this.#touch('touchMove', pair(from + ((to - from) * step) / 5));
    await this.#touch('touchEnd', [at]);
    await this.#touch('touchEnd', []);
  }
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
