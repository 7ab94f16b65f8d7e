import type { JSX } from 'preact';
import { t } from '../i18n';
import { Button } from '../ui/Button';

/** In place of a chapter that is still on its way, or that did not come. */
export function Missing({ failed, onAgain }: { failed: boolean; onAgain: () => void }): JSX.Element {
  if (!failed) return <p role="status">{t('common:loading')}</p>;
  return (
    <div class="rules__missing" role="alert">
      <p>{t('rules:page.failed')}</p>
      <Button onClick={onAgain}>{t('rules:page.again')}</Button>
    </div>
  );
}
