import type { GameStore } from '../model/game';
import type { ApiCreate, ApiRules } from '../model/types';
import { api } from '../net/api';
import { navigate } from '../router';
import { standardSetup, type Draft } from './setupModel';

/** What is still to do at a table that was just made, once this page follows it. */
export interface Plan {
  readonly bots: readonly (string | null)[];
  readonly startAtOnce: boolean;
}

const plans = new Map<string, Plan>();
let opening: Promise<void> | null = null;

/** One after the other: a second press while the first is on its way must not open a second table. */
function open(create: ApiCreate, plan: Plan): Promise<void> {
  opening ??= openNow(create, plan).finally(() => (opening = null));
  return opening;
}

async function openNow(create: ApiCreate, plan: Plan): Promise<void> {
  const { id } = await api.create(create);
  plans.set(id, plan);
  navigate(`/g/${id}`);
}

export function openTable(draft: Draft): Promise<void> {
  return open(draft.create, { bots: draft.bots, startAtOnce: false });
}

export function openGameWithBot(rules: ApiRules, level: string): Promise<void> {
  const create: ApiCreate = {
    setup: standardSetup(rules, 2),
    clock: { kind: 'none' },
    visibility: 'private',
  };
  return open(create, { bots: [null, level], startAtOnce: true });
}

/** Seats the host, unless a bot shall have that seat, and the bots; called with the first state of the table. */
export async function carryOut(game: GameStore): Promise<void> {
  const plan = plans.get(game.id);
  const table = game.position.value?.table;
  if (!plan || table?.status !== 'waiting') return;
  plans.delete(game.id);
  if (game.you.value.seat === null && (plan.bots[0] ?? null) === null) await game.send({ t: 'sit', seat: 0 });
  for (const [seat, level] of plan.bots.entries()) {
    const taken = table.seats[seat];
    if (level !== null && !taken?.player && !taken?.bot) await game.send({ t: 'bot', seat, level });
  }
  if (!plan.startAtOnce) return;
  await game.send({ t: 'ready', ready: true });
  await game.send({ t: 'start' });
}
