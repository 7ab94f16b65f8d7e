import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

export interface Wish {
  base: string;
  /** By the name of the river, in which print. */
  rivers: Record<string, string>;
  expansions: string[];
  seats: number;
  visibility?: 'public' | 'private';
  /** Seconds for each turn. */
  clock?: number;
}

export const FIRST_EDITION: Wish = {
  base: 'base-c1',
  rivers: { first: 'river-1-c1' },
  expansions: ['ferries'],
  seats: 2,
};

/** Sets a table up, from the lobby on. Returns the id of the game. */
export async function setUp(host: Visitor, wish: Wish): Promise<string> {
  const { page } = host;
  await host.click('new-table');
  await fillIn(host, wish);
  await host.click('create-table');
  await page.waitForURL(/\/g\/[0-9A-Za-z]{12}$/);
  await host.part('share-link').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  expect(await host.part('share-link').inputValue()).toBe(`${new URL(page.url()).origin}/g/${id}`);
  return id;
}

export async function fillIn({ page }: Visitor, wish: Wish): Promise<void> {
  await page.getByTestId(`set-${wish.base}`).getByRole('radio').first().check();
  const wanted = [
    ...Object.keys(wish.rivers).map((river) => `river-${river}`),
    ...wish.expansions.map((set) => `set-${set}`),
  ];
  const cards = page.locator('.set-card:has(> .set-card__label input[type="checkbox"])');
  for (const card of await cards.all()) {
    const id = (await card.getAttribute('data-testid')) ?? '';
    await card.getByRole('checkbox').setChecked(wanted.includes(id));
  }
  for (const [river, print] of Object.entries(wish.rivers)) {
    const prints = page.locator(`input[name="print-${river}"]`);
    if ((await prints.count()) > 0) await prints.and(page.locator(`[value="${print}"]`)).check();
  }
  await page.getByTestId('seats').getByRole('radio', { name: String(wish.seats) }).check();
  if (wish.clock) {
    await page.locator('#clock').selectOption('turn');
    await page.locator('#clock-seconds').selectOption(String(wish.clock));
  }
  if (wish.visibility === 'private') await page.getByRole('radio', { name: 'By link' }).check();
}

/** Takes the first free seat of the table in sight. */
export async function join(guest: Visitor): Promise<void> {
  await guest.click('join');
  await guest.part('ready').waitFor();
}

/** Finds the table in the lobby and sits down. */
export async function joinFromLobby(guest: Visitor, id: string): Promise<void> {
  await guest.part('list-open').getByTestId(`join-${id}`).click();
  await join(guest);
}

export async function getReady(...people: Visitor[]): Promise<void> {
  for (const visitor of people) {
    await visitor.click('ready');
    await visitor.page.locator('[data-testid="ready"][aria-pressed="true"]').waitFor();
  }
}

export async function start(host: Visitor): Promise<void> {
  await host.page.locator('[data-testid="start"]:enabled').click();
  await host.part('board').waitFor();
}
