import { signal, type ReadonlySignal } from '@preact/signals';
import type { You } from '../model/game';
import { attempt } from '../model/notices';
import { endsQuickly } from './questions';
import type { Ask, Option } from '../model/types';

/** A game that asks this person: at a table, or in the lesson. */
export interface AskingGame {
  readonly question: ReadonlySignal<Ask | null>;
  readonly you: ReadonlySignal<You>;
  choose(option: number): Promise<unknown>;
  undo(): Promise<unknown>;
}

/** The option that is previewed, of the question it belongs to. */
export class ChoiceStore {
  readonly #game: AskingGame;
  readonly #selected = signal<{ ask: number; option: number } | null>(null);
  /** The question that was answered for the person last. */
  #answeredAlone: number | null = null;

  constructor(game: AskingGame) {
    this.#game = game;
  }

  /** Only for the question that is open now: a preview does not outlive its question. */
  get selected(): number | null {
    const selected = this.#selected.value;
    return selected && selected.ask === this.#game.question.value?.ask ? selected.option : null;
  }

  get option(): Option | null {
    const { selected } = this;
    return selected === null ? null : (this.#game.question.value?.options[selected] ?? null);
  }

  readonly select = (option: number | null): void => {
    const ask = this.#game.question.value;
    this.#selected.value = ask && option !== null ? { ask: ask.ask, option } : null;
  };

  readonly choose = (option: number): void => {
    attempt(this.#game.choose(option));
  };

  readonly undo = (): void => {
    attempt(this.#game.undo());
  };

  /** The next way to turn the tile on the cell of the preview. */
  readonly turn = (): void => {
    const ask = this.#game.question.value;
    const { selected } = this;
    if (ask && selected !== null) this.select(nextTurn(ask, selected));
  };

  /**
   * Answers a question that leaves nothing to decide, for who asked for that. Once: if the server says no
   * the question comes back, and is the person's.
   */
  answerAlone(ask: Ask): void {
    if (!endsQuickly(ask) || ask.ask === this.#answeredAlone) return;
    this.#answeredAlone = ask.ask;
    this.choose(0);
  }
}

export function sameCell(ask: Ask, selected: number): number[] {
  const place = ask.options[selected]?.place;
  if (!place) return [];
  return ask.options.flatMap((option, index) =>
    option.place?.x === place.x && option.place.y === place.y ? [index] : [],
  );
}

function nextTurn(ask: Ask, selected: number): number {
  const turns = sameCell(ask, selected);
  return turns[(turns.indexOf(selected) + 1) % turns.length] ?? selected;
}
