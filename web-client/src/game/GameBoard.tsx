import { Board, type BoardProps } from '../board/Board';
import type { Ask, View } from '../model/types';
import type { ChoiceStore } from './choice';

type OfBoard =
  | 'effects'
  | 'onScore'
  | 'highlight'
  | 'seatNames'
  | 'seat'
  | 'hint'
  | 'aids'
  | 'onPoint'
  | 'onPick'
  | 'onExplore'
  | 'apiRef';

interface GameBoardProps extends Pick<BoardProps, OfBoard> {
  readonly view: View;
  /** What this viewer is asked; null for who only looks. */
  readonly ask?: Ask | null;
  readonly choice?: ChoiceStore;
}

const NOTHING = (): void => undefined;

/** The land of a game, and the answers to what is asked, for every screen that shows a game. */
export function GameBoard({ view, ask = null, choice, ...rest }: GameBoardProps) {
  const { tiles, figures, joins } = view;
  return (
    <Board
      view={{ tiles, figures, joins, lastPlaced: tiles.length > 0 ? tiles.length - 1 : null }}
      hand={ask?.step === 'place' ? view.tile : null}
      options={ask?.options ?? []}
      step={ask?.step ?? null}
      selected={ask && choice ? choice.selected : null}
      onSelect={choice?.select ?? NOTHING}
      onChoose={choice?.choose ?? NOTHING}
      {...rest}
    />
  );
}
