import { signal } from '@preact/signals';
import type { Follower } from '../net/connection';
import type { ClientMessage, GameSummary, ServerMessage } from '../model/types';

/** The open tables and the games in play, as the server sends them. */
export class LobbyStore implements Follower {
  readonly games = signal<readonly GameSummary[] | null>(null);

  greeting(): ClientMessage {
    return { t: 'lobby', watch: true };
  }

  receive(message: ServerMessage): void {
    if (message.t === 'lobby') this.games.value = message.games;
  }
}
