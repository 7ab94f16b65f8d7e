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
const SCHEMES = ['light', 'dark'] as const;

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
 * Looks at a screen in every size and scheme: keeps a picture of each, and returns what axe calls
 * serious or critical.
 */
export async function lookAt(visitor: Visitor, screen: string): Promise<string[]> {
  const { page } = visitor;
  await mkdir(SHOTS, { recursive: true });
  const findings: string[] = [];
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const name = `${screen.replaceAll('.', '-')}-${size}-${colorScheme}`;
      await page.screenshot({ path: join(SHOTS, `${name}.png`) });
      const found = await seriousFindings(visitor, colorScheme);
      findings.push(...found.map((finding) => `${name}: ${finding}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
  return findings;
}

/** Another scheme changes nothing but colours. */
const RULES = { light: '{}', dark: "{ runOnly: ['color-contrast'] }" };

async function seriousFindings({ page }: Visitor, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate(AXE);
  const run = `axe.run(${RULES[scheme]}).then((result) => result.violations)`;
  const found = await page.evaluate<Finding[]>(run);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes.map((node) => `${node.html}\n  ${node.failureSummary ?? ''}`).join('\n  ');
      return `${id} (${help})\n  ${where}`;
    });
}
