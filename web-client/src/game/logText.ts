import { sayKinds, sayPlace } from '../board/explore';
import { layoutOf } from '../catalogue/catalogue';
import { t, tOr } from '../i18n';
import type { LogFact, LogLine } from '../model/log';
import type { Event, ScorePart } from '../model/types';

/** What happened, without who: the log's head line names the seat. */
export function factText(fact: LogFact): string {
  switch (fact.kind) {
    case 'started':
      return t('log:started');
    case 'placed':
      return t('log:placed');
    case 'figure': {
      const kind = layoutOf(fact.layout)?.segments[fact.segment]?.kind ?? 'other';
      return t(`log:figure.${kind}`);
    }
    case 'ferry':
      return t(fact.moved ? 'log:ferry_moved' : 'log:ferry_new');
    case 'scored':
      return t(fact.complete ? `log:scored.${fact.feature}` : `log:scored_open.${fact.feature}`);
    case 'discarded':
      return t('log:discarded');
    case 'time_out':
      return t(`log:time_out.${fact.then}`);
    case 'resigned':
      return t('log:resigned');
    case 'ended':
      return t('log:ended');
  }
}

/** "4 tiles × 2 + 1 pennant × 2" */
export function partsText(parts: readonly ScorePart[]): string {
  return parts
    .map(({ what, count, each }) => {
      const counted = tOr(`log:part.${what}`, t('log:part_unknown', { what, count }), { count });
      return each === 1 ? counted : t('log:part_each', { counted, each });
    })
    .join(' + ');
}

/** How the points of a score came about; in words where there are none. */
export function worthText({ points, parts }: { readonly points: number; readonly parts: readonly ScorePart[] }): string {
  return points === 0 ? t('log:worth_nothing') : partsText(parts);
}

/** A sentence with names, for those who hear the game. */
export function spokenLine(line: LogLine, names: readonly string[]): string {
  const what = line.kind === 'placed' ? [factText(line), sayPlace(line), sayKinds(line.layout)].join(', ') : factText(line);
  if (line.kind === 'scored') {
    const winners = line.seats.filter((seat) => seat.points > 0);
    const who = winners.map(({ seat, points }) =>
      t('log:said_points', { name: names[seat] ?? '', count: points }),
    );
    return [what, ...(line.points === 0 ? [worthText(line)] : who)].join(', ');
  }
  const name = line.seat === null ? undefined : names[line.seat];
  return name === undefined ? what : t('log:said', { name, what });
}

/** What a batch of events adds that is no line of the log: whose turn it is, what was taken back. */
export function spokenEvent(event: Event, names: readonly string[], mySeat: number | null): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.e) {
    case 'turn':
      return event.seat === mySeat ? t('log:said_your_turn') : t('log:said_turn', { name });
    case 'undone':
      return t('log:said_undone', { name });
    default:
      return '';
  }
}
