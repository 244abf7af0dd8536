import { CATALOG } from '@gearhall/shared/games/catalog';
import { hasCourse, lessonsOf, loadCoach, loadCourse } from './';
import { forgetLessons, markLessonDone } from '../net/stored/lessonsDone';
import { forgetKept } from '../net/stored/kept';
import { setCoach } from '../ui/theme/settings';
import { isCoached, isNewTo, progressIn } from './lessonProgress';

const TAUGHT = Object.keys(CATALOG).filter(hasCourse);

afterEach(() => {
  forgetLessons();
  forgetKept();
});

test('every game is taught', () => expect(TAUGHT).toEqual(Object.keys(CATALOG)));

test.each(TAUGHT)('%s: the list of lessons, and the coach, are those of the course', async (game) => {
  const course = await loadCourse(game);
  expect(lessonsOf(game)).toEqual([...(course?.lessons ?? []).map(({ id }) => id), course?.game.id]);
  expect(await loadCoach(game)).toEqual(course?.coach);
});

describe('the coach speaks', () => {
  test.each(TAUGHT)('in %s until its lessons are done', (game) => {
    expect([isNewTo(game), isCoached(game)]).toEqual([true, true]);
    const [last, ...others] = lessonsOf(game).toReversed();
    for (const id of others) markLessonDone(game, id);
    expect([isNewTo(game), isCoached(game), progressIn(game).next]).toEqual([false, true, last]);
    markLessonDone(game, last ?? '');
    expect([isCoached(game), progressIn(game).next]).toEqual([false, undefined]);
  });

  test('or as somebody has chosen by hand, whatever has been learned', () => {
    setCoach(false);
    expect(isCoached('kriegbot')).toBe(false);
    setCoach(true);
    for (const id of lessonsOf('kriegbot')) markLessonDone('kriegbot', id);
    expect(isCoached('kriegbot')).toBe(true);
  });

  test('not in a game without lessons', () =>
    expect([isCoached('kuhn'), isNewTo('kuhn')]).toEqual([false, false]));
});
