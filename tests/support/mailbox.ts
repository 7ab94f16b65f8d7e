import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const PATIENCE_MS = 10_000;

export interface Mail {
  to: string;
  head: string;
  subject: string;
  text: string;
}

/** How the mail server answers: as it should, by refusing the addressee, or by hanging up. */
export type Mood = 'kind' | 'refuses' | 'hangs up';

/** What is left of base64 once its lines are one, as text. */
function decoded(lines: string): string {
  return Buffer.from(lines, 'base64').toString();
}

function mailFrom(message: string, to: string): Mail {
  const cut = message.indexOf('\r\n\r\n');
  const head = message.slice(0, cut);
  const words = /^Subject: ((?:.*\r\n[ ])*.*)$/m.exec(head)?.[1] ?? '';
  const subject = [...words.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map((word) => decoded(word[1] ?? '')).join('');
  return { to, head, subject, text: decoded(message.slice(cut)) };
}

/** A mail server on this machine (RFC 5321, without TLS) that keeps what it is given. */
export class Mailbox {
  readonly mails: Mail[] = [];
  mood: Mood = 'kind';
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #arrived = new EventEmitter();
  #read = 0;
  /** Connections so far. */
  visits = 0;

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async open(): Promise<Mailbox> {
    const box = new Mailbox();
    box.#server.listen(0, '127.0.0.1');
    await once(box.#server, 'listening');
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    this.visits += 1;
    if (this.mood === 'hangs up') {
      socket.destroy();
      return;
    }
    let to = '';
    let message: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line.replace(/^\./, '')}\r\n`;
          return;
        }
        this.mails.push(mailFrom(message, to));
        message = null;
        this.#arrived.emit('mail');
        say('250 taken');
      } else if (/^EHLO /i.test(line)) {
        say('250 mailbox');
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(this.mood === 'refuses' ? `550 there is no ${to}` : '250 fine');
      } else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        say('250 fine');
      }
    };
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 mailbox');
  }

  /** The next mail that nobody has asked for yet. */
  async next(): Promise<Mail> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (this.mails.length <= this.#read) await once(this.#arrived, 'mail', { signal });
    return this.mails[this.#read++] as Mail;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
