import type { Page } from 'playwright-core';

/** The card of the set-up page on which a river's box is one of the prints. */
function cardOf(set: string): string {
  if (set === 'river-20') return 'river-anniversary';
  return set.startsWith('river-2-') ? 'river-second' : 'river-first';
}

/** Chooses just these river boxes on the set-up form. */
export async function chooseRivers(page: Page, rivers: readonly string[]): Promise<void> {
  const wanted = new Set(rivers.map(cardOf));
  const box = (card: string) => page.getByTestId(card).getByRole('checkbox');
  for (const card of ['river-first', 'river-second', 'river-anniversary']) {
    if (!wanted.has(card)) await box(card).uncheck();
  }
  for (const river of rivers) {
    const card = cardOf(river);
    await box(card).check();
    const print = page.getByTestId(card).locator(`input[type="radio"][value="${river}"]`);
    if ((await print.count()) > 0) await print.check();
  }
}

/** Switches a house rule on. */
export async function switchOn(page: Page, option: string): Promise<void> {
  const rule = page.getByTestId(`option-${option}`);
  if (!(await rule.isVisible())) await page.locator('details.house > summary').click();
  await rule.getByRole('radio', { name: 'On' }).check();
}
