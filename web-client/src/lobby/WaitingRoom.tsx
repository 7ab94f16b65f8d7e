import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import type { Table } from '../model/types';
import { ChatPanel } from '../panels/ChatPanel';
import { rules } from '../session';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { copyLink, gameLink } from '../ui/share';
import { EditSetup } from './EditSetup';
import { SeatList } from './SeatList';
import { SetupSummary } from './SetupSummary';

/** The table before the game: who sits where, who is ready. */
export function WaitingRoom({ game, table }: { game: GameStore; table: Table }) {
  const editing = useSignal(false);
  const { host } = game.you.value;
  const full = table.seats.every((seat) => seat.player ?? seat.bot);
  return (
    <Page title={t('waiting:title')}>
      <div class="waiting">
        <div class="waiting__main">
          <h1>{t(full ? 'waiting:heading_full' : 'waiting:heading')}</h1>
          <div class="invite">
            <label for="link">{t('waiting:invite')}</label>
            <div class="name-form__row">
              <input
                id="link"
                readOnly
                value={gameLink(table.id)}
                data-testid="share-link"
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button icon="copy" testid="copy-link" onClick={() => attempt(copyLink(table.id))}>
                {t('waiting:copy')}
              </Button>
            </div>
          </div>
          <SeatList game={game} table={table} />
          <ReadyRow game={game} table={table} full={full} />
        </div>
        <aside class="waiting__side">
          <section class="card">
            <header class="card__head">
              <h2>{t('waiting:setup')}</h2>
              {host && rules.value && (
                <Button tone="quiet" testid="edit-setup" onClick={() => (editing.value = true)}>
                  {t('waiting:change')}
                </Button>
              )}
            </header>
            <SetupSummary table={table} />
            <p class="card__note">{t(`waiting:${table.visibility}`)}</p>
          </section>
          <section class="card card--chat" aria-label={t('game:chat')}>
            <ChatPanel lines={table.chat} onSend={(text) => game.send({ t: 'chat', text })} />
          </section>
        </aside>
      </div>
      {editing.value && rules.value && (
        <EditSetup
          rules={rules.value}
          table={table}
          onClose={() => (editing.value = false)}
          onSave={(create) => attempt(game.send({ t: 'configure', ...create }))}
        />
      )}
    </Page>
  );
}

interface ReadyRowProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly full: boolean;
}

function ReadyRow({ game, table, full }: ReadyRowProps) {
  const { seat: mySeat, host } = game.you.value;
  const ready = mySeat !== null && (table.seats[mySeat]?.ready ?? false);
  const allReady = table.seats.every((seat) => seat.bot !== null || seat.ready);
  return (
    <div class="ready-row">
      {mySeat === null && !full && (
        <Button tone="primary" testid="join" onClick={() => attempt(game.send({ t: 'sit' }))}>
          {t('waiting:join')}
        </Button>
      )}
      {mySeat !== null && (
        <Button
          tone={ready ? 'plain' : 'primary'}
          {...(ready ? {} : { icon: 'check' as const })}
          testid="ready"
          aria-pressed={ready}
          onClick={() => attempt(game.send({ t: 'ready', ready: !ready }))}
        >
          {t(ready ? 'waiting:not_ready' : 'waiting:ready')}
        </Button>
      )}
      {host && (
        <Button
          tone={allReady && full ? 'primary' : 'plain'}
          testid="start"
          disabled={!full || !allReady}
          onClick={() => attempt(game.send({ t: 'start' }))}
        >
          {t('waiting:start')}
        </Button>
      )}
      <small>{hint(full, allReady, host)}</small>
    </div>
  );
}

function hint(full: boolean, allReady: boolean, host: boolean): string {
  if (!full) return t('waiting:start_wait_seats');
  if (!allReady) return t('waiting:start_wait_ready');
  return host ? '' : t('waiting:wait_host');
}
