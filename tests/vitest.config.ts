import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'faults/**/*.test.ts'],
          // Each file starts a server of its own; whole games over real sockets take a while.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['chaos/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          // The short share of script/test takes half a minute; script/soak asks for more games.
          testTimeout: 120_000 + 4_000 * Number(process.env['AUDE_CHAOS_GAMES'] ?? 0),
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // Browsers want the machine for themselves: one file after the other, when all else is done.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
