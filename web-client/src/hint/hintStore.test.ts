import { describe, expect, test } from 'vitest';
import type { Ask, ClientMessage, ServerHint } from '../model/types';
import { HintStore } from './hintStore';

function ask(number: number): Ask {
  return { ask: number, seat: 0, step: 'place', can_undo: false, options: [] };
}

function found(id: string, question: number): ServerHint {
  return { t: 'hint', id, game: 'ABCDEFGHIJKL', seq: 1, ask: question, option: 0, facts: [] };
}

function storeAndSent(): { hints: HintStore; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  return { hints: new HintStore('ABCDEFGHIJKL', (message) => sent.push(message)), sent };
}

describe('a hint', () => {
  test('is asked for once for a question, and shown for that question alone', () => {
    const { hints, sent } = storeAndSent();
    hints.ask(ask(3));
    hints.ask(ask(3));
    expect(sent).toEqual([{ t: 'hint', game: 'ABCDEFGHIJKL', id: 'hint-1', ask: 3 }]);
    expect(hints.of(ask(3))).toBe('thinking');
    hints.hear(found('hint-1', 3));
    expect(hints.of(ask(3))).toMatchObject({ option: 0 });
    expect(hints.of(ask(4))).toBeNull();
    expect(hints.of(null)).toBeNull();
  });

  test('that is not waited for is called off, and comes to nothing', () => {
    const { hints, sent } = storeAndSent();
    hints.ask(ask(3));
    hints.drop();
    expect(sent.at(-1)).toEqual({ t: 'unhint', game: 'ABCDEFGHIJKL' });
    hints.hear(found('hint-1', 3));
    expect(hints.of(ask(3))).toBeNull();
    expect(hints.refused('hint-1', 'called_off')).toBe(true);
    expect(hints.refused('c-7', 'bad_option')).toBe(false);
  });

  test('is asked for again after the connection was lost, unless it had been found', () => {
    const { hints, sent } = storeAndSent();
    hints.ask(ask(3));
    hints.forgetUnanswered();
    expect(hints.of(ask(3))).toBeNull();
    hints.ask(ask(3));
    hints.hear(found('hint-2', 3));
    hints.forgetUnanswered();
    expect(hints.of(ask(3))).toMatchObject({ option: 0 });
    expect(sent).toHaveLength(2);
  });

  test('to another question, which a screen before this one asked, is none', () => {
    const { hints } = storeAndSent();
    hints.ask(ask(5));
    hints.hear(found('hint-1', 3));
    expect(hints.of(ask(5))).toBe('thinking');
  });

  test('that has been found is put away without a word to the server', () => {
    const { hints, sent } = storeAndSent();
    hints.ask(ask(3));
    hints.hear(found('hint-1', 3));
    hints.drop();
    expect(sent).toHaveLength(1);
    expect(hints.of(ask(3))).toBeNull();
  });
});
