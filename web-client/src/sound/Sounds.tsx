import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import { sound } from '../settings/settings';
import { Button } from '../ui/Button';
import { soundsOf } from './soundsOf';
import { playSounds, wakeSound } from './synth';

/** Lets a game be heard, and asks once whether it may be. */
export function Sounds({ game }: { game: GameStore }) {
  const on = sound.value === 'on';

  useEffect(() => {
    if (!on) return;
    // Whatever the person touches first wakes the sound; the browser allows nothing before.
    const kinds = ['pointerdown', 'keydown'] as const;
    const wake = (): void => {
      wakeSound();
      for (const kind of kinds) window.removeEventListener(kind, wake, true);
    };
    for (const kind of kinds) window.addEventListener(kind, wake, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, wake, true);
    };
  }, [on]);

  useSignalEffect(() => {
    const { events } = game.news.value;
    if (sound.peek() === 'on' && document.visibilityState === 'visible') {
      playSounds(soundsOf(events, game.you.peek().seat));
    }
  });

  if (sound.value !== 'unasked' || game.you.value.seat === null) return null;
  const answer = (value: 'on' | 'off'): void => {
    sound.value = value;
    if (value === 'on') {
      wakeSound();
      playSounds(['tile']);
    }
  };
  return (
    <div class="ask-sound" role="group" aria-label={t('settings:ask_sound')} data-testid="ask-sound">
      <span>{t('settings:ask_sound')}</span>
      <div>
        <Button tone="quiet" onClick={() => answer('off')}>
          {t('settings:ask_no')}
        </Button>
        <Button tone="quiet" onClick={() => answer('on')}>{t('settings:ask_yes')}</Button>
      </div>
    </div>
  );
}
