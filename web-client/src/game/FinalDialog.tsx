import { useSignal } from '@preact/signals';
import type { AidStore } from '../aids/aidStore';
import { scoredBy, type Scorings } from '../aids/scorings';
import { ScoringsDialog } from '../aids/ScoringsDialog';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import { openTable } from '../lobby/openTable';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import type { Table, View } from '../model/types';
import { FinalSheet } from '../panels/FinalSheet';
import { RecordLink } from '../share/RecordLink';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface FinalDialogProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly view: View;
  readonly aids: AidStore;
  readonly onReplay: () => void;
  readonly onOpen: (what: 'share' | 'statistics') => void;
  readonly onClose: () => void;
}

export function FinalDialog({ game, table, view, aids, onReplay, onOpen, onClose }: FinalDialogProps) {
  const asked = useSignal<Scorings | null>(null);
  if (!view.final) return null;

  function again() {
    const { setup, clock, visibility, aids: told, hints, pace } = table;
    // The first seat is the person's own, whoever had it; bots keep the others.
    const bots = table.seats.map((seat, index) => (index === 0 ? null : seat.player ? null : seat.bot));
    attempt(openTable({ create: { setup, clock, visibility, aids: told, hints, pace }, bots }));
  }

  return (
    <>
      <Dialog title={t('game:final.title')} onClose={onClose}>
        <FinalSheet
          table={table}
          view={view}
          final={view.final}
          mySeat={game.you.value.seat}
          onWhy={(which) => (asked.value = which)}
        >
          <Button tone="primary" testid="play-again" onClick={again}>
            {t('game:final.again')}
          </Button>
          <Button icon="play" testid="open-replay" onClick={onReplay}>
            {t('game:final.replay')}
          </Button>
          <Button icon="chart" testid="final-statistics" onClick={() => onOpen('statistics')}>
            {t('statistics:title')}
          </Button>
          <Button icon="share" testid="final-share" onClick={() => onOpen('share')}>
            {t('share:title')}
          </Button>
          <RecordLink id={table.id} text={t('game:final.record')} testid="download-record" />
        </FinalSheet>
      </Dialog>
      {asked.value && (
        <ScoringsDialog
          which={asked.value}
          scored={scoredBy(game.log.value.lines, view)}
          aids={aids}
          tiles={view.tiles}
          names={seatNames(table.seats)}
          onClose={() => (asked.value = null)}
        />
      )}
    </>
  );
}
