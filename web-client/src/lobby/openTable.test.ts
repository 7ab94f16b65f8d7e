import { expect, it, vi } from 'vitest';
import { api } from '../net/api';
import { openTable } from './openTable';

const DRAFT = {
  create: {
    setup: { sets: [{ set: 'base-c1', copies: 1 }], seats: 2, options: {} },
    clock: { kind: 'none' },
    visibility: 'public',
  },
  bots: [null, null],
} as const;

it('opens one table for two quick presses, and another one later', async () => {
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'ABCDEFGHIJKL' });
  const draft = { ...DRAFT, create: { ...DRAFT.create, setup: { ...DRAFT.create.setup, sets: [...DRAFT.create.setup.sets] } } };
  await Promise.all([openTable(draft), openTable(draft)]);
  expect(create).toHaveBeenCalledTimes(1);
  await openTable(draft);
  expect(create).toHaveBeenCalledTimes(2);
});
