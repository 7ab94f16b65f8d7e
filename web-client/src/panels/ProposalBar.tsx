import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { GameStore } from '../model/game';
import { attempt } from '../model/notices';
import type { Table } from '../model/types';
import { Button } from '../ui/Button';

/** A seat whose player is away: the others may let a bot play on for it. */
export function ProposalBar({ game, table }: { game: GameStore; table: Table }) {
  const mySeat = game.you.value.seat;
  if (mySeat === null) return null;
  const names = seatNames(table.seats);
  const gone = table.seats.flatMap((seat, index) =>
    seat.left && !seat.bot && !seat.resigned && index !== mySeat ? [index] : [],
  );
  return (
    <>
      {gone.map((index) => {
        const proposal = table.proposals.find((one) => one.seat === index);
        const name = names[index] ?? '';
        const agree = () => attempt(game.send({ t: 'propose_bot', seat: index }));
        return (
          <div key={index} class="proposal" role="status" data-testid={`proposal-${index}`}>
            <span>
              {proposal
                ? t('game:proposal.open', {
                    name,
                    agreed: proposal.agreed.length,
                    needed: proposal.needed.length,
                  })
                : t('game:proposal.away', { name })}
            </span>
            {!proposal && <Button onClick={agree}>{t('game:proposal.propose')}</Button>}
            {proposal?.agreed.includes(mySeat) && <small>{t('game:proposal.agreed')}</small>}
            {proposal && !proposal.agreed.includes(mySeat) && (
              <div class="button-row">
                <Button onClick={agree}>{t('game:proposal.agree')}</Button>
                <Button
                  onClick={() => attempt(game.send({ t: 'decline_bot', seat: index }))}
                >
                  {t('game:proposal.decline')}
                </Button>
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
