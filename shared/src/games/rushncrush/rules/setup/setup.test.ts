import { CAR_CARDS, DRIVER_CARDS, fullMines, fullSteering, fullStructure } from '../../content/cars';
import { COURSES } from '../../content/courses';
import { NEUTRAL } from '../../content/gears';
import type { Car } from '../../state';
import { shuffled, started } from '../../testing/started';
import { isFault, isWanted, parseCourse } from '../course/courses';
import { gridFor } from '../field';

const carsOf = ({ state }: ReturnType<typeof started>): readonly Car[] => Object.values(state.cars);
const teamsOf = (cars: readonly Car[]) =>
  cars.map(({ card, driver }) => [
    card === '' ? '' : CAR_CARDS[card].team,
    driver === '' ? '' : DRIVER_CARDS[driver].team,
  ]);
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('R13 cars per person', () => {
  test.each([
    [1, 1, 1],
    [1, 2, 2],
    [2, 2, 4],
    [3, 2, 6],
    [4, 2, 4],
    [5, 2, 5],
    [6, 1, 6],
    [6, 2, 6],
  ] as const)('%d people with %d each: %d cars', (seats, cars, all) => {
    const race = started(seats, { cars });
    expect(carsOf(race)).toHaveLength(all);
    expect(carsOf(race).map(({ seat }) => seat)).toEqual(
      Array.from({ length: all }, (_, place) => Math.floor(place / (all / seats))),
    );
    expect(race.state.seats).toHaveLength(seats);
  });
});

describe('R14 dealing', () => {
  test.each(SEEDS)('by teams: a car with a driver of its team (%d)', (seed) => {
    for (const [car, driver] of teamsOf(carsOf(shuffled(6, { crews: 'teams' }, seed))))
      expect(car).toBe(driver);
  });

  test.each(SEEDS)('by teams: to two cars of one person a whole team (%d)', (seed) => {
    const cars = carsOf(shuffled(3, { crews: 'teams', cars: 2 }, seed));
    const teams = [0, 1, 2].map((seat) => new Set(teamsOf(cars.filter((car) => car.seat === seat)).flat()));
    expect(teams.map(({ size }) => size)).toEqual([1, 1, 1]);
  });

  test('by teams: one car each of six people is not always next to its twin', () => {
    const neighbours = SEEDS.map((seed) => teamsOf(carsOf(shuffled(6, {}, seed))).map(([team]) => team));
    expect(neighbours.some(([one, other]) => one !== other)).toBe(true);
  });

  test('mixed: random cars and random drivers', () => {
    const pairs = SEEDS.flatMap((seed) => teamsOf(carsOf(shuffled(6, { crews: 'mixed' }, seed))));
    expect(pairs.some(([car, driver]) => car === driver)).toBe(true);
    expect(pairs.some(([car, driver]) => car !== driver)).toBe(true);
    for (const card of ['card', 'driver'] as const) {
      const first = SEEDS.map((seed) => shuffled(6, { crews: 'mixed' }, seed).car('c0')[card]);
      expect(new Set(first).size).toBeGreaterThan(1);
    }
  });

  test.each(['teams', 'mixed'] as const)('%s: no card comes twice, and all have their points', (crews) => {
    for (const seed of SEEDS) {
      const cars = carsOf(shuffled(6, { crews }, seed));
      expect(new Set(cars.map(({ card }) => card)).size).toBe(6);
      expect(new Set(cars.map(({ driver }) => driver)).size).toBe(6);
      for (const car of cars) {
        if (car.card === '') throw new Error('A car has no card.');
        expect(car).toMatchObject({
          structure: fullStructure(car.card),
          steering: fullSteering(car.card),
          mines: fullMines(car.card),
          brake: 4,
          turbo: 4,
          heat: 0,
          armed: [],
          box: NEUTRAL,
          lap: 0,
          lost: '',
        });
      }
    }
  });

  test('events show who got what, before the cars line up', () => {
    const race = started(2);
    expect(race.emitted('carTaken')[0]).toEqual({
      type: 'carTaken',
      car: 'c0',
      seat: 0,
      card: race.car('c0').card,
      dealt: true,
    });
    expect(race.emitted('driverTaken')).toHaveLength(2);
    expect(race.events.map(({ type }) => type)).toEqual([
      'courseLaid',
      'carTaken',
      'driverTaken',
      'carTaken',
      'driverTaken',
      'linedUp',
      'linedUp',
      'roundBegan',
      'turnBegan',
    ]);
  });
});

describe('R11 the grid', () => {
  test.each(Object.values(COURSES))('six cars on its six places, the front row first: %s', (course) => {
    const race = started(6, { course });
    expect(race.emitted('linedUp').map(({ at }) => at)).toEqual(gridFor(race.state));
    expect(carsOf(race).map(({ at }) => at)).toEqual(gridFor(race.state));
  });

  test('R15 three stand in one row, four in two', () => {
    const placesOf = (cars: number) => carsOf(started(cars, { course: 'shortOpen' })).map(({ at }) => at);
    expect(placesOf(2)).toEqual(['1.3.3', '1.4.3']);
    expect(placesOf(3)).toEqual(['1.3.3', '1.4.3', '1.2.3']);
    expect(placesOf(4)).toEqual(['1.3.3', '1.4.3', '1.3.2', '1.4.2']);
  });

  test('R15 the places are random', () => {
    const fronts = SEEDS.map((seed) => shuffled(6, {}, seed).emitted('linedUp')[0]?.car);
    expect(new Set(fronts).size).toBeGreaterThan(1);
  });

  test('R15, R16 the first round goes from the front to the back, on every course', () => {
    for (const course of Object.values(COURSES)) {
      const { state } = started(4, { course });
      const rows = state.order.map((id) => Math.floor(Object.keys(state.cars).indexOf(id) / 2));
      expect(rows).toEqual([0, 0, 1, 1]);
      for (const cars of [3, 5, 6]) {
        const full = started(cars, { course }).state;
        expect(full.order).toEqual(Object.keys(full.cars));
      }
    }
  });

  test('side by side on a straight, the draw decides who goes first', () => {
    expect(started(6).state.order).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5']);
  });
});

describe('the course', () => {
  test('a ready-made one is laid by its name', () => {
    const race = started(2, { course: 'hardRing' });
    expect(race.state.course).toBe(COURSES.hardRing);
    expect(race.emitted('courseLaid')).toEqual([
      { type: 'courseLaid', course: COURSES.hardRing, random: false },
    ]);
  });

  test('a random one is laid at random, and stays for the whole race', () => {
    const race = shuffled(2, { course: 'random open:6' }, 'course');
    const laid = parseCourse(race.state.course);
    if (isFault(laid) || isWanted(laid)) throw new Error('No course lies.');
    expect(laid).toMatchObject({ kind: 'open', laps: 1 });
    expect(laid.tiles).toHaveLength(6);
    expect(race.emitted('courseLaid')[0]).toMatchObject({ course: race.state.course, random: true });
  });
});
