import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { optimize } from 'svgo';
import { concrete, parseStyles } from './concrete';
import { SceneArt } from './SceneArt';
import type { Picture } from './scene';
import { basePictures } from './scenes/base';
import { ferryPictures } from './scenes/ferries';
import { riverBoxPictures } from './scenes/riverBoxes';
import { riverPictures } from './scenes/rivers';

const FOLDER = '../docs/rules/pictures';
const SHEETS = ['src/styles/tokens.css', 'src/tiles/palette.css', 'src/board/board.css'];

/** Draws every picture anew; those that no scene describes any more go. */
export async function drawAll(): Promise<{ name: string; bytes: number }[]> {
  const sheets = await Promise.all(SHEETS.map((sheet) => readFile(sheet, 'utf8')));
  const styles = parseStyles(sheets.join('\n'));
  const pictures: Picture[] = [...basePictures, ...riverPictures, ...riverBoxPictures, ...ferryPictures];
  await mkdir(FOLDER, { recursive: true });
  const drawn = [];
  for (const picture of pictures) {
    const svg = small(concrete(renderToStaticMarkup(h(SceneArt, { picture })), styles));
    await writeFile(`${FOLDER}/${picture.name}.svg`, `${svg}\n`);
    drawn.push({ name: picture.name, bytes: svg.length });
  }
  const wanted = new Set(pictures.map((picture) => `${picture.name}.svg`));
  for (const file of await readdir(FOLDER)) {
    if (!wanted.has(file)) await rm(`${FOLDER}/${file}`);
  }
  return drawn;
}

function small(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', 'sortAttrs'],
  }).data;
}
