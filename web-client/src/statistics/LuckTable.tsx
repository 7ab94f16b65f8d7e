import { t } from '../i18n';
import { decimal } from './decimal';
import { Bar, SeatHead } from './BarTable';
import type { Luck } from './model';

/** How many places the tiles had that a seat drew, against what was to be expected. */
export function LuckTable({ luck, names }: { luck: readonly Luck[]; names: readonly string[] }) {
  const most = Math.max(1, ...luck.flatMap(({ places, expected }) => [places, expected]));
  return (
    <table class="bars" data-testid="statistics-luck">
      <caption>{t('statistics:luck')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('game:final.player')}</span>
          </th>
          <th scope="col">{t('statistics:tiles')}</th>
          <th scope="col">{t('statistics:places')}</th>
          <th scope="col">{t('statistics:expected')}</th>
          <th scope="col">{t('statistics:difference')}</th>
        </tr>
      </thead>
      <tbody>
        {luck.map(({ seat, tiles, places, expected }) => (
          <tr key={seat}>
            <SeatHead seat={seat} name={names[seat] ?? ''} />
            <td>{tiles}</td>
            <td>
              <span>{decimal(places)}</span>
              <Bar part={places / most} seat={seat} />
            </td>
            <td>
              <span>{decimal(expected)}</span>
              <Bar part={expected / most} seat={seat} />
            </td>
            <td class={places >= expected ? 'bars__good' : 'bars__bad'}>
              {decimal(places - expected, 'exceptZero')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
