import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { Server } from '../support/server.ts';

let server: Server;
let person: Person;
beforeAll(async () => {
  server = await Server.start();
  person = await Person.visit(server);
});
afterAll(() => server.stop());

interface Checked {
  errors: { code: string; message: string }[];
  piles: { name: string; left: number }[];
  in_play: Record<string, number>;
}

const check = async (sets: string[], options: Record<string, string> = {}): Promise<Checked> => {
  const setup = { sets: sets.map((set) => ({ set, copies: 1 })), seats: 2, options };
  return (await person.post<Checked>('/api/rules/check', { setup }, 'ApiChecked')).body;
};

describe('checking a set-up before there is a table', () => {
  test('what can be played comes with its piles and tiles', async () => {
    const checked = await check(['base-c1', 'river-1-c1', 'river-2-c1']);
    expect(checked.errors).toEqual([]);
    expect(checked.piles).toEqual([
      { name: 'river', left: 21 },
      { name: 'land', left: 72 },
    ]);
    expect(checked.in_play['river-2.volcano-lake']).toBe(1);
    expect(checked.in_play['river.L']).toBeUndefined();
  });

  test('what cannot be played comes with every reason', async () => {
    const checked = await check(['base-c1', 'river-20', 'river-c3'], {
      river_bag: 'on',
      river_reversed: 'on',
    });
    expect(checked.errors.map((error) => error.code).sort()).toEqual([
      'many_rivers',
      'river_courses',
      'river_reversed_anniversary',
    ]);
  });

  test('a table of it is refused for the first of them', async () => {
    const setup = { sets: [{ set: 'river-20', copies: 1 }], seats: 2, options: {} };
    const refused = await person.post(
      '/api/games',
      { setup, clock: { kind: 'none' }, visibility: 'private' },
      'ApiError',
    );
    expect(refused.status).toBe(400);
  });
});
