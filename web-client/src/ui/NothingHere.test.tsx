import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { NothingHere } from './NothingHere';

it('says what there is not, and leads to the lobby', () => {
  const page = render(<NothingHere title="No such table" text="Perhaps a letter is missing." />);
  const shown = new DOMParser().parseFromString(page, 'text/html');
  expect(shown.querySelector('main h1')?.textContent).toBe('No such table');
  expect(shown.querySelector('main a[href="/"]')?.textContent).toBe('To the lobby');
});
