import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { Table } from '../model/types';
import { IconButton } from '../ui/Button';
import { isNarrow } from '../ui/media';
import { keyed, wantsKey } from './keys';
import { REPLAY_PANELS, type ReplayPanelProps } from './panels';
import './replay.css';
import { SPEEDS, type ReplayStore } from './replayStore';
import { Scrubber } from './Scrubber';

interface ReplayControlsProps {
  readonly store: ReplayStore;
  readonly table: Table;
  /** Only the track and one button: beside a game that goes on. */
  readonly small?: boolean;
  /** What stands beside the graph. */
  readonly panels?: readonly ComponentType<ReplayPanelProps>[];
  /** More buttons at the end of the row. */
  readonly children?: ComponentChildren;
}

export function ReplayControls({
  store,
  table,
  small = false,
  panels = REPLAY_PANELS,
  children,
}: ReplayControlsProps) {
  useReplayKeys(store);
  useEffect(() => () => store.pause(), [store]);
  const names = seatNames(table.seats);

  if (!store.replay.value) return <p class="replay replay--loading">{t('replay:loading')}</p>;
  if (small) {
    return (
      <div class="replay replay--small" role="group" aria-label={t('replay:controls')}>
        <Go store={store} to="back" />
        <Scrubber store={store} names={names} />
        {children}
      </div>
    );
  }
  return (
    <div class="replay" role="group" aria-label={t('replay:controls')} data-testid="replay">
      <div class="replay__track">
        <Scrubber store={store} names={names} />
        {panels.map((Panel, index) => (
          <Panel key={index} store={store} table={table} />
        ))}
      </div>
      <Buttons store={store} />
      <div class="replay__end">
        <Position store={store} />
        <Speed store={store} />
        {children}
      </div>
    </div>
  );
}

function useReplayKeys(store: ReplayStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (wantsKey(event) && keyed(store, event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', store.followHash);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('hashchange', store.followHash);
    };
  }, [store]);
}

function Buttons({ store }: { store: ReplayStore }) {
  const playing = store.playing.value;
  return (
    <div class="replay__buttons">
      <Go store={store} to="first" />
      <Go store={store} to="scoring_back" />
      <Go store={store} to="back" />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'replay:pause' : 'replay:play')}
        testid="replay-play"
        aria-keyshortcuts="Space"
        onClick={() => store.toggle()}
      />
      <Go store={store} to="forward" />
      <Go store={store} to="scoring_forward" />
      <Go store={store} to="last" />
    </div>
  );
}

const WAYS = {
  first: { icon: 'first', keys: 'Home', go: (store: ReplayStore) => store.go(0) },
  scoring_back: {
    icon: 'scoring_back',
    keys: 'Shift+ArrowLeft',
    go: (store: ReplayStore) => store.stepToScoring(-1),
  },
  back: { icon: 'back', keys: 'ArrowLeft', go: (store: ReplayStore) => store.step(-1) },
  forward: { icon: 'forward', keys: 'ArrowRight', go: (store: ReplayStore) => store.step(1) },
  scoring_forward: {
    icon: 'scoring_forward',
    keys: 'Shift+ArrowRight',
    go: (store: ReplayStore) => store.stepToScoring(1),
  },
  last: { icon: 'last', keys: 'End', go: (store: ReplayStore) => store.go(store.last.value) },
} as const;

function Go({ store, to }: { store: ReplayStore; to: keyof typeof WAYS }) {
  const { icon, keys, go } = WAYS[to];
  const isBack = to === 'first' || to === 'back' || to === 'scoring_back';
  const atEnd = store.at.value === (isBack ? 0 : store.last.value);
  return (
    <IconButton
      icon={icon}
      label={t(`replay:${to}`)}
      testid={`replay-${to.replace('_', '-')}`}
      aria-keyshortcuts={keys}
      disabled={atEnd}
      onClick={() => go(store)}
    />
  );
}

function Position({ store }: { store: ReplayStore }) {
  const at = store.at.value;
  const last = store.last.value;
  return (
    <span class="replay__position" data-testid="replay-position" aria-live="polite">
      {isNarrow.value && <span aria-hidden="true">{`${at} / ${last}`}</span>}
      <span class={isNarrow.value ? 'visually-hidden' : ''}>{t('replay:position', { at, last })}</span>
    </span>
  );
}

function Speed({ store }: { store: ReplayStore }) {
  return (
    <select
      class="replay__speed"
      data-testid="replay-speed"
      aria-label={t('replay:speed')}
      title={t('replay:speed')}
      value={String(store.speed.value)}
      onChange={(event) => store.setSpeed(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={String(speed)}>
          {t('replay:times', { speed })}
        </option>
      ))}
    </select>
  );
}
