import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage, language } from '.';

const slow = vi.hoisted(() => {
  let come = (): void => undefined;
  const wait = new Promise<void>((resolve) => (come = resolve));
  return { wait, come: () => come() };
});
vi.mock('./fr', async (original) => {
  await slow.wait;
  return original();
});

afterEach(() => chooseLanguage('en'));

it('shows the language that was chosen last, whichever comes last', async () => {
  const first = chooseLanguage('fr');
  await chooseLanguage('de');
  slow.come();
  await first;
  expect(language()).toBe('de');
  expect(localStorage.getItem('aude.language')).toBe('de');
});
