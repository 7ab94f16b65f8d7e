import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { play, seeded, startAgainstBot, startGame } from '../support/play.ts';
import type { Ask, Setup } from '../support/protocol.ts';
import { lookAt } from './support/looks.ts';
import { useStage } from './support/stage.ts';
import { FIRST_EDITION, fillIn, join, setUp } from './support/table.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

const SETUP: Setup = {
  sets: [
    { set: 'base-c1', copies: 1 },
    { set: 'river-1-c1', copies: 1 },
    { set: 'ferries', copies: 1 },
  ],
  seats: 2,
  options: {},
};

test('lobby, set-up and waiting room', { timeout: 90_000 }, async () => {
  const people = [await Person.visit(stage.server, 'Mina'), await Person.visit(stage.server, 'Noah')];
  await startGame(people, SETUP);
  // A table is in the lobby as long as somebody is at it.
  const host = await Person.visit(stage.server, 'Olga');
  const waiting = await host.open({ ...SETUP, seats: 4 });
  const client = await host.connect();
  await client.watch(waiting);
  await client.command('sit', waiting, { seat: 0 });

  const ada = await stage.visitor('Ada');
  await ada.introduce();
  await ada.page.locator('[data-testid="list-open"] a').waitFor();
  const findings = await lookAt(ada, 'lobby');
  await ada.click('open-settings');
  findings.push(...(await lookAt(ada, 'settings')));
  await ada.page.keyboard.press('Escape');

  await ada.click('new-table');
  await fillIn(ada, FIRST_EDITION);
  findings.push(...(await lookAt(ada, 'set-up')));
  await ada.page.goto('/');

  const id = await setUp(ada, { ...FIRST_EDITION, seats: 3 });
  const ben = await stage.visitor('Ben');
  await ben.introduce();
  await ben.page.goto(`/g/${id}`);
  await join(ben);
  await ben.part('chat-input').fill('Good evening! One more seat is free.');
  await ben.click('chat-send');
  await ada.part('chat-lines').getByText('Good evening').waitFor();
  findings.push(...(await lookAt(ada, 'waiting-room')));
  expect(findings).toEqual([]);
});

/** What shall be on the screen, and after how many answers at the earliest. */
const QUESTIONS: Record<string, { after: number; isGood?: (ask: Ask) => boolean }> = {
  follower: { after: 12, isGood: (ask) => ask.options.length > 2 },
  'ferries.link': { after: 12 },
  place: { after: 50, isGood: (ask) => ask.options.length > 4 },
};

test('a game at every kind of question, its end, and its replay', { timeout: 120_000 }, async () => {
  const mina = await Person.visit(stage.server, 'Mina');
  const visitor = await windowOf(mina, 'Mina');
  const random = seeded(8);
  const findings: string[] = [];
  const wanted = new Set(Object.keys(QUESTIONS));

  const game = await startAgainstBot(mina, SETUP);
  for (let step = await playOn(mina, game, random, wanted); step; ) {
    await visitor.page.goto(`/g/${game}`);
    await preview(visitor, step);
    findings.push(...(await lookAt(visitor, `game-${step}`)));
    wanted.delete(step);
    // The window would ask to be shown every move that the person makes elsewhere.
    await visitor.page.goto('about:blank');
    step = await playOn(mina, game, random, wanted);
  }
  expect([...wanted], 'what this game does not ask').toEqual([]);
  await visitor.page.goto(`/g/${game}`);
  await visitor.part('final-sheet').waitFor();
  findings.push(...(await lookAt(visitor, 'final-sheet')));
  await visitor.click('open-replay');
  await visitor.click('replay-last');
  findings.push(...(await lookAt(visitor, 'replay')));
  expect(findings).toEqual([]);
});

/** Answers over a socket up to one of these steps, and returns which; null at the end of the game. */
async function playOn(
  person: Person,
  game: string,
  random: () => number,
  wanted: ReadonlySet<string>,
): Promise<string | null> {
  let found: string | null = null;
  const client = await person.connect();
  await client.watch(game);
  const stop = (ask: Ask): boolean => {
    const { after, isGood } = QUESTIONS[ask.step] ?? { after: Infinity };
    if (!wanted.has(ask.step) || ask.ask < after || isGood?.(ask) === false) return false;
    found = ask.step;
    return true;
  };
  await play({ client, game, random, stop });
  await client.close();
  return found;
}

/** Waits for the question and, where there is something to try first, tries it. */
async function preview({ page }: Visitor, step: string): Promise<void> {
  await page.locator(`[data-testid="hand"][data-step="${step}"]`).waitFor();
  if (step === 'place') {
    await page.locator('[data-cell]').first().click();
    await page.locator('[data-ghost]').waitFor();
  }
  if (step === 'ferries.link') {
    await page.locator('[data-join-option]').first().click();
    await page.locator('.board__pair--shown').waitFor();
  }
}

/** A window with the cookie of somebody who otherwise plays without one. */
async function windowOf(person: Person, name: string): Promise<Visitor> {
  const visitor = await stage.visitor(name);
  const [key, value] = person.cookie.split('=') as [string, string];
  await visitor.context.addCookies([{ name: key, value, url: stage.server.url }]);
  return visitor;
}
