import { t } from '../i18n';
import type { Clock, Setup } from '../model/types';
import { rules } from '../session';
import { clockText, setNames } from './names';
import { optionName, valueName } from './OptionsFieldset';

/** What is played, in a few lines. */
export function SetupSummary({ setup, clock }: { setup: Setup; clock: Clock }) {
  const options = Object.entries(setup.options);
  return (
    <dl class="summary">
      <dt>{t('game:options.sets')}</dt>
      <dd>{setNames(setup, rules.value)}</dd>
      <dt>{t('game:options.clock')}</dt>
      <dd>{clockText(clock)}</dd>
      <dt>{t('setup:options')}</dt>
      <dd>
        {options.length === 0 && t('waiting:rules_default')}
        {options.map(([id, value]) => (
          <span key={id} class="summary__option">
            {`${optionName(id)}: ${valueName(id, value)}`}
          </span>
        ))}
      </dd>
    </dl>
  );
}
