import { expect, it } from 'vitest';
import { t } from '../i18n';
import type { Ask, Option } from '../model/types';
import { actionText, askText, namedOptions, passText } from './questions';

function ask(step: string, ...options: Option[]): Ask {
  return { ask: 1, seat: 0, step, can_undo: false, options };
}

const ON_A_ROAD = { tile: 3, segment: 0 };

it('makes buttons of the answers that have a name and no place', () => {
  const question = ask(
    'new_box.step',
    { action: 'new_box.one' },
    { action: 'new_box.on_the_board', segment: ON_A_ROAD },
    { action: 'pass' },
    { action: 'new_box.two' },
  );
  expect(namedOptions(question)).toEqual([
    { option: 0, action: 'new_box.one' },
    { option: 3, action: 'new_box.two' },
  ]);
});

it('has no such buttons for what the action bar and the board show anyway', () => {
  const place: Option = { action: 'place', place: { x: 0, y: 1, turns: 0 } };
  expect(namedOptions(ask('place', place))).toEqual([]);
  expect(namedOptions(ask('end_turn', { action: 'end_turn' }))).toEqual([]);
});

it('finds a text for each action, and words for one that it does not know', () => {
  expect(actionText('crop_circles.add')).toBe(t('game:action.crop_circles_add'));
  expect(actionText('new_box.build_bridge')).toBe('new box build bridge');
  expect(passText('follower')).toBe(t('game:pass.follower'));
  expect(passText('new_box.step')).toBe(t('game:action.pass'));
});

it('asks by the kind of answer where a step has more than one', () => {
  const add = ask('crop_circles.each', { action: 'crop_circles.put', segment: ON_A_ROAD }, { action: 'pass' });
  const back = ask('crop_circles.each', { action: 'crop_circles.take', segment: ON_A_ROAD });
  expect(askText(add)).toBe(t('game:ask.crop_circles_put'));
  expect(askText(back)).toBe(t('game:ask.crop_circles_take'));
  expect(askText(ask('follower', { action: 'pass' }))).toBe(t('game:ask.follower'));
  expect(askText(ask('new_box.step', { action: 'new_box.one' }))).toBe(t('game:ask.unknown'));
});
