import type { ComponentChildren } from 'preact';
import type { BoardApi } from '../board/Board';
import { t } from '../i18n';
import { IconButton } from '../ui/Button';

interface BoardToolsProps {
  readonly board: { readonly current: BoardApi | null };
  /** More buttons, below those for the picture. */
  readonly children?: ComponentChildren;
}

/** For those who have no wheel and do not pinch. */
export function BoardTools({ board, children }: BoardToolsProps) {
  return (
    <div class="board-tools" data-over-board>
      <IconButton icon="plus" label={t('game:zoom_in')} onClick={() => board.current?.zoomBy(1.3)} />
      <IconButton
        icon="minus"
        label={t('game:zoom_out')}
        onClick={() => board.current?.zoomBy(1 / 1.3)}
      />
      <IconButton icon="fit" label={t('game:fit')} testid="fit" onClick={() => board.current?.fit()} />
      {children}
    </div>
  );
}
