import { settled } from './looks.ts';
import type { Visitor } from './visitor.ts';

/** As large as the tip of a thumb, in CSS pixels. */
export const THUMB = 44;
/** A link in a line of text is as high as the line; this much of it must be there to be hit. */
export const IN_TEXT = 24;

/**
 * Runs in the page. From the middle of each control as far to all four sides as a press still reaches it,
 * or the label that stands for it.
 */
const MEASURE = `(() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const controls = (open ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]',
  );
  const reach = 60;
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const tools = document.querySelector('.board-tools')?.getBoundingClientRect();
  const isCovered = (x, y) => !(document.elementFromPoint(x, y) instanceof SVGElement);
  const isCut = ({ left, top, right, bottom, x, y, width, height }) =>
    left < board.left || right > board.right || bottom > board.bottom || top < tools.bottom ||
    isCovered(x + width / 2, top + 1) || isCovered(x + width / 2, bottom - 1) ||
    isCovered(left + 1, y + height / 2) || isCovered(right - 1, y + height / 2);
  const found = [];
  for (const control of controls) {
    if (control.disabled || !control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (control.closest('.visually-hidden, .skip-link')) continue;
    const own = control.labels?.[0] ?? control.closest('label') ?? control;
    own.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const rect = control.getBoundingClientRect();
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const isHit = (atX, atY) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (control.contains(hit) || own.contains(hit));
    };
    if (rect.width === 0 || !isHit(x, y)) continue;
    // What the picture's edge cuts off, or the panel of the aids, comes in whole when the board is moved.
    if (control instanceof SVGElement && isCut(rect)) continue;
    const run = (dx, dy) => {
      let far = 0;
      while (far < reach && isHit(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    found.push({
      what: control.dataset.testid ?? control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML).trim().slice(0, 60),
      tag: control.tagName + '.' + (control.getAttribute('class') ?? ''),
      width: 1 + run(-1, 0) + run(1, 0),
      height: 1 + run(0, -1) + run(0, 1),
      inText: control.tagName === 'A' && getComputedStyle(control).display === 'inline',
    });
  }
  return found;
})()`;

interface Target {
  what: string;
  tag: string;
  width: number;
  height: number;
  inText: boolean;
}

/** Every control in sight, or of the dialog that is open, that is too small for a thumb. */
export async function tooSmall({ page }: Visitor, screen: string): Promise<string[]> {
  await settled(page);
  const targets = await page.evaluate<Target[]>(MEASURE);
  if (targets.length === 0) return [`${screen}: nothing to press`];
  return targets
    .filter(({ width, height, inText }) => (inText ? height < IN_TEXT : Math.min(width, height) < THUMB))
    .map(({ what, tag, width, height }) => `${screen}: ${what} (${tag}) ${width} x ${height}`);
}
