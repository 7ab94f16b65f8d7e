import { t } from '../i18n';
import { Button, ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { keepProgress, progress } from './progress';
import './offer.css';

/** The way to the guided game: a card for who is new, a line for who knows it or has played. */
export function LearnOffer({ brief }: { brief: boolean }) {
  const done = progress.value;
  if (done === 'over' || brief) {
    return (
      <a class="learn-line" href="/learn" data-testid="learn">
        {t('tutorial:title')}
        <Icon name="chevron" size={16} />
      </a>
    );
  }
  return (
    <section class="learn-card" aria-label={t('tutorial:title')}>
      <b>{t('tutorial:offer.title')}</b>
      <p>{t('tutorial:offer.text')}</p>
      <div class="button-row">
        <ButtonLink tone="primary" href="/learn" testid="learn">
          {t(done > 0 ? 'tutorial:offer.go_on' : 'tutorial:offer.begin')}
        </ButtonLink>
        <Button testid="learn-no" onClick={() => keepProgress('over')}>
          {t('tutorial:offer.no')}
        </Button>
      </div>
    </section>
  );
}
