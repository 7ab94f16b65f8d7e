import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['server/**/*.test.ts'],
    // Each file starts a server of its own; whole games over real sockets take a while.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
