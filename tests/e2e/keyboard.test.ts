import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

/** With five bots a whole game has but a dozen turns of one's own. */
const SEATS = 6;

test('a whole game by keys alone, from the lobby to the replay', { timeout: 90_000 }, async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
  // Whatever a pointer did would be counted here.
  await page.addInitScript(`
    window.pointed = 0;
    for (const kind of ['pointerdown', 'mousemove', 'wheel']) addEventListener(kind, () => (window.pointed += 1), true);
  `);
  await page.goto('/');
  await ada.part('new-table').waitFor();
  await tabTo(ada, ada.part('new-table'));
  await page.keyboard.press('Enter');
  await setUp(ada);
  await tabTo(ada, ada.part('ready'));
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="start"]:enabled').waitFor();
  await tabTo(ada, ada.part('start'));
  await page.keyboard.press('Enter');
  await ada.part('board').waitFor();

  let placed = 0;
  for (let step = await nextStep(ada, -1); step; step = await nextStep(ada, step.ask)) {
    if (step.name === 'place') placed += 1;
    await answer(ada, step.name, placed);
  }
  expect(placed, 'turns').toBeGreaterThanOrEqual(11);

  await ada.part('final-sheet').waitFor();
  await tabTo(ada, page.locator('[data-testid^="final-why-"]').first());
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="scorings"], [data-testid="scoring"]').first().waitFor();
  await page.keyboard.press('Escape');
  await tabTo(ada, ada.part('open-replay'));
  await page.keyboard.press('Enter');
  const at = (move: number) => ada.part('replay-position').getByText(`Move ${move} of`).waitFor();
  await at(0);
  await tabTo(ada, ada.part('replay-slider'));
  for (let move = 1; move <= 4; move++) {
    await page.keyboard.press('ArrowRight');
    await at(move);
  }
  await page.keyboard.press('End');
  await at(Number(await ada.part('replay-slider').getAttribute('max')));
  await page.keyboard.press('Home');
  await at(0);
  expect(await page.evaluate('window.pointed')).toBe(0);
});

async function setUp(host: Visitor): Promise<void> {
  const { page } = host;
  await host.part('create-table').waitFor();
  await tabTo(host, host.part('preset-base'));
  await page.keyboard.press('Enter');
  const seats = host.part('seats').locator('input:checked');
  await tabTo(host, seats);
  for (let tries = 0; (await seats.inputValue()) !== String(SEATS); tries++) {
    if (tries > SEATS) throw new Error('the number of seats cannot be reached by keys');
    await page.keyboard.press('ArrowRight');
  }
  for (let seat = 1; seat < SEATS; seat++) {
    const plan = host.part(`seat-plan-${seat}`);
    await tabTo(host, plan);
    for (let tries = 0; (await plan.inputValue()) !== 'normal'; tries++) {
      if (tries > 6) throw new Error('no bot can be chosen by keys');
      await page.keyboard.press('ArrowDown');
    }
  }
  await tabTo(host, host.part('create-table'));
  await page.keyboard.press('Enter');
  await host.part('ready').waitFor();
}

/** Tab by Tab, as somebody who cannot see where it lies. */
async function tabTo({ page }: Visitor, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((one) => one.matches(':focus'));
  for (let stops = 0; stops < 160; stops++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${String(wanted)}`);
}

interface Step {
  readonly ask: number;
  readonly name: string;
}

/** The question after that one; null when the game is over. */
async function nextStep({ page }: Visitor, last: number): Promise<Step | null> {
  const hand = page.locator(`[data-testid="hand"][data-ask]:not([data-ask="${last}"])`);
  await hand.or(page.locator('.game--replay')).first().waitFor();
  if ((await hand.count()) === 0) return null;
  return { ask: Number(await hand.getAttribute('data-ask')), name: (await hand.getAttribute('data-step')) ?? '' };
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

async function answer({ page }: Visitor, step: string, turn: number): Promise<void> {
  const { keyboard } = page;
  if (step === 'place') {
    // The first arrow may have nowhere to go to in its direction.
    for (let tries = 0; (await page.locator('[data-ghost]').count()) === 0; tries++) {
      if (tries > 4) throw new Error('no cell can be chosen by keys');
      await keyboard.press(ARROWS[(turn + tries) % 4] ?? '');
    }
    if (turn % 2 === 0) await keyboard.press('r');
    await keyboard.press('Enter');
  } else if (step === 'follower' && turn % 2 === 1) {
    await keyboard.press('ArrowRight');
    await page.locator('.board__spot--shown').waitFor();
    await keyboard.press('Enter');
  } else {
    await keyboard.press(step === 'end_turn' ? 'Enter' : 's');
  }
}
