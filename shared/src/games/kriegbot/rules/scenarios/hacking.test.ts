import type { Action } from '../../actions';
import { draft, drafting } from '../../testing/scenes/drafting';
import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import type { Position } from '../../testing/position';
import { chanceToHit } from '../previews/odds';

/**
 * The Hacker: a Hoverbot with the laser in its turret, a Spiderbot four hexes east of it, a Robotank two hexes west, six
 * hexes from the Spiderbot. The laser hits the Spiderbot.
 */
const table = (
  spider: Partial<GivenRobot> = {},
  more: Partial<Given> & { readonly tank?: Partial<GivenRobot>; readonly hacker?: Partial<GivenRobot> } = {},
): Position =>
  given({
    scenario: 'theHacker',
    order: ['yellow1', 'green1', 'green2'],
    ...more,
    robots: {
      green1: { chassis: 'spiderbot', at: 'Q15', facing: 'northWest', ...spider },
      green2: { chassis: 'robotank', at: 'K15', ...more.tank },
      yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' }, ...more.hacker },
    },
  });
const HIT = { rolls: [4, 3, 1] } as const;
const hit = (...parts: Parameters<typeof table>): Position =>
  table(...parts).shoot('yellow1', 'targetingLaser', 'green1', HIT);
const open = (slots: GivenRobot['slots'], more: Partial<GivenRobot> = {}): Partial<GivenRobot> => ({
  slots,
  shown: 'all',
  ...more,
});
type Hack = Extract<Action, { type: 'hack' }>;
const hackWith = (arms: Hack['arms'], target: Hack['target'] = 'green2', mode: Hack['mode'] = ''): Hack => ({
  type: 'hack',
  arms,
  target,
  mode,
  attacks: 1,
});
type Trigger = Extract<Action, { type: 'trigger' }>;
const triggerOf = (card: Trigger['card'], target = ''): Trigger => ({ type: 'trigger', card, target });

describe('KS8 example (a), KS8.4, KS8.6: the Radar of the Spiderbot that was hit paints its mate', () => {
  const asked = hit(open({ zero: 'radar' }));

  test('3D against 4: 90.7 %; the hit paints, and the seat of the hacker is asked', () => {
    expect(asked.emitted('rolled')).toMatchObject([{ thrown: 3, silhouette: 4, hit: true }]);
    expect(chanceToHit(3, 4)).toBeCloseTo(0.907, 3);
    expect(asked.robot('green1').painted).toBe(true);
    expect(asked.question).toEqual({
      kind: 'hack',
      robot: 'yellow1',
      target: 'green1',
      seat: 1,
      count: 0,
      brief: false,
    });
  });
  const hacked = asked.play('yellow1', hackWith('radar'), { rolls: [3, 0] });
  test('2D from where the Spiderbot stands', () => {
    expect(hacked.emitted('hacked')).toEqual([
      { type: 'hacked', robot: 'green1', by: 'yellow1', card: 'radar', use: 'attack' },
    ]);
    expect(hacked.emitted('attacked')).toMatchObject([{ robot: 'green1', target: 'green2', range: 6 }]);
    expect(hacked.emitted('rolled')).toMatchObject([
      { robot: 'green1', thrown: 2, silhouette: 3, hit: true },
    ]);
    expect(hacked.robot('green2').painted).toBe(true);
  });
  test('it does not cost the Spiderbot its own attack, but the Radar is locked', () => {
    const own = hacked.passedTo('attack', { robot: 'green1' });
    expect(own.robot('green1').slots.zero).toMatchObject({ locked: true, disabled: false });
    const shot: Action = { type: 'attack', arms: 'radar', target: 'yellow1', mode: '', attacks: 1, help: [] };
    expect(own.refusal('green1', shot).refused).toBe('noSuchArms');
    expect(own.robot('green1').marks.attacks).toBe(0);
  });
  test('or it passes', () => {
    expect(asked.play('yellow1', { type: 'pass' }).question).toMatchObject({
      kind: 'attack',
      robot: 'green1',
    });
  });
});

