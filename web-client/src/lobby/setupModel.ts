import type { ApiCreate, ApiRules, Clock, OptionSpec, SetSpec, Setup } from '../model/types';
import { withBoxesFor, withoutRole, withSet } from './rivers';

/** A table as the person sets it up: what the server is sent, and who shall sit on the other seats. */
export interface Draft {
  readonly create: ApiCreate;
  /** Bots asked for, by seat; null: left open, but the first seat is the person's own then. */
  readonly bots: readonly (string | null)[];
}

const BASE_FIRST = ['base-c1', 'base-c2'];
const RIVER_FIRST = ['river-1-c1', 'river-1-c2'];

function preferred(rules: ApiRules, role: SetSpec['role'], order: readonly string[]): SetSpec[] {
  const sets = rules.sets.filter((set) => set.role === role);
  const found = order.flatMap((id) => sets.find((set) => set.id === id) ?? []);
  return found.length > 0 ? found : sets;
}

/** River I and the Ferries with the base game: what Aude is for, and what a quick game plays. */
export function standardSetup(rules: ApiRules, seats: number): Setup {
  const base = preferred(rules, 'base', BASE_FIRST)[0];
  const river = preferred(rules, 'river', RIVER_FIRST)[0];
  const ferries = rules.sets.find((set) => set.id === 'ferries');
  const sets = [base, river, ferries].flatMap((set) => (set ? [{ set: set.id, copies: 1 }] : []));
  return { sets, seats, options: {} };
}

export function standardDraft(rules: ApiRules): Draft {
  const setup = standardSetup(rules, 2);
  return {
    create: { setup, clock: { kind: 'none' }, visibility: 'public' },
    bots: [null, null],
  };
}

/** What is left of a remembered draft under the rules that this server has now. */
export function fitted(draft: Draft, rules: ApiRules): Draft {
  const known = new Map(rules.sets.map((set) => [set.id, set]));
  const sets = draft.create.setup.sets.filter((choice) => known.has(choice.set));
  const hasBase = sets.some((choice) => known.get(choice.set)?.role === 'base');
  if (!hasBase) return standardDraft(rules);
  const options = Object.fromEntries(
    Object.entries(draft.create.setup.options).filter(([id, value]) =>
      rules.options.find((option) => option.id === id)?.values.includes(value),
    ),
  );
  const seats = Math.min(draft.create.setup.seats, rules.max_seats);
  const botIds = rules.bots.map((bot) => bot.id);
  const bots = draft.bots.map((bot) => (bot !== null && botIds.includes(bot) ? bot : null));
  return withSeats({ create: { ...draft.create, setup: { sets, options, seats } }, bots }, seats);
}

export function withSeats(draft: Draft, seats: number): Draft {
  const bots = Array.from({ length: seats }, (_, seat) => draft.bots[seat] ?? null);
  return withSetup({ ...draft, bots }, { ...draft.create.setup, seats });
}

export function withSetup(draft: Draft, setup: Setup): Draft {
  return { ...draft, create: { ...draft.create, setup } };
}

export function withClock(draft: Draft, clock: Clock): Draft {
  return { ...draft, create: { ...draft.create, clock } };
}

export function plays(setup: Setup, set: string): boolean {
  return setup.sets.some((choice) => choice.set === set);
}

/** Takes a box in or out that is no river of its own; there is always one base game. */
export function toggleSet(setup: Setup, set: SetSpec, rules: ApiRules): Setup {
  if (set.role === 'base') {
    return plays(setup, set.id) ? setup : withSet(withoutRole(setup, 'base', rules), set.id, 1, rules);
  }
  if (!plays(setup, set.id)) return withSet(setup, set.id, 1, rules);
  return { ...setup, sets: setup.sets.filter((choice) => choice.set !== set.id) };
}

export function withCopies(setup: Setup, set: string, copies: number): Setup {
  const sets = setup.sets.map((choice) => (choice.set === set ? { set, copies } : choice));
  return { ...setup, sets };
}

export function withOption(setup: Setup, option: string, value: string, rules: ApiRules): Setup {
  const options = { ...setup.options, [option]: value };
  return withBoxesFor({ ...setup, options }, option, rules);
}

export function optionsOffered(rules: ApiRules, setup: Setup): OptionSpec[] {
  return rules.options.filter(
    (option) => option.needs.length === 0 || option.needs.some((set) => plays(setup, set)),
  );
}

/** Only what differs from the default is sent, and only for sets that are played. */
export function cleaned(setup: Setup, rules: ApiRules): Setup {
  const options = Object.fromEntries(
    optionsOffered(rules, setup).flatMap((option) => {
      const value = setup.options[option.id];
      return value === undefined || value === option.default ? [] : [[option.id, value]];
    }),
  );
  return { ...setup, options };
}

export function tilesInPlay(rules: ApiRules, setup: Setup): number {
  return setup.sets.reduce((sum, choice) => {
    const set = rules.sets.find((one) => one.id === choice.set);
    return sum + (set?.total ?? 0) * choice.copies;
  }, 0);
}
