import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { loadMyGames, myMoves } from '../lobby/myGames';
import type { Table } from '../model/types';
import { Icon } from '../ui/Icon';

interface NextGameProps {
  readonly table: Table;
  /** True while this person is asked here. */
  readonly mine: boolean;
}

/** The way to the next game that waits for this person, once the move here is done. */
export function NextGame({ table, mine }: NextGameProps) {
  const leisurely = table.clock.kind === 'days' || table.clock.kind === 'none';
  const looks = leisurely && !mine;
  useEffect(() => {
    // Nobody asked for it: without an answer there is no link, and after the next move it looks again.
    if (looks) loadMyGames().catch(() => undefined);
  }, [looks]);
  const others = myMoves.value.filter((game) => game.id !== table.id);
  const next = others[0];
  if (!looks || !next) return null;
  return (
    <a class="button button--plain next-game" href={`/g/${next.id}`} data-testid="next-game">
      <span>{t('game:next_game', { count: others.length })}</span>
      <Icon name="chevron" size={16} />
    </a>
  );
}
