import { readFileSync } from 'node:fs';
import { inRepository } from '../../support/paths.ts';
import type { Visitor } from './visitor.ts';

interface Option {
  action: string;
  place?: { x: number; y: number; turns: number };
  segment?: object;
  join?: object;
}

export interface Step {
  name: string;
  /** Of the options, the one that the lesson waits for. */
  option: number;
  ask: { options: Option[] };
}

const FILE = inRepository('web-client/src/tutorial/lesson.json');

export const { steps: STEPS } = JSON.parse(readFileSync(FILE, 'utf8')) as { steps: Step[] };

export function wantedIn({ ask, option }: Step): Option {
  return ask.options[option] as Option;
}

export async function atStep({ page }: Visitor, step: Step): Promise<void> {
  await page.locator(`.lesson[data-step="${step.name}"]`).waitFor();
}

/** Does what a step waits for, by mouse or by finger. */
export async function doStep(visitor: Visitor, step: Step, press: 'click' | 'tap' = 'click'): Promise<void> {
  const { page } = visitor;
  const wanted = wantedIn(step);
  const confirm = page.locator('.hand [data-testid="confirm"]');
  if (wanted.place) {
    const { x, y, turns } = wanted.place;
    await page.locator(`[data-cell="${x},${y}"]`).first()[press]();
    const ghost = page.locator('[data-ghost]');
    while ((await ghost.getAttribute('data-turns')) !== String(turns)) await visitor.part('rotate')[press]();
    await confirm[press]();
  } else if (wanted.segment) {
    await page.locator(`[data-segment-option="${step.option}"]`)[press]();
  } else if (wanted.join) {
    await page.locator(`[data-join-option="${step.option}"]`).first()[press]();
    await confirm[press]();
  } else {
    await visitor.part(wanted.action === 'pass' ? 'pass' : 'end-turn')[press]();
  }
}
