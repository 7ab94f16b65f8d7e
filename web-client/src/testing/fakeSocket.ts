import type { ClientMessage, PlayerRef, ServerMessage } from '../model/types';
import { Connection } from '../net/connection';

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  readonly sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(protocol = 1): void {
    const me = { id: 'ana', name: 'Ana' };
    this.say({ t: 'welcome', protocol, server: 'test', me, ping_seconds: 20 });
  }
}

export interface FakeNet {
  readonly connection: Connection;
  readonly sockets: FakeSocket[];
  /** The newest socket. */
  readonly socket: () => FakeSocket;
  /** What the connection has said about who this is. */
  readonly mes: PlayerRef[];
}

export function fakeNet(): FakeNet {
  const sockets: FakeSocket[] = [];
  const mes: PlayerRef[] = [];
  const connection = new Connection({
    url: 'ws://test/ws',
    onMe: (me) => mes.push(me),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  };
  return { connection, sockets, socket, mes };
}
