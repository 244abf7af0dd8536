import { quickDice, type Dice } from '../../../../core/dice/dice';
import { courseFault, formatCourse, KINDS, MAX_TILES, MIN_TILES, type Course, type Kind } from './courses';
import { stepsToGo, stepsToLine } from './distance';
import { randomCourse } from './randomCourse';
import { layRoad } from './road';
import { gridOf } from './startingGrid';

const LENGTHS = Array.from({ length: MAX_TILES - MIN_TILES + 1 }, (_, more) => MIN_TILES + more);
const diceOf = (seed: number): Dice => quickDice(seed.toString(16).padStart(8, '0').repeat(4));

/** Dice that count how often they shuffle: once for each laid tile. */
function counting(dice: Dice): Dice & { readonly shuffles: () => number } {
  let shuffles = 0;
  return {
    get drawn() {
      return dice.drawn;
    },
    roll: (sides) => dice.roll(sides),
    pick: (items) => dice.pick(items),
    shuffle: (items) => {
      shuffles += 1;
      return dice.shuffle(items);
    },
    shuffles: () => shuffles,
  };
}

/** Two hundred courses: every kind and length. */
const courses: readonly Course[] = Array.from({ length: 200 }, (_, seed) => {
  const kind: Kind = KINDS[seed % 2] ?? 'open';
  const random = LENGTHS[Math.floor(seed / 2) % LENGTHS.length] ?? MIN_TILES;
  return randomCourse({ kind, laps: kind === 'ring' ? 1 + (seed % 5) : 1, random }, diceOf(seed));
});

test('200 random courses, open ones and rings of 4 to 10 tiles, are valid', () => {
  for (const course of courses)
    expect([formatCourse(course), courseFault(course)]).toEqual([formatCourse(course), undefined]);
  expect(new Set(courses.map(({ kind, tiles }) => `${kind} ${tiles.length}`)).size).toBe(2 * LENGTHS.length);
});

test('each can be driven from every place of its grid to the finish, through all laps, on free spaces', () => {
  for (const course of courses) {
    const road = layRoad(course);
    for (const cars of [3, 4, 5, 6]) {
      const grid = gridOf(road, { edition: 2 }, cars);
      expect(new Set(grid).size).toBeGreaterThanOrEqual(cars);
      for (const at of grid) expect(stepsToGo(road, { at, lap: 0 })).toBeLessThan(1000);
    }
  }
});

test('on each, every free space leads to the line: nobody can drive into a dead end', () => {
  for (const course of courses) {
    const road = layRoad(course);
    const steps = stepsToLine(road);
    const lost = road.spaces.filter(({ id, isWall }) => !isWall && !Number.isFinite(steps.get(id)));
    expect([formatCourse(course), lost]).toEqual([formatCourse(course), []]);
  }
});

test('the same dice lay the same course, other dice another one', () => {
  const wanted = { kind: 'ring', laps: 1, random: 8 } as const;
  const lay = (seed: number) => formatCourse(randomCourse(wanted, diceOf(seed)));
  expect(lay(1)).toBe(lay(1));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(lay)).size).toBeGreaterThan(6);
});

test.each(LENGTHS)('a ring of %d tiles is found soon: 500 tiles laid at the very most', (random) => {
  const counts = Array.from({ length: 100 }, (_, seed) => {
    const dice = counting(diceOf(seed * 7919));
    randomCourse({ kind: 'ring', laps: 1, random }, dice);
    return dice.shuffles();
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(500);
});

test('an open course is laid with hardly any backtracking', () => {
  for (const random of LENGTHS) {
    for (let seed = 0; seed < 50; seed += 1) {
      const dice = counting(diceOf(seed));
      randomCourse({ kind: 'open', laps: 1, random }, dice);
      expect(dice.shuffles()).toBeLessThanOrEqual(3 * random);
    }
  }
});
