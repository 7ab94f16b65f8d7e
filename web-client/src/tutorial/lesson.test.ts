import { beforeEach, expect, test } from 'vitest';
import { LESSON } from './lesson';
import { LessonStore } from './lessonStore';
import { keepProgress, progress } from './progress';
import { tableOfLesson } from './table';

beforeEach(() => keepProgress(0));

const begin = (): LessonStore => new LessonStore(tableOfLesson('Ada'));

test('every wanted answer is one of those offered, and leads to the end', async () => {
  const lesson = begin();
  for (const step of LESSON.steps) {
    expect(step.ask.options[step.option]).toBeDefined();
    expect(lesson.step.value?.name).toBe(step.name);
    expect(lesson.question.value?.ask).toBe(step.ask.ask);
    await lesson.choose(step.option);
    expect(lesson.position.value.stale).toBe(false);
  }
  expect(lesson.step.value).toBeNull();
  expect(lesson.position.value.view?.scores).toEqual([8, 4]);
  expect(progress.value).toBe('over');
});

test('another legal answer is told from the wanted one and changes nothing', async () => {
  const lesson = begin();
  const before = lesson.position.value;
  await lesson.choose(LESSON.steps[0]?.option === 0 ? 1 : 0);
  expect(lesson.astray.value).toBe('turn');
  expect(lesson.position.value).toBe(before);
  await lesson.choose(LESSON.steps[0]?.option ?? 0);
  expect(lesson.astray.value).toBeNull();
});

test('the lesson goes on where it was left, and begins anew after its end', async () => {
  await begin().choose(LESSON.steps[0]?.option ?? 0);
  expect(begin().step.value?.name).toBe(LESSON.steps[1]?.name);
  keepProgress('over');
  expect(begin().step.value?.name).toBe(LESSON.steps[0]?.name);
});