describe('KS8 example (b), KS8.3: what may not be used', () => {
  const asked = hit({
    slots: { primary: 'howitzer', secondary: 'heavyMachineGun', four: 'combatPilot', zero: 'radar' },
    shown: ['combatPilot', 'radar', 'heavyMachineGun'],
    disabled: ['secondary'],
  });

  test('a face-down Howitzer, just as one that is not there', () => {
    expect(asked.refusal('yellow1', hackWith('howitzer')).refused).toBe('notRevealed');
    expect(asked.refusal('yellow1', hackWith('railgun')).refused).toBe('notRevealed');
  });
  test('the Bazooka of an open pilot', () => {
    expect(asked.refusal('yellow1', hackWith('combatPilot')).refused).toBe('pilotItem');
    expect(asked.legalOf('yellow1', 'hack').map(({ arms }) => arms)).toEqual(['radar']);
  });
  test('a disabled card; a card without an attack or a defense', () => {
    expect(asked.refusal('yellow1', hackWith('heavyMachineGun')).refused).toBe('cardDisabled');
    expect(asked.refusal('yellow1', triggerOf('radar')).refused).toBe('noSuchCard');
  });
  test('no Phoenix-bot, nuke, glue or Repair Arm: nobody is asked for them', () => {
    expect(hit(open({ zero: 'suicideNuke', four: 'nanoGlue', inner: 'repairArm' })).question).toMatchObject({
      kind: 'attack',
    });
  });
  test('a hacked Targeting Laser does not hack again', () => {
    const laser = hit(open({ four: 'targetingLaser' }, { facing: 'southEast' }), {
      tank: open({ four: 'radar' }),
    });
    const after = laser.play('yellow1', hackWith('targetingLaser'), { rolls: [4, 4] });
    expect(after.robot('green2').painted).toBe(true);
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1' });
  });
});

describe('KS8 example (c), KS8.4: whom a hacked weapon may attack', () => {
  const asked = hit(
    open({ primary: 'heavyMachineGun' }, { marks: { attacks: 1, used: ['heavyMachineGun'] } }),
    {
      tank: { at: 'M14' },
    },
  );

  test('another green robot in its arc and range, although it has fired; no friend of the hacker, not itself', () => {
    const targets = asked
      .legalOf('yellow1', 'hack')
      .flatMap(({ arms, target }) => (arms === 'heavyMachineGun' ? [target] : []));
    expect(targets).toContain('green2');
    expect(targets).not.toContain('yellow1');
    expect(targets).not.toContain('green1');
    expect(asked.refusal('yellow1', hackWith('heavyMachineGun', 'yellow1')).refused).toBe('notAnEnemy');
    expect(asked.refusal('yellow1', hackWith('heavyMachineGun', 'green1')).refused).toBe('notAnEnemy');
  });
  test('its arc is that of the robot that was hit', () => {
    const away = hit(open({ primary: 'heavyMachineGun', inner: 'chaff' }, { facing: 'southEast' }), {
      tank: { at: 'M14' },
    });
    expect(away.refusal('yellow1', hackWith('heavyMachineGun')).refused).toBe('outOfArc');
  });
  test('no other card helps it', () => {
    const aided = hit(
      open({ primary: 'grenadeLauncher', zero: 'targetingComputer', four: 'incendiaryMunitions' }),
      {
        tank: { at: 'M14' },
      },
    ).play('yellow1', hackWith('grenadeLauncher'), { rolls: [2, 0] });
    expect(aided.emitted('attacked')).toMatchObject([{ help: [] }]);
  });
  test('the hacker chooses the location, the target answers as ever', () => {
    const grenade = hit(open({ primary: 'grenadeLauncher' }), {
      tank: { at: 'M14', slots: { primary: 'howitzer', inner: 'smokeGenerator' } },
    }).play('yellow1', hackWith('grenadeLauncher'));
    expect(grenade.window).toMatchObject({ kind: 'before', asked: ['green2'] });
    const rolled = grenade.decline({ rolls: [2, 3] }).passedTo('locate');
    expect(rolled.question).toMatchObject({ kind: 'locate', robot: 'green1', seat: 1 });
    expect(rolled.legalOf('green1', 'locate')).toEqual([]);
    const after = rolled.play('yellow1', { type: 'locate', location: 3 }).decline();
    expect(after.emitted('marked')).toMatchObject([{ robot: 'green2', item: 'primary', marker: 'damage' }]);
  });
  test('its costs fall on the robot that was hit: an unpowered one burns the card out, a salvo empties the pod', () => {
    const weak = hit(open({ zero: 'radar' }, { damage: { core: 1 } })).play('yellow1', hackWith('radar'), {
      rolls: [0, 0],
    });
    expect(weak.robot('green1').slots.zero).toMatchObject({ disabled: true, locked: true });
    const pod = hit(open({ primary: 'rocketPod' }), { tank: { at: 'M13' } });
    const salvo = pod
      .legalOf('yellow1', 'hack')
      .find(({ mode, target }) => mode === 'salvo' && target === 'green2');
    expect(salvo).toBeDefined();
    const emptied = salvo && pod.play('yellow1', salvo, { rolls: [0, 0, 0, 0] });
    expect(emptied?.robot('green1').slots.primary.disabled).toBe(true);
  });
});

