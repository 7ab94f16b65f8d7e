import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { inRepository } from '../../support/paths.ts';
import { Server } from '../../support/server.ts';
import { Visitor } from './visitor.ts';

const RESULTS = inRepository('tests/test-results');
const CHROMIUM = process.env['AUDE_CHROMIUM'] ?? '/usr/bin/chromium';
export const CLIENT = process.env['AUDE_STATIC'] ?? inRepository('web-client/dist');

/** Where the windows stand before a test says otherwise. */
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };

/** A server and a browser for one file of tests, and everybody who has a window open. */
export class Stage {
  server!: Server;
  #browser!: Browser;
  #visitors: Visitor[] = [];

  /** The order of all tiles follows from `deal` and from the name of the host. */
  async open(deal: string): Promise<void> {
    this.server = await Server.start({ options: ['--static', CLIENT, '--test-deal', deal] });
    const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
    this.#browser = await chromium.launch({ executablePath: CHROMIUM, args });
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }

  /** A browser of its own: nobody else's cookie, nobody else's storage. */
  async visitor(name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: DESK,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      acceptDownloads: true,
      ...options,
    });
    const visitor = await Visitor.come(name, context);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** Whatever a page complained about since the last test. */
  problems(): string[] {
    return this.#visitors.flatMap((visitor) =>
      visitor.problems.map((problem) => `${visitor.name}: ${problem}`),
    );
  }

  /** What there is to see when a test has failed. */
  async keepEvidence(test: string): Promise<void> {
    const folder = join(RESULTS, test.replaceAll(/[^A-Za-z0-9]+/g, '-'));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const { name, page, said } of this.#visitors) {
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await writeFile(join(folder, `${name}.txt`), `${page.url()}\n${said.join('\n')}\n`);
    }
    await writeFile(join(folder, 'server.txt'), this.server.log);
  }

  async dismiss(): Promise<void> {
    for (const visitor of this.#visitors.splice(0)) await visitor.context.close();
  }
}

/**
 * A stage for the tests of a file. Any error of a page fails the test in which it came.
 *
 * Who opens a table under a name of its own gets the same tiles in each run: they follow from that name
 * and from the file's, or from `deal` where a test wants another game. A guest who takes no name has one
 * by chance, and so has the game: whoever plays takes a name first.
 */
export function useStage(deal?: string): Stage {
  const stage = new Stage();
  beforeAll(({}, { file }) => stage.open(deal ?? basename(file.filepath)));
  afterAll(() => stage.close());
  afterEach(async ({ task }) => {
    const problems = stage.problems();
    try {
      if (task.result?.state === 'fail' || problems.length > 0) await stage.keepEvidence(task.name);
    } finally {
      await stage.dismiss();
    }
    expect(problems, 'errors of the pages').toEqual([]);
  });
  return stage;
}
