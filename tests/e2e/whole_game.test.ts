import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { program } from '../support/paths.ts';
import { seeded } from '../support/play.ts';
import { SeatedPlayer } from './support/seat.ts';
import { PHONE, useStage } from './support/stage.ts';
import { FIRST_EDITION, getReady, joinFromLobby, setUp, start } from './support/table.ts';
import { sees, showsScores, sightOf, type Sight } from './support/watching.ts';
import type { Visitor } from './support/visitor.ts';

const run = promisify(execFile);
// The same game each time, in which everything happens that is looked for.
const stage = useStage('a river, a road and a ferry');

const LINKED_MOVE = 37;

test('a whole game with river and ferries', { timeout: 240_000 }, async () => {
  const ada = await stage.visitor('Ada', { viewport: { width: 1024, height: 700 } });
  const ben = await stage.visitor('Ben', { viewport: PHONE });
  const eve = await stage.visitor('Eve', { viewport: PHONE });
  for (const visitor of [ada, ben, eve]) await visitor.introduce();

  const id = await setUp(ada, FIRST_EDITION);
  await joinFromLobby(ben, id);
  await getReady(ada, ben);
  await start(ada);
  await eve.part('list-playing').getByTestId(`watch-${id}`).click();
  await eve.part('board').waitFor();
  await ada.part('spectators').waitFor();

  const random = seeded(20_261);
  const players = [new SeatedPlayer(ada, 0, random), new SeatedPlayer(ben, 1, random)];
  await players[1]?.endTurnsAlone();
  const turns = new Map<number, Sight>();
  const mishaps: Mishap[] = [
    { from: 20, seat: 1, play: reloadBefore },
    // Only who ends turns by hand is sure to have something left to decide.
    { from: 30, seat: 0, play: reloadInside },
    { from: 44, seat: 0, play: loseTheNetwork },
  ];
  let moves = 0;
  for (let next = await whoIsAsked(players); next; next = await whoIsAsked(players)) {
    const other = players.find((player) => player !== next) as SeatedPlayer;
    moves += 1;
    const [due] = mishaps;
    const isDue = due && moves >= due.from && next.seat === due.seat;
    if (isDue) mishaps.shift();
    await (isDue ? due.play : playOn)(next, other);
    if (await ended(next.visitor)) break;
    const sight = await sightOf(next.visitor, 2);
    turns.set(sight.turn - 1, sight);
    await sees(other.visitor, sight);
    await sees(eve, sight);
  }

  expect(mishaps, 'mishaps that did not happen').toEqual([]);
  const done = (what: string) => players.reduce((sum, { done }) => sum + (done.get(what) ?? 0), 0);
  for (const what of ['follower', 'no follower', 'ferry', 'ferry moved', 'no ferry moved', 'undo']) {
    expect(done(what), what).toBeGreaterThan(0);
  }

  const sheets = await Promise.all([ada, ben, eve].map(finalSheet));
  expect(sheets[1]).toEqual(sheets[0]);
  expect(sheets[2]).toEqual(sheets[0]);
  const finals = await Promise.all(
    [0, 1].map(async (seat) => Number(await ada.textOf(`final-score-${seat}`))),
  );

  await recordIsGood(ada);
  await replayed(eve, finals);
  await linked(ben, id, turns.get(LINKED_MOVE) as Sight);
});

/** What befalls a player in the first turn of this seat from that move on. */
interface Mishap {
  from: number;
  seat: number;
  play: (player: SeatedPlayer, other: SeatedPlayer) => Promise<void>;
}

const first = async (player: SeatedPlayer) => {
  const question = await player.turn();
  if (!question) throw new Error('the game is over');
  return question;
};

async function playOn(player: SeatedPlayer): Promise<void> {
  await player.play(await first(player));
}

async function reloadBefore(player: SeatedPlayer): Promise<void> {
  await player.visitor.page.reload();
  await playOn(player);
}

/** With a tile placed and the rest of the turn to be decided. */
async function reloadInside(player: SeatedPlayer): Promise<void> {
  await first(player);
  await player.place();
  const { page } = player.visitor;
  await page.locator('[data-testid="hand"][data-step]:not([data-step="place"])').waitFor();
  const before = await player.visitor.part('board').getAttribute('data-tiles');
  await page.reload();
  await first(player);
  expect(await player.visitor.part('board').getAttribute('data-tiles')).toBe(before);
  await playOn(player);
}

/** The other one plays a turn meanwhile; nobody touches the page that has no network. */
async function loseTheNetwork(player: SeatedPlayer, other: SeatedPlayer): Promise<void> {
  const badge = other.visitor.part('connection-state');
  const state = (name: string) =>
    badge.and(other.visitor.page.locator(`[data-state="${name}"]`)).waitFor({ state: 'attached' });
  await other.visitor.unplug();
  await state('waiting');
  await playOn(player);
  await other.visitor.plugIn();
  await state('open');
  await first(other);
}

/** Whose window shows an open question; null when the game is over. */
async function whoIsAsked(players: readonly SeatedPlayer[]): Promise<SeatedPlayer | null> {
  const [any] = players as [SeatedPlayer];
  const { page } = any.visitor;
  const seated = (seat: number) =>
    `[data-testid="turn-indicator"][data-seat="${seat}"]`;
  await page.locator(`${seated(0)}, ${seated(1)}, .game--replay`).first().waitFor();
  if (await ended(any.visitor)) return null;
  const seat = await page.getByTestId('turn-indicator').getAttribute('data-seat');
  return players[Number(seat)] ?? null;
}

async function ended({ page }: Visitor): Promise<boolean> {
  return (await page.locator('.game--replay').count()) > 0;
}

/** The sheet opens by itself. What its table says, however narrow the window is. */
async function finalSheet(visitor: Visitor): Promise<string[]> {
  await visitor.part('final-sheet').waitFor();
  const cells = await visitor.page.locator('.final__table :is(td, th)').allTextContents();
  expect(cells.length).toBeGreaterThan(0);
  return cells;
}

async function recordIsGood(visitor: Visitor): Promise<void> {
  const coming = visitor.page.waitForEvent('download');
  await visitor.click('download-record');
  const path = join(stage.server.data, 'record.json');
  await (await coming).saveAs(path);
  const { stdout } = await run(program('aude-record'), ['verify', path]);
  expect(stdout).not.toBe('');
}

/** Step by step from the first move to the last. */
async function replayed(visitor: Visitor, finals: readonly number[]): Promise<void> {
  const { page } = visitor;
  await visitor.click('open-replay');
  await page.locator('.dialog').waitFor({ state: 'detached' });
  await showsScores(page, [0, 0]);
  const forward = page.locator('[data-testid="replay-forward"]');
  for (let step = 0; step < 10; step++) await forward.click();
  while (await forward.isEnabled()) await page.keyboard.press('ArrowRight');
  await showsScores(page, finals);
}

async function linked({ page }: Visitor, id: string, sight: Sight): Promise<void> {
  // Not from the game's own page, where only the end of the address would change.
  await page.goto('/');
  await page.goto(`/g/${id}#move=${LINKED_MOVE}`);
  await page.getByTestId('replay-position').getByText(`Move ${LINKED_MOVE} of`).waitFor();
  await page.locator(`[data-testid="board"][data-tiles="${sight.tiles}"]`).waitFor();
  await showsScores(page, sight.scores);
  expect(await page.getByTestId('final-sheet').count()).toBe(0);
}
