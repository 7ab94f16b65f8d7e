import { t, tOr } from '../i18n';
import type { Ask } from '../model/types';

/** Answers whose buttons the action bar has at places of their own. */
const OWN_BUTTONS: readonly string[] = ['pass', 'end_turn'];

/** Steps and actions of expansions are named "set.step"; in keys of texts a dot would mean a level. */
function keyOf(step: string): string {
  return step.replaceAll('.', '_');
}

/** What a question asks; one step may ask for more than one kind of answer. */
export function askText({ step, options }: Ask): string {
  const ofStep = tOr(`game:ask.${keyOf(step)}`, t('game:ask.unknown'));
  return tOr(`game:ask.${keyOf(options[0]?.action ?? step)}`, ofStep);
}

export function waitText(step: string): string {
  return tOr(`game:ask.wait_${keyOf(step)}`, t('game:ask.wait_unknown'));
}

export function passText(step: string): string {
  return tOr(`game:pass.${keyOf(step)}`, t('game:action.pass'));
}

export function actionText(action: string): string {
  return tOr(`game:action.${keyOf(action)}`, keyOf(action).replaceAll('_', ' '));
}

/** Options of expansions that have no place on the board: each is a button of its own. */
export function namedOptions(ask: Ask): { readonly option: number; readonly action: string }[] {
  return ask.options.flatMap(({ action, place, segment, join, cell }, option) => {
    const elsewhere = place ?? segment ?? join ?? cell;
    return elsewhere || OWN_BUTTONS.includes(action) ? [] : [{ option, action }];
  });
}

/** The index of the option with this action that has no place on the board; -1 when there is none. */
export function plainOption(ask: Ask, action: 'pass' | 'end_turn'): number {
  return ask.options.findIndex((option) => option.action === action);
}

export function endsQuickly(ask: Ask): boolean {
  return ask.options.length === 1 && ask.options[0]?.action === 'end_turn';
}
