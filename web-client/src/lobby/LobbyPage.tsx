import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import type { GameSummary } from '../model/types';
import { api } from '../net/api';
import { connection, loadRules, rules } from '../session';
import { LearnOffer } from '../tutorial/LearnOffer';
import { Choice } from '../ui/Choice';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Page } from '../ui/Page';
import { recentlyFinished } from './finished';
import { GameList } from './GameList';
import { Hero } from './Hero';
import { LobbyStore } from './lobbyStore';
import { loadMyGames, myGames, myMoves } from './myGames';
import { NameForm } from './NameForm';
import { botAbout, botLevel, setNames } from './names';
import { openGameWithBot } from './openTable';
import { rememberedLevel, rememberLevel } from './remembered';
import { standardSetup } from './setupModel';

const SHOWN_FINISHED = 6;

export function LobbyPage() {
  const lobby = useMemo(() => new LobbyStore(), []);
  const finished = useSignal<readonly GameSummary[] | null>(null);

  useEffect(() => {
    connection.follow(lobby);
    return () => connection.unfollow(lobby, { t: 'lobby', watch: false });
  }, [lobby]);

  useEffect(() => {
    async function load() {
      const [own, everybodys] = await Promise.all([
        api.games({ status: 'finished', mine: true, limit: SHOWN_FINISHED }),
        api.games({ status: 'finished', limit: SHOWN_FINISHED }),
      ]);
      finished.value = recentlyFinished(own.games, everybodys.games, SHOWN_FINISHED);
    }
    attempt(loadRules());
    attempt(load());
  }, [finished]);
  useMyGames();

  const mine = myGames.value;
  const returns = mine.length > 0 || (finished.value ?? []).some((game) => game.your_seat !== undefined);
  const isMine = new Set(mine.map((game) => game.id));
  const others = lobby.games.value?.filter((game) => !isMine.has(game.id)) ?? null;
  const open = others?.filter((game) => game.status === 'waiting') ?? null;
  const playing = others?.filter((game) => game.status === 'playing') ?? null;

  return (
    <Page title={t('lobby:title')}>
      <Hero brief={returns} />
      <div class="lobby">
        {mine.length > 0 && (
          <div class="lobby__mine">
            <GameList
              title={t('lobby:your_games')}
              games={mine}
              {...(myMoves.value.length > 0
                ? { badge: t('lobby:your_moves', { count: myMoves.value.length }) }
                : {})}
              none=""
              testid="list-mine"
            />
          </div>
        )}
        <aside class="lobby__aside">
          <StartCard />
          <LearnOffer brief={returns} />
          <NameForm />
        </aside>
        <div class="lobby__lists">
          <GameList
            title={t('lobby:open_tables')}
            games={open}
            none={t('lobby:open_tables_none')}
            testid="list-open"
          />
          <GameList
            title={t('lobby:in_play')}
            games={playing}
            none={t('lobby:in_play_none')}
            testid="list-playing"
          />
          <GameList
            title={t('lobby:finished')}
            games={finished.value}
            none={t('lobby:finished_none')}
            testid="list-finished"
          />
          <a class="more-link" href="/games?mine=1">
            {t('lobby:all_games')}
            <Icon name="chevron" size={16} />
          </a>
        </div>
      </div>
    </Page>
  );
}

const LOOK_EVERY_MS = 30_000;

/** The person's games, looked at again now and then and when the page is looked at again. */
function useMyGames(): void {
  useEffect(() => {
    attempt(loadMyGames());
    const look = () => {
      // What fails now is asked for again; what is shown stays.
      if (document.visibilityState === 'visible') loadMyGames().catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

function StartCard() {
  const known = rules.value;
  const busy = useSignal(false);
  const chosen = useSignal(rememberedLevel());
  const levels = known?.bots.map((bot) => bot.id) ?? [];
  const level = levels.includes(chosen.value) ? chosen.value : (levels[0] ?? null);

  function choose(next: string) {
    chosen.value = next;
    rememberLevel(next);
  }

  async function quick() {
    if (!known || level === null || busy.value) return;
    busy.value = true;
    try {
      await openGameWithBot(known, level);
    } finally {
      busy.value = false;
    }
  }

  return (
    <div class="start-card">
      <button
        type="button"
        class="start-card__main"
        data-testid="quick-bot"
        disabled={!known || busy.value}
        onClick={() => attempt(quick())}
      >
        <Icon name="bot" size={28} />
        <span>
          <b>{t('lobby:quick_bot')}</b>
          <small>
            {known && t('lobby:quick_bot_note', { sets: setNames(standardSetup(known, 2), known) })}
          </small>
        </span>
      </button>
      {level !== null && levels.length > 1 && (
        <div class="start-card__level">
          <Choice
            label={t('lobby:quick_level')}
            name="quick-level"
            values={levels}
            value={level}
            textOf={botLevel}
            onChange={choose}
            testid="quick-level"
          />
          <small>{botAbout(level)}</small>
        </div>
      )}
      <ButtonLink icon="plus" class="start-card__new" href="/new" testid="new-table">
        {t('lobby:new_table')}
      </ButtonLink>
    </div>
  );
}
