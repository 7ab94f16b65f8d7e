import type { ReadonlySignal } from '@preact/signals';
import type { BoardEffect, ScoreEffect } from '../model/effects';
import type { Sight } from './mark';
import type { Picked } from './pick';
import type { AidCell, AidFeature, BoardPosition, FeatureSummary, Option } from '../model/types';

/** What the server tells about the table, for the board to show. */
export interface BoardAids {
  /** Pointed at: outlined, with the cells at which they are open. */
  readonly features: readonly AidFeature[];
  readonly fields: readonly AidFeature[];
  readonly dead: readonly AidCell[];
  /** The cell that the keyboard explores. */
  readonly cursor: { readonly x: number; readonly y: number } | null;
}

/** What may be asked of the board from outside. */
export interface BoardApi {
  fit(): void;
  centreOn(x: number, y: number): void;
  zoomBy(factor: number): void;
  /** Moves the picture so that this box in the window does not lie over the previewed tile. */
  uncover(over: DOMRect): void;
  /** Brings the cells for the tile into sight. */
  showPlaces(): void;
}

/** What is offered on the board, and what is to be done with it. */
export interface Choosing {
  readonly options: readonly Option[];
  /** Index of the previewed option. */
  readonly selected: number | null;
  readonly sight: ReadonlySignal<Sight>;
  readonly onSelect: (option: number | null) => void;
  readonly onChoose: (option: number) => void;
}

export interface BoardProps {
  readonly view: BoardPosition;
  /** The layout of the drawn tile, when this viewer must place it. */
  readonly hand: string | null;
  /** The options of the open question to this viewer. */
  readonly options: readonly Option[];
  readonly step: string | null;
  /** Index of the previewed option; the parent holds it. */
  readonly selected: number | null;
  readonly onSelect: (option: number | null) => void;
  readonly onChoose: (option: number) => void;
  readonly effects: readonly BoardEffect[];
  /** Somebody pressed points while they were to be seen. */
  readonly onScore?: (effect: ScoreEffect) => void;
  readonly highlight: readonly FeatureSummary[];
  readonly seatNames: readonly string[];
  /** The viewer's seat, in whose colour choices of followers are shown. */
  readonly seat?: number | null;
  /** The option to point at, for who is being taught. */
  readonly hint?: number | null;
  readonly aids?: BoardAids;
  /** What the pointer rests on; null when it leaves. */
  readonly onPoint?: (picked: Picked | null) => void;
  /** What a tap or a click meant that pressed no button of the board. */
  readonly onPick?: (picked: Picked) => void;
  readonly onExplore?: (cell: { readonly x: number; readonly y: number }) => void;
  readonly apiRef?: { current: BoardApi | null };
}
