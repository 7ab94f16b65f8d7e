import { render, type JSX } from 'preact';
import { allLayouts, setsOf, type Layout } from '../../catalogue/catalogue';
import { startLanguage } from '../../i18n';
import { applySettings, THEMES, theme } from '../../settings/settings';
import '../../styles/tokens.css';
import '../../styles/contrast.css';
import { Follower } from '../figure';
import { geometryOf } from '../geometry';
import { TileThumb } from '../paint/TileThumb';
import { TileArt } from '../TileArt';
import './gallery.css';
import { EYES, Eyes, type Eye } from './eyes';
import { SampleBoard } from './SampleBoard';

const asked = new URLSearchParams(location.search);

/** The address with one of its answers changed. */
function linkTo(name: string, value: string): string {
  const next = new URLSearchParams(asked);
  next.set(name, value);
  return `?${next.toString()}`;
}

function Links({ name, values }: { name: string; values: readonly string[] }): JSX.Element {
  return (
    <nav>
      <b>{name}</b>
      {values.map((value) => (
        <a key={value} href={linkTo(name, value)} aria-current={asked.get(name) === value ? 'page' : undefined}>
          {value}
        </a>
      ))}
    </nav>
  );
}

/** Development only: every layout in all four turns, large and as small as a crowded board shows it. */
function Gallery(): JSX.Element {
  const eye = EYES.find((one) => one === asked.get('eye')) ?? 'all colours';
  const set = setsOf().find((one) => one.id === asked.get('set'));
  const layouts = allLayouts().filter(({ id }) => !set || id in set.tiles);
  return (
    <>
      <header class="gallery-head">
        <Links name="theme" values={THEMES} />
        <Links name="eye" values={EYES} />
        <Links name="set" values={['all', ...setsOf().map((one) => one.id)]} />
        <nav>
          <b>board</b>
          {['none', 'place', 'follower', 'ferries.link', 'ferries.move', 'highlight'].map((step) => (
            <a key={step} href={`?step=${step}`}>
              {step}
            </a>
          ))}
        </nav>
      </header>
      <Eyes />
      <main class="gallery" style={{ filter: filterOf(eye) }}>
        <Figures />
        {layouts.map((layout) => (
          <Sheet key={layout.id} layout={layout} />
        ))}
      </main>
    </>
  );
}

function filterOf(eye: Eye): string | undefined {
  if (eye === 'all colours') return undefined;
  return eye === 'grey' ? 'grayscale(1)' : `url(#eye-${eye})`;
}

function Sheet({ layout }: { layout: Layout }): JSX.Element {
  return (
    <section>
      <h2>
        {layout.id}
        {geometryOf(layout.id)?.faithful === false && <strong> fields differ</strong>}
      </h2>
      {[0, 1, 2, 3].map((turns) => (
        <TileArt key={turns} layout={layout.id} turns={turns} size={132} seed={turns} />
      ))}
      <div class="gallery-small">
        {[0, 1, 2, 3].map((turns) => (
          <TileThumb key={turns} layout={layout.id} turns={turns} size={48} />
        ))}
      </div>
    </section>
  );
}

function Figures(): JSX.Element {
  return (
    <section>
      <h2>followers</h2>
      {[96, 24, 12].map((size) => (
        <div key={size} class="gallery-figures">
          {[0, 1, 2, 3, 4, 5].flatMap((seat) =>
            [false, true].map((lying) => (
              <svg key={`${seat}${String(lying)}`} width={size} height={size} viewBox="-15 -15 30 30">
                <Follower seat={seat} lying={lying} />
              </svg>
            )),
          )}
        </div>
      ))}
    </section>
  );
}

theme.value = THEMES.find((one) => one === asked.get('theme')) ?? 'system';
applySettings();
await startLanguage();
const step = asked.get('step');
const root = document.getElementById('gallery');
if (root) render(step === null ? <Gallery /> : <SampleBoard step={step} />, root);
