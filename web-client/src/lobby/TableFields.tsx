import { t } from '../i18n';
import type { Aids, ApiCreate, Hints, Pace, Visibility } from '../model/types';
import { Choice } from '../ui/Choice';

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

interface HintsProps {
  readonly hints: Hints;
  /** Whether the table could give any, as clock and aids are. */
  readonly possible: boolean;
  readonly onChange: (hints: Hints) => void;
}

export function HintsField({ hints, possible, onChange }: HintsProps) {
  return (
    <div class="field">
      <span class="field__label">{t('setup:hints')}</span>
      <Choice<Hints>
        label={t('setup:hints')}
        name="hints"
        values={['solo', 'all', 'none']}
        value={hints}
        textOf={(value) => t(`setup:hints_value.${value}`)}
        onChange={onChange}
        testid="hints"
      />
      <small>{possible ? t(`setup:hints_about.${hints}`) : t('setup:hints_clock')}</small>
    </div>
  );
}

export function PaceField({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  return (
    <div class="field">
      <span class="field__label">{t('setup:pace')}</span>
      <Choice<Pace>
        label={t('setup:pace')}
        name="pace"
        values={['quick', 'human']}
        value={pace}
        textOf={(value) => t(`setup:pace_value.${value}`)}
        onChange={onChange}
        testid="pace"
      />
      <small>{t(`setup:pace_about.${pace}`)}</small>
    </div>
  );
}

/** Hints are no part of a game against the clock, nor of one in which everyone counts alone. */
export function hintsPossible({ clock, aids }: Pick<ApiCreate, 'clock' | 'aids'>): boolean {
  return clock.kind === 'none' && aids !== 'none';
}