describe('KS8 example (d), KS8.2: who is hacked', () => {
  const still = { kind: 'attack', robot: 'green1' } as const;

  test('nobody whose drive is disabled: painted, no hack', () => {
    const struck = hit(open({ zero: 'radar' }, { disabled: ['drive'] }));
    expect(struck.robot('green1').painted).toBe(true);
    expect(struck.question).toMatchObject(still);
  });
  test('a face-down pilot who is disabled does not tell itself by this', () => {
    const slots = { zero: 'radar', inner: 'hotshotPilot' } as const;
    const hidden = hit({ slots, shown: ['radar'], disabled: ['inner'] });
    expect(hidden.question).toMatchObject({ kind: 'hack' });
    expect(hit(open(slots, { disabled: ['inner'] })).question).toMatchObject(still);
  });
  test('nobody who has left a derelict', () => {
    expect(hit(open({ zero: 'radar' }, { fate: 'derelict' })).question).toMatchObject({ robot: 'green2' });
  });
  test('what shows nothing is not asked for; another weapon does not hack; the laser of Green does not', () => {
    expect(hit({ slots: { zero: 'radar', primary: 'howitzer' } }).question).toMatchObject(still);
    const shot = table(open({ zero: 'radar' }), {
      hacker: { slots: { primary: 'grenadeLauncher' }, at: 'O15' },
    });
    expect(
      shot
        .shoot('yellow1', 'grenadeLauncher', 'green1', { rolls: [5, 0, 2, 0] })
        .passedTo('attack', { robot: 'green1' }).question,
    ).toMatchObject(still);
    const green = table(open({ four: 'targetingLaser' }, { facing: 'southEast' }), {
      order: ['green1', 'green2'],
      hacker: open({ zero: 'radar' }),
    });
    expect(green.shoot('green1', 'targetingLaser', 'yellow1', { rolls: [4, 4, 4] }).question).toMatchObject({
      kind: 'attack',
    });
  });
  test('a wasted paint hacks too', () => {
    expect(hit(open({ zero: 'radar' }, { painted: true })).question).toMatchObject({ kind: 'hack' });
  });
  test('a strafe hacks, and the move goes on', () => {
    const place = table(open({ zero: 'radar' }), {
      phase: 'movement',
      order: ['yellow1', 'green1'],
      hacker: { chassis: 'helibot', at: 'Q11', facing: 'south', slots: { four: 'targetingLaser' } },
    });
    const asked = place.play(
      'yellow1',
      {
        type: 'strafe',
        arms: 'targetingLaser',
        target: 'green1',
        mode: '',
        attacks: 1,
        help: [],
      },
      { rolls: [4, 4] },
    );
    expect(asked.question).toMatchObject({ kind: 'hack', robot: 'yellow1', target: 'green1' });
    const on = asked.play('yellow1', hackWith('radar'), { rolls: [0, 0] });
    expect(on.question).toMatchObject({ kind: 'moving', robot: 'yellow1' });
    expect(on.legalOf('yellow1', 'move')).not.toEqual([]);
  });
});

