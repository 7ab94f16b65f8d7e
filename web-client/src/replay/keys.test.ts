import { expect, it, vi } from 'vitest';
import { keyed } from './keys';
import type { ReplayStore } from './replayStore';

/** How often the replay is started or stopped by the space bar while this has the focus. */
function togglesOn(target: Element): number {
  const toggle = vi.fn();
  const onKey = (event: KeyboardEvent): void => void keyed({ toggle } as unknown as ReplayStore, event);
  document.body.append(target);
  window.addEventListener('keydown', onKey);
  target.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  window.removeEventListener('keydown', onKey);
  target.remove();
  return toggle.mock.calls.length;
}

it('leaves the space bar to what is pressed by it', () => {
  expect(togglesOn(document.createElement('button'))).toBe(0);
  expect(togglesOn(document.createElement('summary'))).toBe(0);
  expect(togglesOn(document.createElement('p'))).toBe(1);
});
