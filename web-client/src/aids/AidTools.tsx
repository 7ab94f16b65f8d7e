import { t } from '../i18n';
import { IconButton } from '../ui/Button';
import type { AidStore } from './aidStore';

/** Buttons beside the board for what may lie over the land, and for the list of keys. */
export function AidTools({ aids, onKeys }: { aids: AidStore; onKeys: () => void }) {
  return (
    <>
      {aids.on.value && (
        <IconButton
          icon="field"
          label={t('game:aid.fields')}
          testid="fields"
          aria-pressed={aids.wantsFields.value}
          aria-keyshortcuts="F"
          onClick={aids.toggleFields}
        />
      )}
      <IconButton
        icon="help"
        label={t('game:keys.title')}
        testid="keys-help"
        aria-keyshortcuts="?"
        onClick={onKeys}
      />
    </>
  );
}
