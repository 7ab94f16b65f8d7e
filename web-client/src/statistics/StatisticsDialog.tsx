import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import type { ApiStatistics, View } from '../model/types';
import { api } from '../net/api';
import type { Replay } from '../replay/replayModel';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { BarTable } from './BarTable';
import { LuckTable } from './LuckTable';
import { biggestMoves, KINDS, luckOf, PHASES, pointsByKind, pointsByPhase } from './model';
import './statistics.css';

const BIGGEST = 6;

interface StatisticsDialogProps {
  readonly id: string;
  readonly replay: Replay | null;
  readonly names: readonly string[];
  readonly onMove: (move: number) => void;
  readonly onClose: () => void;
}

export function StatisticsDialog({ id, replay, names, onMove, onClose }: StatisticsDialogProps) {
  const statistics = useSignal<ApiStatistics | null>(null);
  useEffect(() => {
    async function load() {
      statistics.value = await api.statistics(id);
    }
    attempt(load());
  }, [id, statistics]);

  const view = replay?.moves.at(-1)?.view;
  return (
    <Dialog title={t('statistics:title')} onClose={onClose} testid="statistics">
      {replay && view ? (
        <>
          <Points replay={replay} view={view} names={names} />
          <Biggest replay={replay} names={names} onMove={onMove} />
        </>
      ) : (
        <p>{t('replay:loading')}</p>
      )}
      {statistics.value && (
        <section class="statistics__part">
          <LuckTable luck={luckOf(statistics.value.draws, names.length)} names={names} />
          <p class="statistics__note">{t('statistics:luck_about')}</p>
        </section>
      )}
    </Dialog>
  );
}

interface PointsProps {
  readonly replay: Replay;
  readonly view: View;
  readonly names: readonly string[];
}

function Points({ replay, view, names }: PointsProps) {
  return (
    <>
      <BarTable
        caption={t('statistics:by_kind')}
        corner={t('game:final.player')}
        columns={KINDS.map((kind) => (
          <Fragment key={kind}>
            <Icon name={kind} />
            <span class="bars__kind">{t(`game:final.${kind}`)}</span>
          </Fragment>
        ))}
        rows={pointsByKind(view)}
        names={names}
        testid="statistics-kinds"
      />
      <BarTable
        caption={t('statistics:by_phase')}
        corner={t('game:final.player')}
        columns={PHASES.map((phase) => t(`statistics:phase.${phase}`))}
        rows={pointsByPhase(replay)}
        names={names}
        testid="statistics-phases"
      />
      <p class="statistics__note">{t('statistics:phase_about')}</p>
    </>
  );
}

interface BiggestProps {
  readonly replay: Replay;
  readonly names: readonly string[];
  readonly onMove: (move: number) => void;
}

function Biggest({ replay, names, onMove }: BiggestProps) {
  const moves = biggestMoves(replay, BIGGEST);
  if (moves.length === 0) return null;
  return (
    <section class="statistics__part" aria-labelledby="biggest">
      <h3 id="biggest">{t('statistics:biggest')}</h3>
      <ol class="biggest" data-testid="statistics-biggest">
        {moves.map(({ move, seat, points }) => (
          <li key={`${move}/${seat}`}>
            <a
              class="biggest__move"
              href={`#move=${move}`}
              onClick={(event) => {
                event.preventDefault();
                onMove(move);
              }}
            >
              <SeatMark seat={seat} size={18} />
              <span class="biggest__name">{names[seat]}</span>
              <span class="biggest__turn">{t('statistics:move', { move })}</span>
              <b>{`+${points}`}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
