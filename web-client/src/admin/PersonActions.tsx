import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { attempt, notify } from '../model/notices';
import { Button } from '../ui/Button';
import { order, type Row } from './adminApi';

/** What can be done with one person: the opposite of what has been done already. */
export function PersonActions({ row, onChange }: { row: Row; onChange: () => void }) {
  const id = row['id'] ?? '';
  const standing = (row['standing'] ?? '').split(', ');
  const name = useSignal<string | null>(null);

  async function act(action: string, value = '') {
    await order(action, id, value);
    name.value = null;
    notify(t('admin:done'), 'good');
    onChange();
  }

  if (name.value !== null) {
    return (
      <form
        class="admin__rename"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(act('rename', name.value ?? ''));
        }}
      >
        <input
          aria-label={t('admin:new_name')}
          value={name.value}
          maxLength={24}
          required
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <Button submit tone="primary">
          {t('admin:rename')}
        </Button>
        <Button tone="quiet" onClick={() => (name.value = null)}>
          {t('common:cancel')}
        </Button>
      </form>
    );
  }
  const isMuted = standing.includes('muted');
  const isBanned = standing.includes('banned');
  return (
    <div class="button-row">
      <Button onClick={() => (name.value = row['name'] ?? '')} testid="admin-rename">
        {t('admin:rename')}
      </Button>
      {!standing.includes('admin') && (
        <>
          <Button onClick={() => attempt(act(isMuted ? 'unmute' : 'mute'))} testid="admin-mute">
            {t(isMuted ? 'admin:unmute' : 'admin:mute')}
          </Button>
          <Button
            tone={isBanned ? 'plain' : 'danger'}
            onClick={() => attempt(act(isBanned ? 'unban' : 'ban'))}
            testid="admin-ban"
          >
            {t(isBanned ? 'admin:unban' : 'admin:ban')}
          </Button>
        </>
      )}
    </div>
  );
}
