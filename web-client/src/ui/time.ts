import { language, t } from '../i18n';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago"; what is younger than a minute is "now". */
export function ago(at: string, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const seconds = (Date.parse(at) - now) / 1000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return relative.format(0, 'second');
}

/** A clock's "1:05"; from an hour on "3 h 20 min", from a day on "2 d 3 h". */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const minutes = Math.floor(seconds / 60);
  if (seconds < 3600) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) {
    const rest = minutes % 60;
    return rest === 0 ? t('common:time.whole_hours', { hours }) : t('common:time.hours', { hours, minutes: rest });
  }
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return rest === 0 ? t('common:time.whole_days', { days }) : t('common:time.days', { days, hours: rest });
}
