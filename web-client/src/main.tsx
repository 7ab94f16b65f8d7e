import { render } from 'preact';
import { App } from './app';
import { startRouter } from './router';
import { startSession } from './session';
import './styles/index.css';

const root = document.getElementById('app');
if (root) {
  startRouter();
  void startSession();
  render(<App />, root);
}
