import { t } from '../i18n';
import type { ApiRules, Setup } from '../model/types';
import { setNames } from './names';
import { presetsOf, sameGame, setupOf } from './presets';

/** The table that was set up last on this device. */
export interface LastTime {
  readonly setup: Setup;
  readonly onChoose: () => void;
}

interface PresetBarProps {
  readonly rules: ApiRules;
  readonly setup: Setup;
  readonly last: LastTime | null;
  readonly onChange: (setup: Setup) => void;
}

/** Whole set-ups for one press; what is finer is chosen below. */
export function PresetBar({ rules, setup, last, onChange }: PresetBarProps) {
  const presets = presetsOf(rules).map((preset) => ({
    id: preset.id,
    setup: setupOf(preset, setup.seats),
  }));
  const chosen = presets.find((preset) => sameGame(preset.setup, setup, rules))?.id;
  const lastChosen = last !== null && chosen === undefined && sameGame(last.setup, setup, rules);
  return (
    <div class="presets" role="group" aria-label={t('setup:presets')}>
      {last && (
        <button
          type="button"
          class="preset preset--last"
          aria-pressed={lastChosen}
          title={setNames(last.setup, rules)}
          data-testid="preset-last"
          onClick={last.onChoose}
        >
          {t('setup:last_time')}
        </button>
      )}
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          class="preset"
          aria-pressed={preset.id === chosen}
          title={setNames(preset.setup, rules)}
          data-testid={`preset-${preset.id}`}
          onClick={() => onChange(preset.setup)}
        >
          {t(`setup:preset.${preset.id}`)}
        </button>
      ))}
    </div>
  );
}
