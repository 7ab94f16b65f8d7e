import { t } from '../i18n';
import { dismiss, notices } from '../model/notices';
import { IconButton } from './Button';

export function Notices() {
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
