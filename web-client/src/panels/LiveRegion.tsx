import { sayKinds } from '../board/explore';
import { spokenEvent, spokenLine } from '../game/logText';
import { askText } from '../game/questions';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import type { Ask } from '../model/types';

interface LiveRegionProps {
  readonly game: GameStore;
  readonly names: readonly string[];
}

/** Says each batch of events in words, and then what this person is asked. */
export function LiveRegion({ game, names }: LiveRegionProps) {
  const { lines, events } = game.news.value;
  const seat = game.you.value.seat;
  const said = [
    ...lines.map((line) => spokenLine(line, names)),
    ...events.map((event) => spokenEvent(event, names, seat)),
  ];
  const ask = game.question.value;
  const hand = game.position.value?.view?.tile ?? null;
  return (
    <>
      <div class="visually-hidden" aria-live="polite" data-testid="live-region">
        {said.filter((sentence) => sentence !== '').join('. ')}
      </div>
      <div class="visually-hidden" aria-live="polite" data-testid="live-question">
        {ask && sayQuestion(ask, hand)}
      </div>
    </>
  );
}

/** Who has to place a tile hears what is on it. */
function sayQuestion(ask: Ask, hand: string | null): string {
  if (ask.step !== 'place' || hand === null) return askText(ask);
  const tile = t('common:labelled', { label: t('game:hand.yours'), text: sayKinds(hand) });
  return [tile, askText(ask)].join('. ');
}
