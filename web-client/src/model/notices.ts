import { signal } from '@preact/signals';
import { tOr, t } from '../i18n';
import { asRefusal } from '../net/refusal';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'bad' | 'good';
}

const SHOWN_MS = 6000;
let nextId = 0;

export const notices = signal<readonly Notice[]>([]);

export function notify(text: string, tone: Notice['tone']): void {
  const notice = { id: nextId++, text, tone };
  notices.value = [...notices.value.filter((one) => one.text !== text), notice];
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function dropGood(): void {
  notices.value = notices.value.filter((notice) => notice.tone !== 'good');
}

export function refusalText(code: string): string {
  return tOr(`errors:${code}`, t('errors:other', { code }));
}

/** What the page at the door says already, and better. */
const SAID_AT_THE_DOOR: ReadonlySet<string> = new Set(['invitation_needed', 'login_needed']);

export function showRefusal(error: unknown): void {
  const { code } = asRefusal(error);
  if (SAID_AT_THE_DOOR.has(code)) return;
  notify(refusalText(code), 'bad');
}

/** Runs what a button started; a refusal is shown to the person. */
export function attempt(work: Promise<unknown>): void {
  work.catch(showRefusal);
}
