import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal, expectDefined } from '../../../../core/ground/result';
import { rushncrush } from '../..';
import type { Action } from '../../actions';
import { SPEEDS, BOXES } from '../../content/gears';
import { crowdedRace } from '../../testing/crowds';
import { BARE, given, position, type Given, type GivenCar, type Position } from '../../testing/given';
import { stretchesFrom, stretchesOf, type Meets, type Stretch } from '../driving/stretches';
import { moverOf } from '../field';
import { boostPreview, hazardOdds, previewFrom, previewOf, rushOdds, type Preview } from './previews';
import { ramOdds } from './ramPreview';
import type { SpaceId, Way } from '../course/road';
import { wallDamage, wallDice } from '../driving/obstructions';
import { meanOf, wallOdds } from '../gears/odds';

/** The previews of the end of a way: R23, R24, R26, R28, R30. */

const race = (ann: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({
    course: 'open:1B-5A-6B-2A',
    cars: { ann: { at: '1.3.2', ...ann }, bob: { at: '4.1.1' } },
    mover: 'ann',
    movement: 5,
    ...more,
  }).state;

/** For the way there with the fewest points. */
function previewAt(state: ReturnType<typeof race>, to: SpaceId, by?: Way): Preview {
  const stretch = stretchesOf(state).find((one) => one.to === to && (by === undefined || one.by === by));
  if (!stretch) throw new Error(`No stretch leads to ${to}.`);
  return previewOf(state, stretch);
}

const DICE = [1, 2, 3, 4, 5, 6] as const;
/** Every roll of this number of dice. */
const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => DICE.map((die) => [...roll, die]));

describe('a wall', () => {
  const boxAt = (speed: number): string => BOXES.find((box) => box.speed === speed)?.id ?? '';

  test.each([
    [4, 1],
    [5, 1],
    [6, 1.57],
    [7, 1.76],
    [8, 2.04],
    [9, 2.53],
    [10, 3.5],
    [11, 4.47],
    [12, 4.96],
    [14, 5.24],
    [16, 5.43],
    [18, 6],
  ])('R24 at speed %i it costs %d on average', (speed, mean) => {
    expect(meanOf(wallOdds(boxAt(speed)))).toBeCloseTo(mean, 2);
  });

  test.each(SPEEDS.map(({ speed }) => boxAt(speed)))('R24 the chances of %s are those of its dice', (box) => {
    const counted = rolls(wallDice(box)).map((roll) => wallDamage(box, roll));
    for (const [points, chance] of wallOdds(box).entries())
      expect(chance).toBeCloseTo(counted.filter((one) => one === points).length / counted.length);
  });

  test('what it costs, whether the car is lost by it, and where it may swerve', () => {
    const preview = previewAt(race({ at: '1.3.5', structure: 5 }), '1.3.6');
    expect(preview).toMatchObject({ kind: 'wall', dice: 1, sides: ['left', 'right'] });
    expect(preview.kind === 'wall' && preview.own.lost).toBeCloseTo(2 / 6);
    const cars = { ann: { at: '1.3.3' }, bob: { at: '1.4.6' }, cat: { at: '1.2.6' } };
    expect(previewAt(race({}, { cars }), '1.3.6', 'ahead')).toMatchObject({ kind: 'wall', sides: [] });
  });
});

describe('what lies on a space', () => {
  test('R23 one die for each', () => {
    const cars = { ann: { at: '1.3.2' }, bob: { at: '1.3.3', lost: 'heat' } } as const;
    expect(previewAt(race({}, { cars, mines: ['1.3.3'] }), '1.3.3')).toEqual({
      kind: 'hazard',
      what: ['wreck', 'mine'],
      own: { points: [0.25, 0.5, 0.25], lost: 0 },
    });
    expect(previewAt(race({ structure: 1 }, { mines: ['1.3.3'] }), '1.3.3')).toMatchObject({
      own: { lost: 0.5 },
    });
    expect(hazardOdds(1)).toEqual([0.5, 0.5]);
  });

  test('nothing, and the line', () => {
    expect(previewAt(race(), '1.3.3')).toEqual({ kind: 'nothing' });
    expect(previewAt(race({ at: '4.3.9' }), 'finish')).toEqual({ kind: 'line' });
  });
});

