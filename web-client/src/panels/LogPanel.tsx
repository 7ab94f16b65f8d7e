import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { factText, spokenLine, worthText } from '../game/logText';
import { byTurn, type LogLine, type LogTurn } from '../model/log';
import type { ScoredLine } from '../aids/scorings';
import type { Segments } from '../model/types';
import { TileThumb } from '../tiles/paint/TileThumb';
import { SeatMark } from '../ui/SeatMark';
import { SeatPoints } from '../ui/SeatPoints';
import { useStayAtEnd } from '../ui/useStayAtEnd';

export interface LogPanelProps {
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  /** The turn that the board shows, when turns can be jumped to. */
  readonly current?: number;
  readonly onJump?: (turn: number) => void;
  readonly onPoint: (segments: Segments | null) => void;
  /** Somebody wants to know why these points. */
  readonly onWhy?: (line: ScoredLine) => void;
}

/** Turn by turn, newest at the end; it stays at the end unless the person scrolls up. */
export function LogPanel({ lines, names, current, onJump, onPoint, onWhy }: LogPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  const turns = byTurn(lines);

  useStayAtEnd(list, lines.length, current === undefined);
  useEffect(() => {
    if (current !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, current]);

  if (turns.length === 0) return <p class="log__empty">{t('log:empty')}</p>;
  return (
    // What a screen reader hears of a game is said by the live region, in sentences.
    // It scrolls, so it must be reached by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol class="log" ref={list} data-testid="log" aria-label={t('game:log')} tabIndex={0} data-own-keys>
      {turns.map((turn) => (
        <li
          key={turn.lines[0]?.id}
          class={turn.turn === current ? 'log__turn log__turn--current' : 'log__turn'}
          aria-current={turn.turn === current ? 'step' : undefined}
        >
          <TurnHead turn={turn} names={names} {...(onJump ? { onJump } : {})} />
          <ul class="log__lines">
            {turn.lines.map((line) => (
              <Line key={line.id} line={line} owner={turn.seat} names={names} onPoint={onPoint} {...(onWhy ? { onWhy } : {})} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface TurnHeadProps {
  readonly turn: LogTurn;
  readonly names: readonly string[];
  readonly onJump?: (turn: number) => void;
}

function TurnHead({ turn, names, onJump }: TurnHeadProps) {
  const placed = turn.lines.find((line) => line.kind === 'placed');
  const who = turn.seat === null ? t(turn.end ? 'log:final' : 'log:started') : names[turn.seat];
  const head = (
    <>
      {!turn.end && turn.turn > 0 && <span class="log__number">{turn.turn}</span>}
      {turn.seat !== null && <SeatMark seat={turn.seat} size={18} />}
      <b class="log__who">{who}</b>
      {placed?.kind === 'placed' && <TileThumb layout={placed.layout} turns={placed.turns} size={30} />}
    </>
  );
  if (!onJump) return <div class="log__head">{head}</div>;
  return (
    <button
      type="button"
      class="log__head"
      title={t('log:jump', { turn: turn.turn })}
      onClick={() => onJump(turn.turn)}
    >
      {head}
    </button>
  );
}

interface LineProps {
  readonly line: LogLine;
  /** The seat that the head of these lines names. */
  readonly owner: number | null;
  readonly names: readonly string[];
  readonly onPoint: (segments: Segments | null) => void;
  /** Somebody wants to know why these points. */
  readonly onWhy?: (line: ScoredLine) => void;
}

function Line({ line, owner, names, onPoint, onWhy }: LineProps) {
  if (line.kind === 'placed' || line.kind === 'started') return null;
  if (line.kind !== 'scored') {
    const elsewhere = line.seat !== null && line.seat !== owner;
    return <li class="log__line">{elsewhere ? spokenLine(line, names) : factText(line)}</li>;
  }
  return (
    <li
      class="log__line log__line--scored"
      onPointerEnter={() => onPoint(line.segments)}
      onPointerLeave={() => onPoint(null)}
    >
      <ScoreWords line={line} names={names} {...(onWhy ? { onWhy } : {})} />
      <small>{worthText(line)}</small>
    </li>
  );
}

interface ScoreWordsProps {
  readonly line: ScoredLine;
  readonly names: readonly string[];
  readonly onWhy?: (line: ScoredLine) => void;
}

/** What scored and for whom; pressed, it tells why. */
function ScoreWords({ line, names, onWhy }: ScoreWordsProps) {
  const winners = line.seats.filter((seat) => seat.points > 0);
  const words = (
    <>
      <span>{factText(line)}</span>
      {winners.map(({ seat, points }) => (
        <SeatPoints key={seat} seat={seat} points={points} name={names[seat]} />
      ))}
    </>
  );
  if (!onWhy) return <span class="log__score">{words}</span>;
  return (
    <button
      type="button"
      class="log__score log__why"
      title={t('game:why.title')}
      aria-haspopup="dialog"
      data-testid="why-score"
      onClick={() => onWhy(line)}
    >
      {words}
    </button>
  );
}
