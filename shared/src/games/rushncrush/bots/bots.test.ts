import { withDice } from '../../../core/testing/means';
import { seededDice, seedFrom } from '../../../core/dice/dice';
import { USUAL_LEVELS, type UsualLevel } from '../../../core/bots/bot';
import { rushncrush } from '..';
import type { Action } from '../actions';
import { CAR_CARD_IDS, DRIVER_CARD_IDS } from '../content/cars';
import { COURSES, READY_COURSE_IDS } from '../content/courses';
import { options } from '../options';
import { roadOf } from '../rules/course/road';
import { gridOf } from '../rules/course/startingGrid';
import type { State } from '../state';
import { BARE, given, type Given } from '../testing/given';
import { bots } from '.';
import { numberOfBox } from './candidates/boxes';
import { tableOf } from './tables/turnsTable';

function choiceIn(level: UsualLevel, state: State, seed = 'a'): Action {
  const [seat = 0] = rushncrush.toAct(state);
  const view = rushncrush.project(state, seat);
  return bots[level].choose(view, seat, rushncrush.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const choice = (level: UsualLevel, situation: Given, seed?: string): Action =>
  choiceIn(level, given(situation).state, seed);
/** Many choices in the same position, because some depend on dice. */
const choices = (level: UsualLevel, situation: Given): Action[] =>
  Array.from({ length: 20 }, (_, number) => choice(level, situation, `choice ${number}`));

describe.each(USUAL_LEVELS)('%s', (level) => {
  test('leaves neutral, and rolls when the gearstick stands well', () => {
    expect(choice(level, { cars: { a: { at: '1.3.3', box: '0' } } })).toEqual({ type: 'gear', box: '1.4' });
    const geared = {
      cars: { a: { at: '1.3.5', turbo: 0, brake: 0 } },
      turn: { geared: true },
      activations: 0,
    };
    expect(choice(level, geared)).toEqual({ type: 'roll' });
  });

  test('drives as far as it can on a clear road', () => {
    const drive = choice(level, {
      course: BARE,
      cars: { a: { at: '1.3.1', box: '2.6' } },
      movement: 6,
      activations: 0,
    });
    expect(drive).toMatchObject({ type: 'drive', points: 6 });
  });

  test('crosses the line when it can', () => {
    const ahead = { course: BARE, cars: { a: { at: '4.3.8' } }, movement: 3, activations: 0 };
    expect(choice(level, ahead)).toEqual({ type: 'drive', to: 'finish', points: 3 });
  });

  test('goes around a wall', () => {
    // 1B has a wall on 3.6.
    const before = {
      course: 'open:1B-5A-6B-2A',
      cars: { a: { at: '1.3.5' } },
      movement: 5,
      changes: 2,
      activations: 0,
    };
    expect(choice(level, before)).toMatchObject({ type: 'drive', points: 5 });
  });

  test('hits what it cannot avoid, and swerves', () => {
    const cars = { a: { at: '1.3.5', steering: 0 } } as const;
    const course = 'open:1B-5A-6B-2A';
    expect(choice(level, { course, cars, movement: 5, changes: 0, activations: 0 })).toMatchObject({
      type: 'crash',
      points: 1,
    });
    expect(
      choice(level, { course, cars, step: 'swerve', movement: 5, changes: 0, activations: 0 }).type,
    ).toBe('swerve');
  });

  test('takes one of the cards that are left', () => {
    for (const cars of [1, 2]) {
      const chosen = options.parse({ crews: 'draft', cars });
      let { state } = rushncrush.setup(chosen, 3, seededDice(seedFrom('draft')));
      while (state.phase === 'draft') {
        const [seat = 0] = rushncrush.toAct(state);
        const step = rushncrush.apply(state, seat, choiceIn(level, state), seededDice(seedFrom('cards')));
        if ('refused' in step) throw new Error(`Refused: ${step.refused}.`);
        state = step.state;
      }
      for (const { card, driver } of Object.values(state.cars)) {
        expect(CAR_CARD_IDS).toContain(card);
        expect(DRIVER_CARD_IDS).toContain(driver);
      }
    }
  });
});

describe('easy', () => {
  const gearFrom = (box: string, heat = 0): Action =>
    choice('easy', { course: BARE, cars: { a: { at: '1.3.1', box, heat, turbo: 0 } }, activations: 0 });

  test.each([
    ['faster, where the engine stays cool', '2.5', 0, '2.6'],
    ['faster into a zone with one heat die', '2.6', 0, '2.7'],
    ['into a cooler gear where faster is too hot: to the right', '1.5', 0, '2.5'],
    ['out of a zone with one heat die where it cannot go on', '2.7', 0, '3.7'],
    ['by the diagonal, where that is cooler', '3.10', 0, '4.10'],
    ['cooler with a hot engine', '3.9', 4, '4.9'],
  ])('shifts %s', (_, box, heat, to) => {
    expect(gearFrom(box, heat)).toEqual({ type: 'gear', box: to });
  });

  test('gets fast at some time', () => {
    expect(gearFrom('4.10')).toEqual({ type: 'roll' });
  });

  test('brakes now and then for an obstacle in its lane, never on a free one', () => {
    const before = (course: string): Given => ({
      course,
      cars: { a: { at: '1.3.1', box: '4.10' } },
      turn: { geared: true },
      activations: 0,
    });
    // 1B has a wall on 3.6.
    expect(choices('easy', before('open:1B-5A-6B-2A')).map(({ type }) => type)).toContain('brake');
    expect(choices('easy', before(BARE)).map(({ type }) => type)).not.toContain('brake');
  });

  test('goes straight on as long as its lane is free, then around the obstacle', () => {
    const way = (at: string): Action =>
      choice('easy', { course: 'open:1B-5A-6B-2A', cars: { a: { at } }, movement: 6, activations: 0 });
    expect(way('1.3.1')).toEqual({ type: 'drive', to: '1.3.5', points: 4 });
    expect(way('1.3.5')).toMatchObject({ type: 'drive', points: 6 });
  });

  test('rams a car beside it with everything armed, as long as it has enough Structure', () => {
    const beside = (structure: number): Given => ({
      course: BARE,
      cars: {
        a: { at: '1.5.1', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'], structure },
        b: { at: '1.6.2' },
      },
      movement: 4,
      mover: 'a',
    });
    const rams = choices('easy', beside(6)).filter(({ type }) => type === 'sideRam');
    expect(rams.length).toBeGreaterThan(0);
    for (const ram of rams) expect(ram).toMatchObject({ use: ['sideBumper', 'circularSaw'] });
    expect(choices('easy', beside(3)).map(({ type }) => type)).not.toContain('sideRam');
  });

  test('arms and shoots now and then', () => {
    const behind: Given = {
      course: BARE,
      cars: { a: { at: '1.3.1', armed: ['machineGun'] }, b: { at: '1.3.3' } },
      turn: { geared: true },
      mover: 'a',
    };
    const types = choices('easy', behind).map(({ type }) => type);
    expect(types).toContain('use');
    expect(types).toContain('arm');
    expect(types.some((type) => type !== 'use')).toBe(true);
  });
});

describe('normal', () => {
  test('shoots at once when it can, lights a clear Rocket Booster, arms the rest, ends its turn', () => {
    const behind = {
      course: BARE,
      cars: { a: { at: '1.3.1', armed: ['machineGun'] }, b: { at: '1.3.3' } },
    } as const;
    expect(choice('normal', { ...behind, mover: 'a' })).toEqual({ type: 'use', item: 'machineGun' });
    const after = (armed: readonly ['rocketBooster'] | readonly [], activations: number): Action =>
      choice('normal', { course: BARE, cars: { a: { at: '1.3.1', armed } }, step: 'after', activations });
    expect(after(['rocketBooster'], 2)).toEqual({ type: 'boost', spaces: 3 });
    expect(after([], 2).type).toBe('arm');
    expect(after([], 0)).toEqual({ type: 'endTurn' });
  });

  test('goes round a wall in time, and accelerates on a free road', () => {
    const start: Given = { course: BARE, cars: { a: { at: '1.3.1', box: '2.6' } }, activations: 0 };
    const gear = choice('normal', start);
    expect(gear.type).toBe('gear');
    expect(gear).toHaveProperty('box', '2.7');
  });
});

describe('hard', () => {
  test('wins with its last Turbo points where the gears alone fall short of the line', () => {
    const last: Given = { course: BARE, cars: { a: { at: '4.3.1', box: '3.8', heat: 0, turbo: 2 } } };
    const position = given(last);
    const geared = position.play('a', choiceIn('hard', position.state));
    expect(geared.car('a').box).toBe('3.9');
    expect(choiceIn('hard', geared.state)).toMatchObject({ type: 'turbo' });
  });

  test('does not blow up when it can avoid it', () => {
    const hot: Given = { course: BARE, cars: { a: { at: '1.3.1', box: '3.10', heat: 5, turbo: 4 } } };
    let position = given(hot);
    for (let action = choiceIn('hard', position.state); action.type !== 'roll';) {
      position = position.play('a', action);
      action = choiceIn('hard', position.state);
    }
    expect(['1.4', '2.5', '2.6', '3.7', '3.8', '4.9', '4.10', '5.11', '5.12']).toContain(
      position.car('a').box,
    );
  });

  test('risks its engine for the line where a rival would win first, and not for a race that is won', () => {
    // Nine spaces to the line; only 3.9 gets there, with one heat die, and a heat point too many.
    const hot = { box: '2.8', heat: 5, turbo: 0, brake: 0 } as const;
    const gearAgainst = (rival: { readonly at: string; readonly box: string }): Action =>
      choice('hard', {
        course: BARE,
        cars: { a: { at: '4.3.2', ...hot }, b: rival },
        activations: 0,
        mover: 'a',
      });
    expect(gearAgainst({ at: '4.2.9', box: '5.14' })).toEqual({ type: 'gear', box: '3.9' });
    expect(gearAgainst({ at: '1.2.1', box: '1.4' })).not.toEqual({ type: 'gear', box: '3.9' });
  });

  test('brakes before a bottleneck, but not in the lane that leads through it', () => {
    // The fourth tile is 4A; its lane 3 is free.
    const course = 'open:1A-5B-10A-4A-6A-2B-7B-3A';
    const fast = { box: '5.18', heat: 0, steering: 0 } as const;
    const boxFrom = (at: string): string => {
      let position = given({ course, cars: { a: { ...fast, at } } });
      for (let action = choiceIn('hard', position.state); action.type !== 'roll';) {
        position = position.play('a', action);
        action = choiceIn('hard', position.state);
      }
      return position.car('a').box;
    };
    expect(boxFrom('3.3.10')).toBe('5.18');
    expect(Number(boxFrom('3.1.10').split('.')[1])).toBeLessThan(16);
  });

  test('uses the Fire Extinguisher when it is hot, and not when it is cool', () => {
    const engine = (heat: number): Action =>
      choice('hard', { course: BARE, cars: { a: { at: '1.3.1', heat, armed: ['fireExtinguisher'] } } });
    expect(engine(3)).toEqual({ type: 'use', item: 'fireExtinguisher' });
    expect(engine(0).type).not.toBe('use');
  });

  test('stops on its way where a shot hits best', () => {
    // The lane of the car ahead is three lanes away; from behind it the gun has three dice.
    const way: Given = {
      course: BARE,
      cars: { a: { at: '1.2.1', armed: ['machineGun'], steering: 0 }, b: { at: '1.2.7', structure: 1 } },
      movement: 9,
      changes: 3,
      mover: 'a',
    };
    let position = given(way);
    const done: Action[] = [];
    for (
      let action = choiceIn('hard', position.state);
      done.length < 2;
      action = choiceIn('hard', position.state)
    ) {
      done.push(action);
      if (action.type === 'use') break;
      position = position.play('a', action);
    }
    expect(done.at(-1)).toEqual({ type: 'use', item: 'machineGun' });
  });

  test('shoots whom it can, but not its own team', () => {
    const behind = (seat: number): Action =>
      choice('hard', {
        course: BARE,
        cars: {
          a: { at: '1.3.1', armed: ['machineGun'] },
          b: { at: '1.3.3', seat, structure: 2 },
          c: { at: '1.6.9' },
        },
        mover: 'a',
      });
    expect(behind(1)).toEqual({ type: 'use', item: 'machineGun' });
    expect(behind(0).type).not.toBe('use');
  });

  test('arms what it can use, with the activations that are left after its way', () => {
    const after: Given = {
      course: BARE,
      cars: { a: { at: '1.3.1', heat: 2 }, b: { at: '1.4.1' } },
      step: 'after',
      mover: 'a',
    };
    const first = given(after);
    const armed = first.play('a', choiceIn('hard', first.state));
    const again = armed.play('a', choiceIn('hard', armed.state));
    expect(again.car('a').armed).toHaveLength(2);
    expect(again.car('a').armed).toContain('fireExtinguisher');
    expect(again.turn().car).toBe('b');
  });

  test('lights the Rocket Booster to cross the line', () => {
    const armed: Given = {
      course: BARE,
      cars: { a: { at: '4.3.9', heat: 4, armed: ['rocketBooster'] } },
      step: 'after',
    };
    expect(choice('hard', armed)).toEqual({ type: 'boost', spaces: 2 });
  });

  test('lays mines for those behind it, and for nobody else', () => {
    const mines = (at: string): Action =>
      choice('hard', {
        course: BARE,
        cars: { a: { at: '2.3.5', card: 'drumMajor', mines: 4 }, b: { at, structure: 1 } },
        step: 'after',
        mover: 'a',
        turn: { left: '2.3.4', touched: ['fireExtinguisher', 'rocketBooster', 'machineGun', 'flamer'] },
      });
    expect(mines('1.3.9')).toEqual({ type: 'layMine' });
    expect(mines('3.3.3')).toEqual({ type: 'endTurn' });
  });

  test('crushes a nearly lost car, and goes around an undamaged one', () => {
    const behind = (structure: number, own: number): Action =>
      choice('hard', {
        course: BARE,
        cars: { a: { at: '1.3.1', structure: own }, b: { at: '1.3.2', structure } },
        movement: 10,
        mover: 'a',
      });
    expect(behind(1, 8)).toEqual({ type: 'rushNCrush', to: '1.3.2', points: 1 });
    expect(behind(8, 2).type).toBe('drive');
  });

  test('rams with everything armed for it', () => {
    const beside: Given = {
      course: BARE,
      cars: {
        a: { at: '1.5.1', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'], structure: 6 },
        b: { at: '1.6.2', structure: 1 },
      },
      movement: 4,
      mover: 'a',
    };
    expect(choice('hard', beside)).toMatchObject({ type: 'sideRam', use: ['sideBumper', 'circularSaw'] });
  });

  test('takes the best cards that are left', () => {
    const { state } = rushncrush.setup(options.parse({ crews: 'draft' }), 2, seededDice(seedFrom('draft')));
    expect(choiceIn('hard', state)).toEqual({ type: 'takeCar', card: 'gravedigger' });
  });
});

describe.each(READY_COURSE_IDS)('the table of %s', (course) => {
  const road = roadOf(COURSES[course]);
  const table = tableOf(road);
  const { graph } = table;
  const lap = graph.crossings - 1;
  const start = graph.numbers.get(gridOf(road, {}, 1)[0] ?? '') ?? 0;
  const turns = (box: string, heat: number): number =>
    table.turnsFrom(lap, start, numberOfBox(box) ?? -1, heat);

  test('a fast box is worth more than a slow one, and a cool engine more than a hot one', () => {
    expect(turns('3.9', 0)).toBeLessThan(turns('1.4', 0));
    for (let heat = 1; heat < 6; heat += 1)
      expect(turns('2.7', heat)).toBeGreaterThanOrEqual(turns('2.7', heat - 1));
  });

  test('the number of turns is plausible everywhere', () => {
    expect(turns('1.4', 0)).toBeGreaterThan(table.toGo(lap, start) / 18);
    expect(turns('1.4', 0)).toBeLessThan(table.toGo(lap, start) / 5);
  });
});
