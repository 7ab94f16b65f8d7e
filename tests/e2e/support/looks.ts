import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inRepository } from '../../support/paths.ts';
import { DESK, PHONE } from './stage.ts';
import type { Visitor } from './visitor.ts';

const SHOTS = inRepository('build/screenshots');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SIZES = [
  ['desk', DESK],
  ['phone', PHONE],
] as const;
/** The three themes; what the system asks for chooses among them. */
const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;
type Scheme = keyof typeof SCHEMES;

/** The new size and colours are drawn, and nothing is on its way from old to new. */
const SETTLED = `new Promise((done) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const moves = () => document.getAnimations().filter((one) => one.effect.getTiming().iterations < Infinity);
  frame().then(frame).then(() => Promise.allSettled(moves().map((one) => one.finished))).then(frame).then(done);
})`;

/** Waits until the page stands still. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(SETTLED);
  await page.locator('.board__land[data-drawn="false"]').waitFor({ state: 'detached' });
}

interface Finding {
  id: string;
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Looks at a screen in every size and theme: keeps a picture of each, and returns what axe calls
 * serious or critical.
 */
export async function lookAt(visitor: Visitor, screen: string): Promise<string[]> {
  const { page } = visitor;
  await mkdir(SHOTS, { recursive: true });
  const findings: string[] = [];
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    for (const scheme of Object.keys(SCHEMES) as Scheme[]) {
      await page.emulateMedia(SCHEMES[scheme]);
      await settled(page);
      const name = `${screen.replaceAll('.', '-')}-${size}-${scheme}`;
      await page.screenshot({ path: join(SHOTS, `${name}.png`) });
      const found = await seriousFindings(visitor, scheme);
      findings.push(...found.map((finding) => `${name}: ${finding}`));
    }
  }
  await page.emulateMedia(SCHEMES.light);
  await page.setViewportSize(DESK);
  return findings;
}

/** Another theme changes nothing but colours. */
const COLOURS = "{ runOnly: ['color-contrast'] }";

async function seriousFindings({ page }: Visitor, scheme: Scheme): Promise<string[]> {
  await page.evaluate(AXE);
  const run = `axe.run(${scheme === 'light' ? '{}' : COLOURS}).then((result) => result.violations)`;
  const found = await page.evaluate<Finding[]>(run);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes.map((node) => `${node.html}\n  ${node.failureSummary ?? ''}`).join('\n  ');
      return `${id} (${help})\n  ${where}`;
    });
}
