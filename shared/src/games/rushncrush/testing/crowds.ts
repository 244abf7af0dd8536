import { quickDice, seedFrom } from '../../../core/dice/dice';
import { formatCourse } from '../rules/course/courses';
import { randomCourse } from '../rules/course/randomCourse';
import { roadOf } from '../rules/course/road';
import type { State } from '../state';
import { stateFrom } from './given';

/** Six cars near each other somewhere on a random course, and mines. */
export function crowdedRace(seed: number, movement: number): State {
  const dice = quickDice(seedFrom('crowd', seed));
  const course = formatCourse(randomCourse({ kind: 'open', laps: 1, random: 5 }, dice));
  const { spaces } = roadOf(course);
  const first = dice.roll(150);
  const free = dice.shuffle(spaces.slice(first, first + 60).filter(({ isWall }) => !isWall));
  const [ann, bob, cat, dan, eve, fay, ...rest] = free.map(({ id }) => id);
  const at = (place = '') => ({ at: place });
  return stateFrom({
    course,
    cars: {
      ann: at(ann),
      bob: at(bob),
      cat: at(cat),
      dan: at(dan),
      eve: at(eve),
      fay: { ...at(fay), lost: 'heat' },
    },
    mover: 'ann',
    mines: rest.slice(0, 3),
    movement,
    changes: dice.roll(3),
  });
}
