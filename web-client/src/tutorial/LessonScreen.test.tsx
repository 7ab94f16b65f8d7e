import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { place } from '../testing/place';
import { LessonScreen } from './LessonScreen';
import { keepProgress } from './progress';

beforeEach(async () => {
  keepProgress(0);
  await act(() => render(<LessonScreen />, place));
});
afterEach(() => {
  localStorage.clear();
});

const press = (selector: string) =>
  act(() => {
    place.querySelector<HTMLElement>(selector)?.click();
  });

it('shows the tiles that are left, and what is on the one in hand, as a game does', async () => {
  await press('.piles');
  expect(place.querySelector('dialog')?.getAttribute('aria-label')).toBe('Tiles');
  expect(place.querySelectorAll('dialog .tile-art').length).toBeGreaterThan(10);
  await press('dialog [aria-label="Close"]');
  expect(place.querySelector('dialog')).toBeNull();
  await press('[data-testid="hand-tile"]');
  expect(place.querySelector('[data-testid="tile-help"]')).not.toBeNull();
});
