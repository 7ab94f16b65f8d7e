import { afterAll, test } from 'vitest';
import { atStep, doStep, STEPS, type Step } from '../e2e/support/lesson.ts';
import { DESK, PHONE, useStage } from '../e2e/support/stage.ts';
import { fillIn, FIRST_EDITION, join, setUp } from '../e2e/support/table.ts';
import type { Visitor } from '../e2e/support/visitor.ts';
import { admin } from '../support/admin.ts';
import { Person } from '../support/person.ts';
import { play, seeded } from '../support/play.ts';
import type { Ask, Setup } from '../support/protocol.ts';
import { Album } from './album.ts';

const stage = useStage();
const album = new Album();
afterAll(() => album.close());

const SETUP: Setup = {
  sets: [
    { set: 'base-c2', copies: 1 },
    { set: 'river-1-c2', copies: 1 },
    { set: 'ferries', copies: 1 },
  ],
  seats: 3,
  options: { first_player: 'seat_1' },
};

test('a newcomer', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await page.goto('/');
  await ada.part('quick-bot').and(page.locator(':enabled')).waitFor();
  await album.take(ada, 'start', 'The start, for a newcomer');
  await ada.click('learn');
  await playLesson(ada, 0, 2);
  await atStep(ada, STEPS[2] as Step);
  await album.take(ada, 'lesson', 'The guided game');
  await playLesson(ada, 2, STEPS.length);
  await ada.part('lesson-end').waitFor();
  await album.take(ada, 'lesson-end', 'The end of the guided game');
  for (const chapter of ['', '/base', '/ferries']) {
    await page.goto(`/rules${chapter}`);
    await page.locator('.rules__section').first().waitFor();
    await album.take(ada, `rules${chapter.replace('/', '-')}`, `The rules${chapter && `: ${chapter.slice(1)}`}`);
  }
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.goto('/nowhere');
  await page.locator('h1').waitFor();
  await album.take(ada, 'unknown-page', 'An unknown address');
  await page.goto('/g/000000000000');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await album.take(ada, 'unknown-game', 'An unknown game');
  // That both are missing was the point.
  ada.problems.length = 0;
});

test('a table', async () => {
  const ada = await stage.visitor('Ada');
  await ada.introduce();
  await ada.click('new-table');
  await fillIn(ada, FIRST_EDITION);
  await album.take(ada, 'set-up', 'Setting up a table');
  await ada.page.goto('/');
  const id = await setUp(ada, { ...FIRST_EDITION, seats: 3 });
  const ben = await stage.visitor('Ben');
  await ben.introduce();
  await ben.page.goto(`/g/${id}`);
  await join(ben);
  await ben.part('chat-input').fill('Good evening! One more seat is free.');
  await ben.click('chat-send');
  await ada.part('chat-lines').getByText('Good evening').waitFor();
  await album.take(ada, 'waiting-room', 'The waiting room');
});

test('clocks', async () => {
  const ada = await stage.visitor('Ada');
  const { page } = ada;
  await ada.introduce();
  await ada.click('new-table');
  for (const kind of ['bank', 'days'] as const) {
    await page.locator('#clock').selectOption(kind);
    await album.take(ada, `clock-${kind}`, `Setting up a clock: ${CLOCKS[kind]}`, { part: '.clock-field' });
  }

  const mina = await Person.visit(stage.server, 'Mina');
  const ben = await Person.visit(stage.server, 'Ben');
  const visitor = await windowOf(mina, 'Mina');
  const random = seeded(5);
  const show = async (name: string, title: string, game: string): Promise<void> => {
    await visitor.page.goto(`/g/${game}`);
    await visitor.part('board').waitFor();
    await album.take(visitor, name, title);
  };
  const game = { people: [mina, ben], random };
  await show('game-bank', 'Time for the whole game', await onTheClock({ ...game, clock: { kind: 'bank', seconds: 300, increment: 10 } }));
  await show('game-short', 'A turn that is nearly over', await onTheClock({ ...game, clock: { kind: 'turn', seconds: 10, time_out: 'skip' } }));
  await visitor.page.locator('[data-testid="hand"][data-turn="22"]').waitFor();
  await album.take(visitor, 'game-late', 'Out of time');
  await onTheClock({ ...game, clock: { kind: 'days', days: 3 }, turns: 7 });
  await onTheClock({ ...game, clock: { kind: 'days', days: 1 }, turns: 12 });
  await show('game-days', 'Days for each turn', await onTheClock({ ...game, clock: { kind: 'days', days: 3 }, turns: 8 }));
  await visitor.page.goto('/');
  await visitor.part('list-mine').locator('a').nth(2).waitFor();
  await album.take(visitor, 'start-moves', 'The start, with own moves first');
});

