import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { attempt } from '../model/notices';
import { allowNotices, canNotify, decide, wish } from '../notify/permission';
import { playSounds, wakeSound } from '../sound/synth';
import { Choice } from '../ui/Choice';
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
        <Row label={t('settings:theme')}>
          <Choice
            label={t('settings:theme')}
            name="theme"
            values={THEMES}
            value={theme.value}
            textOf={(value) => t(`settings:theme_value.${value}`)}
            onChange={(value) => (theme.value = value)}
            testid="setting-theme"
          />
        </Row>
        <Row label={t('settings:motion')}>
          <Choice
            label={t('settings:motion')}
            name="motion"
            values={MOTIONS}
            value={motion.value}
            textOf={(value) => t(`settings:motion_value.${value}`)}
            onChange={(value) => (motion.value = value)}
            testid="setting-motion"
          />
        </Row>
        <Row label={t('settings:tile_size')} about={t('settings:tile_size_about')}>
          <Choice
            label={t('settings:tile_size')}
            name="tile-size"
            values={TILE_SIZES}
            value={tileSize.value}
            textOf={(value) => t(`settings:tile_size_value.${value}`)}
            onChange={(value) => (tileSize.value = value)}
            testid="setting-tile-size"
          />
        </Row>
        <Row label={t('settings:sound')}>
          <Choice
            label={t('settings:sound')}
            name="sound"
            values={['on', 'off'] as const}
            value={sound.value === 'on' ? 'on' : 'off'}
            textOf={(value) => t(`settings:sound_value.${value}`)}
            onChange={chooseSound}
            testid="setting-sound"
          />
        </Row>
        {'Notification' in window && (
          <Row label={t('settings:notices')} about={t(canNotify() ? 'settings:notices_about' : 'settings:notices_denied')}>
            <Choice
              label={t('settings:notices')}
              name="notices"
              values={['on', 'off'] as const}
              value={wish.value === 'yes' ? 'on' : 'off'}
              textOf={(value) => t(`settings:sound_value.${value}`)}
              onChange={(value) => (value === 'on' ? attempt(allowNotices()) : decide('no'))}
              testid="setting-notices"
            />
          </Row>
        )}
      </div>
    </Dialog>
  );
}

/** The press that chooses sounds is also what lets the browser play them. */
function chooseSound(value: 'on' | 'off'): void {
  sound.value = value;
  if (value === 'off') return;
  wakeSound();
  playSounds(['tile']);
}

interface RowProps {
  readonly label: string;
  readonly about?: string;
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
