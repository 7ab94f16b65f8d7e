import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';

/** Where a test draws: in the document, and a new one for each test of a file that imports it. */
export let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});
