import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { moving } from '../../testing/scenes/moving';
import { started } from '../../testing/position';
import { declaredDice } from '../attacking/attackDice';
import { attemptOf } from '../attacking/declaring';
import { attackWith } from '../../testing/scenes/shots';
import { isPilot, type ArmsId } from '../../content/cards';
import { SLOT_IDS } from '../../content/chassis';

/** Scenario 10 (L471-479). Green defends the bottom, where Tokyo is, unless it says otherwise; the Lizard is yellow1. */

const scenario = 'lizardBot';
const SYSTEMS = ['repairArm', 'suicideNuke', 'nanoGlue', 'reverse', 'smokeGenerator'] as const;
const LIZARD = { chassis: 'spiderbot', at: 'K6', facing: 'south' } as const satisfies GivenRobot;
const defender = { chassis: 'robotank', at: 'K7', facing: 'north' } as const satisfies GivenRobot;

/** It has maneuvered: silhouette 1. */
const still = { marks: { option: 'maneuver' } } as const satisfies Partial<GivenRobot>;

const battle = (robots: Given['robots'], more: Partial<Given> = {}) => given({ scenario, robots, ...more });

const diceOf = (arms: ArmsId, by: 'green1' | 'yellow1', robots: Given['robots']): number => {
  const { state } = battle(robots, { order: [by] });
  const shot = attackWith(arms, { target: by === 'yellow1' ? 'green1' : 'yellow1' });
  return declaredDice(state, attemptOf(state, state.robots[by]!, shot));
};

test('KS10.1: the Lizard has the Spiderbot, the other five lie open to the defenders, who need a pilot each', () => {
  const place = started(4, { scenario });
  expect(place.state.seats.map(({ team }) => team)).toEqual(['yellow', 'green', 'green', 'green']);
  expect(place.state.teams.yellow?.dealt).toEqual(['spiderbot']);
  expect(place.state.teams.green?.dealt).toHaveLength(5);
  let now = place;
  for (const seat of [0, 1, 2, 3]) now = now.play(seat, now.legalOf(seat, 'template')[0]!);
  expect(now.state.phase).toBe('design');
  // Without a pilot a defender is not ready; the Lizard is with one and without.
  const designs = (seat: number) => now.legalOf(seat, 'design').filter(({ slots }) => slots.primary !== '');
  for (const seat of [0, 1]) {
    const manned = designs(seat).find(({ slots }) => SLOT_IDS.some((slot) => isPilot(slots[slot])))!;
    expect(now.play(seat, manned).legalOf(seat, 'ready')).toHaveLength(1);
    const cabin = SLOT_IDS.find((slot) => isPilot(manned.slots[slot]))!;
    const spare = SYSTEMS.find((card) => !Object.values(manned.slots).includes(card))!;
    const bare = now.play(seat, { ...manned, slots: { ...manned.slots, [cabin]: spare } });
    if (seat === 0) expect(bare.legalOf(seat, 'ready')).toHaveLength(1);
    else expect(bare.refusal(seat, { type: 'ready' }).refused).toBe('pilotNeeded');
  }
});

test('KS10.1: the sides begin on opposite edges', () => {
  const { state } = battle({ yellow1: LIZARD, green1: defender });
  expect([state.teams.green?.edge, state.teams.yellow?.edge]).toEqual(['bottom', 'top']);
});

