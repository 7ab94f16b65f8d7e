import type { ApiRules, Setup } from '../model/types';
import { cleaned } from './setupModel';

export interface Preset {
  readonly id: string;
  readonly sets: readonly string[];
}

const BASE = 'base-c1';
const FERRIES = 'ferries';
const FIRST = 'river-1-c1';
const SECOND = 'river-2-c1';

const PRESETS: readonly Preset[] = [
  { id: 'ferries', sets: [BASE, FIRST, FERRIES] },
  { id: 'river', sets: [BASE, FIRST] },
  { id: 'long', sets: [BASE, FIRST, SECOND] },
  { id: 'second', sets: [BASE, SECOND, FERRIES] },
  { id: 'anniversary', sets: [BASE, 'river-20'] },
  { id: 'everything', sets: [BASE, FIRST, SECOND, 'gq11-river', 'cut-river', FERRIES] },
  { id: 'base', sets: [BASE] },
];

/** Whole set-ups for one press, as far as this server has their boxes. */
export function presetsOf(rules: ApiRules): Preset[] {
  const known = new Set(rules.sets.map((set) => set.id));
  return PRESETS.filter(({ sets }) => sets.every((set) => known.has(set)));
}

export function setupOf(preset: Preset, seats: number): Setup {
  return { sets: preset.sets.map((set) => ({ set, copies: 1 })), seats, options: {} };
}

/** Whether two set-ups are the same game; the seats do not matter. */
export function sameGame(one: Setup, other: Setup, rules: ApiRules): boolean {
  return gameOf(one, rules) === gameOf(other, rules);
}

function gameOf(setup: Setup, rules: ApiRules): string {
  const sets = setup.sets.map(({ set, copies }) => `${set}*${copies}`);
  const options = Object.entries(cleaned(setup, rules).options).map(([id, value]) => `${id}=${value}`);
  return [...sets.sort(), ...options.sort()].join();
}
