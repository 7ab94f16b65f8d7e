import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { Person } from '../support/person.ts';
import { BASE, ending, play, RIVER_AND_FERRIES, seeded, startGame, type Seated } from '../support/play.ts';
import type { Ask, Message } from '../support/protocol.ts';
import { Server } from '../support/server.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

/** Scores of a game as its events told them, with what names each of them. */
interface Told {
  turn: number;
  final: boolean;
  tile: number;
  segment: number;
  points: number;
}

function scoresOf(client: Client, game: string): Told[] {
  let turn = 0;
  const told: Told[] = [];
  for (const message of client.received) {
    if (message.t !== 'events' || message.game !== game) continue;
    for (const event of message.events as unknown as (Told & { e: string })[]) {
      if (event.e === 'turn') turn = event.turn;
      const { final, tile, segment, points } = event;
      if (event.e === 'scored') told.push({ turn, final, tile, segment, points });
    }
  }
  return told;
}

describe('in a game of two', () => {
  let table: Seated;
  let ann: Client;
  let state: Message<'state'>;

  beforeAll(async () => {
    const people = [await Person.visit(server, 'Ann'), await Person.visit(server, 'Bea')];
    table = await startGame(people, BASE);
    const stop = (ask: Ask) => ask.step === 'place' && ask.ask > 60;
    const plays = table.clients.map((client, seat) =>
      play({ client, game: table.game, random: seeded(50 + seat), stop }),
    );
    // Whoever stops leaves the other one waiting in vain.
    for (const one of plays) one.catch(() => undefined);
    await Promise.race(plays);
    ann = table.clients[0] as Client;
    state = await ann.watch(table.game);
  });

  test('anybody may ask what the table would give if the game ended', async () => {
    const spectator = await (await Person.visit(server)).connect();
    const { totals, seq } = await spectator.aid(table.game, { kind: 'position' });
    expect(totals).toHaveLength(2);
    expect(seq).toBe(state.seq);
    for (const [seat, total] of (totals as number[]).entries()) {
      expect(total).toBeGreaterThanOrEqual(state.view?.scores[seat] as number);
    }
  });

  test('a feature is the same from whichever of its segments it is asked', async () => {
    const first = await ann.aid(table.game, { kind: 'feature', tile: 0, segment: 0 });
    const [tile, segment] = first.features?.[0]?.segments.at(-1) as [number, number];
    const last = await ann.aid(table.game, { kind: 'feature', tile, segment });
    expect(last.features).toEqual(first.features);
  });

  test('the features of a seat are held by it, and the fields are fields', async () => {
    const { features } = await ann.aid(table.game, { kind: 'seat', seat: 1 });
    for (const feature of features ?? []) {
      expect(feature.holders.map((holder) => holder.seat)).toContain(1);
      expect(feature.completed).toBeGreaterThanOrEqual(feature.points);
    }
    const fields = await ann.aid(table.game, { kind: 'fields' });
    expect(new Set(fields.features?.map((one) => one.kind))).toEqual(new Set(['field']));
  });

  test('counts on a cell are those that everybody can count', async () => {
    const view = state.view as unknown as {
      in_play: Record<string, number>;
      tiles: { layout: string; x: number; y: number }[];
      discarded: string[];
      tile: string | null;
      piles: { left: number }[];
    };
    const seen = [...view.tiles.map((tile) => tile.layout), ...view.discarded, view.tile ?? ''];
    const taken = new Set(view.tiles.map(({ x, y }) => `${x},${y}`));
    const beside = view.tiles
      .flatMap(({ x, y }) => [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]] as const)
      .filter(([x, y]) => !taken.has(`${x},${y}`))
      .slice(0, 8);
    const left = view.piles.reduce((sum, pile) => sum + pile.left, 0);
    for (const [x, y] of beside) {
      const { cell } = await ann.aid(table.game, { kind: 'cell', x, y });
      for (const fit of cell?.fits ?? []) {
        const gone = seen.filter((layout) => layout === fit.layout).length;
        expect(fit.left).toBe((view.in_play[fit.layout] as number) - gone);
      }
      expect(cell?.seats.reduce((sum, seat) => sum + seat.draws, 0)).toBe(left);
      // Nothing about the order: one pile, and any of its tiles may come next.
      expect(cell?.next).toBeCloseTo((cell?.left as number) / left, 3);
    }
  });

  test('a placement tells what it would score, to the one who may ask and to others', async () => {
    const asked = table.clients[state.view?.asked as number] as Client;
    const { ask } = await asked.watch(table.game);
    const { placement } = await ann.aid(table.game, { kind: 'placement', ask: ask?.ask, option: 0 });
    expect(placement?.gains).toHaveLength(2);
    await expect(
      ann.aid(table.game, { kind: 'placement', ask: 0, option: 0 }),
    ).rejects.toThrow('stale_question');
    await expect(
      ann.aid(table.game, { kind: 'placement', ask: ask?.ask, option: 999 }),
    ).rejects.toThrow('bad_option');
  });

  test('places that are not there are refused by name', async () => {
    const nowhere = [
      { kind: 'feature', tile: 200, segment: 0 },
      { kind: 'feature', tile: 0, segment: 15 },
      { kind: 'cell', x: 0, y: 0 },
      { kind: 'cell', x: 300, y: -300 },
      { kind: 'seat', seat: 5 },
      { kind: 'score', turn: 1, final: true, tile: 0, segment: 0 },
    ];
    for (const query of nowhere) {
      await expect(ann.aid(table.game, query)).rejects.toThrow('bad_aid');
    }
    ann.sendText(`{"t":"aid","game":"${table.game}","id":"x1","kind":"deck"}`);
    expect((await ann.refusal('bad_message')).id).toBe('x1');
  });

  test('who asks far too much is told to wait, and others are not', async () => {
    const eager = await (await Person.visit(server)).connect();
    const from = eager.mark();
    for (let i = 0; i < 60; i++) {
      eager.send({ t: 'aid', game: table.game, id: `e${i}`, kind: 'position' });
    }
    await eager.refusal('too_many_aids', from);
    await ann.aid(table.game, { kind: 'position' });
  });
});

