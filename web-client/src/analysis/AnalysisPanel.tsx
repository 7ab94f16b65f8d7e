import { useEffect, useMemo } from 'preact/hooks';
import { percentText, t } from '../i18n';
import { seatNames } from '../lobby/names';
import { attempt } from '../model/notices';
import { seatColour } from '../model/seats';
import type { Event, JudgedTurn, Table } from '../model/types';
import type { ReplayPanelProps } from '../replay/panels';
import type { ReplayStore } from '../replay/replayStore';
import { Button } from '../ui/Button';
import { AnalysisStore } from './analysisStore';
import { bandsOf, betterThan, meanLosses, verdictOf, worstOf } from './analysisModel';
import './analysis.css';

const WIDTH = 300;
const HEIGHT = 48;
const SHOWN_WORST = 4;

/** What the hard bot says about a finished game, beside the graph of its replay. */
export function AnalysisPanel({ store: replay, table }: ReplayPanelProps) {
  const store = useMemo(() => new AnalysisStore(table.id), [table.id]);
  const finished = replay.finished.value;
  useEffect(() => {
    if (finished) attempt(store.load());
    return () => store.close();
  }, [store, finished]);

  const analysis = store.analysis.value;
  if (!finished || !analysis) return null;
  return (
    <section class="analysis" aria-label={t('analysis:title')} data-testid="analysis">
      {analysis.status === 'none' && (
        <Button icon="bot" testid="analyse" onClick={() => attempt(store.begin())}>
          {t('analysis:begin')}
        </Button>
      )}
      {store.underWay.value && (
        <label class="analysis__progress">
          {t(analysis.status === 'waiting' ? 'analysis:waiting' : 'analysis:running')}
          <progress value={analysis.judged} max={Math.max(1, analysis.of)} />
        </label>
      )}
      {analysis.status === 'done' && <Result store={store} replay={replay} table={table} />}
    </section>
  );
}

interface ResultProps {
  readonly store: AnalysisStore;
  readonly replay: ReplayStore;
  readonly table: Table;
}

function Result({ store, replay, table }: ResultProps) {
  const move = replay.move.value;
  const judged = move ? store.turn(move.turn) : null;
  return (
    <>
      <Chances turns={store.turns.value} table={table} at={judged} onGo={(turn) => replay.goToTurn(turn)} />
      <p class="analysis__turn" data-testid="analysis-turn" aria-live="polite">
        {judged && move ? <TurnText turn={judged} events={move.events} /> : t('analysis:pick')}
      </p>
      <Worst turns={store.turns.value} table={table} onGo={(turn) => replay.goToTurn(turn)} />
    </>
  );
}

interface ChancesProps {
  readonly turns: readonly JudgedTurn[];
  readonly table: Table;
  readonly at: JudgedTurn | null;
  readonly onGo: (turn: number) => void;
}

/** How likely each seat was to win, turn by turn. For the pointer; the list below is for everyone. */
function Chances({ turns, table, at, onGo }: ChancesProps) {
  const seats = table.seats.length;
  const place = at ? turns.indexOf(at) : -1;
  const x = turns.length < 2 ? 0 : (place / (turns.length - 1)) * WIDTH;
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    const turn = turns[Math.round(share * (turns.length - 1))];
    if (turn) onGo(turn.turn);
  };
  return (
    <svg
      class="analysis__chances"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={chancesText(at ?? turns.at(-1) ?? null, table)}
      onClick={go}
    >
      {bandsOf(turns, seats, WIDTH, HEIGHT).map((points, seat) => (
        <polygon key={seat} points={points} style={{ fill: seatColour(seat) }} />
      ))}
      <line class="analysis__even" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {place >= 0 &&
        ['analysis__at analysis__at--under', 'analysis__at'].map((name) => (
          <line key={name} class={name} x1={x} x2={x} y1={0} y2={HEIGHT} />
        ))}
    </svg>
  );
}

function chancesText(turn: JudgedTurn | null, table: Table): string {
  if (!turn) return t('analysis:chances');
  const names = seatNames(table.seats);
  const each = turn.chances.map((chance, seat) =>
    t('analysis:chance', { name: names[seat] ?? '', percent: percentText(chance) }),
  );
  return t('common:labelled', { label: t('analysis:chances'), text: each.join(', ') });
}

function TurnText({ turn, events }: { turn: JudgedTurn; events: readonly Event[] }) {
  const verdict = verdictOf(turn);
  const better = verdict === 'best' ? null : betterThan(turn, events);
  return (
    <>
      <b class={`analysis__verdict analysis__verdict--${verdict}`}>{t(`analysis:verdict.${verdict}`)}</b>
      {verdict !== 'best' && <> {t('analysis:loss', { count: turn.loss })}</>}
      {better && (
        <>
          {' '}
          {t(`analysis:better.${better.where}`)},{' '}
          {better.follower === null ? t('analysis:follower_none') : t(`analysis:follower.${better.follower}`)}.
        </>
      )}
    </>
  );
}

function Worst({ turns, table, onGo }: Omit<ChancesProps, 'at'>) {
  const names = seatNames(table.seats);
  const worst = worstOf(turns, SHOWN_WORST);
  return (
    <details class="analysis__more">
      <summary>{t('analysis:more')}</summary>
      <ul>
        {meanLosses(turns, table.seats.length).map((points, seat) => (
          <li key={seat}>
            {t('analysis:mean', { name: names[seat] ?? '', count: Math.round(points * 10) / 10 })}
          </li>
        ))}
        {worst.map((turn) => (
          <li key={turn.turn}>
            <Button tone="quiet" onClick={() => onGo(turn.turn)}>
              {t('analysis:worst', {
                turn: turn.turn,
                name: names[turn.seat] ?? '',
                count: turn.loss,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
