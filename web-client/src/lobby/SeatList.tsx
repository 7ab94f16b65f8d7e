import { t } from '../i18n';
import type { GameCommand, GameStore } from '../model/game';
import { attempt } from '../model/notices';
import type { Seat, Table } from '../model/types';
import { rules } from '../session';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { botAbout, botLevel, seatNames } from './names';

interface SeatListProps {
  readonly game: GameStore;
  readonly table: Table;
}

export function SeatList({ game, table }: SeatListProps) {
  const names = seatNames(table.seats);
  return (
    <ul class="seats" aria-label={t('waiting:seats')}>
      {table.seats.map((seat, index) => (
        <SeatRow
          key={index}
          game={game}
          table={table}
          seat={seat}
          index={index}
          name={names[index] ?? ''}
        />
      ))}
    </ul>
  );
}

interface SeatRowProps extends SeatListProps {
  readonly seat: Seat;
  readonly index: number;
  readonly name: string;
}

function SeatRow({ game, table, seat, index, name }: SeatRowProps) {
  const { seat: mySeat, host } = game.you.value;
  const free = !seat.player && !seat.bot;
  const mine = mySeat === index;
  const send = (command: GameCommand) => attempt(game.send(command));
  return (
    <li class={free ? 'seat seat--free' : 'seat'} data-testid={`seat-${index}`}>
      <SeatMark seat={index} size={28} />
      <span class="seat__who">
        <b>{name}</b>
        <small>{notes(seat, mine, table).join(' · ')}</small>
      </span>
      {!free && <ReadyMark ready={seat.ready || seat.bot !== null} />}
      {free && mySeat === null && (
        <Button testid={`sit-${index}`} onClick={() => send({ t: 'sit', seat: index })}>
          {t('waiting:sit')}
        </Button>
      )}
      {free && host && <BotPicker index={index} onPick={(level) => send({ t: 'bot', seat: index, level })} />}
      {seat.bot !== null && host && (
        <Button
          tone="quiet"
          testid={`remove-bot-${index}`}
          onClick={() => send({ t: 'bot', seat: index, level: null })}
        >
          {t('waiting:remove_bot')}
        </Button>
      )}
      {mine && (
        <Button tone="quiet" testid="leave" onClick={() => send({ t: 'leave' })}>
          {t('waiting:leave')}
        </Button>
      )}
    </li>
  );
}

function ReadyMark({ ready }: { ready: boolean }) {
  return (
    <span class={ready ? 'ready-mark ready-mark--yes' : 'ready-mark'}>
      {ready && <Icon name="check" size={16} />}
      {t(ready ? 'waiting:is_ready' : 'waiting:is_waiting')}
    </span>
  );
}

/** One level: a button. More: a list to pick from. */
function BotPicker({ index, onPick }: { index: number; onPick: (level: string) => void }) {
  const bots = rules.value?.bots ?? [];
  const [only] = bots;
  if (bots.length === 1 && only) {
    return (
      <Button icon="bot" testid={`bot-${index}`} onClick={() => onPick(only.id)}>
        {t('waiting:add_bot')}
      </Button>
    );
  }
  return (
    <select
      aria-label={t('waiting:add_bot')}
      data-testid={`bot-${index}`}
      value=""
      onChange={(event) => event.currentTarget.value && onPick(event.currentTarget.value)}
    >
      <option value="">{t('waiting:add_bot')}</option>
      {bots.map(({ id }) => (
        <option key={id} value={id}>
          {botLevel(id)}
        </option>
      ))}
    </select>
  );
}

function notes(seat: Seat, mine: boolean, table: Table): string[] {
  const list: string[] = [];
  if (mine) list.push(t('common:you'));
  if (seat.bot !== null) list.push(botAbout(seat.bot));
  if (seat.player?.id === table.host) list.push(t('waiting:host'));
  if (seat.player && !seat.online) list.push(t('waiting:is_away'));
  return list;
}
