import { t } from '../i18n';
import type { You } from '../model/game';
import { seatColour } from '../model/seats';
import type { Seat, Table, View } from '../model/types';
import { seatNames } from '../lobby/names';
import { FigureIcon } from '../ui/FigureIcon';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { ClockFace, StillClock } from './ClockFace';

interface ScoresProps {
  readonly table: Table;
  readonly view: View;
  readonly you: You;
  readonly clockHeardAt: number;
  /** The total of each seat if the game ended now, when the table tells it. */
  readonly ended?: readonly number[] | undefined;
  readonly onPoint?: (seat: number | null) => void;
  readonly onPick?: ((seat: number) => void) | undefined;
  /** Somebody wants to know where a seat's points came from. */
  readonly onWhy?: ((seat: number) => void) | undefined;
}

/** Every seat with its points: a list beside the board, a strip above it on a phone. */
export function Scores({ table, view, you, clockHeardAt, ended, onPoint, onPick, onWhy }: ScoresProps) {
  const names = seatNames(table.seats);
  const most = Math.max(1, ...view.scores);
  return (
    <ol class={`scores scores--${table.seats.length}`} aria-label={t('game:scores')}>
      {table.seats.map((seat, index) => {
        const running = table.running?.seat === index ? table.running : null;
        const onTurn = view.seat === index && !view.final;
        return (
          <li
            key={index}
            class={onTurn ? 'score score--turn' : 'score'}
            style={{ '--seat': seatColour(index), '--part': (view.scores[index] ?? 0) / most }}
            onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint?.(index)}
            onPointerLeave={() => onPoint?.(null)}
            data-seat-line={index}
            aria-current={onTurn ? 'true' : undefined}
          >
            <SeatMark seat={index} />
            <Name seat={index} name={names[index] ?? ''} onPick={onPick} onWhy={onWhy} />
            <SeatNotes seat={seat} mine={you.seat === index} over={table.status === 'finished'} />
            {onTurn && <span class="visually-hidden">{t('game:seat.turn')}</span>}
            {running && (
              <ClockFace
                remaining={running.remaining_ms}
                heardAt={clockHeardAt}
                slow={table.clock.kind === 'days'}
              />
            )}
            {!running && table.status === 'playing' && table.banks?.[index] !== undefined && (
              <StillClock left={table.banks[index]} />
            )}
            <Points seat={index} points={view.scores[index] ?? 0} name={names[index] ?? ''} onWhy={onWhy} />
            {ended && <Ended points={ended[index] ?? 0} seat={index} />}
            <span class="score__bar" aria-hidden="true" />
            <Followers seat={index} left={view.followers[index] ?? 0} />
          </li>
        );
      })}
    </ol>
  );
}

interface NameProps {
  readonly seat: number;
  readonly name: string;
  readonly onPick: ((seat: number) => void) | undefined;
  readonly onWhy: ((seat: number) => void) | undefined;
}

/** The button of the whole row shows the seat's features, or where no table tells them, its points. */
function Name({ seat, name, onPick, onWhy }: NameProps) {
  const press = onPick ?? onWhy;
  if (!press) {
    return (
      <span class="score__name" title={name}>
        {name}
      </span>
    );
  }
  const label = onPick ? t('game:aid.of_seat', { name }) : t('common:labelled', { label: name, text: t('game:why.title') });
  return (
    <button
      type="button"
      class="score__name score__pick"
      title={label}
      aria-label={label}
      data-testid={`pick-${seat}`}
      onClick={() => press(seat)}
    >
      {name}
    </button>
  );
}

interface PointsProps {
  readonly seat: number;
  readonly points: number;
  readonly name: string;
  readonly onWhy: ((seat: number) => void) | undefined;
}

/** What a seat has; pressed, it tells where that came from. */
function Points({ seat, points, name, onWhy }: PointsProps) {
  const testid = `score-${seat}`;
  if (!onWhy || points === 0) {
    return (
      <b class="score__points" data-testid={testid} data-lands="score">
        {points}
      </b>
    );
  }
  return (
    <button
      type="button"
      class="score__points score__why"
      title={t('game:why.title')}
      aria-label={t('log:said_points', { name, count: points })}
      aria-haspopup="dialog"
      data-testid={testid}
      data-lands="score"
      onClick={() => onWhy(seat)}
    >
      {points}
    </button>
  );
}

function Ended({ points, seat }: { points: number; seat: number }) {
  const text = t('game:aid.ended', { count: points });
  return (
    <small class="score__ended" title={text} data-testid={`ended-${seat}`}>
      <span class="visually-hidden">{text}</span>
      <span aria-hidden="true">{`→ ${points}`}</span>
    </small>
  );
}

function SeatNotes({ seat, mine, over }: { seat: Seat; mine: boolean; over: boolean }) {
  if (seat.resigned) return <span class="score__note">{t('game:seat.resigned')}</span>;
  if (seat.bot) {
    return (
      <span class="score__note" title={t('game:seat.bot')}>
        <Icon name="bot" size={16} />
      </span>
    );
  }
  if (mine) return <span class="score__note score__note--you">{t('game:seat.you')}</span>;
  // Once the game is over nobody is waited for.
  if (over) return null;
  if (seat.left) return <span class="score__note score__note--warn">{t('game:seat.left')}</span>;
  if (!seat.online) return <span class="score__note score__note--warn">{t('game:seat.away')}</span>;
  return null;
}

function Followers({ seat, left }: { seat: number; left: number }) {
  const text = t('game:seat.followers', { count: left });
  return (
    <span class="score__followers" title={text}>
      <span class="visually-hidden">{text}</span>
      <span class="score__figures" aria-hidden="true" data-lands="home">
        {Array.from({ length: left }, (_, index) => (
          <FigureIcon key={index} seat={seat} />
        ))}
      </span>
      <span class="score__figure-count" aria-hidden="true" data-lands="home">
        <FigureIcon seat={seat} size={14} />
        {left}
      </span>
    </span>
  );
}
