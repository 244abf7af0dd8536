import { crowdedRace } from '../../testing/crowds';
import { BARE, given, stateFrom, type Given } from '../../testing/given';
import type { State } from '../../state';
import { meetingsOf, stretchesFrom, stretchesOf, type Meets, type Stretch } from './stretches';
import { moverOf, roadFor } from '../field';
import { spaceOf, WAYS, type SpaceId } from '../course/road';

/** Movement and lane changes. (Source L105-L115; R21, R22) */

const alone = (at: SpaceId, more: Partial<Given> = {}) =>
  given({ course: BARE, cars: { ann: { at } }, ...more });
const drive = (to: SpaceId, points: number) => ({ type: 'drive', to, points }) as const;
const reach = (state: State, to: SpaceId, points: number): Stretch | undefined =>
  stretchesOf(state).find((one) => one.to === to && one.points === points);

describe('a step', () => {
  test('R21 ahead costs a movement point, diagonally a lane change too', () => {
    const race = alone('1.3.2', { movement: 5, changes: 2 });
    expect(race.play('ann', drive('1.3.3', 1)).turn()).toMatchObject({ movement: 4, changes: 2 });
    const left = race.play('ann', drive('1.2.3', 1));
    expect(left.turn()).toMatchObject({ movement: 4, changes: 1, step: 'move', left: '1.3.2' });
    expect(left.car('ann')).toMatchObject({ at: '1.2.3', steering: 4 });
  });

  test('R21 a lane change beyond the rolled ones costs a Steering point when it is driven', () => {
    const race = alone('1.3.2', { movement: 5, changes: 1 }).play('ann', drive('1.6.5', 3));
    expect(race.car('ann')).toMatchObject({ at: '1.6.5', steering: 2 });
    expect(race.turn()).toMatchObject({ movement: 2, changes: 0 });
    expect(race.emitted('drove')).toMatchObject([
      { from: '1.3.2', path: ['1.4.3', '1.5.4', '1.6.5'], changes: 3, steering: 2 },
    ]);
  });

  test('R21 at speed 18, with no lane changes at all, Steering points still buy them', () => {
    const race = alone('1.3.2', { movement: 18, changes: 0 });
    expect(race.play('ann', drive('1.4.3', 1)).car('ann').steering).toBe(3);
  });

  test('R21 the whole movement must be spent, lane changes need not be', () => {
    const race = alone('1.3.2', { movement: 5, changes: 5 });
    expect(race.refusal('ann', { type: 'endTurn' })).toMatchObject({ refused: 'mustMoveOn' });
    const there = race.play('ann', drive('1.3.7', 5));
    expect(there.turn()).toMatchObject({ step: 'after', movement: 0, changes: 5 });
    expect(there.legal('ann')).toContainEqual({ type: 'endTurn' });
  });

  test('R22 hazards beside a step are never met', () => {
    const race = given({
      course: BARE,
      cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.3' }, cat: { at: '1.2.2' } },
      mover: 'ann',
      movement: 4,
    }).play('ann', drive('1.2.3', 1));
    expect(race.events.map(({ type }) => type)).toEqual(['drove']);
  });

  test('nobody leaves the course sideways', () => {
    const tos = stretchesOf(alone('1.1.2', { movement: 1, changes: 1 }).state).map(({ to }) => to);
    expect(tos).toEqual(['1.1.3', '1.2.3']);
  });
});

describe('lanes of different length', () => {
  test.each([
    ['the outer lane of a right bend', '1.1.10', '2.1.10', 10],
    ['the third', '1.3.10', '2.3.8', 8],
    ['the inner lane', '1.6.10', '2.6.6', 6],
  ])('%s', (_, at, to, points) => {
    const cars = { ann: { at, steering: 0 } };
    const race = alone(at, { cars, movement: points + 1, changes: 0 }).play('ann', drive(to, points));
    expect(race.car('ann').at).toBe(to);
    expect(race.legalOf('ann', 'drive').map((step) => step.to)).toEqual([`3${to.slice(1, 3)}.1`]);
  });

  test('lanes further inside save points, for lane changes', () => {
    const { state } = alone('1.5.10', { movement: 12, changes: 4 });
    const fewest = (points: number) => reach(state, '3.5.1', points)?.changes;
    expect([6, 7, 8].map(fewest)).toEqual([undefined, 2, 0]);
  });
});

