import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { KeyboardPlayer } from './support/keyboard.ts';
import { SeatedPlayer } from './support/seat.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

test('a game against the bot, given up after fifteen turns', async () => {
  const ada = await stage.visitor('Ada');
  await ada.page.goto('/');
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

test('a game against the bot without a mouse', async () => {
  const ada = await stage.visitor('Ada');
  await ada.page.goto('/');
  const player = new KeyboardPlayer(ada, seeded(5));
  await player.tabTo('quick-bot');
  await player.press('Enter');
  await ada.part('board').waitFor();
  for (let turn = 0; turn < 6; turn++) await player.turn();
  expect(player.undone, 'turns taken back').toBeGreaterThan(0);
  expect(player.cleared, 'previews put away').toBeGreaterThan(0);
});
