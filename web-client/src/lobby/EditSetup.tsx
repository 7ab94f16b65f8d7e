import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import type { ApiCreate, ApiRules, Table } from '../model/types';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { cleaned } from './setupModel';
import { SetupSum, useCheck } from './SetupCheck';
import { SetupForm } from './SetupForm';
import { ClockField } from './ClockField';
import { AidsField, HintsField, hintsPossible, PaceField, SeatsField, VisibilityField } from './TableFields';

interface EditSetupProps {
  readonly rules: ApiRules;
  readonly table: Table;
  readonly onSave: (create: ApiCreate) => void;
  readonly onClose: () => void;
}

/** The host changes what is played while the table waits. */
export function EditSetup({ rules, table, onSave, onClose }: EditSetupProps) {
  const draft = useSignal<ApiCreate>({
    setup: table.setup,
    clock: table.clock,
    visibility: table.visibility,
    aids: table.aids,
    hints: table.hints,
    pace: table.pace,
  });
  const { setup, clock, visibility } = draft.value;
  const check = useCheck(setup, rules);
  const change = (part: Partial<ApiCreate>) => (draft.value = { ...draft.value, ...part });
  return (
    <Dialog title={t('setup:title_edit')} onClose={onClose} kind="sheet">
      <form
        class="edit-setup"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ ...draft.value, setup: cleaned(setup, rules) });
          onClose();
        }}
      >
        <SeatsField
          seats={setup.seats}
          most={rules.max_seats}
          onChange={(seats) => change({ setup: { ...setup, seats } })}
        />
        <SetupForm rules={rules} setup={setup} onChange={(next) => change({ setup: next })} />
        <ClockField clock={clock} onChange={(next) => change({ clock: next })} />
        <VisibilityField visibility={visibility} onChange={(next) => change({ visibility: next })} />
        <AidsField aids={draft.value.aids ?? 'all'} onChange={(aids) => change({ aids })} />
        <HintsField
          hints={draft.value.hints ?? 'solo'}
          possible={hintsPossible(draft.value)}
          onChange={(hints) => change({ hints })}
        />
        <PaceField pace={draft.value.pace ?? 'quick'} onChange={(pace) => change({ pace })} />
        <div class="setup__send">
          <SetupSum setup={setup} rules={rules} check={check} />
          <div class="button-row button-row--end">
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button submit tone="primary" testid="save-setup" disabled={check.wrong}>
              {t('setup:save')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
