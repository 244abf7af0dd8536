import { withDice } from '../../../core/testing/means';
import { seededDice, seedFrom } from '../../../core/dice/dice';
import { USUAL_LEVELS, type UsualLevel } from '../../../core/bots/bot';
import { isRefusal } from '../../../core/ground/result';
import { kriegbot } from '..';
import type { Action, ActionOf } from '../actions';
import { isPilot, isSystem, isWeapon } from '../content/cards';
import { CHASSIS_IDS } from '../content/chassis';
import { READY_MADE, type Design } from '../content/designs';
import { options } from '../options';
import { bearing, isInArc, rangeBetween } from '../rules/field/arcs';
import { newTeam } from '../rules/setup/setup';
import { coordinatesOf } from '../content/map';
import type { State } from '../state';
import { given, type Given, type GivenRobot } from '../testing/given';
import { bots } from '.';
import { hitChance, poolsOf } from './field/dicePools';
import { ramWorth } from './moving/ramWorth';
import { DESIGN_WORTH } from './setup/designResults';
import { situationOf } from './imagining';

function choiceIn(level: UsualLevel, state: State, seed = 'a'): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const choice = (level: UsualLevel, situation: Given, seed?: string): Action =>
  choiceIn(level, given(situation).state, seed);

/** Where a robot would stand after an action. */
function standAfter(situation: Given, action: Action): { at: string; facing: number } {
  const { robots } = given(situation).state;
  const { at = '', facing = 0 } = robots['green1'] ?? {};
  if (action.type === 'move') return { at: action.to, facing: action.facing };
  return action.type === 'maneuver' ? { at, facing: action.facing } : { at, facing };
}

const gunner = { chassis: 'robotank', slots: { primary: 'railgun', secondary: 'gatlingGun' } } as const;

