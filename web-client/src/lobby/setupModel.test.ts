import { expect, it } from 'vitest';
import type { ApiRules, SetSpec } from '../model/types';
import {
  cleaned,
  fitted,
  optionsOffered,
  standardDraft,
  standardSetup,
  tilesInPlay,
  toggleSet,
  withCopies,
  withSeats,
} from './setupModel';

function set(id: string, role: SetSpec['role'], total: number): SetSpec {
  return { id, name: id, role, total, reconstructed: false, tiles: {}, max_copies: 2 };
}

const BASE = set('base-c1', 'base', 72);
const NEWER = set('base-c2', 'base', 72);
const RIVER = set('river-1-c1', 'river', 12);
const FERRIES = set('ferries', 'expansion', 8);

const RULES: ApiRules = {
  sets: [BASE, NEWER, FERRIES, RIVER],
  options: [
    { id: 'farmers', values: ['on', 'off'], default: 'on', needs: [], house: false },
    {
      id: 'ferry_placement',
      values: ['always', 'with_highwayman'],
      default: 'always',
      needs: ['ferries'],
      house: false,
    },
  ],
  bots: [{ id: 'greedy' }],
  max_seats: 6,
};

const ids = (setup: { sets: { set: string }[] }) => setup.sets.map((choice) => choice.set);

it('starts from base game, River I and Ferries', () => {
  expect(ids(standardSetup(RULES, 2))).toEqual(['base-c1', 'river-1-c1', 'ferries']);
});

it('has one base game, and never none', () => {
  const setup = standardSetup(RULES, 2);
  expect(ids(toggleSet(setup, NEWER, RULES))).toContain('base-c2');
  expect(ids(toggleSet(setup, NEWER, RULES))).not.toContain('base-c1');
  expect(toggleSet(setup, BASE, RULES)).toBe(setup);
});

it('takes expansions in and out by themselves', () => {
  const without = toggleSet(standardSetup(RULES, 2), FERRIES, RULES);
  expect(ids(without)).toEqual(['base-c1', 'river-1-c1']);
  expect(ids(toggleSet(without, FERRIES, RULES))).toContain('ferries');
});

it('counts tiles with copies', () => {
  const setup = standardSetup(RULES, 2);
  expect(tilesInPlay(RULES, setup)).toBe(92);
  expect(tilesInPlay(RULES, withCopies(setup, 'base-c1', 2))).toBe(164);
});

it('offers options of the sets in play, and sends only what is not the default', () => {
  const plain = toggleSet(standardSetup(RULES, 2), FERRIES, RULES);
  const options = { farmers: 'off', ferry_placement: 'with_highwayman', first_player: 'random' };
  expect(optionsOffered(RULES, plain).map((option) => option.id)).toEqual(['farmers']);
  expect(cleaned({ ...plain, options }, RULES).options).toEqual({ farmers: 'off' });
});

it('fits a remembered table to what can be played now', () => {
  const last = withSeats(standardDraft(RULES), 5);
  const draft = { ...last, bots: [null, 'greedy', 'gone', null, null] };
  const fewer = { ...RULES, sets: [BASE, RIVER], max_seats: 3 };
  const now = fitted(draft, fewer);
  expect(ids(now.create.setup)).toEqual(['base-c1', 'river-1-c1']);
  expect(now.create.setup.seats).toBe(3);
  expect(now.bots).toEqual([null, 'greedy', null]);
});

it('starts anew when the remembered base game is gone', () => {
  const now = fitted(standardDraft(RULES), { ...RULES, sets: [NEWER] });
  expect(ids(now.create.setup)).toEqual(['base-c2']);
});
