import { t } from '../i18n';
import { TileArt } from '../tiles/TileArt';

/** A piece of land for the eye: rows of tiles with their quarter-turns. */
const LAND: readonly (readonly (readonly [string, number])[])[] = [
  [['river.A', 0], ['river.G', 0], ['base.B', 0], ['base.W', 3], ['base.L', 0]],
  [['base.A', 0], ['river.G', 2], ['river.D', 0], ['river.I', 0], ['ferries.three-landings', 2]],
];

/** `brief` for who has been here: their games are what they came for. */
export function Hero({ brief }: { brief: boolean }) {
  return (
    <div class={brief ? 'hero hero--brief' : 'hero'}>
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