describe('a Rush ’n’ Crush', () => {
  const cars = (ann: Partial<GivenCar> = {}) => ({
    ann: { at: '1.4.2', ...ann },
    bob: { at: '1.4.5', structure: 1 },
  });

  test('R28 with as many dice as points are left', () => {
    const preview = previewAt(race({}, { cars: cars(), changes: 0 }), '1.4.5', 'ahead');
    expect(preview).toMatchObject({ kind: 'rushNCrush', target: 'bob', dice: 3, upTo: 3 });
    if (preview.kind !== 'rushNCrush') throw new Error(preview.kind);
    expect(meanOf(preview.own.points)).toBeCloseTo(1);
    expect(meanOf(preview.other.points)).toBeCloseTo(1.5);
    expect(preview.other.lost).toBeCloseTo(1 - 0.5 ** 3);
  });

  test('R28 the Combat Bumper; none at all after the first of the round', () => {
    expect(meanOf(rushOdds({ card: 'coffinNail' }, 3).other)).toBeCloseTo(2);
    const again = previewAt(race({}, { cars: cars({ rushed: true }) }), '1.4.5', 'ahead');
    expect(again).toMatchObject({ dice: 0, own: { points: [1], lost: 0 }, other: { points: [1] } });
  });
});

describe('a Side Ram', () => {
  const cars = (more: Record<string, GivenCar> = {}) => ({
    ann: { at: '1.4.2', driver: 'turnpike' as const, armed: ['sideBumper' as const] },
    bob: { at: '1.5.3' },
    ...more,
  });

  test('R26 the far side clear: the chances with and without the Side Bumper', () => {
    const preview = previewAt(race({}, { cars: cars(), mines: ['1.6.3'] }), '1.5.3', 'right');
    expect(preview).toEqual({
      kind: 'sideRam',
      target: 'bob',
      by: 'right',
      far: 'clear',
      farAt: '1.6.3',
      farHazards: ['mine'],
      plain: { own: 2 / 6, target: 2 / 6, third: 0, displaces: 3 / 6 },
      bumper: { own: 1 / 6, target: 3 / 6, third: 0, displaces: 4 / 6 },
      ahead: { at: '1.4.3', meets: 'nothing' },
    });
  });

  test('R26 blocked by a car', () => {
    const state = race({}, { cars: cars({ cat: { at: '1.6.3' } }), mines: ['1.4.3'] });
    expect(previewAt(state, '1.5.3', 'right')).toMatchObject({
      far: 'blocked',
      third: 'cat',
      plain: { own: 2 / 6, target: 3 / 6, third: 1 / 6, displaces: 0 },
      bumper: { own: 1 / 6, target: 4 / 6, third: 2 / 6, displaces: 0 },
      ahead: { meets: 'hazard' },
    });
  });

  test('the saw, where it is armed', () => {
    const ann = { at: '1.4.2', driver: 'turnpike' as const, armed: ['circularSaw' as const] };
    const preview = previewAt(race({}, { cars: cars({ ann }) }), '1.5.3', 'right');
    expect(preview).toMatchObject({ saw: 0.5 });
    expect(preview).not.toHaveProperty('bumper');
  });

  test('R33 equipment armed in this turn cannot be used in it', () => {
    const ann = { at: '1.4.2', driver: 'turnpike' as const, armed: ['circularSaw' as const] };
    const state = race({}, { cars: cars({ ann }), turn: { touched: ['circularSaw'] } });
    expect(previewAt(state, '1.5.3', 'right')).not.toHaveProperty('saw');
    const others = race({}, { cars: cars({ ann }), mover: 'bob' });
    const means = { movement: 1, changes: 1, steering: 0 };
    const car = expectDefined(others.cars['ann'], 'ann');
    const stretch = expectDefined(
      stretchesFrom(others, car, means).find(({ to }) => to === '1.5.3'),
      'a ram',
    );
    expect(previewFrom(others, car, stretch, means)).toMatchObject({ saw: 0.5 });
  });

  test('R6 by the Arcade rules somebody always loses a point', () => {
    expect(ramOdds('arcade', { far: 'clear' }, 0)).toEqual({
      own: 0.5,
      target: 0.5,
      third: 0,
      displaces: 0.5,
    });
  });
});

describe('the Rocket Booster', () => {
  const preview = (ann: Partial<GivenCar>, spaces: number, more: Partial<Given> = {}) => {
    const state = race(ann, { course: BARE, step: 'after', movement: 0, ...more });
    return boostPreview(state, moverOf(state), spaces);
  };

  test('R30 all the way, and the heat of it', () => {
    const boost = preview({ heat: 4 }, 2);
    expect(boost).toMatchObject({ end: { kind: 'nothing' }, stretch: { to: '1.3.4', points: 2 } });
    expect(boost.lost).toBeCloseTo(1 / 9);
    expect(meanOf(boost.heat)).toBeCloseTo(2 / 3);
  });

  test('R30 up to the first thing that it meets', () => {
    const cars = { ann: { at: '1.3.2' }, bob: { at: '1.3.4' } };
    expect(preview({}, 3, { cars }).end).toMatchObject({ kind: 'rushNCrush', dice: 2 });
    expect(preview({ at: '1.3.5' }, 3, { course: 'open:1B-5A-6B-2A' }).end.kind).toBe('wall');
  });

  test('R6 no heat by the Arcade rules', () => {
    expect(preview({ heat: 5 }, 3, { style: 'arcade' }).lost).toBe(0);
  });
});

