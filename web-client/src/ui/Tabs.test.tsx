import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { place } from '../testing/place';
import { Tabs } from './Tabs';

function Three() {
  const tab = useSignal('a');
  return (
    <Tabs
      values={['a', 'b', 'c']}
      value={tab.value}
      panel="p"
      contentOf={(one) => one}
      onChange={(one) => (tab.value = one)}
    />
  );
}

beforeEach(async () => {
  await act(() => render(<Three />, place));
});

async function press(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(() => {
    document.activeElement?.dispatchEvent(event);
  });
  return event;
}

const shown = () => place.querySelector('[aria-selected="true"]')?.textContent;

it('goes round by arrows, and to the ends by Home and End, with the focus', async () => {
  place.querySelector<HTMLElement>('[role="tab"]')?.focus();
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];
  const went: (string | undefined)[] = [];
  for (const key of keys) {
    expect((await press(key)).defaultPrevented).toBe(true);
    expect(document.activeElement?.textContent).toBe(shown());
    went.push(shown());
  }
  expect(went).toEqual(['b', 'c', 'a', 'c', 'a', 'c']);
});

it('is one stop of the Tab key, and leaves other keys alone', async () => {
  const stops = () => [...place.querySelectorAll<HTMLElement>('[role="tab"]')].map((tab) => tab.tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  place.querySelector<HTMLElement>('[role="tab"]')?.focus();
  await press('End');
  expect(stops()).toEqual([-1, -1, 0]);
  expect((await press('ArrowDown')).defaultPrevented).toBe(false);
  expect((await press('ArrowLeft', { altKey: true })).defaultPrevented).toBe(false);
  expect(shown()).toBe('c');
});