describe('KS10.2: one die more', () => {
  const with1 = (slots: GivenRobot['slots'], at = 'K7') =>
    ({ yellow1: { ...LIZARD, slots }, green1: { ...defender, at } }) as const;
  test('KS10 example (a): Chainsaw four, Viral Bayonet three, Flamethrower at two three; none for a machine gun', () => {
    expect(diceOf('chainsaw', 'yellow1', with1({ primary: 'chainsaw' }))).toBe(4);
    expect(diceOf('viralBayonet', 'yellow1', with1({ primary: 'viralBayonet' }))).toBe(3);
    expect(diceOf('flamethrower', 'yellow1', with1({ primary: 'flamethrower' }, 'K8'))).toBe(3);
    expect(diceOf('heavyMachineGun', 'yellow1', with1({ primary: 'heavyMachineGun' }, 'K8'))).toBe(3);
  });
  test('for beams, the Targeting Laser too, not for missiles; the defenders get none', () => {
    expect(diceOf('freeElectronLaser', 'yellow1', with1({ primary: 'freeElectronLaser' }, 'K8'))).toBe(4);
    expect(diceOf('targetingLaser', 'yellow1', with1({ four: 'targetingLaser' }, 'K8'))).toBe(4);
    expect(diceOf('rocketPod', 'yellow1', with1({ primary: 'rocketPod' }, 'K8'))).toBe(3);
    const robots = { yellow1: LIZARD, green1: { ...defender, slots: { primary: 'chainsaw' } } } as const;
    expect(diceOf('chainsaw', 'green1', robots)).toBe(3);
  });
  test('above what other cards may add', () => {
    const slots = { primary: 'freeElectronLaser', zero: 'targetingComputer' } as const;
    const robots = with1(slots, 'K8');
    const { state } = battle(robots, { order: ['yellow1'] });
    const shot = attackWith('freeElectronLaser', { target: 'green1', help: ['targetingComputer'] });
    const alone = diceOf('freeElectronLaser', 'yellow1', robots);
    expect(declaredDice(state, attemptOf(state, state.robots['yellow1']!, shot))).toBe(alone + 1);
  });
});

describe('KS10.3: rams', () => {
  const ram = (by: 'yellow1' | 'green1', rolls: readonly number[]) => {
    const robots =
      by === 'yellow1'
        ? { yellow1: LIZARD, green1: defender }
        : { yellow1: LIZARD, green1: { ...defender, chassis: 'hoverbot' as const } };
    const target = by === 'yellow1' ? 'green1' : 'yellow1';
    const place = given({ scenario, robots, phase: 'movement', order: [by] });
    return place.play(by, { type: 'ram', target }, { rolls });
  };
  const damageOn = (place: ReturnType<typeof ram>) => {
    const marks = place.emitted('marked').filter(({ cause }) => cause === 'ram');
    return ['yellow1', 'green1'].map((id) => marks.filter(({ robot }) => robot === id).length);
  };
  test('KS10 example (b): it rams a tank: a 3 costs the tank three, the Lizard one on its carapace; a 1 costs it nothing', () => {
    const three = ram('yellow1', [3, 1, 2, 3]);
    expect(damageOn(three)).toEqual([1, 3]);
    expect(three.emitted('marked').find(({ robot }) => robot === 'yellow1')).toMatchObject({ item: 'zero' });
    expect(damageOn(ram('yellow1', [1, 3]))).toEqual([0, 1]);
  });
  test('it is spared two when it is rammed, too; the rammer takes all', () => {
    expect(damageOn(ram('green1', [3, 2]))).toEqual([1, 3]);
    expect(damageOn(ram('green1', [2]))[0]).toBe(0);
  });
});

