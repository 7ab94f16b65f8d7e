import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { IconButton } from '../ui/Button';
import type { ReplayStore } from './replayStore';

interface ReplayControlsProps {
  readonly store: ReplayStore;
  /** More buttons at the end of the row. */
  readonly children: ComponentChildren;
}

export function ReplayControls({ store, children }: ReplayControlsProps) {
  const at = store.at.value;
  const last = store.last.value;
  const playing = store.playing.value;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isField(event.target)) return;
      if (keyed(store, event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', store.followHash);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('hashchange', store.followHash);
      store.pause();
    };
  }, [store]);

  if (!store.replay.value) return <p class="replay">{t('replay:loading')}</p>;
  return (
    <div class="replay" role="group" aria-label={t('replay:controls')}>
      <input
        class="replay__slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay:slider')}
        onInput={(event) => store.go(Number(event.currentTarget.value))}
      />
      <div class="replay__buttons">
        <IconButton
          icon="first"
          label={t('replay:first')}
          testid="replay-first"
          disabled={at === 0}
          onClick={() => store.go(0)}
        />
        <IconButton
          icon="back"
          label={t('replay:back')}
          testid="replay-back"
          disabled={at === 0}
          onClick={() => store.step(-1)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay:pause' : 'replay:play')}
          testid="replay-play"
          onClick={() => store.toggle()}
        />
        <IconButton
          icon="forward"
          label={t('replay:forward')}
          testid="replay-forward"
          disabled={at === last}
          onClick={() => store.step(1)}
        />
        <IconButton
          icon="last"
          label={t('replay:last')}
          testid="replay-last"
          disabled={at === last}
          onClick={() => store.go(last)}
        />
      </div>
      <span class="replay__position" data-testid="replay-position" aria-live="polite">
        {t('replay:position', { at, last })}
      </span>
      <div class="replay__end">{children}</div>
    </div>
  );
}

/** Whether the key was one of ours. */
function keyed(store: ReplayStore, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'ArrowLeft':
      store.step(-1);
      return true;
    case 'ArrowRight':
      store.step(1);
      return true;
    case 'Home':
      store.go(0);
      return true;
    case 'End':
      store.go(store.last.value);
      return true;
    case ' ':
      // A focused button is pressed by the space bar; it keeps that.
      if (event.target instanceof HTMLButtonElement) return false;
      store.toggle();
      return true;
    default:
      return false;
  }
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
