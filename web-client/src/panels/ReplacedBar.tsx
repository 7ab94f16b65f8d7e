import { t } from '../i18n';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import type { Table } from '../model/types';
import { Button } from '../ui/Button';

/** While this person was away a bot took over; the seat can be had back at any time. */
export function ReplacedBar({ game, table }: { game: GameStore; table: Table }) {
  const seat = game.you.value.seat;
  const mine = seat === null ? undefined : table.seats[seat];
  if (!mine?.bot || mine.resigned) return null;
  return (
    <div class="proposal" role="status">
      <span>{t('game:replaced.text')}</span>
      <Button testid="take-back" onClick={() => attempt(game.send({ t: 'sit' }))}>
        {t('game:replaced.back')}
      </Button>
    </div>
  );
}
