import { t } from '../i18n';
import type { Ask, View } from '../model/types';
import { Button, IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { HintStore } from './hintStore';
import { hintText } from './hintText';
import './hint.css';

interface HintPanelProps {
  readonly hints: HintStore;
  readonly ask: Ask | null;
  readonly names: readonly string[];
  readonly view: View;
}

/** What the bot would do, in words; the board marks where. */
export function HintPanel({ hints, ask, names, view }: HintPanelProps) {
  const hint = hints.of(ask);
  if (!ask || !hint) return null;
  return (
    <section class="hint" data-over-board aria-label={t('hint:title')} data-testid="hint-panel">
      <Icon name="bulb" />
      <p role="status">
        {hint === 'thinking' ? t('hint:thinking') : hintText(hint, ask, names, view).join(' ')}
      </p>
      {hint === 'thinking' ? (
        <Button tone="quiet" testid="hint-stop" onClick={() => hints.drop()}>
          {t('hint:stop')}
        </Button>
      ) : (
        <IconButton icon="close" label={t('common:close')} onClick={() => hints.drop()} />
      )}
    </section>
  );
}
