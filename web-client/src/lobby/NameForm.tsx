import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { attempt, notify } from '../model/notices';
import { me, rename } from '../session';
import { Button } from '../ui/Button';

export function NameForm() {
  const draft = useSignal<string | null>(null);
  const current = me.value?.name ?? '';
  const name = draft.value ?? current;

  async function save() {
    await rename(name.trim());
    draft.value = null;
    notify(t('common:name.saved', { name: me.value?.name ?? '' }), 'good');
  }

  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && name !== current) attempt(save());
      }}
    >
      <label for="name">{t('common:name.label')}</label>
      <div class="name-form__row">
        <input
          id="name"
          data-testid="name-input"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onInput={(event) => (draft.value = event.currentTarget.value)}
        />
        <Button submit disabled={!name.trim() || name.trim() === current} testid="name-save">
          {t('common:name.save')}
        </Button>
      </div>
    </form>
  );
}
