import type { Event, Segments } from './types';

/** What the board shows for a moment: a feature's outline, its points, and who goes home from it. */
export type BoardEffect =
  | {
      readonly id: number;
      readonly kind: 'score';
      readonly seat: number;
      readonly points: number;
      readonly tile: number;
      readonly segment: number;
    }
  | {
      /** A figure goes back to its owner. */
      readonly id: number;
      readonly kind: 'home';
      readonly seat: number;
      readonly tile: number;
      readonly segment: number;
    }
  | {
      readonly id: number;
      readonly kind: 'feature';
      readonly segments: Segments;
      readonly complete: boolean;
    };

export type ScoreEffect = Extract<BoardEffect, { kind: 'score' }>;

/** The effects of some events, numbered from `firstId` on. */
export function effectsOf(events: readonly Event[], firstId: number): BoardEffect[] {
  let id = firstId;
  return events.flatMap((event): BoardEffect[] => {
    if (event.e === 'returned') {
      const { seat, tile, segment } = event;
      return [{ id: id++, kind: 'home', seat, tile, segment }];
    }
    if (event.e !== 'scored') return [];
    const { segments, complete, tile, segment } = event;
    const winners = event.seats.filter((one) => one.points > 0);
    return [
      { id: id++, kind: 'feature', segments, complete },
      ...winners.map(({ seat, points }) => {
        return { id: id++, kind: 'score' as const, seat, points, tile, segment };
      }),
    ];
  });
}
