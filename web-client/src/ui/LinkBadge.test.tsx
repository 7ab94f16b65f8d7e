import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { connection } from '../session';
import { LinkBadge, LinkBand } from './LinkBadge';

it('says aloud once that there is no connection, however often it can be read', () => {
  connection.stop();
  const page = render(
    <>
      <LinkBadge />
      <LinkBand />
    </>,
  );
  const shown = new DOMParser().parseFromString(page, 'text/html');
  const speaking = [...shown.querySelectorAll('[role="status"], [role="alert"], [aria-live]')];
  expect(speaking.filter(({ textContent }) => textContent !== '').map(({ className }) => className)).toEqual(['link-band']);
});
