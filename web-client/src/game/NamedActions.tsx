import type { Ask } from '../model/types';
import { Button } from '../ui/Button';
import type { ChoiceStore } from './choice';
import { actionText, namedOptions } from './questions';

/** One button for each answer that an expansion has given a name and no place on the board. */
export function NamedActions({ ask, choice }: { ask: Ask; choice: ChoiceStore }) {
  return namedOptions(ask).map(({ option, action }) => (
    <Button key={option} testid={`action-${action}`} onClick={() => choice.choose(option)}>
      {actionText(action)}
    </Button>
  ));
}
