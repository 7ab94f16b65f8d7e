import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import { allowNotices, canNotify, decide, wish } from '../notify/permission';
import { playSounds, wakeSound } from '../sound/synth';
import { Choice, OnOff } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { LanguageChoice } from '../ui/LanguageChoice';
import { MOTIONS, motion, sound, THEMES, theme, TILE_SIZES, tileSize } from './settings';

/** How this browser shows the game; each choice holds at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('settings:title')} onClose={onClose} kind="sheet" testid="settings">
      <div class="settings">
        <small>{t('settings:about')}</small>
        <LanguageChoice />
        <OneOf
          label={t('settings:theme')}
          name="theme"
          values={THEMES}
          chosen={theme}
          textOf={(value) => t(`settings:theme_value.${value}`)}
        />
        <OneOf
          label={t('settings:motion')}
          name="motion"
          values={MOTIONS}
          chosen={motion}
          textOf={(value) => t(`settings:motion_value.${value}`)}
        />
        <OneOf
          label={t('settings:tile_size')}
          about={t('settings:tile_size_about')}
          name="tile-size"
          values={TILE_SIZES}
          chosen={tileSize}
          textOf={(value) => t(`settings:tile_size_value.${value}`)}
        />
        <Row label={t('settings:sound')}>
          <OnOff
            label={t('settings:sound')}
            name="sound"
            on={sound.value === 'on'}
            onChange={chooseSound}
            testid="setting-sound"
          />
        </Row>
        {'Notification' in window && (
          <Row label={t('settings:notices')} about={t(canNotify() ? 'settings:notices_about' : 'settings:notices_denied')}>
            <OnOff
              label={t('settings:notices')}
              name="notices"
              on={wish.value === 'yes'}
              onChange={(on) => (on ? attempt(allowNotices()) : decide('no'))}
              testid="setting-notices"
            />
          </Row>
        )}
      </div>
    </Dialog>
  );
}

/** The press that chooses sounds is also what lets the browser play them. */
function chooseSound(on: boolean): void {
  sound.value = on ? 'on' : 'off';
  if (!on) return;
  wakeSound();
  playSounds(['tile']);
}

interface OneOfProps<T extends string> extends Omit<RowProps, 'children'> {
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: Signal<T>;
  readonly textOf: (value: T) => string;
}

function OneOf<T extends string>({ label, about, chosen, ...rest }: OneOfProps<T>) {
  return (
    <Row label={label} about={about}>
      <Choice
        label={label}
        value={chosen.value}
        onChange={(value) => (chosen.value = value)}
        testid={`setting-${rest.name}`}
        {...rest}
      />
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly children: ComponentChildren;
}

function Row({ label, about, children }: RowProps) {
  return (
    <div class="settings__row">
      <b aria-hidden="true">{label}</b>
      {about !== undefined && <small>{about}</small>}
      {children}
    </div>
  );
}
