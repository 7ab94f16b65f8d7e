import type { ComponentChildren } from 'preact';
import { t, tOr } from '../i18n';
import type { SetSpec } from '../model/types';
import { rules } from '../session';
import { TileGrid } from '../ui/TileGrid';
import { setName } from './names';

interface SetCardProps {
  readonly set: SetSpec;
  readonly kind: 'radio' | 'checkbox';
  readonly chosen: boolean;
  readonly onToggle: () => void;
  readonly children?: ComponentChildren;
}

/** A box of tiles to take or leave; its tiles can be looked at. */
export function SetCard({ set, kind, chosen, onToggle, children }: SetCardProps) {
  return (
    <div class={chosen ? 'set-card set-card--chosen' : 'set-card'} data-testid={`set-${set.id}`}>
      <label class="set-card__label">
        <input
          type={kind}
          name={kind === 'radio' ? `set-${set.role}` : set.id}
          checked={chosen}
          onChange={onToggle}
        />
        <span class="set-card__words">
          <b>{setName(set.id, rules.value)}</b>
          <span class="set-card__count">{t('setup:tiles', { count: set.total })}</span>
          <small>{tOr(`rules:set.${set.id}.about`, '')}</small>
          {set.reconstructed && <small>{t('setup:reconstructed')}</small>}
        </span>
      </label>
      {chosen && children}
      <details class="set-card__tiles">
        <summary>{t('setup:show_tiles')}</summary>
        <TileGrid tiles={set.tiles} />
      </details>
    </div>
  );
}