describe('the dice', () => {
  test.each([
    [1, 5, 0.167],
    [2, 6, 0.463],
    [2, 8, 0.278],
    [3, 8, 0.56],
    [3, 10, 0.387],
    [6, 12, 0.832],
  ])('%i dice hit silhouette %i as the table of the sheet says', (dice, silhouette, chance) => {
    expect(hitChance(dice, silhouette)).toBeCloseTo(chance, 2);
  });

  test('the pools of a number of dice are complete', () => {
    for (const dice of [1, 3, 6])
      expect(poolsOf(dice).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe.each(USUAL_LEVELS)('%s', (level) => {
  test('lays a whole design on each robot, whatever templates it is dealt, and is ready', () => {
    for (const robots of [1, 2, 3] as const) {
      for (const seed of ['one', 'two', 'three']) {
        const dice = seededDice(seedFrom(seed));
        let { state } = kriegbot.setup(options.parse({ robots }), 2, dice);
        for (let steps = 0; state.phase === 'templates' || state.phase === 'design'; steps += 1) {
          expect(steps).toBeLessThan(20);
          const [seat = 0] = kriegbot.toAct(state);
          const step = kriegbot.apply(state, seat, choiceIn(level, state, `${seed} ${steps}`), dice);
          if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
          state = step.state;
        }
        expect(state.phase).toBe('setup');
        for (const { chassis } of Object.values(state.robots)) expect(CHASSIS_IDS).toContain(chassis);
      }
    }
  });

  test('takes a ready-made robot for each of its own', () => {
    const dice = seededDice(seedFrom('taken'));
    let { state } = kriegbot.setup(options.parse({ robots: 3, readyMade: true }), 2, dice);
    for (let steps = 0; state.phase === 'templates'; steps += 1) {
      expect(steps).toBeLessThan(6);
      const [seat = 0] = kriegbot.toAct(state);
      const step = kriegbot.apply(state, seat, choiceIn(level, state, `taken ${steps}`), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      state = step.state;
    }
    expect(state.phase).toBe('movement');
  });

  test('looks onto the map from its edge', () => {
    const dice = seededDice(seedFrom('place'));
    let { state } = kriegbot.setup(options.parse({}), 2, dice);
    while (state.phase !== 'movement') {
      const [seat = 0] = kriegbot.toAct(state);
      const step = kriegbot.apply(state, seat, choiceIn(level, state, state.phase), dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      state = step.state;
    }
    for (const { at, facing } of Object.values(state.robots)) {
      expect(bearing(coordinatesOf(at), facing, coordinatesOf('K8')).halvesAhead).toBeGreaterThan(0);
    }
  });

  test('reboots when it is struck', () => {
    const robots = { green1: { at: 'K14', disabled: ['drive'] }, yellow1: { at: 'K2' } } as const;
    expect(choice(level, { phase: 'movement', robots })).toEqual({ type: 'reboot' });
  });

  test('comes nearer to an enemy that is far away', () => {
    const situation: Given = {
      phase: 'movement',
      robots: { green1: { ...gunner, chassis: 'robocar', at: 'K15' }, yellow1: { at: 'K1' } },
    };
    const { at } = standAfter(situation, choice(level, situation));
    expect(rangeBetween(at, 'K1')).toBeLessThan(rangeBetween('K15', 'K1'));
  });

  test('shoots when it can', () => {
    const robots = { green1: { ...gunner, at: 'P15' }, yellow1: { at: 'P12' } } as const;
    expect(choice(level, { robots, order: ['green1'] })).toMatchObject({
      type: 'attack',
      arms: 'gatlingGun',
      target: 'yellow1',
    });
  });

  test('wastes no shot on a building', () => {
    const robots = { green1: { ...gunner, at: 'K15' }, yellow1: { at: 'A1' } } as const;
    expect(choice(level, { robots, order: ['green1'] })).toEqual({ type: 'pass' });
  });
});

describe('easy', () => {
  type Draft = Pick<ActionOf<'design'>, 'slots' | 'skin'>;
  test('exchanges a weapon and a system of a ready-made design, and no pilot', () => {
    const laidBy = ({ slots, skin }: Draft | Design): string[] =>
      [...Object.values(slots), skin].filter(Boolean);
    const seen = new Set<string>();
    for (let number = 0; number < 120; number += 1) {
      const { state } = kriegbot.setup(options.parse({}), 2, seededDice(seedFrom('drawn')));
      const green1 = { ...state.robots['green1']!, chassis: 'robotank' } as const;
      const drawn = { ...state, phase: 'design', robots: { ...state.robots, green1 } } as const;
      const draft = choiceIn('easy', drawn, `draft ${number}`) as ActionOf<'design'>;
      const laid = laidBy(draft);
      const others = READY_MADE.robotank.map((ready) => laidBy(ready).filter((card) => !laid.includes(card)));
      const nearest = others.toSorted((one, other) => one.length - other.length)[0]!;
      expect(nearest.filter(isWeapon)).toHaveLength(1);
      expect(nearest.filter(isSystem)).toHaveLength(1);
      expect(nearest.filter(isPilot)).toEqual([]);
      expect(isRefusal(kriegbot.apply(drawn, 0, draft, seededDice(seedFrom('none'))))).toBe(false);
      for (const card of laid) seen.add(card);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['nanoGlue', 'suicideNuke', 'flail', 'jumpBoosters']));
  });

  const claw = { chassis: 'robotank', at: 'K5', facing: 'south' } as const;

  test('rams only what its bow can survive', () => {
    const rammer = (damage: GivenRobot['damage']): string[] => {
      const green1 = { chassis: 'hoverbot', at: 'K6', facing: 'north', damage } as const;
      const robots = { green1, yellow1: claw };
      return ['a', 'b', 'c', 'd', 'e', 'f'].map(
        (seed) => choice('easy', { phase: 'movement', robots, order: ['green1'] }, seed).type,
      );
    };
    expect(rammer({})).toContain('ram');
    expect(rammer({ inner: 1, core: 1 })).not.toContain('ram');
  });

  test('leaves a battle only when the next hit would lose it, and never as the last', () => {
    const robots = (damage: GivenRobot['damage']): Given['robots'] => ({
      green1: { at: 'P15', seat: 0, damage, slots: { inner: 'engineerPilot' } },
      yellow1: { at: 'A1' },
    });
    const mate: GivenRobot = { chassis: 'spiderbot', at: 'B15', seat: 0 };
    const choices = (given: Given['robots']): string[] =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map(
        (seed) => choice('easy', { robots: given, order: ['green1'] }, seed).type,
      );
    expect(choices({ ...robots({ core: 1 }), green2: mate })).toContain('bailOut');
    expect(choices({ ...robots({}), green2: mate })).not.toContain('bailOut');
    expect(choices(robots({ core: 1 }))).not.toContain('bailOut');
  });
});

describe('normal', () => {
  test('goes where easy would go', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const situation: Given = {
        phase: 'movement',
        robots: { green1: { ...gunner, at: 'K14' }, yellow1: { at: 'K5' } },
        order: ['green1'],
      };
      expect(choice('normal', situation, seed)).toEqual(choice('easy', situation, seed));
    }
  });
});

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  test('chooses the location that kills', () => {
    const robots = {
      green1: { at: 'P14', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'P12', damage: { drive: 2, core: 1 } },
    } as const;
    const fight = given({ robots, order: ['green1'] }).shoot('green1', 'grenadeLauncher', 'yellow1', {
      rolls: [4, 1, 3],
    });
    expect(choiceIn(level, fight.state)).toEqual({ type: 'locate', location: 1 });
  });

  test('of two enemies it shoots at the one that is nearly destroyed', () => {
    const shot = choice(level, {
      robots: {
        green1: { at: 'P15', slots: { primary: 'grenadeLauncher' } },
        yellow1: { at: 'P13' },
        yellow2: { chassis: 'spiderbot', at: 'Q13', damage: { drive: 2, core: 1 }, seat: 1 },
      },
      order: ['green1'],
    });
    expect(shot).toMatchObject({ target: 'yellow2' });
  });
});

describe('hard', () => {
  test('every ready-made design has a worth, by which it is chosen', () => {
    const names = CHASSIS_IDS.flatMap((chassis) => READY_MADE[chassis].map(({ name }) => name));
    expect(Object.keys(DESIGN_WORTH).sort()).toEqual(names.sort());
  });

  test('of the templates dealt it takes one that does well', () => {
    const dice = seededDice(seedFrom('templates'));
    const { state } = kriegbot.setup(options.parse({}), 2, dice);
    const dealt = ['robotank', 'rocketbot', 'robocar'] as const;
    const teams = {
      ...state.teams,
      green: { ...newTeam({ scenario: 'showdown' }, 'green'), dealt },
    } as const;
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(choiceIn('hard', { ...state, teams }, seed)).toMatchObject({ chassis: 'robocar' });
  });

  test('powers up when the enemy has passed and a Railgun would hit', () => {
    const situation: Given = {
      phase: 'movement',
      robots: {
        green1: { ...gunner, at: 'P15', slots: { primary: 'railgun', secondary: 'guidedMissile' } },
        yellow1: {
          at: 'P12',
          facing: 'north',
          slots: { primary: 'chainsaw', secondary: 'viralBayonet' },
          marks: { option: 'maneuver' },
        },
      },
      order: ['green1'],
    };
    expect(choice('hard', situation)).toEqual({ type: 'powerUp' });
  });

  test('turns to where it can shoot at one that has moved already', () => {
    const situation: Given = {
      phase: 'movement',
      robots: {
        green1: { ...gunner, at: 'P15', facing: 'northEast', slots: { primary: 'freeElectronLaser' } },
        yellow1: { at: 'P12', facing: 'north', marks: { option: 'move' } },
      },
      order: ['green1'],
    };
    const { at, facing } = standAfter(situation, choice('hard', situation));
    expect(isInArc('front60', at, facing as 0, 'P12')).toBe(true);
  });

  test('lights its Jump Boosters to come behind one that has moved', () => {
    const robots = {
      green1: { chassis: 'robocar', at: 'P14', slots: { primary: 'chainsaw', zero: 'jumpBoosters' } },
      yellow1: { ...gunner, at: 'P6', slots: { primary: 'railgun' }, marks: { option: 'move' } },
    } as const;
    expect(choice('hard', { phase: 'movement', robots, order: ['green1'] })).toEqual({ type: 'boost' });
  });

  test('walks when its drive is nearly gone and the enemy would otherwise move after it', () => {
    const slots = { primary: 'chainsaw', secondary: 'viralBayonet' } as const;
    const robots = {
      green1: { chassis: 'rocketbot', at: 'P13', facing: 'north', damage: { drive: 3 }, slots },
      yellow1: {
        chassis: 'robotank',
        at: 'P12',
        facing: 'north',
        slots: { primary: 'railgun', secondary: 'howitzer' },
      },
    } as const;
    expect(choice('hard', { phase: 'movement', robots, order: ['green1'] })).toEqual({ type: 'biped' });
  });

  describe('rams', () => {
    const slots = { zero: 'chobhamArmor' } as const;
    const rammer = { chassis: 'hoverbot', at: 'K6', facing: 'north', slots } as const;
    const victim = { chassis: 'robotank', at: 'K5' } as const;

    const worthOf = (green1: GivenRobot, yellow1: GivenRobot): number => {
      const { state } = given({ phase: 'movement', robots: { green1, yellow1 }, order: ['green1'] });
      const situation = situationOf(kriegbot.project(state, 0), 0);
      return ramWorth(situation, situation.robot('green1'), situation.robot('yellow1'));
    };
    const wreck: GivenRobot = { ...victim, damage: { core: 1, drive: 2 } };

    test('a nearly destroyed robot', () => {
      expect(worthOf(rammer, wreck)).toBeGreaterThan(0);
    });

    test('not when its own bow is just as weak', () => {
      expect(worthOf({ ...rammer, damage: { core: 1, zero: 3, inner: 1 } }, wreck)).toBeLessThan(0);
    });

    test('not an undamaged robot', () => {
      const robots = { green1: rammer, yellow1: victim };
      expect(choice('hard', { phase: 'movement', robots, order: ['green1'] }).type).not.toBe('ram');
    });

    test.each(USUAL_LEVELS)('the victim may have a Civilian Pilot: %s has an answer', (level) => {
      const yellow1 = { ...victim, slots: { inner: 'civilianPilot' } } as const;
      const ram = given({ phase: 'movement', robots: { green1: rammer, yellow1 }, order: ['green1'] }).play(
        'green1',
        { type: 'ram', target: 'yellow1' },
        { rolls: [3, 2, 2, 4] },
      );
      expect(ram.state.window?.kind).toBe('reroll');
      expect(choiceIn(level, ram.state).type).toBe('answer');
    });
  });

  test('does not know what it cannot see: a face-down card changes nothing', () => {
    const withCard = (card: 'combatPilot' | 'chobhamArmor' | 'reverse'): Action =>
      choice('hard', {
        phase: 'movement',
        robots: { green1: { ...gunner, at: 'K12' }, yellow1: { at: 'K6', slots: { four: card } } },
        order: ['green1'],
      });
    expect(withCard('combatPilot')).toEqual(withCard('reverse'));
    expect(withCard('chobhamArmor')).toEqual(withCard('reverse'));
  });

  describe('gets away before the kill', () => {
    const wreck = {
      chassis: 'robotank',
      at: 'P15',
      seat: 0,
      disabled: ['drive'],
      damage: { core: 1 },
      slots: { inner: 'engineerPilot', four: 'recoillessRifle' },
    } as const;
    const enemy = { at: 'P12', slots: { primary: 'grenadeLauncher' }, shown: 'all' } as const;

    test('in its Recoilless Rifle', () => {
      const robots = { green1: wreck, yellow1: enemy };
      expect(choice('hard', { robots, order: ['green1'] })).toEqual({ type: 'phoenix' });
    });

    test('by leaving, if a mate fights on; the last of a team stays', () => {
      const alone = { ...wreck, slots: { inner: 'engineerPilot', four: 'radar' } } as const;
      const robots = { green1: alone, yellow1: enemy };
      const mate = { chassis: 'spiderbot', at: 'B15', seat: 0 } as const;
      expect(choice('hard', { robots, order: ['green1'] })).toEqual({ type: 'pass' });
      expect(choice('hard', { robots: { ...robots, green2: mate }, order: ['green1'] })).toEqual({
        type: 'bailOut',
      });
    });

    /** A robot whose pilot the next hit might kill, and a mate far off. */
    const frail = (arms: 'heavyMachineGun' | 'rocketPod', range: number, more: Partial<GivenRobot> = {}) =>
      ({
        green1: {
          chassis: 'helibot',
          at: 'A10',
          seat: 0,
          slots: { primary: 'railgun', zero: 'combatPilot' },
          marks: { option: 'powerUp' },
          ...more,
        },
        green2: { chassis: 'spiderbot', at: 'B15', seat: 0 },
        yellow1: { at: `A${10 - range}`, slots: { primary: arms }, shown: 'all' },
      }) as const;
    const order = ['green1', 'yellow1'];
    const armed = { primary: 'railgun', zero: 'combatPilot', four: 'recoillessRifle' } as const;

    test('fragile but undamaged, only when it will hardly survive', () => {
      const options = { fragile: true };
      const close = choice('hard', { options, robots: frail('rocketPod', 2), order });
      expect(close).toEqual({ type: 'bailOut' });
      const far = choice('hard', { options, robots: frail('heavyMachineGun', 2), order });
      expect(far.type).not.toBe('bailOut');
    });

    test('in a Rifle that survives a hit; not in one that is as weak as itself', () => {
      const shot = { damage: { zero: 1 }, slots: armed } as const;
      const robots = (more: Partial<GivenRobot>) => frail('heavyMachineGun', 2, more);
      expect(choice('hard', { robots: robots(shot), order })).toEqual({ type: 'phoenix' });
      const worn = { ...shot, damage: { zero: 1, four: 1 } } as const;
      expect(choice('hard', { robots: robots(worn), order }).type).not.toBe('phoenix');
    });

    test('not while it is undamaged, and never if the pilot decides the game', () => {
      const whole = { ...wreck, disabled: [], damage: {} } as const;
      expect(choice('hard', { robots: { green1: whole, yellow1: enemy }, order: ['green1'] }).type).not.toBe(
        'phoenix',
      );
      const robots = { green1: wreck, yellow1: enemy };
      expect(choice('hard', { robots, order: ['green1'], scenario: 'killTheHuman' })).toEqual({
        type: 'pass',
      });
    });
  });
});
