import type { ComponentChildren } from 'preact';
import type { Scorings } from '../aids/scorings';
import { listText, t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { FeatureKind, Final, Table, View } from '../model/types';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { Fairness } from './Fairness';

const KINDS: readonly FeatureKind[] = ['city', 'road', 'monastery', 'field'];

interface FinalSheetProps {
  readonly table: Table;
  readonly view: View;
  readonly final: Final;
  readonly mySeat: number | null;
  /** Somebody wants to know where these points came from. */
  readonly onWhy: (which: Scorings) => void;
  /** Buttons at the end of the sheet. */
  readonly children: ComponentChildren;
}

export function FinalSheet({ table, view, final, mySeat, onWhy, children }: FinalSheetProps) {
  const order = final.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  const names = seatNames(table.seats);
  return (
    <div class="final" data-testid="final-sheet">
      <p class="final__winner">
        <Icon name="trophy" size={28} />
        {winnerText(names, final, mySeat)}
      </p>
      {final.reason === 'resigned' && <p class="final__reason">{t('game:final.resigned')}</p>}
      <div class="final__scroll">
        <table class="final__table">
          <thead>
            <tr>
              <th scope="col" class="final__place">
                <span class="visually-hidden">{t('game:final.place')}</span>
              </th>
              <th scope="col" class="final__player">
                <span class="visually-hidden">{t('game:final.player')}</span>
              </th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col">
                  <Icon name={kind} />
                  <span class="final__kind">{t(`game:final.${kind}`)}</span>
                </th>
              ))}
              <th scope="col">{t('game:final.total')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ place, seat }) => (
              <tr key={seat} class={place === 1 ? 'final__row final__row--first' : 'final__row'}>
                <td class="final__place">{place}</td>
                <th scope="row" class="final__player">
                  <SeatMark seat={seat} size={20} />
                  <span>{names[seat]}</span>
                </th>
                {KINDS.map((kind) => (
                  <KindCell
                    key={kind}
                    pair={view.sheet[seat]?.[kind] ?? [0, 0]}
                    name={names[seat] ?? ''}
                    kind={kind}
                    onWhy={() => onWhy({ of: 'seat', seat, feature: kind })}
                  />
                ))}
                <td class="final__total" data-testid={`final-score-${seat}`}>
                  <button
                    type="button"
                    class="final__why"
                    title={t('game:why.title')}
                    aria-label={t('log:said_points', { name: names[seat] ?? '', count: final.totals[seat] ?? 0 })}
                    aria-haspopup="dialog"
                    data-testid={`final-why-${seat}`}
                    onClick={() => onWhy({ of: 'seat', seat })}
                  >
                    {final.totals[seat]}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="final__legend">{t('game:final.legend')}</p>
      <div class="button-row final__actions">{children}</div>
      <Fairness
        about={t('game:final.fair_about')}
        proofs={[
          [t('game:final.seed'), final.seed],
          [t('game:final.commitment'), view.commitment],
        ]}
      />
    </div>
  );
}

interface KindCellProps {
  readonly pair: readonly [number, number];
  readonly name: string;
  readonly kind: FeatureKind;
  readonly onWhy: () => void;
}

/** Pressed, it tells which features brought the points. */
function KindCell({ pair, name, kind, onWhy }: KindCellProps) {
  const [during, atEnd] = pair;
  const parts = t('game:final.split', { during, at_end: atEnd });
  const numbers = (
    <>
      <b>{during + atEnd}</b>
      <small title={parts}>{`${during}+${atEnd}`}</small>
    </>
  );
  if (during + atEnd === 0) return <td>{numbers}</td>;
  return (
    <td>
      <button
        type="button"
        class="final__why"
        title={t('game:why.title')}
        aria-haspopup="dialog"
        data-testid={`final-why-${kind}`}
        onClick={onWhy}
      >
        <span class="visually-hidden">{t('common:labelled', { label: name, text: t(`game:final.${kind}`) })}</span>{' '}
        {numbers}
      </button>
    </td>
  );
}

function winnerText(names: readonly string[], final: Final, mySeat: number | null): string {
  const winners = final.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first] = winners;
  if (names.length === 1) {
    return t('game:final.won_alone', { count: final.totals[0] ?? 0 });
  }
  if (winners.length === 1 && first !== undefined) {
    return first === mySeat
      ? t('game:final.won_you')
      : t('game:final.won', { name: names[first] ?? '' });
  }
  const winnerNames = winners.map((seat) => names[seat] ?? '');
  return t('game:final.tied', { names: listText(winnerNames) });
}
