import { afterEach, beforeEach, expect, test } from 'vitest';
import { Caller } from '../support/caller.ts';
import { Mailbox, type Mail } from '../support/mailbox.ts';
import { Person } from '../support/person.ts';
import { BASE } from '../support/play.ts';
import { Server } from '../support/server.ts';

const SITE = 'https://aude.example.org';

interface Known {
  available: boolean;
  address: string | null;
  confirmed: boolean;
  wanted: boolean;
}

let box: Mailbox;
let server: Server;

function start(more: string[] = ['--mail-tls', 'optional']): Promise<Server> {
  return Server.start({
    options: [
      ...['--mail-server', box.url, '--mail-from', 'aude@example.org', '--public-url', `${SITE}/`],
      ...['--mail-after-seconds', '1', ...more],
    ],
  });
}

beforeEach(async () => {
  box = await Mailbox.open();
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await box.close();
});

const codeIn = (mail: Mail) => /^ {2}(\d{8})$/m.exec(mail.text)?.[1] ?? '';
/** The address at the end of a mail, at the server under test. */
const stopLinkIn = (mail: Mail) => (/\S+\/api\/mail\/stop\?\S+/.exec(mail.text)?.[0] ?? '').replace(SITE, server.url);

const give = (person: Person, address: string, language = 'en') =>
  person.post<Known & { error?: { code: string } }>('/api/account/mail', { address, language }, 'ApiMail');
const known = async (person: Person) => (await person.get<Known>('/api/account/mail', 'ApiMail')).body;

async function confirmed(person: Person, address: string, language = 'en'): Promise<void> {
  await give(person, address, language);
  const code = codeIn(await box.next());
  const answer = await person.post<Known>('/api/account/mail/confirm', { code }, 'ApiMail');
  expect(answer.body).toMatchObject({ address, confirmed: true, wanted: true });
}

/** A game with days a turn, begun by the first of two who are both connected. */
async function leisurely(first: Person, second: Person) {
  const created = await first.post<{ id: string }>(
    '/api/games',
    { setup: BASE, clock: { kind: 'days', days: 2 }, visibility: 'private' },
    'ApiCreated',
  );
  const game = created.body.id;
  const clients = [await first.connect(), await second.connect()] as const;
  for (const [seat, client] of clients.entries()) {
    await client.watch(game);
    await client.command('sit', game, { seat });
    await client.command('ready', game, { ready: true });
  }
  await clients[0].command('start', game);
  return { game, clients };
}

/** Plays one turn of whoever this client is. */
async function playTurn(client: Awaited<ReturnType<Person['connect']>>, game: string, from = 0): Promise<void> {
  for (let ask = await client.question(game, -1, from); ; ask = await client.question(game, ask.ask)) {
    const pass = ask.options.findIndex((option) => ['pass', 'end_turn'].includes(option.action));
    await client.command('choose', game, { ask: ask.ask, option: Math.max(0, pass) });
    if (ask.step === 'end_turn') return;
  }
}

test('an address counts once its code has come back, and can be switched off and removed', async () => {
  const ann = await Person.visit(server, 'Ann');
  expect(await known(ann)).toEqual({ available: true, address: null, confirmed: false, wanted: true });
  for (const address of ['nobody', 'a@b', 'a b@example.org', 'a@example.org,b@example.org', 'a@example..org']) {
    const answer = await give(ann, address);
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'bad_address']);
  }
  expect((await give(ann, 'Ann@example.org')).body).toMatchObject({ address: 'Ann@example.org', confirmed: false });
  const mail = await box.next();
  expect(mail.to).toBe('Ann@example.org');
  expect(mail.head).toContain('From: Aude <aude@example.org>');
  expect(mail.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail.subject).toBe(`Your code: ${codeIn(mail)}`);

  const wrong = await ann.post('/api/account/mail/confirm', { code: '1234' }, 'ApiMail');
  expect(wrong.status).toBe(403);
  const right = await ann.post<Known>('/api/account/mail/confirm', { code: codeIn(mail) }, 'ApiMail');
  expect(right.body.confirmed).toBe(true);
  const off = await ann.post<Known>('/api/account/mail/switch', { wanted: false }, 'ApiMail');
  expect(off.body).toMatchObject({ confirmed: true, wanted: false });
  const gone = await ann.post<Known>('/api/account/mail/remove', {}, 'ApiMail');
  expect(gone.body).toMatchObject({ address: null, confirmed: false });
  expect(server.log).not.toContain('example.org,');
  expect(server.log).not.toMatch(/ann@/i);
});

test('ten wrong codes make the right one worthless', async () => {
  const ann = await Person.visit(server, 'Ann');
  await give(ann, 'ann@example.org');
  const code = codeIn(await box.next());
  const next = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  for (let count = 0; count < 10; count += 1) {
    expect((await ann.post('/api/account/mail/confirm', { code: next }, 'ApiMail')).status).toBe(403);
  }
  expect((await ann.post('/api/account/mail/confirm', { code }, 'ApiMail')).status).toBe(403);
});

