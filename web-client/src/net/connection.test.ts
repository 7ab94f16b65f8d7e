import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNet } from '../testing/fakeSocket';
import type { ServerMessage } from '../model/types';
import { backoff } from './backoff';
import type { Follower } from './connection';
import { Refusal } from './refusal';

const GAME = 'ABCDEFGHIJKL';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const net = fakeNet();
  net.connection.start();
  net.socket().welcome();
  return net;
}

function listener(): Follower & { heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return {
    heard,
    greeting: () => ({ t: 'watch', game: GAME }),
    receive: (message) => void heard.push(message),
  };
}

it('is open only after the welcome', () => {
  const { connection, socket } = fakeNet();
  connection.start();
  expect(connection.state.value).toBe('connecting');
  socket().welcome();
  expect(connection.state.value).toBe('open');
});

it('says who this is, and what the person is called from now on', () => {
  const { socket, mes } = opened();
  socket().say({ t: 'me', me: { id: 'ana', name: 'Anna' } });
  expect(mes.map(({ name }) => name)).toEqual(['Ana', 'Anna']);
});

it('resolves a command when it is acknowledged', async () => {
  const { connection, socket } = opened();
  const done = connection.send({ t: 'start', game: GAME });
  const [message] = socket().sent;
  expect(message).toMatchObject({ t: 'start', game: GAME });
  socket().say({ t: 'ack', id: message && 'id' in message ? message.id : '', game: GAME, seq: 4 });
  await expect(done).resolves.toBeUndefined();
});

it('rejects a command with the code of its refusal', async () => {
  const { connection, socket } = opened();
  const done = connection.send({ t: 'start', game: GAME });
  const [message] = socket().sent;
  const id = message && 'id' in message ? message.id : '';
  socket().say({ t: 'refused', code: 'not_ready', message: 'Wait.', id });
  await expect(done).rejects.toMatchObject(new Refusal('not_ready', 'Wait.'));
});

it('sends commands without an answer again, with the same id and once only', () => {
  const { connection, socket, sockets } = opened();
  void connection.send({ t: 'start', game: GAME });
  const before = socket().sent;
  socket().close();
  expect(connection.state.value).toBe('waiting');
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  socket().welcome();
  expect(socket().sent).toEqual(before);
});

it('keeps a command that was given without a connection', () => {
  const { connection, socket } = fakeNet();
  void connection.send({ t: 'start', game: GAME });
  connection.start();
  socket().welcome();
  expect(socket().sent).toMatchObject([{ t: 'start' }]);
});

it('greets for every follower when a connection opens, before the commands', () => {
  const { connection, socket } = opened();
  connection.follow(listener());
  void connection.send({ t: 'start', game: GAME });
  socket().close();
  vi.advanceTimersByTime(500);
  socket().welcome();
  expect(socket().sent.map((message) => message.t)).toEqual(['watch', 'start']);
});

it('says goodbye for a follower that leaves', () => {
  const { connection, socket } = opened();
  const follower = listener();
  connection.follow(follower);
  connection.unfollow(follower, { t: 'unwatch', game: GAME });
  expect(socket().sent.at(-1)).toEqual({ t: 'unwatch', game: GAME });
  socket().say({ t: 'lobby', games: [] });
  expect(follower.heard).toEqual([]);
});

it('waits longer with each failure and comes back at once when woken', () => {
  const { connection, sockets, socket } = opened();
  socket().close();
  vi.advanceTimersByTime(500);
  socket().close();
  connection.wake();
  expect(sockets).toHaveLength(3);
});

it('stays away when another window took over, until it is asked', () => {
  const { connection, sockets, socket } = opened();
  socket().say({ t: 'closing', code: 'replaced', message: '' });
  socket().close();
  vi.advanceTimersByTime(60_000);
  expect(connection.state.value).toBe('stopped');
  expect(sockets).toHaveLength(1);
  connection.restart();
  expect(sockets).toHaveLength(2);
});

it('tries nothing while the page is away', () => {
  const { connection, sockets } = opened();
  connection.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  connection.restart();
  expect(sockets).toHaveLength(2);
});

it('comes back after a restart of the server', () => {
  const { connection, sockets, socket } = opened();
  socket().say({ t: 'closing', code: 'restarting', message: '' });
  expect(connection.closing.value).toBe('restarting');
  socket().close();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  socket().welcome();
  expect(connection.closing.value).toBeNull();
});

it('gives up a socket that is silent after a ping', () => {
  const { connection, socket } = opened();
  vi.advanceTimersByTime(20_000);
  expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(4000);
  expect(connection.state.value).toBe('waiting');
});

it('doubts a line on which a command is not answered', () => {
  const { connection, socket } = opened();
  void connection.send({ t: 'start', game: GAME });
  vi.advanceTimersByTime(2000);
  expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(4000);
  expect(connection.state.value).toBe('waiting');
});

it('takes a new socket at once when the browser has a network again', () => {
  const { connection, sockets, socket } = opened();
  void connection.send({ t: 'start', game: GAME });
  connection.renew();
  expect(sockets).toHaveLength(2);
  socket().welcome();
  expect(socket().sent).toMatchObject([{ t: 'start' }]);
});

it('keeps a command that the server refuses because it restarts', async () => {
  const { connection, socket } = opened();
  const done = connection.send({ t: 'start', game: GAME });
  const [message] = socket().sent;
  const id = message && 'id' in message ? message.id : '';
  socket().say({ t: 'refused', code: 'restarting', message: '', id, game: GAME });
  socket().close();
  vi.advanceTimersByTime(500);
  socket().welcome();
  expect(socket().sent).toEqual([message]);
  socket().say({ t: 'ack', id, game: GAME, seq: 4 });
  await expect(done).resolves.toBeUndefined();
});

it('stops for a server that speaks another protocol', () => {
  const { connection, socket } = fakeNet();
  connection.start();
  socket().welcome(2);
  expect(connection.state.value).toBe('stopped');
  expect(connection.closing.value).toBe('protocol');
});

it('waits little more than half a second at most at first, later up to a bound, half of it by chance', () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(0, () => 1)).toBe(400);
  expect(backoff(59, () => 1)).toBe(600);
  expect(backoff(62, () => 1)).toBe(2400);
  expect(backoff(90, () => 1)).toBe(15_000);
});

it('tries nothing either if it was waiting to try again when the page went away', () => {
  const { connection, sockets, socket } = opened();
  socket().close();
  expect(connection.state.value).toBe('waiting');
  connection.stop();
  vi.advanceTimersByTime(60_000);
  expect(connection.state.value).toBe('stopped');
  expect(sockets).toHaveLength(1);
});
