import { t } from '../i18n';
import type { Aids, Visibility } from '../model/types';
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