const CLOCKS = { bank: 'time for the game', days: 'days for a turn' };

interface Timed {
  readonly people: readonly Person[];
  readonly clock: Record<string, unknown>;
  readonly random: () => number;
  readonly turns?: number;
}

/** A game of these people with a clock, at its turn of this number, which is somebody's. */
async function onTheClock({ people, clock, random, turns = 20 }: Timed): Promise<string> {
  const [host] = people as [Person];
  const setup: Setup = { ...SETUP, seats: people.length };
  const made = await host.post<{ id: string }>('/api/games', { setup, clock, visibility: 'public' }, 'ApiCreated');
  const game = made.body.id;
  const clients = await Promise.all(people.map((person) => person.connect()));
  for (const [seat, client] of clients.entries()) {
    await client.watch(game);
    await client.command('sit', game, { seat });
    await client.command('ready', game, { ready: true });
  }
  await clients[0]?.command('start', game);
  let turn = 0;
  const stop = (ask: Ask): boolean => ask.step === 'place' && ++turn > turns;
  await Promise.race(clients.map((client) => play({ client, game, random, stop })));
  for (const client of clients) await client.close();
  return game;
}

test('accounts, and those who look after the server', async () => {
  const ben = await stage.visitor('Ben');
  await ben.page.goto('/account');
  await ben.part('register').waitFor();
  await album.take(ben, 'account-guest', 'The account of a guest');
  await ben.part('register-name').fill('Ben');
  await ben.part('register-password').fill('seven green bridges');
  await ben.part('register').locator('button[type="submit"]').click();
  await ben.part('change-password').waitFor();
  await album.take(ben, 'account', 'An account');
  await admin(stage.server, 'make-admin', 'Ben');
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Administration' }).click();
  await ben.part('admin-who').locator('li').first().waitFor();
  await album.take(ben, 'admin', 'Looking after the server');
});

test('a hint', async () => {
  const ida = await stage.visitor('Ida');
  await ida.introduce();
  await ida.click('quick-bot');
  await ida.page.locator('[data-testid="hand"][data-step="place"]').waitFor();
  await ida.click('hint-button');
  await ida.part('hint').waitFor();
  await album.take(ida, 'hint', 'A hint');
});

test('a game, its end, and its replay', async () => {
  const mina = await Person.visit(stage.server, 'Mina');
  const visitor = await windowOf(mina, 'Mina');
  const { page } = visitor;
  const wanted = new Set(['place', 'follower', 'ferries.link', 'ferries.move']);
  const random = seeded(8);
  let game = '';
  while (wanted.size > 0) {
    game = await startWithBots(mina);
    for (let step = await playUpTo(mina, game, random, wanted); step; ) {
      wanted.delete(step);
      await page.goto(`/g/${game}`);
      await page.locator(`[data-testid="hand"][data-step="${step}"]`).waitFor();
      await tryOut(visitor, step);
      await album.take(visitor, `game-${step.replace('.', '-')}`, QUESTIONS[step]?.title ?? step);
      if (step === 'place') await aroundTheGame(visitor);
      await page.goto('about:blank');
      step = await playUpTo(mina, game, random, wanted);
    }
  }
  await page.goto(`/g/${game}`);
  await visitor.part('final-sheet').waitFor();
  await album.take(visitor, 'final-sheet', 'The final sheet');
  await visitor.click('final-statistics');
  await visitor.part('statistics').waitFor();
  await album.take(visitor, 'statistics', 'Statistics');
  await page.keyboard.press('Escape');
  await visitor.click('open-share');
  await visitor.part('share').waitFor();
  await album.take(visitor, 'share', 'Sharing a game');
  await page.keyboard.press('Escape');
  await page.goto(`/g/${game}#move=60`);
  await visitor.part('replay').waitFor();
  await album.take(visitor, 'replay', 'The replay');
  await visitor.click('open-play-on');
  await visitor.part('play-on').waitFor();
  await album.take(visitor, 'play-on', 'Playing on from there');
  await page.keyboard.press('Escape');
  await page.goto(`/embed/${game}`);
  await visitor.part('embed').waitFor();
  await album.take(visitor, 'embed', 'A game inside another page');
  await startWithBots(mina);
  await page.goto('/');
  await page.locator('[data-testid="list-mine"] a').first().waitFor();
  await album.take(visitor, 'start-again', 'The start, for who comes back');
  await visitor.click('open-settings');
  await visitor.part('settings').waitFor();
  await album.take(visitor, 'settings', 'Settings');
  await page.keyboard.press('Escape');
  await page.goto('/games?mine=1');
  await page.locator('[data-testid="list-stored"] a').first().waitFor();
  await album.take(visitor, 'games', 'All games of a person');
  await visitor.unplug();
  await page.locator('.link-band').waitFor();
  await album.take(visitor, 'offline', 'Without a network');
});

