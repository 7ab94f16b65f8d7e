import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { GameStore } from '../model/game';
import { fakeNet } from '../testing/fakeSocket';
import { tableOf } from '../testing/samples';
import { SidePanel } from './SidePanel';

const place = document.createElement('div');
document.body.append(place);
afterEach(() => render(null, place));

it('goes from the moves to the chat by an arrow', async () => {
  const game = new GameStore('ABCDEFGHIJKL', fakeNet().connection, () => Promise.reject(new Error()));
  await act(() =>
    render(
      <SidePanel game={game} table={tableOf()} names={['Ana', 'Bo']} lines={[]} onPoint={() => undefined} />,
      place,
    ),
  );
  const tab = place.querySelector<HTMLElement>('[data-testid="tab-log"]');
  tab?.focus();
  await act(() => {
    tab?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  });
  expect(place.querySelector('[role="tabpanel"]')?.getAttribute('aria-labelledby')).toBe('tab-chat');
  expect(place.querySelector('[data-testid="chat-lines"]')).not.toBeNull();
  expect(document.activeElement?.id).toBe('tab-chat');
});
