import { t } from '../i18n';

/** The way out of a game. */
export function HomeLink() {
  const text = t('game:lobby');
  return (
    <a class="brand" href="/" aria-label={t('common:labelled', { label: t('common:title'), text })} title={text}>
      <img src="/favicon.svg" alt="" width="26" height="26" />
      <span class="game-head__name">{t('common:title')}</span>
    </a>
  );
}
