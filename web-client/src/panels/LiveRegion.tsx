import { spokenEvent, spokenLine } from '../game/logText';
import type { GameStore } from '../model/game';

interface LiveRegionProps {
  readonly game: GameStore;
  readonly names: readonly string[];
}

/** Says each batch of events in words. */
export function LiveRegion({ game, names }: LiveRegionProps) {
  const { lines, events } = game.news.value;
  const seat = game.you.value.seat;
  const said = [
    ...lines.map((line) => spokenLine(line, names)),
    ...events.map((event) => spokenEvent(event, names, seat)),
  ];
  return (
    <div class="visually-hidden" aria-live="polite" data-testid="live-region">
      {said.filter((sentence) => sentence !== '').join('. ')}
    </div>
  );
}
