import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PLACE = '__AUDE_BUILD__';

/**
 * Writes into the service worker which build it belongs to: another build makes it another file, and that
 * is how a browser notices that there is a newer one.
 */
export function stamped(worker: string): Plugin {
  return {
    name: 'stamped',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name !== worker);
      const build = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
      const file = bundle[worker];
      if (file?.type !== 'chunk' || !file.code.includes(PLACE)) {
        throw new Error(`${worker} has no place for the build's name`);
      }
      file.code = file.code.replaceAll(PLACE, build);
    },
  };
}
