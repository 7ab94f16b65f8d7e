import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { TileHelpDialog } from '../rules/TileHelp';
import { TileArt } from '../tiles/TileArt';

/** Tiles with how many there are of each; a tile tells about itself when it is chosen. */
export function TileGrid({ tiles }: { tiles: Readonly<Record<string, number>> }) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <ul class="tile-grid">
        {Object.entries(tiles).map(([layout, count]) => (
          <li key={layout}>
            <button
              type="button"
              class="tile-button"
              aria-label={t('rules:tile.about', { count })}
              title={t('rules:tile.title')}
              aria-haspopup="dialog"
              data-layout={layout}
              onClick={() => setAsked(layout)}
            >
              <TileArt layout={layout} size={64} />
            </button>
            <span class="tile-grid__count">{`×${count}`}</span>
          </li>
        ))}
      </ul>
      {asked !== null && <TileHelpDialog layout={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
