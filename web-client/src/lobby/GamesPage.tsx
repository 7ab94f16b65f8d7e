import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import type { GameSummary } from '../model/types';
import { api } from '../net/api';
import { navigate } from '../router';
import { loadRules } from '../session';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Page } from '../ui/Page';
import { GameList } from './GameList';

const PAGE_LENGTH = 20;

type Whose = 'mine' | 'all';

export function GamesPage({ mine }: { mine: boolean }) {
  const games = useSignal<readonly GameSummary[] | null>(null);
  const next = useSignal<string | null>(null);
  const asked = useRef(0);
  const whose: Whose = mine ? 'mine' : 'all';

  async function load(before: string | null) {
    const number = ++asked.current;
    const page = await api.games({
      status: 'finished',
      mine,
      limit: PAGE_LENGTH,
      ...(before === null ? {} : { before }),
    });
    // Of another choice, or of a page that was asked for twice.
    if (number !== asked.current) return;
    games.value = before === null ? page.games : [...(games.value ?? []), ...page.games];
    next.value = page.next ?? null;
  }

  useEffect(() => {
    games.value = null;
    next.value = null;
    attempt(loadRules());
    attempt(load(null));
    // The list belongs to the choice of whose games; nothing else starts it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mine]);

  return (
    <Page title={t('lobby:games.title')}>
      <div class="games">
        <div class="title-row">
          <h1>{t('lobby:games.title')}</h1>
          <Choice<Whose>
            label={t('lobby:games.whose')}
            name="whose"
            values={['all', 'mine']}
            value={whose}
            textOf={(value) => t(`lobby:games.${value}`)}
            onChange={(value) => navigate(value === 'mine' ? '/games?mine=1' : '/games')}
          />
        </div>
        <GameList
          title={t('lobby:finished')}
          games={games.value}
          none={t(`lobby:games.none_${whose}`)}
          testid="list-stored"
        />
        {next.value !== null && (
          <Button onClick={() => attempt(load(next.value))}>{t('lobby:games.more')}</Button>
        )}
      </div>
    </Page>
  );
}
