import type { ApiRules, SetSpec, Setup } from '../model/types';

/** Prints of one river: at the most one of them is played. */
export interface RiverFamily {
  readonly id: string;
  readonly prints: readonly SetSpec[];
}

const FIRST = 'first';
const SECOND = 'second';

/** Which boxes are prints of the same river, in the order in which they are shown. */
const FAMILIES: readonly { readonly id: string; readonly sets: readonly string[] }[] = [
  { id: FIRST, sets: ['river-1-c1', 'river-1-c2', 'river-3', 'river-c3'] },
  { id: SECOND, sets: ['river-2-c1', 'river-2-c2'] },
  { id: 'anniversary', sets: ['river-20'] },
];

/** The rivers that this server has. A box that this client does not know is a river of its own. */
export function riverFamilies(rules: ApiRules): RiverFamily[] {
  const rivers = rules.sets.filter((set) => set.role === 'river');
  const known = FAMILIES.map(({ id, sets }) => ({
    id,
    prints: sets.flatMap((set) => rivers.find((river) => river.id === set) ?? []),
  }));
  const grouped = new Set(known.flatMap(({ prints }) => prints));
  const others = rivers
    .filter((river) => !grouped.has(river))
    .map((river) => ({ id: river.id, prints: [river] }));
  return [...known, ...others].filter(({ prints }) => prints.length > 0);
}

/** The print of a river that is played, if one is. */
export function playedPrint(setup: Setup, family: RiverFamily): SetSpec | undefined {
  return family.prints.find((print) => setup.sets.some((choice) => choice.set === print.id));
}

export function playsRiver(setup: Setup, rules: ApiRules): boolean {
  return riverFamilies(rules).some((family) => playedPrint(setup, family));
}

/** The River and The River II may be played as one; any other river is alone. */
function goTogether(one: string, other: string): boolean {
  return [one, other].sort().join() === [FIRST, SECOND].sort().join();
}

/** Takes a river in, or out with all that joins it. A river that does not go with it gives way. */
export function toggleRiver(setup: Setup, family: RiverFamily, rules: ApiRules): Setup {
  const [print] = family.prints;
  if (playedPrint(setup, family)) {
    const left = without(setup, family);
    return playsRiver(left, rules) ? left : withoutRole(left, 'river_tiles', rules);
  }
  const alone = riverFamilies(rules).filter((other) => !goTogether(other.id, family.id));
  const rest = alone.reduce(without, setup);
  return print ? withSet(rest, print.id, copiesOf(family.id, setup), rules) : rest;
}

/** Another print of a river that is played. */
export function choosePrint(setup: Setup, family: RiverFamily, set: string): Setup {
  const ids = family.prints.map((print) => print.id);
  const sets = setup.sets.map((choice) => (ids.includes(choice.set) ? { ...choice, set } : choice));
  return { ...setup, sets };
}

const TWO_FORKS = 'river_two_forks';
const TWO_SPRINGS = 'river_two_springs';

function copiesOf(family: string, setup: Setup): number {
  return family === SECOND && setup.options[TWO_FORKS] === 'on' ? 2 : 1;
}

/** A rule for which certain boxes lie on the table brings them along. */
export function withBoxesFor(setup: Setup, option: string, rules: ApiRules): Setup {
  const families = riverFamilies(rules);
  const first = families.find(({ id }) => id === FIRST);
  const second = families.find(({ id }) => id === SECOND);
  const on = setup.options[option] === 'on';
  if (option === TWO_SPRINGS && on && first && !playedPrint(setup, first)) {
    return toggleRiver(setup, first, rules);
  }
  const fork = second && playedPrint(setup, second);
  if (option === TWO_FORKS && fork) {
    const alone = on && first ? without(setup, first) : setup;
    return withSet(alone, fork.id, copiesOf(SECOND, setup), rules);
  }
  return setup;
}

function without(setup: Setup, family: RiverFamily): Setup {
  const ids = family.prints.map((print) => print.id);
  return { ...setup, sets: setup.sets.filter((choice) => !ids.includes(choice.set)) };
}

export function withoutRole(setup: Setup, role: SetSpec['role'], rules: ApiRules): Setup {
  const roleOf = (id: string) => rules.sets.find((set) => set.id === id)?.role;
  return { ...setup, sets: setup.sets.filter((choice) => roleOf(choice.set) !== role) };
}

/** With so many copies of a box. In the order of the shelf, so that two ways lead to the same set-up. */
export function withSet(setup: Setup, set: string, copies: number, rules: ApiRules): Setup {
  const place = (id: string) => rules.sets.findIndex((one) => one.id === id);
  const others = setup.sets.filter((choice) => choice.set !== set);
  const sets = [...others, { set, copies }].sort((a, b) => place(a.set) - place(b.set));
  return { ...setup, sets };
}
