import { t } from '../i18n';
import type { ApiRules, Setup, Table } from '../model/types';
import { rules } from '../session';
import { clockText, setNames } from './names';
import { optionName, valueName } from './OptionsFieldset';
import { hintsPossible } from './TableFields';

interface SetupSummaryProps {
  readonly table: Pick<Table, 'setup' | 'clock' | 'aids' | 'hints' | 'pace' | 'seats'>;
}

/** What is played, in a few lines. */
export function SetupSummary({ table }: SetupSummaryProps) {
  const { setup, clock, aids, hints, pace } = table;
  const withBots = table.seats.some((seat) => seat.bot !== null);
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
      {hintsPossible(table) && (
        <>
          <dt>{t('setup:hints')}</dt>
          <dd>{t(`setup:hints_value.${hints}`)}</dd>
        </>
      )}
      {withBots && (
        <>
          <dt>{t('setup:pace')}</dt>
          <dd>{t(`setup:pace_value.${pace}`)}</dd>
        </>
      )}
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
