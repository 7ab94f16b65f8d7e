import { inRepository } from '../support/paths.ts';

// The connection and the game of the web client itself. They are another program with settings of
// its own for the compiler, so only the members that are used here are named.

interface Readable<T> {
  readonly value: T;
  subscribe(listener: (value: T) => void): () => void;
}

export interface Connection {
  readonly state: Readable<'connecting' | 'open' | 'waiting' | 'stopped'>;
  start(): void;
  stop(): void;
  renew(): void;
}

export interface Question {
  readonly ask: number;
  readonly step: string;
  readonly can_undo: boolean;
  readonly options: readonly unknown[];
}

export interface GameStore {
  readonly position: Readable<{
    readonly table: { readonly status: string };
    readonly view: { readonly turn: number; readonly final: unknown } | null;
  } | null>;
  readonly question: Readable<Question | null>;
  open(): void;
  close(): void;
  send(command: Record<string, unknown>): Promise<void>;
  choose(option: number): Promise<void>;
  undo(): Promise<void>;
}

interface ConnectionModule {
  readonly Connection: new (options: { url: string; open: (url: string) => unknown }) => Connection;
}
interface GameModule {
  readonly GameStore: new (
    id: string,
    connection: Connection,
    history: () => Promise<never>,
  ) => GameStore;
}

const source = (file: string) => inRepository(`web-client/src/${file}`);

/** Imported when the tests run, by the tool that builds the client. */
export async function webClient(): Promise<ConnectionModule & GameModule> {
  const connection = (await import(/* @vite-ignore */ source('net/connection.ts'))) as ConnectionModule;
  const game = (await import(/* @vite-ignore */ source('model/game.ts'))) as GameModule;
  return { Connection: connection.Connection, GameStore: game.GameStore };
}

