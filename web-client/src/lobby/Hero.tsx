import { t } from '../i18n';

export function Hero() {
  return (
    <div class="hero">
      <div class="hero__words">
        <h1>{t('lobby:headline')}</h1>
        <p>{t('lobby:intro')}</p>
      </div>
    </div>
  );
}