describe('KS8.5: the defense function of a card that lies open', () => {
  test('(a) a Flamethrower is disabled, and its smoke takes a die from the next attack on its robot', () => {
    const hung = hit(open({ primary: 'flamethrower' })).play('yellow1', triggerOf('flamethrower'));
    expect(hung.robot('green1').slots.primary).toMatchObject({ disabled: true, locked: true });
    expect(hung.emitted('hacked')).toMatchObject([{ card: 'flamethrower', use: 'defense' }]);
  });
  test('whoever attacks, once, and not in melee', () => {
    const robots = {
      green1: { chassis: 'spiderbot', at: 'Q15', slots: { primary: 'flamethrower' }, shown: 'all' },
      green2: { chassis: 'robotank', at: 'K15' },
      yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' } },
      yellow2: {
        chassis: 'robocar',
        at: 'O15',
        facing: 'northEast',
        slots: { primary: 'grenadeLauncher', secondary: 'rocketPod', inner: 'combatPilot' },
      },
    } as const;
    const hung = given({ scenario: 'theHacker', order: ['yellow1', 'yellow2'], robots })
      .shoot('yellow1', 'targetingLaser', 'green1', HIT)
      .play('yellow1', triggerOf('flamethrower'));
    expect(hung.state.smoke).toEqual({ robot: 'green1', card: 'flamethrower' });
    const shot = hung.shoot('yellow2', 'grenadeLauncher', 'green1', { rolls: [0, 1] });
    expect(shot.emitted('smoked')).toEqual([{ type: 'smoked', robot: 'green1' }]);
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2 }]);
    expect(shot.state.smoke).toBeUndefined();
  });
  test('a Smoke Generator likewise, but it stays as it is', () => {
    const hung = hit(open({ zero: 'smokeGenerator' })).play('yellow1', triggerOf('smokeGenerator'));
    expect(hung.robot('green1').slots.zero).toMatchObject({ disabled: false, locked: true });
    expect(hung.state.smoke).toEqual({ robot: 'green1', card: 'smokeGenerator' });
  });
  test('(b) after a strafe a Mag Claw holds a robot beside it that is still to move', () => {
    const place = table(open({ primary: 'magClaw' }, { facing: 'north' }), {
      phase: 'movement',
      order: ['yellow1', 'green2'],
      tank: { at: 'Q14' },
      hacker: { chassis: 'helibot', at: 'Q11', facing: 'south', slots: { four: 'targetingLaser' } },
    });
    const asked = place.play(
      'yellow1',
      {
        type: 'strafe',
        arms: 'targetingLaser',
        target: 'green1',
        mode: '',
        attacks: 1,
        help: [],
      },
      { rolls: [4, 4] },
    );
    expect(asked.refusal('yellow1', triggerOf('magClaw')).refused).toBe('noTarget');
    const held = asked.play('yellow1', triggerOf('magClaw', 'green2'));
    expect(held.emitted('clamped')).toEqual([{ type: 'clamped', robot: 'green2', by: 'green1' }]);
    const moving = held.passedTo('option', { robot: 'green2' });
    expect(moving.refusal('green2', { type: 'move', to: 'Q13', facing: FACING.north }).refused).toBe(
      'clamped',
    );
  });
  test('(c) an Explosive Capacitor takes its damage', () => {
    const burnt = hit(open({ zero: 'explosiveCapacitor' })).play('yellow1', triggerOf('explosiveCapacitor'));
    expect(burnt.robot('green1').slots.zero).toMatchObject({ damage: 1, locked: true });
  });
  test.each(['chaff', 'chobhamArmor', 'nemoBattery'] as const)(
    '(d) %s does nothing now, but is locked',
    (card) => {
      const set = hit(open({ zero: card })).play('yellow1', triggerOf(card));
      expect(set.robot('green1').slots.zero).toMatchObject({
        card,
        damage: 0,
        disabled: false,
        locked: true,
      });
      expect(set.question).toMatchObject({ kind: 'attack', robot: 'green1' });
    },
  );
});

describe('KS8.6: the lock', () => {
  test('a locked Chobham Armor is not asked for', () => {
    const robots = {
      green1: { chassis: 'spiderbot', at: 'Q15', slots: { zero: 'chobhamArmor' }, shown: 'all' },
      yellow1: { chassis: 'hoverbot', at: 'M15', slots: { four: 'targetingLaser' } },
      yellow2: { chassis: 'robocar', at: 'O15', slots: { primary: 'grenadeLauncher' } },
    } as const;
    const asked = given({ scenario: 'theHacker', order: ['yellow1', 'yellow2'], robots }).shoot(
      'yellow1',
      'targetingLaser',
      'green1',
      HIT,
    );
    const shot = (place: Position, rolls: readonly number[]) =>
      place.attack('yellow2', 'grenadeLauncher', 'green1', { rolls: [...rolls] }).window?.kind;
    expect(shot(asked.play('yellow1', { type: 'pass' }), [2, 2, 2])).toBe('after');
    // The attack is over at once, and the bombardment begins.
    expect(shot(asked.play('yellow1', triggerOf('chobhamArmor')), [2, 2, 2, 0])).toBeUndefined();
  });
  test('it ends with the turn', () => {
    const locked = hit(open({ zero: 'radar' })).play('yellow1', hackWith('radar'), { rolls: [0, 0] });
    const next = locked.passedTo('option', { rolls: [0] });
    expect(next.state.turn).toBe(2);
    expect(next.robot('green1').slots.zero.locked).toBe(false);
  });
});

test('KS8.7: a kill by a hacked weapon counts against the side of what died', () => {
  const killed = hit(open({ primary: 'grenadeLauncher' }), {
    tank: { chassis: 'robocar', at: 'O15', slots: { zero: '' }, damage: { core: 1 } },
  }).play('yellow1', hackWith('grenadeLauncher'), { rolls: [0, 5, 5, 3, 3] });
  const [choice] = killed.legalOf('yellow1', 'locate');
  const end = choice ? killed.play('yellow1', choice) : killed;
  expect(end.state.end).toEqual({ winners: [1], cause: 'firstKill' });
});

