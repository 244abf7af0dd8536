import { fight } from '../../testing/scenes/fight';
import { given, type GivenRobot, type Position } from '../../testing/given';
import type { ItemCardId, ArmsId } from '../../content/cards';
import type { Shot } from '../../actions';

/** An attack at range 1 on a car at K7. */
const strike = (
  arms: ArmsId & ItemCardId,
  rolls: readonly number[],
  more: {
    readonly target?: Partial<GivenRobot>;
    readonly by?: Partial<GivenRobot>;
    readonly shot?: Partial<Shot>;
  } = {},
): Position =>
  fight({
    green1: { at: 'K8', slots: { [arms === 'chemicalRockets' ? 'four' : 'primary']: arms }, ...more.by },
    yellow1: { at: 'K7', ...more.target },
  }).shoot('green1', arms, 'yellow1', { ...more.shot, rolls });
const marks = (place: Position) => place.emitted('marked').map(({ item, marker }) => `${marker} ${item}`);

describe('what hits do (L233-253)', () => {
  test('only numbers rolled may be chosen', () => {
    expect(strike('chainsaw', [4, 4, 2]).refusal('green1', { type: 'locate', location: 3 }).refused).toBe(
      'notRolled',
    );
  });
  test('K46: a disable for an item that this hit destroyed bleeds', () => {
    const after = strike('electrolaser', [2, 2, 2], { target: { damage: { primary: 1 } } });
    expect(marks(after)).toEqual(['damage primary', 'disable inner']);
  });
  test('K46: a disable on a disabled item is lost', () => {
    const after = strike('electrolaser', [2, 2, 2], { target: { disabled: ['primary'] } });
    expect(marks(after)).toEqual(['damage primary']);
    expect(after.emitted('wasted')).toHaveLength(1);
  });
  test('K46: a full drive passes on damage, and keeps disables', () => {
    const after = strike('electrolaser', [1, 1, 1], { target: { damage: { drive: 2 } } });
    expect(marks(after)).toEqual(['damage core', 'disable drive']);
  });
  test('corrosive rockets: two disables of the owner’s choice, no damage; disabled items cannot be chosen', () => {
    const hit = strike('chemicalRockets', [4, 4, 4], {
      shot: { mode: 'corrosive' },
      target: { disabled: ['zero'] },
    });
    expect(hit.question).toMatchObject({ kind: 'disables', robot: 'yellow1', count: 2 });
    expect(
      hit.refusal('yellow1', { type: 'disable', robot: 'yellow1', items: ['zero', 'inner'] }).refused,
    ).toBe('alreadyDisabled');
    expect(hit.legalOf('yellow1', 'disable')).toHaveLength(15);
  });
  test('K47: without a choice, nobody is asked', () => {
    const few = { disabled: ['primary', 'secondary', 'zero', 'four', 'inner'] } as const;
    const hit = strike('chemicalRockets', [4, 4, 4], { shot: { mode: 'corrosive' }, target: few });
    expect(marks(hit)).toEqual(['disable drive', 'disable core']);
    const one = { disabled: [...few.disabled, 'drive'] } as const;
    const less = strike('chemicalRockets', [4, 4, 4], { shot: { mode: 'corrosive' }, target: one });
    expect(marks(less)).toEqual(['disable core']);
    expect(less.emitted('wasted')).toHaveLength(1);
  });
  test('a Flail turns nothing that it has destroyed', () => {
    const doomed = { damage: { core: 1, drive: 2 } } as const;
    const after = strike('flail', [1, 1, 5, 1], { target: doomed });
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.question).toBeUndefined();
    expect(after.state.end).toMatchObject({ cause: 'firstKill' });
  });
  test('K38: the remaining rolls are lost with the target', () => {
    const doomed = { damage: { core: 1, drive: 2 } } as const;
    const two = { target: doomed, shot: { attacks: 2 } };
    const after = strike('gatlingGun', [5, 1, 1], two);
    expect(after.emitted('rolled')).toHaveLength(1);
    expect(after.robot('yellow1').fate).toBe('destroyed');
  });
  test('L119: a destroyed card is named only if it was open', () => {
    const gone = (shown: GivenRobot['shown']) =>
      strike('grenadeLauncher', [2, 2, 2], {
        target: { slots: { primary: 'railgun' }, damage: { primary: 1 }, ...(shown && { shown }) },
      });
    expect(gone([]).emitted('cardDestroyed')).toMatchObject([{ slot: 'primary', card: '' }]);
    expect(gone('all').emitted('cardDestroyed')).toMatchObject([{ slot: 'primary', card: 'railgun' }]);
  });
  test('paint has no further effect on a painted robot', () => {
    const radar = { by: { slots: { zero: 'radar' } } } as const;
    const after = strike('radar', [4, 4], radar);
    expect(after.robot('yellow1').painted).toBe(true);
    expect(strike('radar', [4, 4], { ...radar, target: { painted: true } }).emitted('status')).toEqual([]);
  });
  test('K47: a Mag Claw with doubles by an add-die', () => {
    const hit = strike('magClaw', [0, 5, 0, 1]).play('green1', { type: 'locate', location: 0 });
    expect(marks(hit)).toEqual(['damage zero', 'damage zero']);
  });
});

