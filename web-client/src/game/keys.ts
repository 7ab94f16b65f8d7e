import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { AskingGame, ChoiceStore } from './choice';
import { plainOption } from './questions';

export interface ScreenKeys {
  readonly fields: () => void;
  readonly tiles: () => void;
  readonly help: () => void;
  /** Tells why the last points were made. */
  readonly why: () => void;
  /** Tells about the next thing on the explored cell. */
  readonly tell: () => void;
  /** Asks for a hint, where there are any. */
  readonly hint: () => void;
  readonly clear: () => void;
}

/** Keys that work whoever's turn it is. */
export function useScreenKeys(keys: ScreenKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const { fields, tiles, help, why, tell, hint, clear } = latest.current;
      const actions: Readonly<Record<string, () => void>> = {
        f: fields,
        t: tiles,
        '?': help,
        i: tell,
        w: why,
        h: hint,
        escape: clear,
      };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Not what is written into a field, asked of a dialog, or meant for the browser. */
function isForScreen({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element) || target.closest('input, textarea, select, dialog') === null;
}

/**
 * Keys for what the action bar's buttons do while it is shown; the board has keys of its own for its
 * choices.
 */
export function useActionKeys(
  game: AskingGame,
  choice: ChoiceStore,
  shown: ReadonlySignal<boolean>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const ask = game.question.value;
      if (!ask || !shown.value) return;
      const key = event.key.toLowerCase();
      if (key === 'u' && ask.can_undo) choice.undo();
      if (key === 's') chooseIfThere(choice, plainOption(ask, 'pass'));
      const onButton = event.target instanceof Element && event.target.closest('button, a, summary');
      if (key === 'enter' && !onButton) chooseIfThere(choice, plainOption(ask, 'end_turn'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game, choice, shown]);
}

function chooseIfThere(choice: ChoiceStore, option: number): void {
  if (option >= 0) choice.choose(option);
}
