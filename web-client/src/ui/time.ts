import { language } from '../i18n';

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

/** A clock's "1:05". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
