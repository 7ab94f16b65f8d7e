import { sayOption } from '../board/say';
import { actionText, namedOptions, passText } from '../game/questions';
import { t } from '../i18n';
import type { Ask, BoardPosition, HintFact, ServerHint } from '../model/types';

/** The sentences of a hint, in the order in which they are read. */
export function hintText(
  hint: ServerHint,
  ask: Ask,
  names: readonly string[],
  view: Pick<BoardPosition, 'tiles'>,
): string[] {
  const facts = hint.facts.flatMap((fact) => factText(fact, hint.facts, ask.seat, names) ?? []);
  return [leadText(ask, hint.option, view), ...facts];
}

/** What to do. The words say as much as the board and its buttons show. */
function leadText(ask: Ask, index: number, view: Pick<BoardPosition, 'tiles'>): string {
  const option = ask.options[index];
  if (!option) return '';
  const { action } = option;
  if (action === 'place' || action === 'follower' || action === 'end_turn') return t(`hint:lead.${action}`);
  if (action === 'pass') return t('hint:lead.named', { action: passText(ask.step) });
  const named = namedOptions(ask).some((one) => one.option === index);
  return named
    ? t('hint:lead.named', { action: actionText(action) })
    : t('hint:lead.marked', { what: sayOption(option, view) });
}

function factText(
  fact: HintFact,
  all: readonly HintFact[],
  me: number,
  names: readonly string[],
): string | null {
  const { what, points = 0, completed = 0, seats = [], count = 0 } = fact;
  const kind = fact.kind ?? 'field';
  const mine = seats.includes(me);
  switch (what) {
    case 'closes':
      return seats.length === 0 ? null : closesText(kind, points, seats, me, names);
    case 'grows':
      return mine ? t(`hint:grows.${kind}`, { points, completed }) : null;
    case 'follower':
      // What is closed is worth no more than it pays now.
      return points === completed && kind !== 'field'
        ? t(`hint:home.${kind}`)
        : t(`hint:follower.${kind}`, { points, completed });
    case 'keeps':
      return t('hint:keeps', { left: count });
    case 'field':
      // A farmer who is being set has been told of already.
      if (all.some((one) => one.what === 'follower' && one.kind === 'field')) return null;
      if (!mine) return t('hint:field_lost');
      return t(seats.length > 1 ? 'hint:field_shared' : 'hint:field_safe', { points });
  }
}

function closesText(
  kind: string,
  points: number,
  seats: readonly number[],
  me: number,
  names: readonly string[],
): string {
  const who = seats.map((seat) => names[seat] ?? '').join(', ');
  if (!seats.includes(me)) return t(`hint:closes_other.${kind}`, { points, names: who });
  if (seats.length > 1) return t(`hint:closes_shared.${kind}`, { points, names: who });
  return t(`hint:closes_own.${kind}`, { points });
}
