import { t } from '../i18n';
import type { GameSummary } from '../model/types';
import { GameRow } from './GameRow';

interface GameListProps {
  readonly title: string;
  /** null while it is on its way. */
  readonly games: readonly GameSummary[] | null;
  readonly none: string;
  /** Said beside the title. */
  readonly badge?: string;
  readonly testid: string;
}

export function GameList({ title, games, none, badge, testid }: GameListProps) {
  return (
    <section class="game-list" aria-label={title} data-testid={testid}>
      <h2>
        {title}
        {badge !== undefined && (
          <span class="game-list__badge" data-testid={`${testid}-badge`}>
            {badge}
          </span>
        )}
      </h2>
      {games && games.length > 0 ? (
        <ul class="game-list__rows">
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      ) : (
        <p class="game-list__none">{games ? none : t('common:loading')}</p>
      )}
    </section>
  );
}
