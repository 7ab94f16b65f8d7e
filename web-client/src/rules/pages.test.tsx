import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { allLayouts } from '../catalogue/catalogue';
import { t } from '../i18n';
import { parseRoute } from '../router';
import { TileGrid } from '../ui/TileGrid';
import { place } from '../testing/place';
import { CHAPTERS } from './chapters';
import { RuleLink } from './RuleLink';
import { RulesPage } from './RulesPage';
import { TileHelp } from './TileHelp';

test.each(['overview', ...CHAPTERS] as const)('the page of %s is shown', async (chapter) => {
  await act(() => render(<RulesPage chapter={chapter} />, place));
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull());
  const named = [...place.querySelectorAll('section')].map((one) => one.getAttribute('aria-labelledby') ?? '');
  expect(named.length).toBeGreaterThan(2);
  for (const id of named) expect(place.querySelector(`.rules__contents a[href="#${id}"]`)).not.toBeNull();
});

test('an address leads to each chapter', () => {
  expect(parseRoute('/rules')).toEqual({ page: 'rules', chapter: 'overview' });
  for (const chapter of CHAPTERS) {
    expect(parseRoute(`/rules/${chapter}`)).toEqual({ page: 'rules', chapter });
  }
  expect(parseRoute('/rules/chess')).toEqual({ page: 'unknown', table: false });
});

test('the question mark opens the section of its option', async () => {
  await act(() => render(<RuleLink option="u_turn" />, place));
  const button = place.querySelector('button');
  expect(button?.getAttribute('aria-label')).toContain(t('rules:option.u_turn.name'));
  await act(() => button?.click());
  await vi.waitFor(() => expect(place.querySelector('dialog .rules__prose')).not.toBeNull());
  expect(place.querySelector('dialog h2')?.textContent).toBe(t('rules:option.u_turn.name'));
  expect(place.querySelector('dialog .rules__onward')?.getAttribute('href')).toBe('/rules/rivers#u_turn');
});

test.each(allLayouts().map((layout) => layout.id))('the tile %s is explained in words', async (id) => {
  await act(() => render(<TileHelp layout={id} />, place));
  expect(place.querySelectorAll('.tile-help__words li').length).toBeGreaterThan(2);
  expect(place.textContent).not.toMatch(/rules:|tile\./);
});

test('a tile in a list tells about itself', async () => {
  await act(() => render(<TileGrid tiles={{ 'river.B': 2 }} />, place));
  await act(() => place.querySelector('button')?.click());
  expect(place.querySelector('dialog')?.textContent).toContain(t('rules:tile.river'));
});
