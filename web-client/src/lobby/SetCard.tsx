import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t, tOr } from '../i18n';
import type { SetSpec } from '../model/types';
import { rules } from '../session';
import { Icon } from '../ui/Icon';
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
  const open = useSignal(false);
  const tilesId = `tiles-${set.id}`;
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
          <small>{tOr(`rules:set.${set.id}.about`, '')}</small>
        </span>
      </label>
      <button
        type="button"
        class="set-card__count"
        title={t('setup:show_tiles')}
        aria-expanded={open.value}
        aria-controls={tilesId}
        onClick={() => (open.value = !open.value)}
      >
        {t('setup:tiles', { count: set.total })}
        <Icon name="chevron" size={16} />
      </button>
      {chosen && children}
      {open.value && (
        <div class="set-card__tiles" id={tilesId}>
          {set.reconstructed && <small>{t('setup:reconstructed')}</small>}
          <TileGrid tiles={set.tiles} />
        </div>
      )}
    </div>
  );
}
