import { computed, signal } from '@preact/signals';
import type { AskingGame } from '../game/choice';
import { effectsOf, type BoardEffect } from '../model/effects';
import type { You } from '../model/game';
import { positionOf, reduce, type Position } from '../model/position';
import type { Ask, Table } from '../model/types';
import { LESSON, type LessonStep } from './lesson';
import { keepProgress, progress } from './progress';

/** How the last answer was not the one that the lesson waits for. */
export type Astray = 'turn' | 'other';

const EFFECT_MS = 5000;

/** The guided game: it goes on when the answer comes that it waits for. It knows no rules. */
export class LessonStore implements AskingGame {
  readonly at = signal(0);
  readonly astray = signal<Astray | null>(null);
  readonly effects = signal<readonly BoardEffect[]>([]);
  readonly you = signal<You>({ seat: 0, host: false });
  readonly #table: Table;
  #nextEffect = 0;

  constructor(table: Table) {
    this.#table = table;
    const done = progress.value;
    this.at.value = done === 'over' || done >= LESSON.steps.length ? 0 : done;
  }

  /** Null at the end. */
  readonly step = computed<LessonStep | null>(() => LESSON.steps[this.at.value] ?? null);

  readonly running = computed(() => this.step.value !== null);

  readonly question = computed<Ask | null>(() => {
    const step = this.step.value;
    return step && { ...step.ask, can_undo: false };
  });

  readonly position = computed<Position>(() =>
    LESSON.steps
      .slice(0, this.at.value)
      .flatMap((step) => step.events)
      .reduce(reduce, positionOf(this.#table, LESSON.view)),
  );

  choose(option: number): Promise<void> {
    const step = this.step.value;
    if (!step) return Promise.resolve();
    if (option !== step.option) {
      this.astray.value = onlyTurned(step, option) ? 'turn' : 'other';
      return Promise.resolve();
    }
    this.#goTo(this.at.value + 1);
    this.#show(effectsOf(step.events, this.#nextEffect));
    return Promise.resolve();
  }

  /** The lesson takes nothing back: a step is done when it was done as shown. */
  undo(): Promise<void> {
    return Promise.resolve();
  }

  readonly restart = (): void => this.#goTo(0);

  #goTo(at: number): void {
    this.astray.value = null;
    this.at.value = at;
    keepProgress(at < LESSON.steps.length ? at : 'over');
  }

  #show(effects: readonly BoardEffect[]): void {
    if (effects.length === 0) return;
    this.#nextEffect += effects.length;
    this.effects.value = effects;
    setTimeout(() => {
      if (this.effects.value === effects) this.effects.value = [];
    }, EFFECT_MS);
  }
}

function onlyTurned(step: LessonStep, option: number): boolean {
  const wanted = step.ask.options[step.option]?.place;
  const given = step.ask.options[option]?.place;
  return wanted !== undefined && given?.x === wanted.x && given.y === wanted.y;
}
