import { expect, test } from 'vitest';
import { seeded } from '../support/play.ts';
import { SeatedPlayer } from './support/seat.ts';
import { useStage } from './support/stage.ts';
import { FIRST_EDITION, getReady, setUp, start, type Wish } from './support/table.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

const AMONG_FRIENDS: Wish = { ...FIRST_EDITION, seats: 4, visibility: 'private', clock: 120 };

test('a private table with a clock, a chat, a bot, and one who leaves', async () => {
  const ada = await stage.visitor('Ada');
  const ben = await stage.visitor('Ben');
  const cyd = await stage.visitor('Cyd');
  for (const visitor of [ada, ben, cyd]) await visitor.introduce();
  const id = await setUp(ada, AMONG_FRIENDS);
  const link = await ada.part('share-link').inputValue();

  await notInTheLobby(ben, id);
  for (const [seat, guest] of [[1, ben] as const, [2, cyd] as const]) {
    await guest.page.goto(link);
    await guest.click(`sit-${seat}`);
    await guest.part('ready').waitFor();
  }
  await chat(ada, ben);
  await chat(ben, ada);
  await putBotOn(ada, 3);
  await ada.click('remove-bot-3');
  await putBotOn(ada, 3);
  await getReady(ada, ben, cyd);
  await start(ada);
  await notInTheLobby(await stage.visitor('Eve'), id);

  const random = seeded(4);
  const players = [ada, ben, cyd].map((visitor, seat) => new SeatedPlayer(visitor, seat, random));
  const [first, second, third] = players as [SeatedPlayer, SeatedPlayer, SeatedPlayer];
  await ben.part('turn-indicator').waitFor();
  await round(players, 1);
  await ada.page.getByRole('timer').waitFor();

  await ben.click('tab-chat');
  await ada.click('tab-chat');
  await chat(ada, ben);

  await cyd.click('menu');
  await cyd.click('leave-game');
  await cyd.click('confirm-leave');
  await cyd.part('list-mine').getByTestId(new RegExp(id)).waitFor();

  const proposed = (visitor: Visitor) => visitor.part('proposal-2');
  await proposed(ada).getByRole('button', { name: 'Let a bot play' }).click();
  await proposed(ben).getByRole('button', { name: 'Decline' }).click();
  await proposed(ada).getByRole('button', { name: 'Let a bot play' }).click();
  await proposed(ada).getByText('You have agreed').waitFor();
  await proposed(ben).getByRole('button', { name: 'Agree' }).click();
  for (const visitor of [ada, ben]) await proposed(visitor).waitFor({ state: 'detached' });

  await round([first, second], 2);
  expect(third.done.get('place')).toBeGreaterThan(0);

  // Whoever comes back has the seat back.
  await cyd.page.goto(link);
  await cyd.click('take-back');
  await cyd.part('take-back').waitFor({ state: 'detached' });
  await round([first, second, third], 1);
});

/** So many turns of each of these, in whatever order they come; the others play by themselves. */
async function round(players: readonly SeatedPlayer[], turns: number): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      for (let turn = 0; turn < turns; turn++) {
        const question = await player.turn();
        if (!question) throw new Error('the game is over');
        await player.playTurn(question);
      }
    }),
  );
}

async function notInTheLobby({ page }: Visitor, id: string): Promise<void> {
  await page.goto('/');
  for (const list of ['list-open', 'list-playing']) {
    await page.getByTestId(list).locator('.game-list__none:not(:has-text("Loading"))').waitFor();
  }
  expect(await page.locator(`a[href="/g/${id}"]`).count()).toBe(0);
}

async function chat(from: Visitor, to: Visitor): Promise<void> {
  const text = `Hello ${to.name}, <b>this</b> is ${from.name} & co.`;
  await from.part('chat-input').fill(text);
  await from.click('chat-send');
  await to.part('chat-lines').getByText(text).last().waitFor();
}

/** One level of bots is a button; more are a list. */
async function putBotOn(host: Visitor, seat: number): Promise<void> {
  const picker = host.part(`bot-${seat}`);
  await picker.waitFor();
  const isList = (await picker.and(host.page.locator('select')).count()) > 0;
  if (isList) await picker.selectOption({ index: 1 });
  else await picker.click();
  await host.part(`remove-bot-${seat}`).waitFor();
}
