import { t } from '../i18n';
import type { Table } from '../model/types';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LinkBadge } from '../ui/LinkBadge';
import { HomeLink } from './HomeLink';

/** The way out, who watches, and the menu. */
export function GameHead({ table, onMenu }: { table: Table; onMenu: () => void }) {
  const watching = t('game:spectators', { count: table.spectators });
  return (
    <header class="game-head">
      <HomeLink />
      <LinkBadge />
      {table.spectators > 0 && (
        <span class="watchers" title={watching} data-testid="spectators">
          <Icon name="eye" size={18} />
          <span aria-hidden="true">{table.spectators}</span>
          <span class="visually-hidden">{watching}</span>
        </span>
      )}
      <IconButton icon="menu" label={t('game:menu')} testid="menu" onClick={onMenu} />
    </header>
  );
}
