import { afterEach, expect, it } from 'vitest';
import type { ApiRules } from '../model/types';
import { remember, rememberedDraft } from './remembered';
import { standardDraft } from './setupModel';

const RULES: ApiRules = {
  sets: [{ id: 'base-c1', name: 'Base', role: 'base', total: 72, reconstructed: false, tiles: {}, max_copies: 1 }],
  options: [],
  bots: [],
  max_seats: 6,
};

afterEach(() => localStorage.clear());

it('remembers the last table', () => {
  remember(standardDraft(RULES));
  expect(rememberedDraft(RULES)).toEqual(standardDraft(RULES));
});

it.each(['{}', 'null', '{"create":{"setup":{"sets":7}}}', '{"create"'])('starts anew from what it does not know: %s', (kept) => {
  localStorage.setItem('aude.setup', kept);
  expect(rememberedDraft(RULES)).toBeNull();
});
