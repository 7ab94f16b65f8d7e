import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { SetupSummary } from '../lobby/SetupSummary';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import { endTurnsAlone } from '../model/preferences';
import type { Table, View } from '../model/types';
import { navigate } from '../router';
import { Fairness } from '../panels/Fairness';
import { SettingsDialog } from '../settings/SettingsDialog';
import { Button, ButtonLink } from '../ui/Button';
import { Confirm } from '../ui/Confirm';
import { Dialog } from '../ui/Dialog';

interface GameMenuProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly view: View;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

export function GameMenu({ game, table, view, onShare, onClose }: GameMenuProps) {
  const asking = useSignal<'resign' | 'leave' | 'settings' | null>(null);
  const mySeat = game.you.value.seat;
  const playing =
    table.status === 'playing' && mySeat !== null && !table.seats[mySeat]?.resigned;

  if (asking.value === 'settings') return <SettingsDialog onClose={onClose} />;
  if (asking.value !== null) {
    const leaving = asking.value === 'leave';
    return (
      <Confirm
        title={t(`game:options.${asking.value}_title`)}
        text={t(`game:options.${asking.value}_text`)}
        action={t(`game:options.${asking.value}`)}
        testid={`confirm-${asking.value}`}
        onClose={onClose}
        onConfirm={() => {
          attempt(game.send({ t: leaving ? 'leave' : 'resign' }));
          if (leaving) navigate('/');
        }}
      />
    );
  }

  return (
    <Dialog title={t('game:options.title')} onClose={onClose} kind="sheet">
      <SetupSummary table={table} />
      {table.from && (
        <p>
          {t('replay:play_on.from')}{' '}
          <a href={`/g/${table.from.game}`} data-testid="played-on-from">
            {t('replay:play_on.show')}
          </a>
        </p>
      )}
      {mySeat !== null && (
        <label class="switch">
          <input
            type="checkbox"
            data-testid="end-turns"
            checked={endTurnsAlone.value}
            onChange={(event) => (endTurnsAlone.value = event.currentTarget.checked)}
          />
          <span>
            <b>{t('game:options.end_turns')}</b>
            <small>{t('game:options.end_turns_about')}</small>
          </span>
        </label>
      )}
      <div class="menu-list">
        <Button icon="settings" testid="open-settings" onClick={() => (asking.value = 'settings')}>
          {t('settings:title')}
        </Button>
        <Button icon="share" testid="menu-share" onClick={onShare}>
          {t('share:title')}
        </Button>
        {playing && (
          <>
            <Button testid="leave-game" onClick={() => (asking.value = 'leave')}>
              {t('game:options.leave')}
            </Button>
            <Button tone="danger" testid="resign" onClick={() => (asking.value = 'resign')}>
              {t('game:options.resign')}
            </Button>
          </>
        )}
        <ButtonLink href="/">{t('game:lobby')}</ButtonLink>
      </div>
      <Fairness about={t('game:options.commitment_about')} proofs={[[t('game:options.commitment'), view.commitment]]} />
    </Dialog>
  );
}
