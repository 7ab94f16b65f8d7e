/** Draws the pictures of the players' rules: `npm run pictures`. Vite loads the tiles as the client does. */
import { createServer } from 'vite';

const server = await createServer({
  server: { middlewareMode: true, watch: null, ws: false, fs: { allow: ['..'] } },
  appType: 'custom',
  logLevel: 'warn',
});
try {
  const { drawAll } = await server.ssrLoadModule('/scripts/pictures/drawAll.ts');
  for (const { name, bytes } of await drawAll()) {
    console.log(`${String(bytes).padStart(6)}  ${name}`);
  }
} finally {
  await server.close();
}
