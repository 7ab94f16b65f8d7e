import type { Visitor } from './visitor.ts';

/** What everybody at a table must see alike. */
export interface Sight {
  turn: number;
  tiles: number;
  scores: number[];
}

export async function sightOf({ page }: Visitor, seats: number): Promise<Sight> {
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    scores.push(Number(await page.getByTestId(`score-${seat}`).innerText()));
  }
  const board = page.getByTestId('board');
  return {
    turn: Number(await page.getByTestId('hand').getAttribute('data-turn')),
    tiles: Number(await board.getAttribute('data-tiles')),
    scores,
  };
}

/** Waits until a window shows just this. */
export async function sees({ page }: Visitor, sight: Sight): Promise<void> {
  await page.locator(`[data-testid="hand"][data-turn="${sight.turn}"]`).waitFor();
  await page.locator(`[data-testid="board"][data-tiles="${sight.tiles}"]`).waitFor();
  await showsScores(page, sight.scores);
}

export async function showsScores(page: Visitor['page'], scores: readonly number[]): Promise<void> {
  for (const [seat, score] of scores.entries()) {
    await page.getByTestId(`score-${seat}`).getByText(String(score), { exact: true }).waitFor();
  }
}
