import { t } from '../i18n';
import type { FeatureSummary } from '../model/types';
import { Holders } from './Holders';

interface FeaturePreviewProps {
  readonly features: readonly FeatureSummary[];
  readonly names: readonly string[];
}

/** What the roads become by a choice, told before it is confirmed. */
export function FeaturePreview({ features, names }: FeaturePreviewProps) {
  return (
    <ul class="preview" aria-label={t('game:preview.title')} aria-live="polite" data-testid="preview">
      {features.map((feature, index) => (
        <li key={index} class="preview__feature">
          <b>{t(`game:preview.kind.${feature.kind}`)}</b>
          <span>{t('game:preview.tiles', { count: feature.tiles })}</span>
          <span class={feature.complete ? 'preview__done' : undefined}>
            {feature.complete
              ? t('game:preview.complete')
              : t('game:preview.open', { count: feature.open })}
          </span>
          <span>{t('game:preview.points', { count: feature.points })}</span>
          <Holders holders={feature.holders} names={names} />
        </li>
      ))}
    </ul>
  );
}
