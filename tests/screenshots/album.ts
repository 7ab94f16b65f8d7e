import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepository } from '../support/paths.ts';
import { settled } from '../e2e/support/looks.ts';
import { DESK, PHONE } from '../e2e/support/stage.ts';
import type { Visitor } from '../e2e/support/visitor.ts';

const SIZES = { desk: DESK, phone: PHONE, sideways: { width: PHONE.height, height: PHONE.width } } as const;
/** How wide a picture is on the page. */
const SHOWN = { desk: 420, phone: 130, sideways: 280 } as const;
const SCHEMES = ['light', 'dark'] as const;
type Size = keyof typeof SIZES;

const FOLDER = process.env['AUDE_SCREENSHOTS'] ?? inRepository('docs/screenshots');

interface Screen {
  readonly name: string;
  readonly title: string;
  readonly sizes: readonly Size[];
}

/** The pictures of docs/screenshots, and the page that shows them all. */
export class Album {
  readonly #screens: Screen[] = [];

  /** Takes a screen as it stands, in each size and scheme; `part` is a selector of what must be in sight. */
  async take(
    visitor: Visitor,
    name: string,
    title: string,
    { sizes = ['desk', 'phone'], part }: { sizes?: readonly Size[]; part?: string } = {},
  ): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    const { page, context } = visitor;
    const session = await context.newCDPSession(page);
    for (const size of sizes) {
      // A phone is used with a finger: what has to be pressed is larger there.
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: size !== 'desk' });
      await page.setViewportSize(SIZES[size]);
      if (part) await page.evaluate(`document.querySelector('${part}').scrollIntoView({ block: 'center' })`);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        // The browser itself writes small pictures.
        const taken = await session.send('Page.captureScreenshot', { format: 'webp', quality: 42 });
        await writeFile(join(FOLDER, `${name}-${size}-${colorScheme}.webp`), taken.data, 'base64');
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(SIZES[sizes[0] ?? 'desk']);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
    this.#screens.push({ name, title, sizes });
  }

  /** Writes the page, in the order of the taking. */
  async close(): Promise<void> {
    const rows = this.#screens.map(({ name, title, sizes }) => {
      const pictures = sizes.flatMap((size) =>
        SCHEMES.map((scheme) => {
          const width = SHOWN[size];
          return `<img src="${name}-${size}-${scheme}.webp" width="${width}" alt="${title} (${size}, ${scheme})">`;
        }),
      );
      return `## ${title}\n\n${pictures.join('\n')}\n`;
    });
    const head = await readFile(inRepository('tests/screenshots/head.md'), 'utf8');
    await writeFile(join(FOLDER, 'README.md'), [head, ...rows].join('\n'));
  }
}
