import type { JSX } from 'preact';
import { cellsOf, layoutOf } from '../catalogue/catalogue';
import { t } from '../i18n';
import { setName } from '../lobby/names';
import { rules } from '../session';
import { TileArt } from '../tiles/TileArt';
import { Dialog } from '../ui/Dialog';
import { boxesOf, factsOf, rulesFor } from './tileFacts';
import './rules.css';

/** What is on a tile, in which boxes it lies, and which rules concern it. */
export function TileHelp({ layout: id }: { layout: string }): JSX.Element | null {
  const layout = layoutOf(id);
  if (!layout) return null;
  return (
    <div class="tile-help">
      <TileArt layout={id} size={cellsOf(layout) > 1 ? 120 : 168} />
      <div class="tile-help__words">
        <h3>{t('rules:tile.on_it')}</h3>
        <ul>
          {factsOf(layout).map(({ key, count }) => (
            <li key={key}>{t(key, { count })}</li>
          ))}
        </ul>
      </div>
      <div class="tile-help__words">
        <h3>{t('rules:tile.boxes')}</h3>
        <ul>
          {boxesOf(id).map(({ set, count }) => (
            <li key={set}>
              <span class="tile-help__count">{`${count} ×`}</span> {setName(set, rules.value)}
            </li>
          ))}
        </ul>
      </div>
      <div class="tile-help__words tile-help__words--rules">
        <h3>{t('rules:tile.rules')}</h3>
        <ul>
          {rulesFor(layout).map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{t(name)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function TileHelpDialog({ layout, onClose }: { layout: string; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('rules:tile.title')} onClose={onClose} kind="sheet" testid="tile-help">
      <TileHelp layout={layout} />
    </Dialog>
  );
}
