import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { IconButton } from '../ui/Button';
import { SettingsDialog } from './SettingsDialog';

export function SettingsButton() {
  const open = useSignal(false);
  return (
    <>
      <IconButton
        icon="settings"
        label={t('settings:title')}
        testid="open-settings"
        aria-haspopup="dialog"
        onClick={() => (open.value = true)}
      />
      {open.value && <SettingsDialog onClose={() => (open.value = false)} />}
    </>
  );
}
