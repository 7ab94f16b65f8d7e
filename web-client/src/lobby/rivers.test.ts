import { expect, it } from 'vitest';
import type { ApiRules, SetSpec, Setup } from '../model/types';
import { presetsOf, sameGame, setupOf } from './presets';
import { choosePrint, riverFamilies, toggleRiver } from './rivers';
import { toggleSet, withOption } from './setupModel';

function set(id: string, role: SetSpec['role']): SetSpec {
  return { id, name: id, role, total: 12, reconstructed: false, tiles: {}, max_copies: 1 };
}

const SECOND_PRINTS = ['river-2-c1', 'river-2-c2'];
const house = (id: string) => ({ id, values: ['off', 'on'], default: 'off', needs: SECOND_PRINTS, house: true });

const RULES: ApiRules = {
  sets: [
    set('base-c1', 'base'),
    set('cut-river', 'river_tiles'),
    set('gq11-river', 'river_tiles'),
    ...['river-1-c1', 'river-1-c2', ...SECOND_PRINTS, 'river-20', 'river-3', 'river-9', 'river-c3'].map((id) =>
      set(id, 'river'),
    ),
  ],
  options: [house('river_two_forks'), house('river_two_springs')],
  bots: [],
  max_seats: 6,
};

const BASE: Setup = { sets: [{ set: 'base-c1', copies: 1 }], seats: 2, options: {} };
const ids = (setup: Setup) => setup.sets.map((choice) => choice.set);

function family(id: string) {
  const found = riverFamilies(RULES).find((one) => one.id === id);
  if (!found) throw new Error(`no river ${id}`);
  return found;
}

const toggled = (setup: Setup, ...rivers: string[]) =>
  rivers.reduce((before, river) => toggleRiver(before, family(river), RULES), setup);

it('knows which boxes are prints of one river, and takes an unknown one as a river of its own', () => {
  const prints = riverFamilies(RULES).map((one) => [one.id, ...one.prints.map((print) => print.id)]);
  expect(prints).toEqual([
    ['first', 'river-1-c1', 'river-1-c2', 'river-3', 'river-c3'],
    ['second', 'river-2-c1', 'river-2-c2'],
    ['anniversary', 'river-20'],
    ['river-9', 'river-9'],
  ]);
});

it.each([
  [['first', 'second'], ['river-1-c1', 'river-2-c1']],
  [['second', 'first'], ['river-1-c1', 'river-2-c1']],
  [['first', 'anniversary'], ['river-20']],
  [['first', 'second', 'anniversary'], ['river-20']],
  [['anniversary', 'second'], ['river-2-c1']],
  [['second', 'river-9'], ['river-9']],
  [['first', 'second', 'first'], ['river-2-c1']],
  [['first', 'first'], []],
])('after choosing %j there is %j', (rivers, left) => {
  expect(ids(toggled(BASE, ...rivers))).toEqual(['base-c1', ...left]);
});

it('changes the print and nothing else', () => {
  const both = toggled(BASE, 'first', 'second');
  expect(ids(choosePrint(both, family('first'), 'river-c3'))).toEqual(['base-c1', 'river-c3', 'river-2-c1']);
});

it('takes what joins a river out with the last river', () => {
  const [cut] = RULES.sets.filter((one) => one.id === 'cut-river');
  if (!cut) throw new Error('no such box');
  const both = toggleSet(toggled(BASE, 'first', 'second'), cut, RULES);
  expect(ids(toggled(both, 'first'))).toEqual(['base-c1', 'cut-river', 'river-2-c1']);
  expect(ids(toggled(both, 'first', 'second'))).toEqual(['base-c1']);
  expect(ids(toggled(both, 'anniversary'))).toContain('cut-river');
});

it('brings the boxes that two springs need', () => {
  const springs = withOption(toggled(BASE, 'second'), 'river_two_springs', 'on', RULES);
  expect(ids(springs)).toEqual(['base-c1', 'river-1-c1', 'river-2-c1']);
});

it('brings the second copy that two forks need, and takes it away again', () => {
  const forks = withOption(toggled(BASE, 'first', 'second'), 'river_two_forks', 'on', RULES);
  expect(forks.sets).toEqual([
    { set: 'base-c1', copies: 1 },
    { set: 'river-2-c1', copies: 2 },
  ]);
  const gardens = choosePrint(forks, family('second'), 'river-2-c2');
  expect(gardens.sets[1]).toEqual({ set: 'river-2-c2', copies: 2 });
  expect(withOption(forks, 'river_two_forks', 'off', RULES).sets[1]).toEqual({ set: 'river-2-c1', copies: 1 });
});

it('offers the ready-made set-ups whose boxes are there', () => {
  expect(presetsOf(RULES).map((preset) => preset.id)).toEqual(['river', 'long', 'anniversary', 'base']);
});

it('knows a ready-made set-up again, whatever the order and the seats', () => {
  const long = presetsOf(RULES).find((preset) => preset.id === 'long');
  if (!long) throw new Error('no such set-up');
  const setup = setupOf(long, 4);
  expect(sameGame(setup, toggled(BASE, 'second', 'first'), RULES)).toBe(true);
  expect(sameGame(setup, withOption(setup, 'river_two_springs', 'on', RULES), RULES)).toBe(false);
});