test('nobody can have strangers flooded with codes', async () => {
  const answers: number[] = [];
  for (const [index, address] of ['a@example.org', 'A@example.org', 'a@Example.org', 'a@example.org'].entries()) {
    const one = await Person.visit(server, `P${index}`);
    answers.push((await give(one, address)).status);
  }
  expect(answers).toEqual([200, 200, 200, 429]);
  const ann = await Person.visit(server, 'Ann');
  const hers: number[] = [];
  for (let count = 0; count < 6; count += 1) hers.push((await give(ann, `ann${count}@example.org`)).status);
  expect(hers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('somebody who is away is told of each of his turns once, and of many games in one mail', async () => {
  const ann = await Person.visit(server, 'Änne');
  const bob = await Person.visit(server, 'Bob');
  await confirmed(bob, 'bob@example.org', 'de');
  // In two games it is Bob's move, in the third Ann's.
  const mine = await leisurely(bob, ann);
  const yours = await leisurely(bob, ann);
  const hers = await leisurely(ann, bob);
  for (const { clients } of [mine, yours]) await clients[0].close();
  await hers.clients[1].close();
  const first = await box.next();
  expect(first.to).toBe('bob@example.org');
  expect(first.subject).toBe('Du bist in 2 Partien am Zug');
  expect(first.text).toContain('Mit Änne (noch 47 Stunden)');
  for (const { game } of [mine, yours]) expect(first.text).toContain(`${SITE}/g/${game}`);
  expect(first.text).not.toContain(hers.game);

  await server.kill('SIGKILL');
  await server.restart();
  // Now it is Bob's move there too. Of the others he was told, whatever became of the server.
  const back = await ann.connect();
  await back.watch(hers.game);
  await playTurn(back, hers.game);
  const second = await box.next();
  expect(second.subject).toBe('Du bist am Zug');
  expect(second.text).toContain(hers.game);
  for (const { game } of [mine, yours]) expect(second.text).not.toContain(game);
  // Ann was here, and has left no address.
  expect(box.mails.every((mail) => mail.to === 'bob@example.org')).toBe(true);
  // The letter box has the mail a moment before the server hears so.
  const figures = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(figures).toMatch(/^aude_mails_total 1$/m);
});

test('the link of a mail ends them without an account, but not by being looked at', async () => {
  const bob = await Person.visit(server, 'Bob');
  await confirmed(bob, 'bob@example.org', 'fr');
  const link = stopLinkIn(box.mails[0] as Mail);
  const page = await fetch(link);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain("Plus d'e-mails");
  expect(await known(bob)).toMatchObject({ confirmed: true, wanted: true });
  // As a mail program does it: RFC 8058.
  const body = new URLSearchParams('List-Unsubscribe=One-Click');
  const ended = await fetch(link, { method: 'POST', body, headers: { origin: 'https://mail.example.net' } });
  expect(ended.status).toBe(200);
  expect(await ended.text()).toContain('Tu ne recevras plus');
  expect(await known(bob)).toMatchObject({ confirmed: true, wanted: false });
  expect(await (await fetch(`${server.url}/api/mail/stop?token=nothing`, { method: 'POST' })).text()).toContain(
    'No mails are sent',
  );
});

test('an account takes its address along when it is deleted, and nobody else sees it', async () => {
  const bob = new Caller(server);
  await bob.me();
  await bob.post('/api/account/mail', { address: 'bob@example.org', language: 'en' });
  const mail = await box.next();
  await bob.post('/api/account/mail/confirm', { code: codeIn(mail) });
  const stranger = new Caller(server);
  expect((await stranger.get('/api/account/mail')).status).toBe(401);
  await stranger.me();
  expect((await stranger.get<Known>('/api/account/mail', 'ApiMail')).body.address).toBeNull();
  expect((await bob.post('/api/account/delete', {})).status).toBe(200);
  expect(await (await fetch(stopLinkIn(mail))).text()).toContain('No mails are sent');
});

test('a mail server that fails is logged and counted, and nobody waits for it', async () => {
  const ann = await Person.visit(server, 'Ann');
  box.mood = 'hangs up';
  await give(ann, 'ann@example.org');
  await server.logged(/a mail was not delivered attempt=1 last=false/);
  box.mood = 'refuses';
  await give(ann, 'ann@example.org');
  await server.logged(/attempt=1 last=true reason=".*550/);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/^aude_mail_failures_total 2$/m);
  expect(server.log).not.toContain('ann@');
});

test('unless the host allows it, no mail leaves without TLS', async () => {
  const strict = await start([]);
  try {
    const ann = await Person.visit(strict, 'Ann');
    await give(ann, 'ann@example.org');
    await strict.logged(/a mail was not delivered/);
    expect(box.visits).toBe(1);
    expect(box.mails).toEqual([]);
  } finally {
    await strict.stop();
  }
});

test('a server without a mail server says so', async () => {
  const plain = await Server.start();
  try {
    const ann = await Person.visit(plain, 'Ann');
    expect(await known(ann)).toMatchObject({ available: false });
    const answer = await give(ann, 'ann@example.org');
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'no_mail']);
  } finally {
    await plain.stop();
  }
});
