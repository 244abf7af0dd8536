import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { course as kriegCourse } from '../games/kriegbot/lessons';
import { course as talonCourse } from '../games/metaltalon/lessons';
import { localMeans } from '../local/localMeans';
import { TableModel } from '../net/table/tableModel';
import type { Course } from './lesson';
import { LessonRun } from './LessonRun';

const runs: LessonRun[] = [];

function opened(game: unknown, course: Course, id: string): LessonRun {
  const lesson = course.lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`There is no lesson "${id}".`);
  const names = { learner: 'Ada', others: ['Bo'] };
  const run = new LessonRun({ rules: game as AnyGame, lesson, names, turnIsOver: 'Over.' });
  runs.push(run);
  return run;
}

afterEach(() => {
  for (const run of runs.splice(0)) run.close();
});

const play = (run: LessonRun, ...actions: readonly TypedThing[]): void => {
  for (const action of actions) expect(run.table.play(0, action)).toBeUndefined();
};

test('the board marks what a lesson is about, and where the next order leads, until it is done', () => {
  const run = opened(metaltalon, talonCourse, 'moving');
  expect(run.guide.marks.value).toEqual(['s1', 'a7']);
  expect(run.guide.next.value).toEqual(['a5']);
  play(run, ...run.lesson.solution.slice(0, -1));
  expect(run.guide.next.value).toEqual([]);
  play(run, ...run.lesson.solution.slice(-1));
  expect(run.guide.marks.value).toEqual([]);
});

test('where nothing is recommended yet, the board marks no order', () => {
  const run = opened(metaltalon, talonCourse, 'firing');
  expect(run.guide.next.value).toEqual([]);
  while (!run.suggested.value) run.hint();
  expect(run.guide.next.value).toEqual(['e6']);
});

test('the explanation closes with the first action, and stays closed when the lesson begins again', () => {
  const run = opened(metaltalon, talonCourse, 'moving');
  expect(run.isExplained.value).toBe(true);
  play(run, { type: 'endTurn' });
  expect(run.isExplained.value).toBe(false);
  run.again();
  expect(run.isExplained.value).toBe(false);
  expect(run.isFresh).toBe(true);
});

test('what was played before the lesson began is not taken back', () => {
  // The attack belongs to the learner's own seat.
  const run = opened(kriegbot, kriegCourse, 'aiming');
  const begun = run.table.length.value;
  expect(begun).toBeGreaterThan(0);
  expect(run.table.takeBack()).toBe(false);
  expect(run.table.length.value).toBe(begun);
});

test('what the learner has done is taken back, and the lesson is open again', async () => {
  const run = opened(metaltalon, talonCourse, 'moving');
  const model = new TableModel('lesson', metaltalon as unknown as AnyGame, localMeans(run.table));
  model.open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  play(run, { type: 'endTurn' });
  expect(run.progress.value.is).toBe('wrong');
  expect(run.table.takeBack()).toBe(true);
  expect(run.progress.value.is).toBe('open');
});
