import { defineConfig } from 'vitest/config';

/** Not a test of anything: `npm run screenshots` takes the pictures of docs/screenshots. */
export default defineConfig({
  test: {
    include: ['screenshots/*.shots.ts'],
    testTimeout: 300_000,
    hookTimeout: 30_000,
  },
});
