import { render, type JSX } from 'preact';
import { allLayouts } from '../catalogue/catalogue';
import { startLanguage } from '../i18n';
import { TileArt } from './TileArt';
import { GalleryBoard } from './galleryBoard';
import { geometryOf } from './geometry';
import '../styles/tokens.css';
import './gallery.css';

/** Development only: every layout in all four turns; with ?step=none a board instead. */
function Gallery(): JSX.Element {
  return (
    <main class="gallery">
      {allLayouts().map((layout) => (
        <section key={layout.id}>
          <h2>
            {layout.id}
            {geometryOf(layout.id)?.faithful === false && <strong> fields differ</strong>}
          </h2>
          {[0, 1, 2, 3].map((turns) => (
            <TileArt key={turns} layout={layout.id} turns={turns} size={132} seed={turns} />
          ))}
          <TileArt layout={layout.id} size={48} />
        </section>
      ))}
    </main>
  );
}

await startLanguage();

const step = new URLSearchParams(location.search).get('step');
const root = document.getElementById('gallery');
if (root) render(step === null ? <Gallery /> : <GalleryBoard step={step} />, root);
