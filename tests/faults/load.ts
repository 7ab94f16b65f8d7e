import { askIn, Refused, type Client } from '../support/client.ts';
import type { Person } from '../support/person.ts';
import type { Message, ServerMessage, Setup } from '../support/protocol.ts';
import { BASE, RIVER_AND_FERRIES, startGame } from '../support/play.ts';

/** A command that the server has acknowledged: it may never be lost. */
export interface Acked {
  game: string;
  id: string;
  seq: number;
}

/** One seat of one table, and what was acknowledged to it. */
export interface Seat {
  game: string;
  person: Person;
  client: Client;
}

const SETUPS: readonly Setup[] = [BASE, RIVER_AND_FERRIES];
let commands = 0;

/** True for a failure that a killed server explains. */
function isLoss(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Refused);
}

function hasEnded(message: ServerMessage, game: string): boolean {
  if (!('game' in message) || message.game !== game) return false;
  if (message.t === 'state') return message.table.status === 'finished';
  return message.t === 'events' && message.events.some((event) => event.e === 'ended');
}

/**
 * People at several tables who answer at random, talk, and take moves back, over real sockets. What
 * is acknowledged is noted in the moment in which it arrives.
 */
export class Load {
  readonly acked: Acked[] = [];
  readonly #people: Person[];
  readonly #random: () => number;
  #seats: Seat[] = [];
  finished = 0;

  constructor(people: Person[], random: () => number) {
    this.#people = people;
    this.#random = random;
  }

  get games(): string[] {
    return [...new Set(this.#seats.map((seat) => seat.game))];
  }

  /** Opens a table for each pair of people that sits nowhere. */
  async fillTables(): Promise<void> {
    for (let i = 0; i + 1 < this.#people.length; i += 2) {
      const pair = this.#people.slice(i, i + 2);
      if (this.#seats.some((seat) => pair.includes(seat.person))) continue;
      const setup = SETUPS[Math.floor(this.#random() * SETUPS.length)] as Setup;
      const { game, people, clients } = await startGame(pair, setup);
      for (const [seat, person] of people.entries()) {
        this.#seats.push({ game, person, client: clients[seat] as Client });
      }
    }
  }

  /** Plays at all tables until the connections break or every game is over. */
  async play(): Promise<void> {
    await Promise.all(this.#seats.map((seat) => this.#playSeat(seat)));
  }

  async #playSeat(seat: Seat): Promise<void> {
    try {
      for (let answered = -1; ; ) {
        const next = await seat.client.until((message) =>
          hasEnded(message, seat.game) ? 'ended' : askIn(message, seat.game, answered),
        );
        if (next === 'ended') return;
        answered = next.ask;
        await this.#act(seat, next.ask, next.options.length, next.can_undo);
      }
    } catch (error) {
      if (!isLoss(error)) throw error;
    }
  }

  async #act(seat: Seat, ask: number, options: number, canUndo: boolean): Promise<void> {
    if (this.#random() < 0.05) await this.#command(seat, 'chat', { text: `turn ${ask}` });
    if (canUndo && this.#random() < 0.1) return this.#command(seat, 'undo', { ask });
    await this.#command(seat, 'choose', { ask, option: Math.floor(this.#random() * options) });
  }

  async #command(seat: Seat, kind: string, members: Record<string, unknown>): Promise<void> {
    const id = `load-${++commands}`;
    const ack = await seat.client.command(kind, seat.game, { ...members, id });
    this.acked.push({ game: seat.game, id, seq: ack.seq as number });
  }

  /** Everybody comes back and sees the whole state; tables whose games are over are left. */
  async comeBack(): Promise<Map<string, Message<'state'>>> {
    const states = new Map<string, Message<'state'>>();
    for (const seat of this.#seats) {
      seat.client.terminate();
      seat.client = await seat.person.connect();
      states.set(seat.game, await seat.client.watch(seat.game));
    }
    const isOver = (seat: Seat) => states.get(seat.game)?.table.status === 'finished';
    this.finished += new Set(this.#seats.filter(isOver).map((seat) => seat.game)).size;
    this.#seats.filter(isOver).forEach((seat) => seat.client.terminate());
    this.#seats = this.#seats.filter((seat) => !isOver(seat));
    return states;
  }
}
