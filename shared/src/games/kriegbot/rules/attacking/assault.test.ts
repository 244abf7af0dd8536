import { fight } from '../../testing/scenes/fight';
import type { GivenRobot } from '../../testing/given';
import type { Event } from '../../events';

const order = (events: readonly Event[], types: readonly Event['type'][]): readonly string[] =>
  events.map(({ type }) => type).filter((type) => types.includes(type));

describe('the order of an attack', () => {
  /** A car with an answer to everything, which is hit from the adjacent hex by a robot without power. */
  const hit = () =>
    fight({
      green1: { at: 'K8', slots: { primary: 'rocketPod' }, damage: { core: 1 } },
      yellow1: {
        at: 'K7',
        skin: 'ablativeFoam',
        slots: { four: 'civilianPilot', zero: 'nemoBattery', inner: 'chaff' },
      },
    }).attack('green1', 'rocketPod', 'yellow1');
  test('K31: answers, dice, re-roll, location, skin, markers; then Nemo, then burnt-out cards', () => {
    const before = hit();
    expect(before.window?.kind).toBe('before');
    const reroll = before.answer('yellow1', {}, { rolls: [2, 2, 3] });
    expect(reroll.window?.kind).toBe('reroll');
    const locate = reroll.answer('yellow1', { cards: ['civilianPilot'], die: 2 }, { rolls: [4] });
    expect(locate.question?.kind).toBe('locate');
    const after = locate.play('green1', { type: 'locate', location: 2 });
    expect(after.window?.kind).toBe('after');
    expect(after.emitted('marked')).toEqual([]);
    const counter = after.answer('yellow1', { cards: ['ablativeFoam'] });
    expect(order(counter.events, ['cancelled', 'marked'])).toEqual(['cancelled', 'marked']);
    expect(counter.window?.kind).toBe('counter');
    const shock = counter.answer('yellow1', { cards: ['nemoBattery'] });
    expect(shock.robot('green1').slots.primary.disabled).toBe(false);
    const done = shock.play('green1', { type: 'disable', robot: 'green1', items: ['zero', 'four'] });
    expect(done.emitted('marked')).toMatchObject([
      { item: 'zero', cause: 'counter' },
      { item: 'four', cause: 'counter' },
      { item: 'primary', cause: 'unpowered' },
    ]);
  });
  test('K64: at most once at each point, and secret until all have answered', () => {
    const half = hit();
    expect(half.window?.asked).toEqual(['yellow1']);
    expect(half.refusal('yellow1', { type: 'pass' }).refused).toBe('wrongPhase');
    const told = half.decline({ rolls: [0, 0, 0] });
    // A miss: nobody is asked anything more.
    expect(told.window).toBeUndefined();
    expect(told.state.pauses).toBe(1);
  });
  test('K45: two numbers of one item are two hits, in ascending order, damage before disables', () => {
    const rocket = { chassis: 'rocketbot', at: 'K7' } as const;
    const burst = fight({ green1: { at: 'K8', slots: { primary: 'heavyMachineGun' } }, yellow1: rocket });
    const after = burst.shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [5, 3, 1, 0] });
    expect(after.emitted('marked').map(({ item }) => item)).toEqual(['drive', 'drive', 'secondary']);
    expect(after.robot('yellow1').drive.damage).toBe(2);
    const emp = fight({ green1: { at: 'K8', slots: { primary: 'empBlaster' } }, yellow1: rocket });
    const struck = emp.shoot('green1', 'empBlaster', 'yellow1', { rolls: [5, 3, 1, 0] });
    expect(struck.emitted('wasted')).toHaveLength(1);
  });
});

describe('cards that help', () => {
  const computer = { zero: 'targetingComputer' } as const;
  test('K71: of the rolls of one action the Targeting Computer helps the first', () => {
    const after = fight({
      green1: { at: 'K8', slots: { primary: 'gatlingGun', ...computer } },
      yellow1: { at: 'K5' },
    }).shoot('green1', 'gatlingGun', 'yellow1', {
      attacks: 2,
      help: ['targetingComputer'],
      rolls: [0, 0, 0],
    });
    expect(after.emitted('rolled').map(({ thrown }) => thrown)).toEqual([2, 1]);
  });
  test('K72: Flux Compression powers the weapon, not the Targeting Computer', () => {
    const laser = { primary: 'freeElectronLaser', inner: 'explosiveCapacitor', ...computer } as const;
    const thrown = (poweredUp: boolean, dice: number) =>
      fight({ green1: { at: 'K8', poweredUp, slots: laser }, yellow1: { at: 'K5' } })
        .shoot('green1', 'freeElectronLaser', 'yellow1', {
          help: poweredUp ? ['targetingComputer'] : ['targetingComputer', 'explosiveCapacitor'],
          rolls: Array.from({ length: dice }, () => 0),
        })
        .emitted('rolled')
        .map((roll) => roll.thrown);
    expect(thrown(false, 5)).toEqual([5]);
    expect(thrown(true, 6)).toEqual([6]);
  });
});

test('K73: a barrage is no burst for a skin', () => {
  const place = fight({
    green1: { at: 'K12', poweredUp: true, slots: { primary: 'howitzer' } },
    yellow1: { at: 'K7', skin: 'superSteel', marks: { option: 'powerUp' } },
  })
    .attack('green1', 'howitzer', 'yellow1', { mode: 'barrage' })
    .passedTo('after', { rolls: [3, 3, 0, 2, 3, 3] });
  expect(place.legalOf('yellow1', 'answer')).toHaveLength(1);
  expect(place.decline().emitted('marked')).toHaveLength(3);
});

test('K39: counting as painted affects only the line: Holo-blur and Chameleon still help', () => {
  const through = (target: Partial<GivenRobot>) =>
    fight({
      green1: {
        at: 'C13',
        facing: 'north',
        poweredUp: true,
        slots: { primary: 'freeElectronLaser', zero: 'phasedArrayAntenna' },
      },
      yellow1: { at: 'C5', ...target },
    })
      .shoot('green1', 'freeElectronLaser', 'yellow1', {
        help: ['phasedArrayAntenna'],
        rolls: [0, 0, 0],
      })
      .emitted('rolled')
      .map(({ silhouette }) => silhouette);
  expect(through({})).toEqual([6]);
  expect(through({ slots: { zero: 'holoBlur' }, shown: ['holoBlur'] })).toEqual([8]);
  expect(through({ skin: 'chameleon', shown: ['chameleon'] })).toEqual([8]);
  expect(through({ slots: { zero: 'holoBlur' }, shown: ['holoBlur'], painted: true })).toEqual([6]);
});
