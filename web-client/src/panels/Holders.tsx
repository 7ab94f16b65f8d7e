import { t } from '../i18n';
import type { FeatureSummary } from '../model/types';
import { SeatMark } from '../ui/SeatMark';

interface HoldersProps {
  readonly holders: FeatureSummary['holders'];
  readonly names: readonly string[];
}

/** Who has followers on a feature, and how many. */
export function Holders({ holders, names }: HoldersProps) {
  return (
    <span class="preview__holders">
      {holders.length === 0 && t('game:preview.nobody')}
      {holders.map(({ seat, followers }) => (
        <span
          key={seat}
          class="preview__holder"
          title={t('game:preview.holder', { name: names[seat] ?? '', count: followers })}
        >
          <SeatMark seat={seat} size={16} />
          {followers}
          <span class="visually-hidden">{names[seat]}</span>
        </span>
      ))}
    </span>
  );
}