test('at the end every score is explained to the point, and earlier positions can be asked', async () => {
  const people = [await Person.visit(server, 'Cleo'), await Person.visit(server, 'Dan')];
  const table = await startGame(people, RIVER_AND_FERRIES);
  const client = table.clients[0] as Client;
  const watcher = await (await Person.visit(server)).connect();
  await Promise.all(
    table.clients.map((one, seat) => play({ client: one, game: table.game, random: seeded(7 + seat) })),
  );
  const final = await ending(client, table.game);
  const scores = scoresOf(client, table.game);
  expect(scores.length).toBeGreaterThan(5);
  for (const { points, ...name } of scores.slice(-20)) {
    const { score } = await client.aid(table.game, { kind: 'score', ...name });
    expect(score?.points).toBe(points);
    expect(score?.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  }
  expect((await watcher.aid(table.game, { kind: 'position' })).totals).toEqual(final.totals);
  const start = await watcher.aid(table.game, { kind: 'position', move: 0 });
  expect(start.totals).toEqual([0, 0]);
  await expect(
    watcher.aid(table.game, { kind: 'feature', tile: 30, segment: 0, move: 3 }),
  ).rejects.toThrow('bad_aid');
});

test('a host may switch the aids off, and the table says so', async () => {
  const host = await Person.visit(server, 'Eve');
  const game = await host.open(BASE);
  const client = await host.connect();
  const before = await client.watch(game);
  expect(before.table.aids).toBe('all');
  await expect(client.aid(game, { kind: 'position' })).rejects.toThrow('wrong_status');
  await client.command('configure', game, {
    setup: { ...BASE, seats: 1 },
    clock: { kind: 'none' },
    visibility: 'public',
    aids: 'none',
  });
  await client.command('sit', game);
  await client.command('start', game);
  expect((await client.watch(game)).table.aids).toBe('none');
  await expect(client.aid(game, { kind: 'position' })).rejects.toThrow('aids_off');
});
