import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** A cell on which the tile may be placed and whose middle a finger reaches. */
export async function cellInSight(visitor: Visitor): Promise<Locator> {
  for (const cell of await visitor.page.locator('[data-cell]').all()) {
    if (await isInSight(visitor, cell)) return cell;
  }
  throw new Error('no cell for the tile is in sight');
}

async function isInSight({ page }: Visitor, cell: Locator): Promise<boolean> {
  const box = await cell.boundingBox();
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('[data-cell]')?.dataset.cell === ${JSON.stringify(await cell.getAttribute('data-cell'))}`,
  );
}