/** Compares a preview with what happened; empty if it was right. */
const BECAME: {
  readonly [Kind in Preview['kind']]: (preview: PreviewOf<Kind>, seen: Position, at: SpaceId) => unknown[];
} = {
  nothing: (_, seen) => wrong('it met something', seen.emitted('ranOver').length === 0),
  line: (_, seen) => wrong('it is not over the line', seen.emitted('finished').length === 1),
  hazard: ({ what }, seen) => {
    const met = seen.emitted('ranOver').map((one) => one.what);
    return wrong(
      `${met.join()} of ${what.join()}`,
      met.every((one, place) => one === what[place]),
    );
  },
  wall: ({ dice, own, sides }, seen) => {
    const [hit] = seen.emitted('crashed');
    const went = isGone(seen)
      ? undefined
      : [seen.emitted('stuck').length, seen.emitted('swerved').length].join();
    return [
      ...wrong('the dice of the wall', hit?.dice.length === dice),
      ...wrong('the damage of the wall', (own.points[hit?.damage ?? 0] ?? 0) > 0),
      ...wrong(
        `${sides.length} sides: ${went}`,
        went === undefined || went === ['1,0', '0,1', '0,0'][sides.length],
      ),
    ];
  },
  rushNCrush: ({ target, dice }, seen) => {
    const [hit] = seen.emitted('rushedNCrushed');
    const [ran] = seen.emitted('ranUp');
    return wrong('the Rush ’n’ Crush', (hit ?? ran)?.target === target && (hit?.dice.length ?? 0) === dice);
  },
  sideRam: ({ target, far, third, plain, ahead, farAt }, seen) => {
    const [hit] = seen.emitted('sideRammed');
    const [pushed] = seen.emitted('displaced');
    return [
      ...wrong('the clash', hit?.target === target && hit.far === far && hit.third === third),
      ...wrong('the push', pushed ? pushed.to === farAt && plain.displaces > 0 : hit?.displaced === false),
      ...(pushed || isGone(seen) ? [] : wrong(`ahead: ${ahead.meets}`, MET[ahead.meets](seen, ahead.at))),
    ];
  },
};

type PreviewOf<Kind extends Preview['kind']> = Extract<Preview, { kind: Kind }>;
const wrong = (problem: string, holds: boolean): string[] => (holds ? [] : [problem]);
/** The car on turn is lost, or the race is over: later parts of the preview do not happen. */
const isGone = ({ state, emitted: told }: Position): boolean =>
  state.phase === 'over' || told('lost').some(({ car }) => car === 'ann');

const MET: Readonly<Record<Meets, (seen: Position, at: SpaceId) => boolean>> = {
  nothing: ({ car, emitted: told }, at) =>
    car('ann').at === at && told('ranOver').every((one) => one.car !== 'ann'),
  hazard: ({ emitted: told }, at) => told('ranOver').some((one) => one.car === 'ann' && one.at === at),
  wall: ({ emitted: told }, at) => told('crashed').some((one) => one.wall === at),
  car: ({ emitted: told }) => told('rushedNCrushed').length + told('ranUp').length === 1,
  line: () => false,
};

test('every preview comes true, for every end of a way among many cars', () => {
  const dice = quickDice(seedFrom('previews come about'));
  const problems: unknown[] = [];
  const kinds = new Set<string>();
  const crowds = Array.from({ length: 80 }, (_, seed) => crowdedRace(seed, 4));
  for (const state of [...crowds, race({ at: '4.3.9' })]) {
    for (const stretch of stretchesOf(state)) {
      const preview = previewOf(state, stretch);
      const step = rushncrush.apply(state, 0, actionFor(stretch), dice);
      if (isRefusal(step)) throw new Error(step.refused);
      const became = BECAME[preview.kind] as (preview: Preview, seen: Position, at: SpaceId) => unknown[];
      problems.push(...became(preview, position(step.state, step.events), stretch.to));
      kinds.add(preview.kind);
    }
  }
  expect(problems).toEqual([]);
  expect([...kinds].sort()).toEqual(['hazard', 'line', 'nothing', 'rushNCrush', 'sideRam', 'wall']);
});

function actionFor({ to, by, points, meets }: Stretch): Action {
  if (meets === 'wall') return { type: 'crash', to, by, points };
  if (meets !== 'car') return { type: 'drive', to, points };
  return by === 'ahead' ? { type: 'rushNCrush', to, points } : { type: 'sideRam', to, by, points, use: [] };
}
