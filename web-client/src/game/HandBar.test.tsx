import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Ask } from '../model/types';
import { viewOf } from '../testing/samples';
import { ChoiceStore, type AskingGame } from './choice';
import { HandBar } from './HandBar';

const place = document.createElement('div');
afterEach(() => render(null, place));

it('lets the ferries be left also while one is tried elsewhere: a finger cannot take that back', async () => {
  const ask: Ask = {
    ask: 4,
    seat: 0,
    step: 'ferries.move',
    can_undo: true,
    options: [{ action: 'ferries.move', join: { tile: 1, a: 1, b: 3 } }, { action: 'pass' }],
  };
  const choose = vi.fn(() => Promise.resolve());
  const game: AskingGame = {
    question: signal(ask),
    you: signal({ seat: 0, host: false }),
    choose,
    undo: () => Promise.resolve(),
  };
  const choice = new ChoiceStore(game);
  choice.select(0);
  await act(() =>
    render(
      <HandBar game={game} choice={choice} view={viewOf()} names={['Ana', 'Bo']} onTile={() => undefined} />,
      place,
    ),
  );
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('.hand__actions button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Undo', 'Leave the ferries', 'Confirm']);
  buttons[1]?.click();
  expect(choose.mock.calls).toEqual([[1]]);
});
