import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, tOr } from '../i18n';
import type { ApiChecked, ApiRules, Setup } from '../model/types';
import { api } from '../net/api';
import { setNames } from './names';
import { cleaned, tilesInPlay } from './setupModel';

const PAUSE_MS = 250;

/** What the server says to a set-up; null while it has not answered. */
export function useCheck(setup: Setup, rules: ApiRules): ApiChecked | null {
  const answer = useSignal<{ asked: string; checked: ApiChecked } | null>(null);
  const asked = JSON.stringify(cleaned(setup, rules));

  useEffect(() => {
    const timer = setTimeout(() => {
      api.check(JSON.parse(asked) as Setup).then(
        (checked) => (answer.value = { asked, checked }),
        // Without an answer the table can be opened all the same; the server checks it again then.
        () => (answer.value = null),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answer, asked]);

  return answer.value?.asked === asked ? answer.value.checked : null;
}

interface SetupSumProps {
  readonly setup: Setup;
  readonly rules: ApiRules;
  readonly checked: ApiChecked | null;
}

/** How many tiles there are, pile by pile, or why it cannot be played. */
export function SetupSum({ setup, rules, checked }: SetupSumProps) {
  const errors = checked?.errors ?? [];
  return (
    <div class="setup__sum" aria-live="polite">
      <span>{t('setup:in_play')}</span>
      <b data-testid="tiles-in-play">{t('setup:tiles', { count: tilesOf(setup, rules, checked) })}</b>
      <small>{setNames(setup, rules)}</small>
      {errors.length > 0 && (
        <div class="setup__wrong" data-testid="setup-errors">
          <b>{t('setup:wrong')}</b>
          <ul>
            {errors.map((error) => (
              <li key={error.code}>{tOr(`setup:error.${error.code}`, error.message)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The server's count knows which tiles stay out; until it comes, what the boxes hold. */
function tilesOf(setup: Setup, rules: ApiRules, checked: ApiChecked | null): number {
  const counted = Object.values(checked?.in_play ?? {}).reduce((sum, copies) => sum + copies, 0);
  return counted > 0 ? counted : tilesInPlay(rules, setup);
}
