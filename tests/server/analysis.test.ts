import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookUntil } from '../support/look.ts';
import { Person } from '../support/person.ts';
import { BASE, ending, play, seeded, startGame, type Seated } from '../support/play.ts';
import { Server } from '../support/server.ts';

interface Analysis {
  status: 'none' | 'waiting' | 'running' | 'done';
  judged: number;
  of: number;
  turns: { turn: number; seat: number; loss: number; chances: number[]; found: boolean }[];
}

const TURNS = 6;

let server: Server;
let ann: Person;
let table: Seated;

async function analysis(person: Person, game: string): Promise<Analysis> {
  return (await person.get<Analysis>(`/api/games/${game}/analysis`, 'ApiAnalysis')).body;
}

function analyse(person: Person, game: string) {
  return person.post<Analysis & { error?: { code: string } }>(
    `/api/games/${game}/analysis`,
    {},
    'ApiAnalysis',
  );
}

function whenDone(person: Person, game: string): Promise<Analysis> {
  return lookUntil(async () => {
    const now = await analysis(person, game);
    return now.status === 'done' ? now : undefined;
  });
}

/** A game of two that has been played to its end. */
async function wholeGame(seed: number): Promise<string> {
  const people = [await Person.visit(server), await Person.visit(server)];
  const { game, clients } = await startGame(people, BASE);
  await Promise.all(
    clients.map((client, seat) => play({ client, game, random: seeded(seed + seat) })),
  );
  await ending(clients[0]!, game);
  await Promise.all(clients.map((client) => client.close()));
  return game;
}

describe('the analysis of a game', () => {
  beforeAll(async () => {
    server = await Server.start();
    ann = await Person.visit(server, 'Ann');
    table = await startGame([ann, await Person.visit(server, 'Bea')], BASE);
  });
  afterAll(() => server.stop());

  test('is refused while the game goes on', async () => {
    const answer = await analyse(ann, table.game);
    expect(answer.status).toBe(409);
    expect(answer.body.error?.code).toBe('game_running');
    expect((await analysis(ann, table.game)).status).toBe('none');
  });

  test('judges every turn that was played out, for both players', async () => {
    const { game, clients } = table;
    let turns = 0;
    // Plays on until so many tiles have come, then gives up.
    await Promise.race(
      clients.map((client, seat) =>
        play({
          client,
          game,
          random: seeded(10 + seat),
          stop: (ask) => ask.step === 'place' && ++turns > TURNS,
        }),
      ),
    );
    await clients[0]?.command('resign', game);
    await ending(clients[1] ?? clients[0]!, game);

    expect((await analyse(ann, game)).status).toBe(200);
    const done = await whenDone(ann, game);
    expect(done.turns.map((turn) => turn.turn)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(done.turns.map((turn) => turn.seat)).toEqual([0, 1, 0, 1, 0, 1]);
    for (const turn of done.turns) {
      expect(turn.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
      if (turn.found) expect(turn.loss).toBe(0);
    }
    // Random play gives something away.
    expect(Math.max(...done.turns.map((turn) => turn.loss))).toBeGreaterThan(0);
  });

  test('is kept: asking again, also after a restart, gives the same', async () => {
    const first = await analysis(ann, table.game);
    expect((await analyse(ann, table.game)).body).toEqual(first);
    await server.kill('SIGTERM');
    await server.restart();
    expect(await analysis(ann, table.game)).toEqual(first);
  });

  test('a person has one under way, which a restart ends without counting it', async () => {
    const [first, second] = [await wholeGame(20), await wholeGame(30)];
    expect((await analyse(ann, first)).status).toBe(200);
    // Who asks for the same game is told how far it has come.
    expect((await analyse(ann, first)).status).toBe(200);
    const refused = await analyse(ann, second);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'analysis_running']);
    const bea = await Person.visit(server, 'Bea');
    expect((await analyse(bea, second)).body.status).toBe('waiting');

    await server.kill('SIGTERM');
    await server.restart();
    expect((await analysis(ann, first)).status).toBe('none');
    expect((await analyse(ann, second)).status).toBe(200);
  });
});
