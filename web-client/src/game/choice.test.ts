import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Ask } from '../model/types';
import { Refusal } from '../net/refusal';
import { ChoiceStore } from './choice';

function endTurn(number: number): Ask {
  return { ask: number, seat: 0, step: 'end_turn', can_undo: true, options: [{ action: 'end_turn' }] };
}

it('answers a question alone but once: what the server refuses is left to the person', () => {
  const choose = vi.fn(() => Promise.reject(new Refusal('storage_failed', '')));
  const question = signal<Ask | null>(endTurn(3));
  const game = { question, you: signal({ seat: 0, host: false }), choose, undo: () => Promise.resolve() };
  const choice = new ChoiceStore(game);
  choice.answerAlone(endTurn(3));
  choice.answerAlone(endTurn(3));
  expect(choose).toHaveBeenCalledTimes(1);
  choice.answerAlone(endTurn(4));
  expect(choose).toHaveBeenCalledTimes(2);
});
