import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import { Button } from '../ui/Button';
import { allowNotices, canNotify, decide, wish } from './permission';

/**
 * Offers notices, once: to who looked elsewhere while the game waited for them, as that is who can use
 * them.
 */
export function NoticeOffer({ game }: { game: GameStore }) {
  const wasAway = useSignal(false);
  useEffect(() => {
    const onLook = () => {
      if (document.visibilityState === 'visible' && game.question.value) wasAway.value = true;
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [game, wasAway]);

  if (!wasAway.value || wish.value !== 'unasked' || !canNotify()) return null;
  return (
    <div class="proposal" data-testid="notice-offer">
      <span>{t('notify:offer')}</span>
      <span class="button-row">
        <Button tone="primary" testid="notice-yes" onClick={() => attempt(allowNotices())}>
          {t('notify:yes')}
        </Button>
        <Button testid="notice-no" onClick={() => decide('no')}>
          {t('notify:no')}
        </Button>
      </span>
    </div>
  );
}
