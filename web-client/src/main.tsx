import { render } from 'preact';
import { App, PAGES } from './app';
import { startLanguage } from './i18n';
import { registerWorker } from './offline/register';
import { route, startRouter } from './router';
import { startSession } from './session';
import { applySettings } from './settings/settings';
import './styles/index.css';

async function start(root: HTMLElement): Promise<void> {
  applySettings();
  const texts = startLanguage();
  startRouter();
  // Inside a page of another site nobody is anybody: there is no account, and no socket.
  const embedded = route.value.page === 'embed';
  if (!embedded) void startSession(texts);
  await texts;
  render(<App />, root);
  if (embedded) return;
  whenIdle(() => {
    void PAGES.game.load();
    void registerWorker();
  });
}

/** What is wanted next may come while nothing else is to be done. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}

const root = document.getElementById('app');
if (root) {
  start(root).catch(() => {
    // No texts have arrived, in no language.
    root.textContent = 'Aude cannot be reached just now. Please load the page again.';
  });
}
