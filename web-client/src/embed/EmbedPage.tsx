import { computed, signal, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardApi } from '../board/Board';
import { GameBoard } from '../game/GameBoard';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { ApiReplay } from '../model/types';
import { api } from '../net/api';
import { asRefusal } from '../net/refusal';
import { refusalText } from '../model/notices';
import { Scores } from '../panels/Scores';
import { ReplayControls } from '../replay/ReplayControls';
import { ReplayStore } from '../replay/replayStore';
import { ButtonLink } from '../ui/Button';
import { useTitle } from '../ui/Page';
import './embed.css';

/** How often a game that goes on is asked for again. */
const FOLLOW_MS = 8000;

/** An analysis is made for somebody. */
const NO_PANELS: readonly [] = [];

const NOBODY = { seat: null, host: false };

/**
 * A game inside a page of another site: to be looked at and walked through. It asks for the replay and for
 * nothing else, so that whoever sees it needs no account and leaves no trace. A game that goes on is followed.
 */
export function EmbedPage({ id }: { id: string }) {
  const stored = useMemo(() => signal<ApiReplay | string | null>(null), []);
  const replay = useMemo(() => new ReplayStore(sourceOf(stored)), [stored]);
  useTitle(t('replay:title'));
  useEffect(() => follow(id, stored, () => replay.followHash()), [id, stored, replay]);

  if (stored.value === null) return <p class="embed__said">{t('common:loading')}</p>;
  if (typeof stored.value === 'string') return <p class="embed__said">{stored.value}</p>;
  return <Embedded id={id} stored={stored.value} replay={replay} />;
}

/**
 * Loads the game, and while it goes on and can be seen, loads it again and again: a socket would want an
 * account. Returns how to stop.
 */
function follow(id: string, stored: Signal<ApiReplay | string | null>, onFirst: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function load(): Promise<void> {
    try {
      const found = await api.replay(id);
      if (stopped) return;
      const first = stored.value === null;
      const grown = typeof stored.value !== 'object' || stored.value?.batches.length !== found.batches.length;
      if (grown || found.table.status === 'finished') stored.value = found;
      if (first) onFirst();
      if (found.table.status === 'playing') plan();
    } catch (error) {
      // What is shown stays; only who has seen nothing yet is told why.
      if (stored.value === null) stored.value = refusalText(asRefusal(error).code);
      else plan();
    }
  }
  function plan(): void {
    clearTimeout(timer);
    if (!stopped && document.visibilityState === 'visible') timer = setTimeout(() => void load(), FOLLOW_MS);
  }
  // Only who looks again goes on following.
  const onLook = (): void => {
    if (typeof stored.value === 'object' && stored.value?.table.status === 'playing') plan();
  };
  document.addEventListener('visibilitychange', onLook);
  void load();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}

function sourceOf(stored: Signal<ApiReplay | string | null>) {
  const found = computed(() => (typeof stored.value === 'string' ? null : stored.value));
  return {
    history: computed(() => found.value?.batches ?? []),
    table: computed(() => found.value?.table ?? null),
  };
}

interface EmbeddedProps {
  readonly id: string;
  readonly stored: ApiReplay;
  readonly replay: ReplayStore;
}

function Embedded({ id, stored, replay }: EmbeddedProps) {
  const board = useRef<BoardApi | null>(null);
  const view = replay.move.value?.view;
  if (!view) return null;
  const { table } = stored;
  return (
    <div class="embed" data-testid="embed">
      <h1 class="visually-hidden">{t('replay:title')}</h1>
      <Scores table={table} view={view} you={NOBODY} clockHeardAt={0} />
      <main class="embed__board" aria-label={t('game:board')}>
        <GameBoard
          view={view}
          effects={replay.effects.value}
          highlight={[]}
          seatNames={seatNames(table.seats)}
          apiRef={board}
        />
      </main>
      <div class="embed__foot">
        <ReplayControls store={replay} table={table} panels={NO_PANELS}>
          {table.status === 'playing' && replay.front.value && <span class="live-badge">{t('replay:live')}</span>}
          <ButtonLink
            icon="chevron"
            href={`/g/${id}#move=${replay.at.value}`}
            target="_blank"
            rel="noopener"
            testid="open-game"
          >
            {t('replay:open_game')}
          </ButtonLink>
        </ReplayControls>
      </div>
    </div>
  );
}
