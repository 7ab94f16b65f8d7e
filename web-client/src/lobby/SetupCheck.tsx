import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, tOr } from '../i18n';
import type { ApiChecked, ApiRules, Setup } from '../model/types';
import { api } from '../net/api';
import { setNames } from './names';
import { cleaned, tilesInPlay } from './setupModel';

const PAUSE_MS = 150;

/** What the server said to a set-up, and whether it still is the one that was asked about. */
export interface Check {
  readonly checked: ApiChecked | null;
  readonly current: boolean;
  /** It is known that this set-up cannot be played. */
  readonly wrong: boolean;
}

/** Asks the server about each set-up that stands still for a moment. Until it answers, its word on the
 * set-up before holds, so that nothing flickers. */
export function useCheck(setup: Setup, rules: ApiRules): Check {
  const answer = useSignal<{ asked: string; checked: ApiChecked } | null>(null);
  const asked = JSON.stringify(cleaned(setup, rules));

  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      api.check(JSON.parse(asked) as Setup).then(
        (checked) => {
          if (wanted) answer.value = { asked, checked };
        },
        // Without an answer the table can be opened all the same; the server checks it again then.
        () => {
          if (wanted) answer.value = null;
        },
      );
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [answer, asked]);

  const checked = answer.value?.checked ?? null;
  const current = answer.value?.asked === asked;
  return { checked, current, wrong: checked !== null && checked.errors.length > 0 };
}

interface SetupSumProps {
  readonly setup: Setup;
  readonly rules: ApiRules;
  readonly check: Check;
}

/** How many tiles there are, pile by pile, or why it cannot be played. */
export function SetupSum({ setup, rules, check }: SetupSumProps) {
  const { checked, current, wrong } = check;
  const state = current ? (wrong ? 'wrong' : 'good') : 'asking';
  return (
    <div class="setup__sum" aria-live="polite" data-testid="setup-sum" data-state={state}>
      {!wrong && (
        <>
          <span>{t('setup:in_play')}</span>
          <b data-testid="tiles-in-play">
            {t('setup:tiles', { count: tilesOf(setup, rules, checked) })}
          </b>
        </>
      )}
      <small class="setup__names">{setNames(setup, rules)}</small>
      {checked && !wrong && <PileList checked={checked} />}
      {checked && wrong && (
        <div class="setup__wrong" data-testid="setup-errors">
          <b>{t('setup:wrong')}</b>
          <ul>
            {checked.errors.map(({ code, message }) => (
              <li key={code} data-code={code}>
                {tOr(`setup:error.${code}`, message)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function PileList({ checked }: { checked: ApiChecked }) {
  const inPiles = checked.piles.reduce((sum, { left }) => sum + left, 0);
  const parts = [
    t('setup:on_table', { count: countOf(checked) - inPiles }),
    ...checked.piles.map(({ name, left }) =>
      t('setup:pile', { name: tOr(`game:pile.${name}`, name), count: left }),
    ),
  ];
  return (
    <small class="setup__piles" data-testid="piles-in-play">
      {parts.join(' · ')}
    </small>
  );
}

function countOf(checked: ApiChecked): number {
  return Object.values(checked.in_play).reduce((sum, copies) => sum + copies, 0);
}

/** The server's count knows which tiles stay out; until it comes, what the boxes hold. */
function tilesOf(setup: Setup, rules: ApiRules, checked: ApiChecked | null): number {
  return checked ? countOf(checked) : tilesInPlay(rules, setup);
}
