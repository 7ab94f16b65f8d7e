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

export function seatName(seat: Pick<Seat, 'player' | 'bot'> | undefined): string {
  if (seat?.player) return seat.player.name;
  if (seat?.bot) return botName(seat.bot);
  return t('common:free_seat');
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return t('lobby:clock_none');
  return secondsText(clock.seconds);
}

export function secondsText(seconds: number): string {
  if (seconds < 60) return t('lobby:clock_seconds', { count: seconds });
  if (seconds < 3600) return t('lobby:clock_minutes', { count: Math.round(seconds / 60) });
  return t('lobby:clock_hours', { count: Math.round(seconds / 3600) });
}

export function freeSeats(game: GameSummary): number {
  return game.seats.filter((seat) => !seat.player && !seat.bot).length;
}
