import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { program } from '../support/paths.ts';
import { ending } from '../support/play.ts';
import { chooseRivers, switchOn } from './support/rivers.ts';
import { DESK, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';
import { showsScores } from './support/watching.ts';

const run = promisify(execFile);
const stage = useStage();

/** What is clicked on the set-up page, and with how many tiles the game must begin. */
interface Kind {
  base?: string;
  rivers: string[];
  additions?: string[];
  house?: string;
  tiles: number;
}

const FIRST = 'river-1-c1';
const SECOND = 'river-2-c1';

const KINDS: readonly Kind[] = [
  { rivers: [FIRST], tiles: 84 },
  { rivers: ['river-1-c2'], additions: ['ferries'], tiles: 92 },
  { rivers: ['river-3'], tiles: 84 },
  { base: 'base-c2', rivers: ['river-c3'], tiles: 84 },
  { rivers: [SECOND], tiles: 84 },
  { rivers: ['river-2-c2'], tiles: 84 },
  { rivers: ['river-20'], tiles: 89 },
  { rivers: [FIRST, SECOND], tiles: 94 },
  {
    rivers: [FIRST],
    additions: ['gq11', 'gq11-river'],
    house: 'river_no_followers',
    tiles: 95,
  },
  { rivers: ['river-20'], additions: ['gq11-river', 'cut-river'], house: 'river_recentre', tiles: 93 },
  { rivers: [FIRST], house: 'river_bag', tiles: 84 },
  { rivers: [FIRST], house: 'river_start_tile_bonus', tiles: 84 },
  { rivers: [SECOND], house: 'river_reversed', tiles: 84 },
  { rivers: [SECOND], house: 'river_fork_first', tiles: 84 },
  // The other river comes with the rule, and so does the second copy.
  { rivers: [SECOND], house: 'river_two_springs', tiles: 94 },
  { rivers: [SECOND], house: 'river_two_forks', tiles: 95 },
];

const nameOf = ({ rivers, additions = [], house }: Kind) =>
  [...rivers, ...additions, ...(house ? [house] : [])].join('+');

/** So many windows at once; each takes the next kind when it is done with one. */
const WINDOWS = 2;

test('every river is set up, played by bots, recorded and replayed', { timeout: 120_000 }, async () => {
  const kinds = KINDS.values();
  const failed: string[] = [];
  const window = async (number: number) => {
    const host = await stage.visitor(`Host ${number}`);
    await host.introduce();
    for (const kind of kinds) {
      try {
        await playKind(host, kind);
      } catch (error) {
        failed.push(`${nameOf(kind)}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, (_, number) => window(number)));
  expect(failed).toEqual([]);
});

async function playKind(host: Visitor, kind: Kind): Promise<void> {
  const { page } = host;
  await page.goto('/new');
  await setUp(host, kind);
  await page.locator('[data-testid="setup-sum"][data-state="good"]').waitFor();
  expect(await host.textOf('tiles-in-play')).toBe(`${kind.tiles} tiles`);
  await host.click('create-table');
  await page.locator('[data-testid="start"]:enabled').waitFor();
  await page.goto(await playedByBots(host));
  const finals = await finalScores(host);
  await recordIsGood(host, nameOf(kind));
  await host.click('open-replay');
  await showsScores(page, [0, 0]);
  await host.click('replay-last');
  await showsScores(page, finals);
}

async function setUp({ page }: Visitor, kind: Kind): Promise<void> {
  await page.getByTestId('preset-base').click();
  if (kind.base) await page.getByTestId(`set-${kind.base}`).getByRole('radio').check();
  await chooseRivers(page, kind.rivers);
  for (const set of kind.additions ?? []) {
    await page.getByTestId(`set-${set}`).getByRole('checkbox').check();
  }
  if (kind.house) await switchOn(page, kind.house);
  for (const seat of [0, 1]) await page.getByTestId(`seat-plan-${seat}`).selectOption('normal');
}

/**
 * The host has no seat, so the game is the bots' alone. They play faster than a window can draw, so the
 * window is empty meanwhile. Returns the path of the game that is over.
 */
async function playedByBots({ page, context }: Visitor): Promise<string> {
  const { pathname } = new URL(page.url());
  const game = pathname.split('/').at(-1) as string;
  const cookies = await context.cookies(stage.server.url);
  await page.goto('about:blank');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = await Client.connect(stage.server.url, { cookie });
  await client.watch(game);
  await client.command('start', game);
  await ending(client, game);
  client.terminate();
  return pathname;
}

async function finalScores(host: Visitor): Promise<number[]> {
  await host.part('final-sheet').waitFor();
  const texts = await Promise.all([0, 1].map((seat) => host.textOf(`final-score-${seat}`)));
  return texts.map(Number);
}

async function recordIsGood(host: Visitor, name: string): Promise<void> {
  const coming = host.page.waitForEvent('download');
  await host.click('download-record');
  const path = join(stage.server.data, `${name}.json`);
  await (await coming).saveAs(path);
  await run(program('aude-record'), ['verify', path]);
}

test('a set-up that cannot be played says why, and can be put right', async () => {
  const host = await stage.visitor('Ada');
  const { page } = host;
  await page.goto('/new');
  const button = await host.part('create-table').boundingBox();
  if (!button) throw new Error('no button opens the table');
  expect(button.y + button.height, 'in sight before anything is scrolled').toBeLessThan(DESK.height);
  await host.click('preset-anniversary');
  await switchOn(page, 'river_bag');
  await switchOn(page, 'river_reversed');
  for (const code of ['river_courses', 'river_reversed_anniversary']) {
    await page.locator(`[data-testid="setup-errors"] [data-code="${code}"]`).waitFor();
  }
  expect(await host.part('create-table').isDisabled()).toBe(true);
  await host.click('preset-everything');
  await page.locator('[data-testid="setup-sum"][data-state="good"]').waitFor();
  await host.click('create-table');
  await host.part('share-link').waitFor();
  await host.click('edit-setup');
  await switchOn(page, 'river_two_forks');
  await page.getByTestId('river-anniversary').getByRole('checkbox').check();
  await page.getByTestId('river-second').getByRole('checkbox').check();
  await page.getByTestId('river-first').getByRole('checkbox').check();
  await page.locator('[data-testid="setup-errors"] [data-code="many_rivers"]').waitFor();
  expect(await host.part('save-setup').isDisabled()).toBe(true);
  await page.goto('/new');
  await host.click('preset-last');
  await page.locator('[data-testid="preset-everything"][aria-pressed="true"]').waitFor();
});
