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
  readonly disabled?: boolean;
  /** Other words than the set's own. */
  readonly name?: string;
  readonly about?: string;
  readonly testid?: string;
  readonly children?: ComponentChildren;
}

/** A box of tiles to take or leave; its tiles can be looked at. */
export function SetCard(props: SetCardProps) {
  const { set, kind, chosen, onToggle, disabled = false, children } = props;
  const open = useSignal(false);
  const testid = props.testid ?? `set-${set.id}`;
  const tilesId = `tiles-${set.id}`;
  const classes = ['set-card', chosen && 'set-card--chosen', disabled && 'set-card--disabled'];
  return (
    <div class={classes.filter(Boolean).join(' ')} data-testid={testid}>
      <label class="set-card__label">
        <input
          type={kind}
          name={kind === 'radio' ? `set-${set.role}` : testid}
          checked={chosen}
          disabled={disabled}
          onChange={onToggle}
        />
        <span class="set-card__words">
          <b>{props.name ?? setName(set.id, rules.value)}</b>
          <small>{props.about ?? tOr(`rules:set.${set.id}.about`, '')}</small>
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
        {set.reconstructed && (
          <abbr class="set-card__mark" title={t('setup:reconstructed')}>
            *
          </abbr>
        )}
        <Icon name="chevron" size={16} />
      </button>
      {chosen && children}
      {open.value && (
        <div class="set-card__tiles" id={tilesId}>
          {set.reconstructed && <small>{`* ${t('setup:reconstructed')}`}</small>}
          <TileGrid tiles={set.tiles} />
        </div>
      )}
    </div>
  );
}
