import { t } from '../i18n';
import type { View } from '../model/types';
import { TileGrid } from '../ui/TileGrid';
import { Dialog } from '../ui/Dialog';

/** What is still in the piles, and what was put aside. */
export function TilesDialog({ view, onClose }: { view: View; onClose: () => void }) {
  const left = tilesLeft(view);
  return (
    <Dialog title={t('game:tiles.title')} onClose={onClose} kind="sheet">
      <h3>{t('game:tiles.left')}</h3>
      {Object.keys(left).length > 0 ? <TileGrid tiles={left} /> : <p>{t('game:tiles.left_none')}</p>}
      {view.discarded.length > 0 && (
        <>
          <h3>{t('game:tiles.discarded')}</h3>
          <TileGrid tiles={counted(view.discarded)} />
        </>
      )}
    </Dialog>
  );
}

export function tilesLeft(view: View): Record<string, number> {
  const gone = counted([
    ...view.tiles.map((tile) => tile.layout),
    ...view.discarded,
    ...(view.tile === null ? [] : [view.tile]),
  ]);
  return Object.fromEntries(
    Object.entries(view.in_play)
      .map(([layout, copies]) => [layout, copies - (gone[layout] ?? 0)] as const)
      .filter(([, copies]) => copies > 0),
  );
}

function counted(layouts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const layout of layouts) counts[layout] = (counts[layout] ?? 0) + 1;
  return counts;
}
