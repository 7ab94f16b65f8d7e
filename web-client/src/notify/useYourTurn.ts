import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import { useTitle } from '../ui/Page';
import { badgeIcon, hideNotice, showNotice } from './turnNotice';

/** Tells the person that the game waits for them: in the title, on the icon, and outside the page. */
export function useYourTurn(game: GameStore, title: string): void {
  const view = game.position.value?.view;
  const seat = game.you.value.seat;
  // The answer that is on its way still counts: the title must not flicker between two questions.
  const asked = view !== null && view !== undefined && seat !== null && view.asked === seat;
  const turn = view?.turn ?? 0;
  useTitle(asked ? t('notify:title', { title }) : title);

  useEffect(() => {
    badgeIcon(asked);
    return () => badgeIcon(false);
  }, [asked]);

  useEffect(() => {
    if (!asked) return;
    showNotice(t('notify:notice'), t('notify:notice_turn', { turn }));
    const onLook = () => {
      if (document.visibilityState === 'visible') hideNotice();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      hideNotice();
    };
  }, [asked, turn]);
}
