import { t } from '../i18n';
import { Button } from '../ui/Button';
import type { ReplayStore } from './replayStore';

interface LookingBackProps {
  readonly store: ReplayStore;
  /** The game waits for the person who looks back. */
  readonly asked: boolean;
}

/** Over the board of a game that goes on, while an earlier position is shown. */
export function LookingBack({ store, asked }: LookingBackProps) {
  return (
    <div class="looking-back" role="status" data-testid="looking-back">
      <span>
        {t(asked ? 'replay:looking_back_asked' : 'replay:looking_back', {
          at: store.at.value,
          last: store.last.value,
        })}
      </span>
      <Button tone="primary" testid="back-to-live" onClick={() => store.toFront()}>
        {t('replay:to_front')}
      </Button>
    </div>
  );
}
