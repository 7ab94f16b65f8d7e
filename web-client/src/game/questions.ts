import { t, tOr } from '../i18n';
import type { Ask } from '../model/types';

/** Steps of expansions are named "set.step"; in keys of texts a dot would mean a level. */
function keyOf(step: string): string {
  return step.replaceAll('.', '_');
}

export function askText(step: string): string {
  return tOr(`game:ask.${keyOf(step)}`, t('game:ask.unknown'));
}

export function waitText(step: string): string {
  return tOr(`game:ask.wait_${keyOf(step)}`, t('game:ask.wait_unknown'));
}

export function passText(step: string): string {
  if (step === 'follower') return t('game:action.skip');
  return t(step === 'ferries.move' ? 'game:action.stop' : 'game:action.pass');
}

/** The index of the option with this action that has no place on the board; -1 when there is none. */
export function plainOption(ask: Ask, action: 'pass' | 'end_turn'): number {
  return ask.options.findIndex((option) => option.action === action);
}

export function endsQuickly(ask: Ask): boolean {
  return ask.options.length === 1 && ask.options[0]?.action === 'end_turn';
}
