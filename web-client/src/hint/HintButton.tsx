import { t } from '../i18n';
import type { Ask } from '../model/types';
import { IconButton } from '../ui/Button';
import type { HintStore } from './hintStore';

interface HintButtonProps {
  readonly hints: HintStore;
  /** Whether the table gives this person hints. */
  readonly offered: boolean;
  readonly ask: Ask | null;
}

export function HintButton({ hints, offered, ask }: HintButtonProps) {
  if (!offered) return null;
  return (
    <IconButton
      icon="bulb"
      label={t('hint:button')}
      testid="hint-button"
      aria-keyshortcuts="H"
      disabled={ask === null}
      onClick={() => ask && hints.ask(ask)}
    />
  );
}
