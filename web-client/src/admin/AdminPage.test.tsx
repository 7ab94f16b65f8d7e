import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n';
import { me } from '../session';
import { place } from '../testing/place';
import type * as adminApi from './adminApi';
import { AdminPage } from './AdminPage';
import { REFRESH_MS } from './useRows';

const order = vi.hoisted(() => vi.fn<typeof adminApi.order>());
vi.mock(import('./adminApi'), async (original) => ({ ...(await original()), order }));

let names: string[];

beforeEach(() => {
  vi.useFakeTimers();
  names = ['Boss'];
  order.mockImplementation((action) =>
    Promise.resolve({
      note: '',
      columns: action === 'who' ? ['id', 'name', 'standing', 'connections'] : [],
      rows: action === 'who' ? names.map((name, index) => [`id${index}`, name, 'guest', '1']) : [],
    }),
  );
  me.value = { id: 'boss', name: 'Boss', registered: true, admin: true };
});

afterEach(() => {
  me.value = null;
  vi.useRealTimers();
});

async function after(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

function shown(): string[] {
  return [...place.querySelectorAll('.admin__cell--name dd')].map((cell) => cell.textContent);
}

it('shows who has come meanwhile: after a while, on a look, and after each action', async () => {
  void act(() => render(<AdminPage />, place));
  await after(0);
  expect(shown()).toEqual(['Boss']);
  names = ['Boss', 'Ann'];
  await after(REFRESH_MS);
  expect(shown()).toEqual(['Boss', 'Ann']);
  names = ['Boss', 'Bea'];
  window.dispatchEvent(new Event('focus'));
  await after(0);
  expect(shown()).toEqual(['Boss', 'Bea']);
  order.mockClear();
  names = ['Boss'];
  place.querySelectorAll<HTMLElement>('[data-testid="admin-mute"]')[1]?.click();
  await after(0);
  expect(order.mock.calls.map(([action]) => action)).toEqual(['mute', 'who']);
  expect(shown()).toEqual(['Boss']);
});

it('asks for nothing while nobody looks, and for the list that is chosen', async () => {
  void act(() => render(<AdminPage />, place));
  await after(0);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  order.mockClear();
  await after(3 * REFRESH_MS);
  expect(order).not.toHaveBeenCalled();
  hidden.mockRestore();
  place.querySelector<HTMLInputElement>('input[value="log"]')?.click();
  await after(0);
  order.mockClear();
  await after(REFRESH_MS);
  expect(order.mock.calls.map(([action]) => action)).toEqual(['log']);
});

it('writes times as the language of the page does', async () => {
  const at = '2026-03-04T05:06:07Z';
  order.mockResolvedValue({ note: '', columns: ['at'], rows: [[at]] });
  await chooseLanguage('de');
  void act(() => render(<AdminPage />, place));
  await after(0);
  expect(place.querySelector('.admin__cell--at dd')?.textContent).toBe(new Date(at).toLocaleString('de'));
  await chooseLanguage('en');
});
