import { t } from '../i18n';
import type { Aids, Clock, Visibility } from '../model/types';
import { Choice } from '../ui/Choice';
import { secondsText } from './names';
import { SECONDS_CHOICES } from './setupModel';

export function ClockField({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) {
  const value = clock.kind === 'none' ? 'none' : String(clock.seconds);
  // A table of another client may have seconds that are not among ours.
  const seconds = [...new Set([...SECONDS_CHOICES.map(String), value])].filter((one) => one !== 'none');
  return (
    <div class="field">
      <label for="clock">{t('setup:clock')}</label>
      <select
        id="clock"
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(chosen === 'none' ? { kind: 'none' } : { kind: 'turn', seconds: Number(chosen) });
        }}
      >
        <option value="none">{t('setup:clock_value_none')}</option>
        {seconds.map((one) => (
          <option key={one} value={one}>
            {secondsText(Number(one))}
          </option>
        ))}
      </select>
      <small>{t(`setup:clock_about_${clock.kind}`)}</small>
    </div>
  );
}

interface VisibilityProps {
  readonly visibility: Visibility;
  readonly onChange: (visibility: Visibility) => void;
}

export function VisibilityField({ visibility, onChange }: VisibilityProps) {
  return (
    <div class="field">
      <span class="field__label">{t('setup:visibility')}</span>
      <Choice<Visibility>
        label={t('setup:visibility')}
        name="visibility"
        values={['public', 'private']}
        value={visibility}
        textOf={(value) => t(`setup:visibility_value.${value}`)}
        onChange={onChange}
      />
      <small>{t(`setup:visibility_about.${visibility}`)}</small>
    </div>
  );
}

interface SeatsProps {
  readonly seats: number;
  readonly most: number;
  readonly onChange: (seats: number) => void;
}

export function SeatsField({ seats, most, onChange }: SeatsProps) {
  return (
    <div class="field">
      <span class="field__label">{t('setup:seats')}</span>
      <Choice
        label={t('setup:seats')}
        name="seats"
        values={Array.from({ length: most }, (_, index) => String(index + 1))}
        value={String(seats)}
        textOf={(value) => value}
        onChange={(value) => onChange(Number(value))}
        testid="seats"
      />
      <small>{t('setup:seats_about', { count: seats })}</small>
    </div>
  );
}

export function AidsField({ aids, onChange }: { aids: Aids; onChange: (aids: Aids) => void }) {
  return (
    <div class="field">
      <span class="field__label">{t('setup:aids')}</span>
      <Choice<Aids>
        label={t('setup:aids')}
        name="aids"
        values={['all', 'none']}
        value={aids}
        textOf={(value) => t(`setup:aids_value.${value}`)}
        onChange={onChange}
      />
      <small>{t(`setup:aids_about.${aids}`)}</small>
    </div>
  );
}
