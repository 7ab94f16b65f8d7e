import { t } from '../i18n';
import type { Aids, ApiRules, Clock, Setup } from '../model/types';
import { rules } from '../session';
import { clockText, setNames } from './names';
import { optionName, valueName } from './OptionsFieldset';

interface SetupSummaryProps {
  readonly setup: Setup;
  readonly clock: Clock;
  readonly aids: Aids;
}

/** What is played, in a few lines. */
export function SetupSummary({ setup, clock, aids }: SetupSummaryProps) {
  const options = unusual(setup, rules.value);
  return (
    <dl class="summary">
      <dt>{t('game:options.sets')}</dt>
      <dd>{setNames(setup, rules.value)}</dd>
      <dt>{t('game:options.clock')}</dt>
      <dd>
        {clockText(clock)}
        {clock.kind !== 'none' && (
          <span class="summary__option">{t(`setup:time_out_summary.${clock.time_out ?? 'bot'}`)}</span>
        )}
      </dd>
      <dt>{t('setup:aids')}</dt>
      <dd>{t(`setup:aids_value.${aids}`)}</dd>
      <dt>{t('setup:options')}</dt>
      <dd>
        {options.length === 0 && t('waiting:rules_default')}
        {options.map(([id, value]) => (
          <span key={id} class="summary__option">
            {t('common:labelled', { label: optionName(id), text: valueName(id, value) })}
          </span>
        ))}
      </dd>
    </dl>
  );
}

/** A table spells every option out; people want to know what is not as usual. */
function unusual(setup: Setup, known: ApiRules | null): [string, string][] {
  const usual = new Map(known?.options.map((option) => [option.id, option.default]));
  return Object.entries(setup.options).filter(([id, value]) => usual.get(id) !== value);
}
