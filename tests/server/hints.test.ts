import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, play, seeded, startAgainstBot, startGame } from '../support/play.ts';
import type { Ask } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

/** HintDesk::kMostAGame. */
const MOST_A_GAME = 50;

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

async function code(command: Promise<unknown>): Promise<string> {
  return command.then(
    () => 'ok',
    (refused: { code: string }) => refused.code,
  );
}

/** A person alone against a bot, with a connection that follows the game. */
async function alone(name: string): Promise<{ client: Client; game: string; person: Person }> {
  const person = await Person.visit(server, name);
  const game = await startAgainstBot(person, BASE);
  const client = await person.connect();
  return { client, game, person };
}

/** A table of this person alone, set up like that and begun. */
async function begun(name: string, options: Record<string, unknown>): Promise<{ client: Client; game: string }> {
  const host = await Person.visit(server, name);
  const game = await host.open(BASE);
  const client = await host.connect();
  await client.command('configure', game, {
    setup: BASE,
    clock: { kind: 'none' },
    visibility: 'private',
    ...options,
  });
  await client.watch(game);
  await client.command('sit', game, { seat: 0 });
  await client.command('bot', game, { seat: 1, level: 'easy' });
  await client.command('start', game);
  return { client, game };
}

describe('alone against a bot', () => {
  test('a hint names an answer of the question, with reasons, and can be followed', async () => {
    const { client, game } = await alone('Ann');
    expect((await client.watch(game)).you).toEqual({ seat: 0, host: true, hints: true });
    for (let turn = 0, ask = await client.question(game); turn < 12; turn += 1) {
      const hint = await client.hint(game, ask.ask);
      expect(hint.ask).toBe(ask.ask);
      expect(hint.option).toBeLessThan(ask.options.length);
      if (ask.step === 'place') expect(ask.options[hint.option]?.action).toBe('place');
      for (const fact of hint.facts) {
        if (fact.what === 'keeps') expect(fact.count).toBeGreaterThan(0);
        else expect(fact.completed).toBeGreaterThanOrEqual(fact.points as number);
      }
      await client.command('choose', game, { ask: ask.ask, option: hint.option });
      ask = await client.question(game, ask.ask);
    }
  });

  test('it is for the open question and the one who is asked', async () => {
    const { client, game } = await alone('Bea');
    const ask = (await client.watch(game)).ask;
    expect(await code(client.hint(game, (ask?.ask ?? 0) + 1))).toBe('stale_question');
    const stranger = await (await Person.visit(server)).connect();
    expect((await stranger.watch(game)).you.hints).toBeUndefined();
    expect(await code(stranger.hint(game, ask?.ask ?? 0))).toBe('hints_off');
  });

  test('one at a time, which can be called off', async () => {
    const { client, game } = await alone('Cid');
    const { ask } = await client.watch(game);
    const from = client.mark();
    client.send({ t: 'hint', game, id: 'first', ask: ask?.ask });
    client.send({ t: 'hint', game, id: 'second', ask: ask?.ask });
    client.send({ t: 'unhint', game });
    expect((await client.refusal('hint_running', from)).id).toBe('second');
    // The bot takes longer for a first tile than these messages for their way.
    expect((await client.refusal('called_off', from)).id).toBe('first');
    expect((await client.hint(game, ask?.ask ?? 0)).ask).toBe(ask?.ask);
  });

  test('an answer given meanwhile is no reason to wait', async () => {
    const { client, game } = await alone('Dan');
    const { ask } = await client.watch(game);
    const from = client.mark();
    client.send({ t: 'hint', game, id: 'late', ask: ask?.ask });
    client.send({ t: 'choose', game, id: 'now', ask: ask?.ask, option: 0 });
    expect((await client.refusal('stale_question', from)).id).toBe('late');
  });

  test('so many in one game', async () => {
    const { client, game } = await alone('Eve');
    const { ask } = await client.watch(game);
    for (let asked = 0; asked < MOST_A_GAME; asked += 1) await client.hint(game, ask?.ask ?? 0);
    expect(await code(client.hint(game, ask?.ask ?? 0))).toBe('hint_limit');
  });
});

describe('whether there are hints is up to the table', () => {
  test('between people there are none, unless the host wants them', async () => {
    const people = [await Person.visit(server, 'Fay'), await Person.visit(server, 'Gil')];
    const { game, clients } = await startGame(people, BASE);
    const { ask, you } = await (clients[0] as Client).watch(game);
    expect(you.hints).toBeUndefined();
    expect(await code((clients[0] as Client).hint(game, ask?.ask ?? 0))).toBe('hints_off');

    const host = people[0] as Person;
    const other = await host.open(BASE);
    const [first, second] = [await host.connect(), await (people[1] as Person).connect()];
    const everyone = { setup: BASE, clock: { kind: 'none' }, visibility: 'private', hints: 'all' };
    await first.command('configure', other, everyone);
    for (const [seat, client] of [first, second].entries()) {
      await client.watch(other);
      await client.command('sit', other, { seat });
      await client.command('ready', other, { ready: true });
    }
    await first.command('start', other);
    const question = await first.question(other);
    expect((await first.watch(other)).you.hints).toBe(true);
    expect((await first.hint(other, question.ask)).ask).toBe(question.ask);
    expect(await code(second.hint(other, question.ask))).toBe('not_your_turn');
  });

  test.each([
    ['the host has switched them off', { hints: 'none' }],
    ['there are no aids', { aids: 'none' }],
    ['a clock runs', { clock: { kind: 'turn', seconds: 60 }, hints: 'all' }],
  ])('there are none where %s', async (_, options) => {
    const { client, game } = await begun('Hal', options);
    const question = await client.question(game);
    expect(await code(client.hint(game, question.ask))).toBe('hints_off');
  });

  test('a bot that takes over for somebody leaves the other alone, with hints', async () => {
    const people = [await Person.visit(server, 'Ida'), await Person.visit(server, 'Jon')];
    const { game, clients } = await startGame(people, BASE);
    const [first, second] = clients as [Client, Client];
    const from = first.mark();
    await second.command('leave', game);
    await first.command('propose_bot', game, { seat: 1 });
    const told = await first.until(
      (message) => (message.t === 'events' && message.you ? message.you : undefined),
      from,
    );
    expect(told.hints).toBe(true);
  });
});

test('hints and pace of a table are kept over a restart', async () => {
  const { client, game } = await begun('Kim', { hints: 'all', pace: 'human' });
  await client.close();
  await server.kill('SIGKILL');
  await server.restart();
  const again = await begun('Lea', {});
  expect((await again.client.watch(game)).table).toMatchObject({ hints: 'all', pace: 'human' });
  expect((await again.client.watch(again.game)).table).toMatchObject({ hints: 'solo', pace: 'quick' });
});

test('a bot at the pace of people takes its time', async () => {
  const { client, game } = await begun('Max', { pace: 'human' });
  let ending = await client.question(game);
  const stop = (ask: Ask) => {
    ending = ask;
    return ask.step === 'end_turn';
  };
  await play({ client, game, random: seeded(3), stop });
  const from = client.mark();
  const begin = performance.now();
  await client.command('choose', game, { ask: ending.ask, option: 0 });
  await client.until((message) => {
    if (message.t !== 'events') return undefined;
    return message.events.find((event) => event.e === 'placed');
  }, from);
  expect(performance.now() - begin).toBeGreaterThan(2000);
});
