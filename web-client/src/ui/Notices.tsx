import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { dismiss, dropGood, notices } from '../model/notices';
import { route } from '../router';
import { IconButton } from './Button';

export function Notices() {
  const { page } = route.value;
  // What went well is no news on the next page.
  useEffect(() => () => dropGood(), [page]);
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map((notice) => (
        <div key={notice.id} class={`notice notice--${notice.tone}`} data-testid="notice">
          <span>{notice.text}</span>
          <IconButton icon="close" label={t('common:close')} onClick={() => dismiss(notice.id)} />
        </div>
      ))}
    </div>
  );
}