/** What is opened beside a game. */
async function aroundTheGame(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await album.take(visitor, 'game-sideways', 'A phone held sideways', { sizes: ['sideways'] });
  await page.setViewportSize(DESK);
  await visitor.click('menu');
  await album.take(visitor, 'menu', 'The menu of a game');
  await page.keyboard.press('Escape');
  await page.locator('.piles').click();
  await album.take(visitor, 'tiles', 'The tiles that are left');
  await page.keyboard.press('Escape');
  await visitor.click('keys-help');
  await album.take(visitor, 'keys', 'Keys and hands');
  await page.keyboard.press('Escape');
  await visitor.click('hand-tile');
  await visitor.part('tile-help').waitFor();
  await album.take(visitor, 'tile', 'What is on a tile');
  await page.keyboard.press('Escape');
  await page.locator('[data-testid="scores"], .scores').first().waitFor();
  await page.setViewportSize(PHONE);
  await visitor.click('open-log');
  await visitor.part('log').waitFor();
  await album.take(visitor, 'moves', 'The moves, on a phone', { sizes: ['phone'] });
  await page.keyboard.press('Escape');
  await visitor.click('open-chat');
  await visitor.part('chat-lines').waitFor();
  await album.take(visitor, 'chat', 'The chat, on a phone', { sizes: ['phone'] });
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK);
}

const QUESTIONS: Record<string, { title: string; after: number; isGood?: (ask: Ask) => boolean }> = {
  place: { title: 'Placing a tile', after: 90, isGood: (ask) => ask.options.length > 4 },
  follower: { title: 'Placing a follower', after: 60, isGood: (ask) => ask.options.length > 2 },
  'ferries.link': { title: 'Choosing a ferry', after: 12 },
  'ferries.move': { title: 'Moving a ferry', after: 12 },
};

/** Answers over a socket up to one of these steps, and returns which; null at the end of the game. */
async function playUpTo(
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

/** Does as much of the answer as shows what it would be. */
async function tryOut({ page }: Visitor, step: string): Promise<void> {
  if (step === 'place') {
    await page.locator('[data-cell]').first().click();
    await page.locator('[data-ghost]').waitFor();
  }
  if (step.startsWith('ferries.')) await page.locator('[data-join-option]').first().click();
}

async function startWithBots(person: Person): Promise<string> {
  const rules = await person.get<{ bots: { id: string }[] }>('/api/rules', 'ApiRules');
  const game = await person.open(SETUP);
  const client = await person.connect();
  await client.watch(game);
  await client.command('sit', game, { seat: 0 });
  for (const seat of [1, 2]) await client.command('bot', game, { seat, level: rules.body.bots.at(-1)?.id });
  await client.command('ready', game, { ready: true });
  await client.command('start', game);
  await client.close();
  return game;
}

async function windowOf(person: Person, name: string): Promise<Visitor> {
  const visitor = await stage.visitor(name);
  const [key, value] = person.cookie.split('=') as [string, string];
  await visitor.context.addCookies([{ name: key, value, url: stage.server.url }]);
  // Not a newcomer: what is asked once has been asked.
  await visitor.page.addInitScript(`if (location.host) localStorage.setItem('aude.settings', '{"sound":"off"}')`);
  return visitor;
}

/** Plays the guided game up to its step of this number. */
async function playLesson(visitor: Visitor, from: number, upTo: number): Promise<void> {
  for (const step of STEPS.slice(from, upTo)) {
    await atStep(visitor, step);
    await doStep(visitor, step);
  }
}
