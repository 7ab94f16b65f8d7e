import { render } from 'preact';
import { App } from './app';
import { startLanguage } from './i18n';
import { startRouter } from './router';
import { startSession } from './session';
import { applySettings } from './settings/settings';
import './styles/index.css';

async function start(root: HTMLElement): Promise<void> {
  applySettings();
  await startLanguage();
  startRouter();
  void startSession();
  render(<App />, root);
}

const root = document.getElementById('app');
if (root) {
  start(root).catch(() => {
    // No texts have arrived, in no language.
    root.textContent = 'Aude cannot be reached just now. Please load the page again.';
  });
}
