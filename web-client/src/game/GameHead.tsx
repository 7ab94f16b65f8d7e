import { t } from '../i18n';
import type { Table } from '../model/types';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LinkBadge } from '../ui/LinkBadge';

/** The way out, who watches, and the menu. */
export function GameHead({ table, onMenu }: { table: Table; onMenu: () => void }) {
  const watching = t('game:spectators', { count: table.spectators });
  const home = t('common:labelled', { label: t('common:title'), text: t('game:lobby') });
  return (
    <header class="game-head">
      <a class="brand" href="/" aria-label={home} title={t('game:lobby')}>
        <img src="/favicon.svg" alt="" width="26" height="26" />
        <span class="game-head__name">{t('common:title')}</span>
      </a>
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
