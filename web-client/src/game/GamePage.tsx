import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n';
import { carryOut } from '../lobby/openTable';
import { WaitingRoom } from '../lobby/WaitingRoom';
import { GameStore } from '../model/game';
import { attempt, refusalText } from '../model/notices';
import { api } from '../net/api';
import { connection, loadRules } from '../session';
import { NothingHere } from '../ui/NothingHere';
import { Page } from '../ui/Page';
import { GameScreen } from './GameScreen';

/** Everything at /g/ID: the waiting room, the game, and its replay. */
export function GamePage({ id }: { id: string }) {
  const game = useMemo(() => new GameStore(id, connection, api.replay), [id]);

  useEffect(() => {
    attempt(loadRules());
    game.open();
    return () => game.close();
  }, [game]);

  const position = game.position.value;
  const known = position !== null;
  useEffect(() => {
    if (known) attempt(carryOut(game));
  }, [game, known]);

  if (game.refused.value !== null) return <Missing code={game.refused.value} />;
  if (!position) {
    return (
      <Page title={t('game:title')}>
        <p>{t('common:loading')}</p>
      </Page>
    );
  }
  if (!position.view) return <WaitingRoom game={game} table={position.table} />;
  return <GameScreen game={game} table={position.table} view={position.view} />;
}

function Missing({ code }: { code: string }) {
  const text = code === 'not_found' ? t('common:unknown.table') : refusalText(code);
  return <NothingHere title={t('common:unknown.table_title')} text={text} />;
}
