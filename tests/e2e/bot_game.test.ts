import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { KeyboardPlayer } from './support/keyboard.ts';
import { lookAt } from './support/looks.ts';
import { SeatedPlayer } from './support/seat.ts';
import { useStage } from './support/stage.ts';
import { getReady, start } from './support/table.ts';

const stage = useStage();

test('a game against the bot, given up after fifteen turns', async () => {
  const ada = await stage.visitor('Ada');
  await ada.introduce();
  await ada.click('quick-bot');
  const player = new SeatedPlayer(ada, 0, seeded(15));
  for (let turn = 0; turn < 15; turn++) {
    const question = await player.turn();
    expect(question, 'the game goes on').not.toBeNull();
    if (question) await player.playTurn(question);
  }
  await player.turn();

  await ada.click('menu');
  await ada.click('resign');
  await ada.click('confirm-resign');
  await ada.part('final-sheet').waitFor();
  await ada.page.getByText('The game ended by resignation.').waitFor();
  await ada.page.getByText('Bot wins').waitFor();
  await ada.page.goto('/games?mine=1');
  await ada.part('list-stored').locator('a[data-testid^="replay-"]').waitFor();
});

test('a hint marks an answer and says why', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
  await ada.click('quick-bot');
  const hand = (step: string) => page.locator(`[data-testid="hand"][data-step="${step}"]`);
  await hand('place').waitFor();
  await page.keyboard.press('h');
  await ada.part('hint-panel').getByText('Lay the tile on the marked cell.').waitFor();
  await ada.part('hint').waitFor();
  // The tile lies there as it should be turned; to confirm it is to follow the hint.
  await page.locator('[data-ghost]').waitFor();
  const findings = await lookAt(ada, 'hint');
  await ada.part('hand').getByTestId('confirm').click();
  await ada.part('hint-panel').waitFor({ state: 'detached' });
  await page.locator('[data-testid="hand"][data-ask]:not([data-step="place"])').waitFor();
  await ada.click('hint-button');
  await ada.part('hint-panel').getByText(/^(Choose “No follower”|Put a follower where it is marked|End the turn)\./).waitFor();
  expect(findings).toEqual([]);
});

test('a table without hints, whose bot takes its time and shows that it thinks', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
  await page.goto('/new');
  await ada.part('hints').getByRole('radio', { name: 'Nobody' }).check();
  await ada.part('pace').getByRole('radio', { name: 'Like people' }).check();
  await ada.part('seat-plan-1').selectOption('easy');
  await ada.click('create-table');
  await ada.part('remove-bot-1').waitFor();
  await page.locator('.summary').getByText('Like people').waitFor();
  await getReady(ada);
  await start(ada);
  const player = new SeatedPlayer(ada, 0, seeded(8));
  const question = await player.turn();
  if (question) await player.playTurn(question);
  await ada.part('thinking').waitFor();
  expect(await ada.part('hint-button').count()).toBe(0);
  await player.turn();
  await ada.part('thinking').waitFor({ state: 'detached' });
  await ada.click('menu');
  await ada.click('resign');
  await ada.click('confirm-resign');
  // The next table is like the last one.
  await ada.click('play-again');
  await ada.part('remove-bot-1').waitFor();
  await page.locator('.summary').getByText('Like people').waitFor();
});

test('a game against the bot without a mouse', async () => {
  const ada = await stage.visitor('Ada');
  await ada.introduce();
  const player = new KeyboardPlayer(ada, seeded(5));
  await player.tabTo('quick-bot');
  await player.press('Enter');
  await ada.part('board').waitFor();
  for (let turn = 0; turn < 6; turn++) await player.turn();
  expect(player.undone, 'turns taken back').toBeGreaterThan(0);
  expect(player.cleared, 'previews put away').toBeGreaterThan(0);
});
