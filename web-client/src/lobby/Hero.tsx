import { t } from '../i18n';
import { TileArt } from '../tiles/TileArt';

/** A piece of land for the eye: rows of tiles with their quarter-turns. */
const LAND: readonly (readonly (readonly [string, number])[])[] = [
  [['base.E', 2], ['base.V', 0], ['ferries.three-landings', 0], ['base.U', 1], ['base.J', 1]],
  [['river.A', 0], ['river.B', 0], ['river.C', 0], ['river.K', 0], ['river.B', 0]],
];

export function Hero() {
  return (
    <div class="hero">
      <div class="hero__words">
        <h1>{t('lobby:headline')}</h1>
        <p>{t('lobby:intro')}</p>
      </div>
      <div class="hero__land" aria-hidden="true">
        {LAND.flat().map(([layout, turns], index) => (
          <TileArt key={index} layout={layout} turns={turns} size={76} seed={index} />
        ))}
      </div>
    </div>
  );
}
