import type { Figure, Join, PlacedTile } from '../generated/protocol';

export type * from '../generated/protocol';

/** What the board draws: a part of the view that everyone has, in play and in a replay alike. */
export interface BoardPosition {
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly Figure[];
  readonly joins: readonly Join[];
  readonly lastPlaced: number | null;
}
