import { TileArt } from '../tiles/TileArt';

/** Tiles with how many there are of each. */
export function TileGrid({ tiles }: { tiles: Readonly<Record<string, number>> }) {
  return (
    <ul class="tile-grid">
      {Object.entries(tiles).map(([layout, count]) => (
        <li key={layout}>
          <TileArt layout={layout} size={64} />
          <span class="tile-grid__count">{`×${count}`}</span>
        </li>
      ))}
    </ul>
  );
}
