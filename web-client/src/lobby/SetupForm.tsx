import { t } from '../i18n';
import type { ApiRules, SetSpec, Setup } from '../model/types';
import { Choice } from '../ui/Choice';
import { OptionsFieldset } from './OptionsFieldset';
import { PresetBar, type LastTime } from './PresetBar';
import { RiverPart } from './RiverPart';
import { riverFamilies } from './rivers';
import { SetCard } from './SetCard';
import { setName } from './names';
import { plays, toggleSet, withCopies } from './setupModel';

interface SetupFormProps {
  readonly rules: ApiRules;
  readonly setup: Setup;
  readonly last?: LastTime | null;
  readonly onChange: (setup: Setup) => void;
}

/** Which boxes are played and by which rules. */
export function SetupForm({ rules, setup, last = null, onChange }: SetupFormProps) {
  const ofRole = (role: SetSpec['role']) => rules.sets.filter((set) => set.role === role);
  const card = (set: SetSpec, kind: 'radio' | 'checkbox') => (
    <SetCard
      key={set.id}
      set={set}
      kind={kind}
      chosen={plays(setup, set.id)}
      onToggle={() => onChange(toggleSet(setup, set, rules))}
    >
      {set.max_copies > 1 && (
        <Copies set={set} setup={setup} onChange={onChange} name={setName(set.id, rules)} />
      )}
    </SetCard>
  );

  return (
    <>
      <PresetBar rules={rules} setup={setup} last={last} onChange={onChange} />
      <fieldset class="setup-part">
        <legend>{t('setup:base')}</legend>
        {ofRole('base').map((set) => card(set, 'radio'))}
      </fieldset>
      {riverFamilies(rules).length > 0 && (
        <RiverPart rules={rules} setup={setup} onChange={onChange} />
      )}
      {ofRole('expansion').length > 0 && (
        <fieldset class="setup-part">
          <legend>{t('setup:expansions')}</legend>
          {ofRole('expansion').map((set) => card(set, 'checkbox'))}
        </fieldset>
      )}
      <OptionsFieldset rules={rules} setup={setup} onChange={onChange} />
    </>
  );
}

function Copies(props: Omit<SetupFormProps, 'rules' | 'last'> & { set: SetSpec; name: string }) {
  const { set, setup, onChange, name } = props;
  const copies = setup.sets.find((choice) => choice.set === set.id)?.copies ?? 1;
  return (
    <Choice
      label={t('setup:copies', { name })}
      name={`copies-${set.id}`}
      values={Array.from({ length: set.max_copies }, (_, index) => String(index + 1))}
      value={String(copies)}
      textOf={(value) => `×${value}`}
      onChange={(value) => onChange(withCopies(setup, set.id, Number(value)))}
    />
  );
}
