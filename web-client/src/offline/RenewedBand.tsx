import { t } from '../i18n';
import { renewed } from './register';

/** The page goes on as it is; the person says when it may be loaded again. */
export function RenewedBand() {
  if (!renewed.value) return null;
  return (
    <div class="renewed" role="status" data-testid="renewed">
      <span>{t('common:link.renewed')}</span>
      <button type="button" class="link-band__button" onClick={() => location.reload()}>
        {t('common:link.reload')}
      </button>
    </div>
  );
}
