import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import type { ChatLine } from '../model/types';

/** Lines that came while the chat was out of sight. The server keeps only the last ones, so lines are
 * told apart by their time and not by their number. */
export function useUnread(chat: readonly ChatLine[], inSight: boolean): number {
  const seen = useSignal(chat.at(-1)?.at ?? '');
  const newest = chat.at(-1)?.at ?? '';
  useEffect(() => {
    if (inSight) seen.value = newest;
  }, [inSight, newest, seen]);
  return inSight ? 0 : chat.filter((line) => line.at > seen.value).length;
}

/** How many, on the button or the tab that leads to them. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="badge" title={t('game:chat_unread', { count })}>
      {count}
    </span>
  );
}
