import { layoutOf } from '../catalogue/catalogue';
import { t, tOr } from '../i18n';
import type { View } from '../model/types';

interface PilesProps {
  readonly view: View;
  readonly onOpen: () => void;
}

/** How many tiles are still to come; opens the list of them. */
export function Piles({ view, onOpen }: PilesProps) {
  const ferries = ferriesOn(view);
  return (
    <button type="button" class="piles" data-over-board title={t('game:tiles.open')} onClick={onOpen}>
      {worthShowing(view.piles).map((pile) => {
        const name = tOr(`game:pile.${pile.name}`, pile.name);
        return (
          <span
            key={pile.name}
            class={`piles__pile piles__pile--${pile.name}`}
            title={t('game:pile.left', { name, count: pile.left })}
          >
            <span class="piles__back" aria-hidden="true" />
            <span class="piles__name">{name}</span>
            <b data-testid={`pile-${pile.name}`}>{pile.left}</b>
          </span>
        );
      })}
      {ferries > 0 && (
        <span class="piles__pile" title={t('game:pile.ferries', { count: ferries })}>
          <svg class="piles__ferry" width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
            <path d="M1 8h16l-2.500 5h-11zM4 7V4h8v3M8 4V1" />
          </svg>
          <b data-testid="ferries">{ferries}</b>
        </span>
      )}
    </button>
  );
}

/** A pile that is used up is only in the way, but the last one says that it is. */
function worthShowing(piles: View['piles']): View['piles'] {
  return piles.filter((pile, index) => pile.left > 0 || index === piles.length - 1);
}

function ferriesOn(view: View): number {
  return view.joins.filter((join) => layoutOf(view.tiles[join.tile]?.layout ?? '')?.ferry).length;
}