describe('Incendiary Munitions', () => {
  const armed = (more: Partial<GivenRobot> = {}) => ({
    by: { slots: { primary: 'heavyMachineGun', zero: 'incendiaryMunitions' }, ...more } as const,
    shot: { help: ['incendiaryMunitions'] } as Partial<Shot>,
  });
  test('by any hit with power; never where they were not shown', () => {
    expect(strike('heavyMachineGun', [1, 2, 4], armed({ poweredUp: true })).robot('yellow1').onFire).toBe(
      true,
    );
    expect(strike('heavyMachineGun', [2, 3, 3], { by: armed().by }).robot('yellow1').onFire).toBe(false);
  });
});

describe('skins and Chobham Armor (K49)', () => {
  test('K35: open Super-steel helps automatically', () => {
    const after = strike('heavyMachineGun', [2, 3, 4], {
      target: { skin: 'superSteel', shown: ['superSteel'] },
    });
    expect(after.emitted('cancelled')).toMatchObject([{ points: 3 }]);
    expect(after.emitted('asked')).toEqual([]);
  });
  test('K69: hidden Chobham Armor that survives two hits is shown; four destroy it', () => {
    const after = strike('chainsaw', [0, 3, 5, 0], {
      target: { slots: { zero: 'chobhamArmor' }, skin: 'silvered', shown: [] },
    });
    expect(
      after.play('green1', { type: 'locate', location: 0 }).passedTo('attack').robot('yellow1').slots.zero,
    ).toMatchObject({
      shown: true,
      damage: 2,
    });
  });
  test('K51: with Fragile, one damage destroys a card, two Chobham Armor', () => {
    const place = given({
      options: { fragile: true },
      order: ['green1', 'yellow1'],
      robots: { green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } }, yellow1: { at: 'K7' } },
    }).shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [2, 2, 2] });
    expect(place.robot('yellow1').slots.primary.card).toBe('');
  });
});

describe('Civilian Pilot (K48)', () => {
  const asked = (more: Partial<GivenRobot> = {}) =>
    fight({
      green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'K7', slots: { four: 'civilianPilot' }, ...more },
    })
      .attack('green1', 'grenadeLauncher', 'yellow1')
      .passedTo('reroll', { rolls: [4, 4, 4] });
  test('a 5 cannot be rerolled, and of equal dice only the first is offered', () => {
    const hit = fight({
      green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'K7', slots: { four: 'civilianPilot' } },
    })
      .attack('green1', 'grenadeLauncher', 'yellow1')
      .passedTo('reroll', { rolls: [4, 5, 2, 4] });
    expect(hit.legalOf('yellow1', 'answer').map(({ die }) => die)).toEqual([-1, 0, 2]);
  });
  test('once a turn', () => {
    expect(() => asked({ marks: { helped: ['civilianPilot'] } })).toThrow();
  });
});

test('K53: a derelict has silhouette 1 and does not answer', () => {
  const place = fight(
    {
      green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'K7', fate: 'derelict', slots: { zero: 'holoBlur' } },
      yellow2: { chassis: 'spiderbot', at: 'T1' },
    },
    { order: ['green1', 'yellow2'] },
  ).attack('green1', 'grenadeLauncher', 'yellow1', { rolls: [1, 0, 0] });
  expect(place.emitted('rolled')).toMatchObject([{ silhouette: 1, hit: true }]);
});

test('K55: every number hits the Rifle of a Phoenix-bot, without a choice', () => {
  const after = strike('grenadeLauncher', [2, 3, 4], {
    target: {
      phoenix: true,
      slots: { inner: 'recoillessRifle', primary: '', secondary: '', zero: '', four: '' },
      shown: 'all',
    },
  });
  expect(marks(after)).toEqual(['damage inner']);
  expect(after.emitted('marked')).toMatchObject([{ bled: '' }]);
});

describe('after the roll, only open facts decide who is asked', () => {
  const asked = (target: Partial<GivenRobot>, kind: 'reroll' | 'after' | 'counter') => {
    const place = fight({
      green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { at: 'K7', skin: 'silvered', ...target },
    })
      .attack('green1', 'grenadeLauncher', 'yellow1')
      .passedTo(kind, { rolls: [2, 2, 2] });
    return [place.window?.asked, place.view(0).window, place.state.pauses];
  };
  test.each([
    ['reroll', { slots: { four: 'civilianPilot' } }],
    ['after', { slots: { four: 'chobhamArmor' } }],
    ['after', { skin: 'electroReactive', slots: { four: 'chobhamArmor' } }],
    ['counter', { slots: { four: 'nemoBattery' } }],
  ] as const)('%s: with the card and without it alike', (kind, target) => {
    expect(asked(target, kind)).toEqual(asked({ slots: { four: 'targetingComputer' } }, kind));
  });
});
