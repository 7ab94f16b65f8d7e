import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { ChatLine } from '../model/types';
import { Refusal } from '../net/refusal';
import { place } from '../testing/place';
import { ChatPanel } from './ChatPanel';

function lineOf(second: number): ChatLine {
  const at = `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;
  return { at, from: { id: 'ana', name: 'Ana' }, seat: 0, text: `line ${second}` };
}

async function show(lines: ChatLine[], onSend: (text: string) => Promise<void> = () => Promise.resolve()) {
  await act(() => render(<ChatPanel lines={lines} onSend={onSend} />, place));
}

const shown = () => [...place.querySelectorAll('.chat__line')];

function scrollBox(): HTMLElement {
  const box = place.querySelector<HTMLElement>('[data-testid="chat-lines"]');
  if (!box) throw new Error('no chat');
  Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 500 });
  Object.defineProperty(box, 'clientHeight', { configurable: true, value: 100 });
  return box;
}

it('leaves the lines as they are when one comes and the oldest goes, so that none is read again', async () => {
  await show([lineOf(1), lineOf(2), lineOf(3)]);
  const [, second, third] = shown();
  await show([lineOf(2), lineOf(3), lineOf(4)]);
  expect(shown().slice(0, 2)).toEqual([second, third]);
  expect(shown()[0]).toBe(second);
});

it('gives back what the server did not take', async () => {
  await show([], () => Promise.reject(new Refusal('muted', '')));
  const input = place.querySelector('input');
  if (!input) throw new Error('no input');
  await act(() => {
    input.value = 'hello';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  expect(input.value).toBe('hello');
});

it('stays at the end of the lines, but not for who has scrolled up', async () => {
  await show([lineOf(1)]);
  const box = scrollBox();
  await show([lineOf(1), lineOf(2)]);
  expect(box.scrollTop).toBe(500);
  box.scrollTop = 50;
  box.dispatchEvent(new Event('scroll'));
  await show([lineOf(1), lineOf(2), lineOf(3)]);
  expect(box.scrollTop).toBe(50);
});
