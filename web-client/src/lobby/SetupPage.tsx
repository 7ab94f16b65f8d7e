import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import type { ApiRules } from '../model/types';
import { loadRules, me, rules } from '../session';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { SeatMark } from '../ui/SeatMark';
import { botName } from './names';
import { openTable } from './openTable';
import { remember, rememberedDraft } from './remembered';
import {
  cleaned,
  standardDraft,
  withClock,
  withSeats,
  withSetup,
  type Draft,
} from './setupModel';
import { SetupSum, useCheck } from './SetupCheck';
import { SetupForm } from './SetupForm';
import { ClockField } from './ClockField';
import { AidsField, HintsField, hintsPossible, PaceField, SeatsField, VisibilityField } from './TableFields';

export function SetupPage() {
  const known = rules.value;
  useEffect(() => attempt(loadRules()), []);
  return (
    <Page title={t('setup:title')}>
      <h1>{t('setup:title')}</h1>
      {known ? <SetupEditor rules={known} /> : <p>{t('common:loading')}</p>}
    </Page>
  );
}

function SetupEditor({ rules: known }: { rules: ApiRules }) {
  const remembered = useMemo(() => rememberedDraft(known), [known]);
  const draft = useSignal<Draft>(remembered ?? standardDraft(known));
  const { create } = draft.value;
  const check = useCheck(create.setup, known);
  const change = (next: Draft) => (draft.value = next);

  function submit() {
    const setup = cleaned(create.setup, known);
    const final = withSetup(draft.value, setup);
    remember(final);
    attempt(openTable(final));
  }

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class="setup__main">
        <SetupForm
          rules={known}
          setup={create.setup}
          last={
            remembered && { setup: remembered.create.setup, onChoose: () => change(remembered) }
          }
          onChange={(setup) => change(withSetup(draft.value, setup))}
        />
      </div>
      <aside class="setup__side">
        <SeatsField
          seats={create.setup.seats}
          most={known.max_seats}
          onChange={(seats) => change(withSeats(draft.value, seats))}
        />
        <SeatPlan draft={draft.value} rules={known} onChange={change} />
        <ClockField
          clock={create.clock}
          onChange={(clock) => change(withClock(draft.value, clock))}
        />
        <VisibilityField
          visibility={create.visibility}
          onChange={(visibility) => change({ ...draft.value, create: { ...create, visibility } })}
        />
        <AidsField
          aids={create.aids ?? 'all'}
          onChange={(aids) => change({ ...draft.value, create: { ...create, aids } })}
        />
        <HintsField
          hints={create.hints ?? 'solo'}
          possible={hintsPossible(create)}
          onChange={(hints) => change({ ...draft.value, create: { ...create, hints } })}
        />
        <PaceField
          pace={create.pace ?? 'quick'}
          onChange={(pace) => change({ ...draft.value, create: { ...create, pace } })}
        />
        <div class="setup__send">
          <SetupSum setup={create.setup} rules={known} check={check} />
          <Button submit tone="primary" testid="create-table" disabled={check.wrong}>
            {t('setup:create')}
          </Button>
        </div>
      </aside>
    </form>
  );
}

interface SeatPlanProps {
  readonly draft: Draft;
  readonly rules: ApiRules;
  readonly onChange: (draft: Draft) => void;
}

/** Who shall sit where: the host first, if not a bot sits there and the host looks on; bots where asked
 * for, the rest open for people. */
function SeatPlan({ draft, rules: known, onChange }: SeatPlanProps) {
  return (
    <ul class="seat-plan">
      {draft.bots.map((bot, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <select
            aria-label={t('setup:seat_of', { seat: seat + 1 })}
            data-testid={`seat-plan-${seat}`}
            value={bot ?? ''}
            onChange={(event) => {
              const level = event.currentTarget.value || null;
              const bots = draft.bots.map((one, at) => (at === seat ? level : one));
              onChange({ ...draft, bots });
            }}
          >
            <option value="">
              {seat === 0 ? (me.value?.name ?? t('setup:seat_you')) : t('setup:seat_open')}
            </option>
            {known.bots.map(({ id }) => (
              <option key={id} value={id}>
                {botName(id)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