describe('the way of a driving action', () => {
  test.each<readonly [string, Partial<Given>]>([
    ['a mine', { mines: ['1.3.4'] }],
    ['a car', { cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.4' } } }],
    ['a wreck', { cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.4', lost: 'heat' } } }],
    ['a wall', { course: 'open:1B-5A-6B-2A', cars: { ann: { at: '1.3.4' } } }],
  ])('R22 goes round %s with the fewest lane changes', (_, more) => {
    const race = alone('1.3.2', { movement: 4, changes: 4, mover: 'ann', ...more });
    const to = more.course ? '1.3.8' : '1.3.6';
    expect(reach(race.state, to, 4)).toMatchObject({ changes: 2, meets: 'nothing' });
    const path = race.play('ann', drive(to, 4)).emitted('drove')[0]?.path ?? [];
    expect(path).toHaveLength(4);
    expect(path).not.toContain(more.course ? '1.3.6' : '1.3.4');
  });

  test('R22 over a mine it goes in parts', () => {
    const race = alone('1.3.2', { movement: 4, changes: 0, mines: ['1.3.4'], turn: {} });
    const poor = given({
      course: BARE,
      cars: { ann: { at: '1.3.2', steering: 0 } },
      mines: ['1.3.4'],
      movement: 4,
      changes: 0,
    });
    expect(poor.refusal('ann', drive('1.3.6', 4))).toMatchObject({
      refused: 'notEnoughChanges',
      detail: { left: 0, needed: 2 },
    });
    const met = race.play('ann', drive('1.3.4', 2), 6);
    expect(met.emitted('ranOver')).toMatchObject([{ at: '1.3.4', what: 'mine', damage: 0 }]);
    expect(met.play('ann', drive('1.3.6', 2)).car('ann').at).toBe('1.3.6');
  });

  test('R22 straight on, if nothing is in the way', () => {
    const race = alone('1.3.2', { movement: 3, changes: 3 }).play('ann', drive('1.3.5', 3));
    expect(race.emitted('drove')).toMatchObject([{ path: ['1.3.3', '1.3.4', '1.3.5'], changes: 0 }]);
  });
});

describe('the line', () => {
  test('R35 a car that crosses it has won at once, with any movement left', () => {
    const race = given({
      course: BARE,
      cars: { ann: { at: '4.3.9' }, bob: { at: '1.3.1' } },
      movement: 10,
    }).play('ann', drive('finish', 2));
    expect(race.state.end).toEqual({ winners: [0], cause: 'finish' });
    expect(race.emitted('finished')).toHaveLength(1);
    expect(race.state.turn).toBeUndefined();
  });

  test('R38 on a ring each crossing begins a lap, and the one after the last lap wins', () => {
    const ring = 'ring*2:5A-9A-6A-10A';
    const at = '4.3.16';
    const first = given({ course: ring, cars: { ann: { at, lap: 0 } }, movement: 3 });
    const begun = first.play('ann', drive('1.3.1', 1));
    expect(begun.emitted('lapBegan')).toEqual([{ type: 'lapBegan', car: 'ann', lap: 1 }]);
    expect(begun.car('ann')).toMatchObject({ at: '1.3.1', lap: 1 });
    const last = given({ course: ring, cars: { ann: { at, lap: 2 } }, movement: 3 });
    expect(last.play('ann', drive('1.3.1', 1)).state.end?.cause).toBe('finish');
  });

  test('R38 behind the line of the last lap nothing is in the way', () => {
    const race = given({
      course: 'ring*1:5A-9A-6A-10A',
      cars: { ann: { at: '4.3.16', lap: 1 }, bob: { at: '1.3.1', lap: 1 } },
      mover: 'ann',
      movement: 3,
      changes: 0,
    });
    expect(race.play('ann', drive('1.3.1', 1)).state.end?.winners).toEqual([0]);
  });
});

test('a way of more than a lap may end on the car’s own space, which counts as free', () => {
  const state = stateFrom({ course: 'ring*2:5A-9A-6A-10A', cars: { ann: { at: '1.6.1' } } });
  const car = moverOf(state);
  const round = stretchesFrom(state, car, { movement: 45, changes: 9, steering: 0 });
  expect(round.filter(({ to }) => to === car.at).map(({ meets }) => meets)).toContain('nothing');
});

describe('refusals', () => {
  const race = given({
    course: 'open:1B-5A-6B-2A',
    cars: { ann: { at: '1.3.2', steering: 1 }, bob: { at: '1.3.4' }, cat: { at: '2.1.1' } },
    mover: 'ann',
    movement: 4,
    changes: 1,
  });
  test.each<readonly [string, SpaceId, number, object]>([
    ['a space that this course has not', '1.1.18', 1, { refused: 'noSuchSpace' }],
    ['too far', '1.3.7', 5, { refused: 'notEnoughMovement', detail: { left: 4, needed: 5 } }],
    ['a wall', '1.2.4', 2, { refused: 'wallThere' }],
    ['a car', '1.3.4', 2, { refused: 'carThere' }],
    ['too far aside', '1.6.6', 4, { refused: 'notEnoughChanges', detail: { left: 2, needed: 3 } }],
    ['backward', '1.3.1', 1, { refused: 'cannotReach' }],
    ['more points than it takes', '1.4.4', 3, { refused: 'cannotReach' }],
    ['over the line, from far away', 'finish', 4, { refused: 'cannotReach' }],
  ])('%s', (_, to, points, refusal) => {
    expect(race.refusal('ann', drive(to, points))).toEqual(refusal);
  });
});

const nextOf = (state: State, at: SpaceId): SpaceId[] => Object.values(spaceOf(roadFor(state), at).next);

interface Trail {
  readonly at: SpaceId;
  readonly changes: number;
}

/** Every way step by step, computed naively. */
function waysByHand(state: State, movement: number, most: number): Map<string, number> {
  const car = moverOf(state);
  const meets = meetingsOf(state, car);
  const fewest = new Map<string, number>();
  let trails: Trail[] = [{ at: car.at, changes: 0 }];
  for (let points = 1; points <= movement; points += 1) {
    const further: Trail[] = [];
    for (const { at, changes } of trails) {
      for (const by of WAYS) {
        const to = spaceOf(roadFor(state), at).next[by];
        const after = changes + (by === 'ahead' ? 0 : 1);
        if (to === '' || after > most) continue;
        const met = meets(at, to);
        const name = nameOf({ to, by, points, meets: met });
        fewest.set(name, Math.min(after, fewest.get(name) ?? after));
        if (met === 'nothing') further.push({ at: to, changes: after });
      }
    }
    trails = further;
  }
  return fewest;
}

const nameOf = ({ to, by, points, meets }: Pick<Stretch, 'to' | 'by' | 'points'> & { meets: Meets }) =>
  `${to} after ${points}, ${meets === 'wall' || meets === 'car' ? `${meets} from ${by}` : meets}`;

describe('every stretch', () => {
  test('is listed once, with the fewest lane changes, as in a naive search', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const state = crowdedRace(seed, 7);
      const means = { movement: 7, changes: 2, steering: 2 };
      const found = stretchesFrom(state, moverOf(state), means);
      const listed = new Map(found.map((one) => [nameOf(one), one.changes]));
      expect(listed.size).toBe(found.length);
      expect(listed).toEqual(waysByHand(state, 7, 4));
    }
  });

  test('goes from space to space, and pays Steering points for additional lane changes', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const state = crowdedRace(seed, 18);
      const { at } = moverOf(state);
      const wrong = stretchesOf(state).filter(
        ({ path, points, changes, steering, to }) =>
          path.length !== points ||
          path.at(-1) !== to ||
          steering !== Math.max(0, changes - (state.turn?.changes ?? 0)) ||
          !path.every((space, place) => nextOf(state, path[place - 1] ?? at).includes(space)),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('is found in less than 5 ms at speed 18, among five other cars', () => {
    const states = Array.from({ length: 20 }, (_, seed) => crowdedRace(seed, 18));
    const before = process.cpuUsage();
    for (const state of states) stretchesOf(state);
    const { user } = process.cpuUsage(before);
    expect(user / 1000 / states.length).toBeLessThan(5);
  });
});