test('KS8.8: the hackers bombard until their tower falls, even without the hacker', () => {
  const struck = (more: Partial<Given>) =>
    given({
      scenario: 'theHacker',
      phase: 'status',
      robots: {
        green1: { at: 'E14', painted: true },
        yellow1: { at: '', fate: 'destroyed' },
        yellow2: { at: 'T0', chassis: 'spiderbot', painted: true },
      },
      ...more,
    }).emitted('bombarded');
  expect(struck({ rolls: [0] })).toMatchObject([{ robot: 'green1', by: 'yellow' }]);
  expect(struck({ structures: { towerTop: 2 } })).toEqual([]);
});

describe('KS8.1: the laser lies in a pylon slot of one robot of the hackers', () => {
  const slots = {
    primary: 'railgun',
    secondary: 'howitzer',
    zero: 'chaff',
    inner: 'radar',
    deep: 'nanoGlue',
  } as const;
  const alone = drafting(2, [['helibot', 'rocketbot'], ['robotank']], { scenario: 'theHacker' });

  test('without it, or elsewhere, nobody is ready', () => {
    const laid = (four: 'repairArm' | 'targetingLaser', inner: 'radar' | 'targetingLaser') =>
      alone.play(1, draft('yellow1', { ...slots, four, inner }, 'superSteel'));
    expect(laid('repairArm', 'radar').refusal(1, { type: 'ready' }).refused).toBe('cardNeeded');
    expect(laid('repairArm', 'targetingLaser').refusal(1, { type: 'ready' }).refused).toBe('cardNeeded');
    expect(laid('targetingLaser', 'radar').play(1, { type: 'ready' }).state.seats[1]?.ready).toBe(true);
  });
  test('Green needs none', () => {
    expect(alone.legalOf(0, 'design').some(({ slots: { four } }) => four !== 'targetingLaser')).toBe(true);
  });
  test('a ready-made design has it in a pylon slot, if nobody else can bring it', () => {
    const designs = alone.legalOf(1, 'design');
    expect(designs.length).toBeGreaterThan(1);
    for (const design of designs) expect(design.slots.four).toBe('targetingLaser');
  });
  test('a mate may bring it', () => {
    const two = drafting(
      4,
      [
        ['helibot', 'rocketbot', 'hoverbot'],
        ['robotank', 'robocar'],
      ],
      {
        scenario: 'theHacker',
        robots: 3,
      },
    );
    const first = two.play(1, draft('yellow1', { ...slots, four: 'repairArm' }, 'superSteel'));
    expect(first.legalOf(1, 'ready')).toHaveLength(1);
    const done = first.play(1, { type: 'ready' });
    for (const design of done.legalOf(3, 'design'))
      expect([design.slots.four, design.slots.inner]).toContain('targetingLaser');
    const kept = two.play(
      1,
      draft('yellow1', { ...slots, four: 'repairArm', inner: 'targetingLaser' }, 'superSteel'),
    );
    expect(kept.refusal(1, { type: 'ready' }).refused).toBe('cardNeeded');
  });
});

describe('KS8.4 with power cores: the robot that was hit pays', () => {
  const armed = open({ primary: 'freeElectronLaser' }, { facing: 'northWest' });
  const withCore = (powerCore: GivenRobot['powerCore']): Position =>
    hit({ ...armed, chassis: 'helibot', powerCore }, { tank: { at: 'N13' } });
  const laser = hackWith('freeElectronLaser');

  test('a step, and its core is shown; the hacker cannot overcharge', () => {
    const asked = withCore({ card: 'ultracapacitor' });
    expect(asked.legalOf('yellow1', 'hack').every(({ attacks }) => attacks === 1)).toBe(true);
    const hacked = asked.play('yellow1', laser, { rolls: [0, 0, 0] });
    expect(hacked.emitted('coreShown')).toMatchObject([{ robot: 'green1', core: 'ultracapacitor' }]);
    expect(hacked.robot('green1').powerCore?.level).toBe(3);
  });
  test('an empty open core has none to give', () => {
    const asked = hit(
      {
        ...armed,
        chassis: 'helibot',
        slots: { ...armed.slots, zero: 'radar' },
        powerCore: { card: 'fuelCell', shown: true, level: 0 },
      },
      { tank: { at: 'N13' } },
    );
    expect(asked.refusal('yellow1', laser)).toMatchObject({ refused: 'noEnergy' });
  });
});
