import type { Ask, Event, View } from '../model/types';
import data from './lesson.json';

/** A question of the guided game, the answer that it waits for, and what comes of it. */
export interface LessonStep {
  /** Picks the words: `tutorial:step.<name>`. */
  readonly name: string;
  readonly option: number;
  readonly ask: Ask;
  readonly events: readonly Event[];
}

export interface Lesson {
  /** The table as the lesson begins. */
  readonly view: View;
  readonly steps: readonly LessonStep[];
}

// Written by the rules core (lesson.txt says how) in the shapes of the protocol.
export const LESSON = data as unknown as Lesson;
