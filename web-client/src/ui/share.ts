import { t } from '../i18n';
import { notify } from '../model/notices';

/** Copies the address of a game, without the hash of a replay. */
export async function copyLink(id: string): Promise<void> {
  const link = gameLink(id);
  try {
    await navigator.clipboard.writeText(link);
    notify(t('game:options.copied'), 'good');
  } catch {
    // Without a secure connection there is no clipboard: the link is shown to be copied by hand.
    notify(link, 'good');
  }
}

export function gameLink(id: string): string {
  return `${location.origin}/g/${id}`;
}
