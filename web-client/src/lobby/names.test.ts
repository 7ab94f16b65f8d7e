import { expect, it } from 'vitest';
import { seatOf } from '../testing/samples';
import { seatNames } from './names';

const bot = { player: null, bot: 'greedy' };

it('calls people by their names, also when a bot plays for them', () => {
  expect(seatNames([seatOf('Ana'), { ...seatOf('Bo'), bot: 'greedy' }])).toEqual(['Ana', 'Bo']);
});

it('tells bots of the same level apart', () => {
  expect(seatNames([seatOf('Ana'), bot])).toEqual(['Ana', 'Bot']);
  expect(seatNames([bot, seatOf('Ana'), bot])).toEqual(['Bot 1', 'Ana', 'Bot 3']);
});

it('says that a seat is free', () => {
  expect(seatNames([{ player: null, bot: null }])).toEqual(['Free seat']);
});

it('has a word for everybody who has deleted his account', () => {
  const former = { player: { id: 'formerplayer', name: 'former' }, bot: null };
  expect(seatNames([former, seatOf('Ana')])).toEqual(['Former player', 'Ana']);
});
