import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n';
import type { Final } from '../model/types';
import { tableOf, viewOf } from '../testing/samples';
import { FinalSheet } from './FinalSheet';

const place = document.createElement('div');
afterEach(async () => {
  render(null, place);
  await chooseLanguage('en');
  localStorage.clear();
});

const FINAL: Final = { totals: [12, 0], places: [1, 2], reason: 'played', seed: 's' };

async function cell(): Promise<Element | null> {
  const sheet = viewOf().sheet.map((row) => ({ ...row, city: [8, 4] as [number, number] }));
  const view = viewOf({ sheet, final: FINAL });
  await act(() =>
    render(
      <FinalSheet table={tableOf()} view={view} final={FINAL} mySeat={0} onWhy={() => undefined}>
        {null}
      </FinalSheet>,
      place,
    ),
  );
  return place.querySelector('[data-testid="final-why-city"]');
}

it('says whose points of which kind a cell tells, and when they were made', async () => {
  const found = await cell();
  expect(found?.textContent).toBe('Ana: Cities 128+4');
  expect(found?.querySelector('small')?.title).toBe('8 during the game, 4 at the end');
});

it('says so as each language puts it together', async () => {
  await chooseLanguage('fr');
  expect((await cell())?.textContent).toBe('Ana\u202f: Villes 128+4');
});
