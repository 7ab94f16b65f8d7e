import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { place } from '../testing/place';
import { Dialog } from './Dialog';

const onClose = vi.fn();

beforeEach(async () => {
  const inside = (
    <Dialog title="Settings" onClose={onClose}>
      <input aria-label="name" />
    </Dialog>
  );
  await act(() => render(inside, place));
});
afterEach(() => {
  vi.clearAllMocks();
});

function press(from: string, to: string): void {
  place.querySelector(from)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  place.querySelector(to)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

it('closes on a press beside it', () => {
  press('dialog', 'dialog');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays for who marks text inside it and lets go beside it', () => {
  press('input', 'dialog');
  expect(onClose).not.toHaveBeenCalled();
});
