import { defineConfig } from 'vitest/config';
import { rulesMarkdown } from './scripts/rulesMarkdown.ts';

const server = process.env['AUDE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rulesMarkdown()],
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows nothing but files of our own host: no data: URIs.
    assetsInlineLimit: 0,
    sourcemap: false,
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
