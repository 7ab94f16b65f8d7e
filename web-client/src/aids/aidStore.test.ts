import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../model/game';
import type { ServerAid, View } from '../model/types';
import { AidStore, type AidTarget } from './aidStore';

const CELL: AidTarget = { kind: 'cell', x: 2, y: 3 };
const OTHER: AidTarget = { kind: 'cell', x: 4, y: 5 };

/** A table that changes when told, and a server that answers when told. */
class Table {
  readonly answers: ((aid: ServerAid | null) => void)[] = [];
  readonly asked: unknown[] = [];
  readonly aids = new AidStore({
    position: signal({ view: {}, table: { aids: 'all' } }),
    ask: (question: { kind: string }) => {
      if (question.kind === 'position') return Promise.resolve(null);
      this.asked.push(question);
      return new Promise<ServerAid | null>((resolve) => this.answers.push(resolve));
    },
  } as unknown as GameStore);

  change(): void {
    this.aids.look({} as View, undefined);
  }

  async answer(aid: Partial<ServerAid> = {}): Promise<void> {
    this.answers.shift()?.(aid as ServerAid);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  table.change();
});
afterEach(() => {
  table.aids.close();
  vi.useRealTimers();
});

const told = () => table.aids.told.value?.target;
const shown = () => table.aids.shown.value?.target;
const settle = () => vi.advanceTimersByTimeAsync(1000);

test('what is asked for just after the table changed is said, and stays said', async () => {
  void table.aids.pin(CELL);
  await table.answer();
  expect(told()).toEqual(CELL);
  await settle();
  expect(told()).toEqual(CELL);
  expect(shown()).toEqual(CELL);
});

test('what was asked for while the table changed is answered about the new table', async () => {
  await settle();
  void table.aids.pin(CELL);
  table.change();
  await table.answer();
  expect(told()).toBeUndefined();
  await settle();
  await table.answer();
  expect(told()).toEqual(CELL);
  expect(table.asked).toEqual([CELL, CELL]);
});

test('a pointer that moves on does not take away what was asked for', async () => {
  await settle();
  void table.aids.pin(CELL);
  table.aids.point(null);
  await table.answer();
  expect(told()).toEqual(CELL);
  expect(shown()).toEqual(CELL);
});

test('only the last of two questions is answered', async () => {
  await settle();
  void table.aids.pin(CELL);
  void table.aids.pin(OTHER);
  await table.answer();
  expect(told()).toBeUndefined();
  await table.answer();
  expect(told()).toEqual(OTHER);
});

test('what stays shown is asked for again when the table changes, but not said again', async () => {
  await settle();
  void table.aids.pin(CELL);
  await table.answer();
  table.change();
  expect(told()).toBeUndefined();
  await settle();
  await table.answer();
  expect(shown()).toEqual(CELL);
  expect(told()).toBeUndefined();
  expect(table.asked).toEqual([CELL, CELL]);
});

test('what is put away stays away', async () => {
  await settle();
  void table.aids.pin(CELL);
  await table.answer();
  await table.aids.pin(null);
  table.change();
  await settle();
  expect(shown()).toBeUndefined();
  expect(table.asked).toEqual([CELL]);
});

test('fields that were put away before they came stay away', async () => {
  await settle();
  table.aids.toggleFields();
  table.aids.toggleFields();
  await table.answer({ features: [] });
  expect(table.aids.wantsFields.value).toBe(false);
  expect(table.aids.fields.value).toBeNull();
});

test('what is asked for anew as the table changed does not call off what is pointed at', async () => {
  await settle();
  void table.aids.pin(CELL);
  await table.answer();
  table.change();
  table.aids.point(OTHER);
  await settle();
  await table.answer();
  await table.answer();
  expect(shown()).toEqual(OTHER);
  table.aids.point(null);
  expect(shown()).toEqual(CELL);
});
