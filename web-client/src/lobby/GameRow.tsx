import { t } from '../i18n';
import type { GameSummary } from '../model/types';
import { rules } from '../session';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { ago, timeLeft } from '../ui/time';
import { clockText, freeSeats, seatNames, setNames } from './names';

/** A line never begins with the dot. */
const SEPARATOR = '\u00a0· ';

/** One game of a list; the whole row is its link. */
export function GameRow({ game }: { game: GameSummary }) {
  const names = seatNames(game.seats);
  return (
    <li class="game-row">
      <a class="game-row__link" href={`/g/${game.id}`} data-testid={`${actionOf(game)}-${game.id}`}>
        <ul class="game-row__seats">
          {game.seats.map((seat, index) => {
            const free = !seat.player && !seat.bot;
            return (
              <li key={index} class={free ? 'seat-chip seat-chip--free' : 'seat-chip'}>
                <SeatMark seat={index} size={18} />
                <span class="seat-chip__name">{names[index]}</span>
                {seat.score !== undefined && <b class="seat-chip__score">{seat.score}</b>}
                {game.status === 'finished' && seat.place === 1 && <Icon name="trophy" size={16} />}
              </li>
            );
          })}
        </ul>
        <p class="game-row__facts">
          {game.your_move && game.remaining_ms !== undefined && (
            <span class="game-row__time">
              <Icon name="clock" size={14} />
              {t('lobby:time_left', { time: timeLeft(game.remaining_ms) })}
            </span>
          )}
          {facts(game).join(SEPARATOR)}
        </p>
        <span class={`game-row__action game-row__action--${actionOf(game)}`}>
          {t(`lobby:${actionOf(game)}`)}
        </span>
      </a>
    </li>
  );
}

type Action = 'join' | 'look' | 'watch' | 'continue' | 'your_move' | 'replay';

function actionOf(game: GameSummary): Action {
  const mine = game.your_seat !== undefined;
  if (game.status === 'finished') return 'replay';
  if (game.status === 'playing') {
    if (!mine) return 'watch';
    return game.your_move ? 'your_move' : 'continue';
  }
  if (mine) return 'continue';
  return freeSeats(game) > 0 ? 'join' : 'look';
}

function facts(game: GameSummary): string[] {
  const list = [setNames(game.setup, rules.value)];
  if (game.clock.kind !== 'none') list.push(clockText(game.clock));
  if (game.visibility === 'private') list.push(t('lobby:private'));
  if (game.status === 'waiting') list.push(t('lobby:free', { count: freeSeats(game) }));
  if (game.status === 'playing' && game.turn) list.push(t('lobby:turn', { turn: game.turn }));
  // Of a game in play its turn says more than when the table was opened.
  else list.push(ago(game.finished_at ?? game.created_at));
  return list;
}
