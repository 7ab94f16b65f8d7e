import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const TEXTS = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Below this a packed file saves nothing: it would fill the same packet. */
const LEAST_BYTES = 1024;

/** Puts a .br and a .gz beside every text of the build, so that the server has nothing to pack. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXTS.test(file)).map((file) => pack(join(folder, file))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await packBrotli(plain, { params }));
  await writeFile(`${file}.gz`, await packGzip(plain, { level: constants.Z_BEST_COMPRESSION }));
}
