import { t, tOr } from '../i18n';
import type { ApiRules, Clock, GameSummary, Seat, SetSpec, Setup } from '../model/types';

const ROLES: readonly SetSpec['role'][] = ['base', 'river', 'river_tiles', 'expansion'];

export function setName(id: string, rules: ApiRules | null): string {
  const name = rules?.sets.find((set) => set.id === id)?.name ?? id;
  return tOr(`rules:set.${id}.name`, name);
}

export function setNames(setup: Setup, rules: ApiRules | null): string {
  const roleOf = (id: string) => rules?.sets.find((set) => set.id === id)?.role ?? 'expansion';
  const place = (id: string) => ROLES.indexOf(roleOf(id));
  return setup.sets
    .toSorted((a, b) => place(a.set) - place(b.set))
    .map(({ set, copies }) => {
      const name = tOr(`rules:set.${set}.short`, setName(set, rules));
      return copies > 1 ? t('lobby:copies', { copies, name }) : name;
    })
    .join(' + ');
}

export function botName(level: string): string {
  return tOr(`rules:bot.${level}`, t('rules:bot_unknown', { level }));
}

/** A level by itself: "Hard". */
export function botLevel(level: string): string {
  return tOr(`rules:bot_level.${level}`, level);
}

/** How a level plays, in a sentence; empty for one that this client does not know. */
export function botAbout(level: string): string {
  return tOr(`rules:bot_about.${level}`, '');
}

/** Stands in finished games for everybody who has deleted his account. */
const FORMER_PLAYER = 'formerplayer';

export function personName(person: PlayerRef): string {
  return person.id === FORMER_PLAYER ? t('common:former_player') : person.name;
}

type PlayerRef = NonNullable<Seat['player']>;
type Taken = Pick<Seat, 'player' | 'bot'>;

/** What everyone at a table is called. Bots that would be called the same get their seat's number. */
export function seatNames(seats: readonly Taken[]): string[] {
  const plain = seats.map(seatName);
  return seats.map((seat, index) => {
    const name = plain[index] ?? '';
    const alone = seat.player !== null || seat.bot === null;
    return alone || plain.filter((one) => one === name).length === 1 ? name : `${name} ${index + 1}`;
  });
}

function seatName(seat: Taken): string {
  if (seat.player) return personName(seat.player);
  if (seat.bot) return botName(seat.bot);
  return t('common:free_seat');
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return t('lobby:clock_none');
  if (clock.kind === 'days') return t('lobby:clock_a_turn', { time: daysText(clock.days) });
  if (clock.kind === 'turn') return t('lobby:clock_a_turn', { time: secondsText(clock.seconds) });
  return t('lobby:clock_bank', {
    bank: secondsText(clock.seconds),
    increment: secondsText(clock.increment),
  });
}

export function daysText(days: number): string {
  return t('lobby:clock_days', { count: days });
}

export function secondsText(seconds: number): string {
  if (seconds < 60) return t('lobby:clock_seconds', { count: seconds });
  if (seconds < 3600) return t('lobby:clock_minutes', { count: Math.round(seconds / 60) });
  return t('lobby:clock_hours', { count: Math.round(seconds / 3600) });
}

export function freeSeats(game: GameSummary): number {
  return game.seats.filter((seat) => !seat.player && !seat.bot).length;
}
