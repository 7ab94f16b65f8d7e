import { defineConfig } from 'vitest/config';
import { packed } from './scripts/build/packed.ts';
import { stamped } from './scripts/build/stamped.ts';
import { rulesMarkdown } from './scripts/rulesMarkdown.ts';

const server = process.env['AUDE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rulesMarkdown(), stamped('sw.js'), packed()],
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows nothing but files of our own host: no data: URIs.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Tests and figures read from it what belongs to the first load.
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker/worker.ts' },
      output: {
        // A service worker is found by its name, and rules what lies below it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
    // The catalogue of tiles lives beside the server's sources.
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/english.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