describe('KS10.4: how it ends', () => {
  const edge = { ...LIZARD, at: 'K15', facing: 'south' } as const;
  const move = (yellow1: GivenRobot, more: Partial<Given> = {}) =>
    given({
      scenario,
      robots: { yellow1, green1: { ...defender, at: 'B13' } },
      phase: 'movement',
      order: ['yellow1'],
      ...more,
    });
  test('the Lizard leaves over the far edge alone, and wins; the defenders over their own, for nothing', () => {
    expect(move(edge).play('yellow1', { type: 'flee' }).state.end).toEqual({ winners: [1], cause: 'tokyo' });
    const back = move({ ...LIZARD, at: 'K1', facing: 'north' });
    expect(back.refusal('yellow1', { type: 'flee' })).toEqual({ refused: 'notAtEdge' });
    const fled = moving(
      {
        yellow1: LIZARD,
        green1: { chassis: 'robocar', at: 'F15', facing: 'south' },
        green2: { ...defender, at: 'B13' },
      },
      { scenario },
    ).play('green1', { type: 'flee' });
    expect(fled.robot('green1').fate).toBe('fled');
    expect(fled.state.end).toBeUndefined();
  });
  test('a defender destroyed wins nothing, the last one does', () => {
    const weak = { ...defender, chassis: 'robocar', damage: { core: 1, drive: 2 }, ...still } as const;
    const bitten = (more: Given['robots']) =>
      battle(
        { yellow1: { ...LIZARD, slots: { primary: 'flail' } }, green1: weak, ...more },
        { order: ['yellow1'] },
      ).shoot('yellow1', 'flail', 'green1', { rolls: [1, 1, 1, 1] });
    const mate = bitten({ green2: { ...defender, at: 'B13' } });
    expect(mate.robot('green1').fate).toBe('destroyed');
    expect(mate.state.end).toBeUndefined();
    expect(bitten({}).state.end).toEqual({ winners: [1], cause: 'tokyoOpen' });
  });
  test('the Lizard destroyed, derelict or inactive has lost, also together with the last defender', () => {
    const burning = { onFire: true, damage: { drive: 2, core: 1 } } as const satisfies Partial<GivenRobot>;
    const end = (yellow1: Partial<GivenRobot>, green1: Partial<GivenRobot>, rolls: readonly number[]) =>
      battle(
        {
          yellow1: { ...LIZARD, ...yellow1 },
          green1: { at: 'B13', chassis: 'robocar', ...green1 },
        },
        { phase: 'status', rolls },
      ).state.end;
    const stopped = { winners: [0], cause: 'lizardStopped' };
    expect(end(burning, {}, [1])).toEqual(stopped);
    expect(end({ damage: { core: 1 }, disabled: ['drive'], dead: 1 }, {}, [])).toEqual(stopped);
    expect(end(burning, burning, [1, 1])).toEqual(stopped);
    expect(end({ fate: 'derelict' }, {}, [])).toEqual(stopped);
  });
  test('KS10 example (c): from (9, 15) to beyond the other edge in four turns at speed four', () => {
    // Tokyo is at the top here.
    let [turns, row] = [0, 15];
    for (;;) {
      turns += 1;
      const place = move({ ...LIZARD, at: `J${row}`, facing: 'north' }, { edge: 'top' });
      const rows = place
        .legalOf('yellow1', 'move')
        .filter(({ to, facing }) => to.startsWith('J') && facing === FACING.north)
        .map(({ to }) => Number(to.slice(1)));
      row = Math.min(...rows);
      const there = place.play('yellow1', { type: 'move', to: `J${row}`, facing: FACING.north });
      if (there.legalOf('yellow1', 'flee').length === 0) continue;
      expect(there.play('yellow1', { type: 'flee' }).state.end?.cause).toBe('tokyo');
      break;
    }
    expect([turns, row]).toEqual([4, 0]);
  });
  test('KS10 example (e): turn 15 ends with the Lizard near the far edge: the defenders win', () => {
    const after = battle(
      { yellow1: { ...LIZARD, at: 'J2', facing: 'north' }, green1: { ...defender, at: 'B13' } },
      { phase: 'status', turn: 15, edge: 'top' },
    );
    expect(after.state.end).toEqual({ winners: [0], cause: 'limit' });
  });
});

test('KS10.5, KS10 example (d): one damage destroys a weapon of the defenders, the Lizard stands two', () => {
  const hit = (by: 'yellow1' | 'green1') => {
    const target = by === 'yellow1' ? 'green1' : 'yellow1';
    const gun = { slots: { primary: 'grenadeLauncher' } } as const;
    const robots = {
      yellow1: { ...LIZARD, ...(by === 'yellow1' ? gun : {}), ...still },
      green1: { ...defender, at: 'K8', ...(by === 'green1' ? gun : {}), ...still },
    } as const;
    return battle(robots, { order: [by] }).shoot(by, 'grenadeLauncher', target, { rolls: [3, 3, 3] });
  };
  expect(hit('yellow1').emitted('cardDestroyed')).toMatchObject([{ robot: 'green1' }]);
  expect(hit('green1').emitted('cardDestroyed')).toEqual([]);
  expect(hit('green1').emitted('marked')).toMatchObject([{ robot: 'yellow1', marker: 'damage' }]);
});

test('the option makes the Lizard fragile too', () => {
  const place = battle(
    {
      yellow1: { ...LIZARD, ...still },
      green1: { ...defender, at: 'K8', slots: { primary: 'grenadeLauncher' } },
    },
    { order: ['green1'], options: { fragile: true } },
  );
  const after = place.shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [3, 3, 3] });
  expect(after.emitted('cardDestroyed')).toMatchObject([{ robot: 'yellow1' }]);
});
