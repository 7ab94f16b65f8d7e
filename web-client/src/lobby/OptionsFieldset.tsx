import { useSignal } from '@preact/signals';
import { t, tOr } from '../i18n';
import type { ApiRules, OptionSpec, Setup } from '../model/types';
import { RuleLink } from '../rules/RuleLink';
import { Choice } from '../ui/Choice';
import { optionsOffered, withOption } from './setupModel';

interface OptionsProps {
  readonly rules: ApiRules;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

export function OptionsFieldset({ rules, setup, onChange }: OptionsProps) {
  const offered = optionsOffered(rules, setup);
  const printed = offered.filter((option) => !option.house);
  const house = offered.filter((option) => option.house);
  const changed = house.filter((option) => valueOf(option, setup) !== option.default).length;
  // Once open it stays open: a rule that is switched off again must not slip away from the finger.
  const open = useSignal(changed > 0);
  const row = (option: OptionSpec) => (
    <OptionRow
      key={option.id}
      option={option}
      value={valueOf(option, setup)}
      onChange={(value) =>
        onChange(withOption(setup, option.id, value, rules))
      }
    />
  );
  return (
    <fieldset class="setup-part">
      <legend>{t('setup:options')}</legend>
      <div class="options">{printed.map(row)}</div>
      {house.length > 0 && (
        <details
          class="house"
          open={open.value}
          onToggle={(event) => (open.value = event.currentTarget.open)}
        >
          <summary>
            {t('setup:house')}
            {changed > 0 ? (
              <span class="pill">{t('setup:house_changed', { count: changed })}</span>
            ) : (
              <small>{t('setup:house_about')}</small>
            )}
          </summary>
          <div class="options">{house.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly option: OptionSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionRow({ option, value, onChange }: OptionRowProps) {
  const name = optionName(option.id);
  return (
    <div class={isSwitch(option) ? 'option option--switch' : 'option'} data-testid={`option-${option.id}`}>
      <div class="option__words">
        <span>
          <b>{name}</b>
          <RuleLink option={option.id} />
        </span>
        <small>{aboutOf(option, value)}</small>
      </div>
      <Choice
        label={name}
        name={option.id}
        values={option.values}
        value={value}
        textOf={(one) => valueName(option.id, one)}
        onChange={onChange}
      />
    </div>
  );
}

/** On or off takes so little room that it stays beside its words on a phone. */
function isSwitch({ values }: OptionSpec): boolean {
  return values.length === 2 && values.includes('on') && values.includes('off');
}

/** A house rule says what it would change; of the printed rules it is told which one holds. */
function aboutOf(option: OptionSpec, value: string): string {
  return tOr(
    option.house ? `rules:option.${option.id}.about` : `rules:option.${option.id}.value.${value}.about`,
    '',
  );
}

export function optionName(id: string): string {
  return tOr(`rules:option.${id}.name`, id.replaceAll('_', ' '));
}

export function valueName(option: string, value: string): string {
  return tOr(`rules:option.${option}.value.${value}.name`, value.replaceAll('_', ' '));
}

function valueOf(option: OptionSpec, setup: Setup): string {
  return setup.options[option.id] ?? option.default;
}
