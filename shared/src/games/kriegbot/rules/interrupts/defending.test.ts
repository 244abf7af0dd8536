import { fight } from '../../testing/scenes/fight';
import type { GivenRobot, Position } from '../../testing/given';
import type { CardId, ItemCardId, ArmsId } from '../../content/cards';

/** An attacker at A10, facing north, and a car at A5 that faces it. */
const attackOn = (
  arms: ArmsId & ItemCardId,
  target: Partial<GivenRobot>,
  mates: Record<string, GivenRobot> = {},
): Position => {
  const slot =
    arms === 'radar' || arms === 'targetingLaser' || arms === 'chemicalRockets' ? 'four' : 'primary';
  const mode = arms === 'chemicalRockets' ? 'gel' : '';
  return fight({
    green1: { at: 'A10', slots: { [slot]: arms } },
    yellow1: { at: 'A5', ...target },
    ...mates,
  }).attack('green1', arms, 'yellow1', { mode });
};
const answered = (place: Position, cards: readonly CardId[], rolls: readonly number[]) =>
  place.answer('yellow1', { cards: [...cards] }, { rolls }).emitted('rolled');

describe('point defense', () => {
  const gatling = { slots: { primary: 'gatlingGun' } } as const;
  test('takes a die off a missile from inside the arc, for a defense action', () => {
    const place = attackOn('towMissile', gatling).answer(
      'yellow1',
      { cards: ['gatlingGun'] },
      { rolls: [0] },
    );
    expect(place.emitted('rolled')).toMatchObject([{ thrown: 1 }]);
    expect(place.robot('yellow1')).toMatchObject({
      marks: { defenses: 1 },
      slots: { primary: { shown: true } },
    });
  });
  test('nobody is asked for it against a gun, from behind, or without a defense action', () => {
    const asked = (place: Position) => place.window?.asked ?? [];
    const rolls = { rolls: [0, 0] };
    const on = (arms: ArmsId & ItemCardId, more: Partial<GivenRobot>) =>
      fight({
        green1: { at: 'A10', slots: { primary: arms } },
        yellow1: { at: 'A5', ...gatling, ...more },
      }).attack('green1', arms, 'yellow1', rolls);
    // A face-down weapon might be a Flamethrower: only the open Gatling Gun shows that it works against missiles alone.
    expect(asked(on('gatlingGun', { shown: 'all' }))).toEqual([]);
    expect(asked(on('towMissile', { shown: 'all', facing: 'north' }))).toEqual([]);
    expect(asked(on('towMissile', { marks: { defenses: 1 } }))).toEqual([]);
  });
});

test('K36: where an answer leaves no dice, there is no roll and it misses', () => {
  const place = fight({
    green1: { at: 'A10', slots: { primary: 'towMissile' } },
    yellow1: { at: 'A2', slots: { primary: 'gatlingGun' } },
  })
    .attack('green1', 'towMissile', 'yellow1')
    .answer('yellow1', { cards: ['gatlingGun'] });
  expect(place.emitted('rolled')).toMatchObject([{ thrown: 0, dice: [], hit: false }]);
});

describe('a smokescreen', () => {
  const burner = { slots: { secondary: 'flamethrower' } } as const;
  test('disables the Flamethrower, but stays in the air (K34, K70)', () => {
    const place = attackOn('gatlingGun', burner).answer(
      'yellow1',
      { cards: ['flamethrower'] },
      { rolls: [0] },
    );
    expect(place.emitted('rolled')).toMatchObject([{ thrown: 1 }]);
    expect(place.robot('yellow1').slots.secondary).toMatchObject({ disabled: true, shown: true });
  });
  test('K32: a mate is asked only if the line passes by', () => {
    const mate = (at: string) => ({ yellow2: { at, chassis: 'spiderbot', ...burner } as const });
    const near = attackOn('gatlingGun', {}, mate('B7'));
    expect(near.window?.asked).toEqual(['yellow2']);
    expect(
      near.answer('yellow2', { cards: ['flamethrower'] }, { rolls: [0] }).emitted('rolled'),
    ).toMatchObject([{ thrown: 1 }]);
    const far = fight({
      green1: { at: 'A10', slots: { primary: 'gatlingGun' } },
      yellow1: { at: 'A5' },
      ...mate('D7'),
    });
    expect(far.attack('green1', 'gatlingGun', 'yellow1', { rolls: [0, 0] }).window).toBeUndefined();
  });
});

test('K74: the line enters the hex of its target, and not the one that it starts from', () => {
  const burner = (at: string) =>
    fight({
      green1: { at: 'A10', slots: { primary: 'gatlingGun' } },
      yellow1: { at: 'A5' },
      yellow2: { at, chassis: 'spiderbot', slots: { secondary: 'flamethrower' } },
    }).attack('green1', 'gatlingGun', 'yellow1', { rolls: at === 'A4' ? [] : [0, 0] });
  expect(burner('A4').window?.asked).toEqual(['yellow2']);
  expect(burner('A11').window).toBeUndefined();
});

describe('cards that change the silhouette (K35, K37)', () => {
  test('a hidden one that is not shown does not count', () => {
    expect(answered(attackOn('gatlingGun', { slots: { zero: 'holoBlur' } }), [], [0, 0])).toMatchObject([
      { silhouette: 6 },
    ]);
  });
  test('K35: paint that Stealth Coat or Chameleon prevents is spent without a roll', () => {
    const coat = fight({
      green1: { at: 'A10', slots: { four: 'targetingLaser' } },
      yellow1: { at: 'A3', skin: 'stealthCoat' },
    })
      .attack('green1', 'targetingLaser', 'yellow1')
      .answer('yellow1', { cards: ['stealthCoat'] });
    expect(coat.emitted('rolled')).toMatchObject([{ thrown: 0, hit: false }]);
    expect(coat.robot('green1').marks.attacks).toBe(1);
    const radar = attackOn('radar', { skin: 'chameleon', marks: { option: 'powerUp' } });
    expect(answered(radar, ['chameleon'], [])).toMatchObject([{ thrown: 0 }]);
  });
});

test('K44: a building gives a base of 4 at least; a flyer above it has none', () => {
  const at = (chassis: 'robotank' | 'helibot', option: 'move' | 'powerUp') =>
    fight({
      green1: { at: 'K5', facing: 'north', slots: { primary: 'gatlingGun' } },
      yellow1: { chassis, at: 'K3', marks: { option } },
    })
      .shoot('green1', 'gatlingGun', 'yellow1', { rolls: [0, 0, 0] })
      .emitted('rolled');
  expect(at('robotank', 'powerUp')).toMatchObject([{ silhouette: 4 }]);
  expect(at('helibot', 'powerUp')).toMatchObject([{ silhouette: 1 }]);
});

test('one defense action a turn; the honcho has two, and both may answer one attack (K60)', () => {
  const cards = { zero: 'chaff', inner: 'smokeGenerator', four: 'hotshotPilot' } as const;
  const on = (scenario: 'showdown' | 'theHoncho') =>
    fight(
      { green1: { at: 'A10', slots: { primary: 'towMissile' } }, yellow1: { at: 'A5', slots: cards } },
      { scenario },
    ).attack('green1', 'towMissile', 'yellow1');
  const most = (place: Position) =>
    Math.max(...place.legalOf('yellow1', 'answer').map((one) => one.cards.length));
  expect(most(on('showdown'))).toBe(1);
  expect(most(on('theHoncho'))).toBe(2);
  const after = on('theHoncho').answer('yellow1', { cards: ['chaff', 'smokeGenerator'] }, { rolls: [0] });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, silhouette: 9 }]);
  expect(after.robot('yellow1').slots.four.shown).toBe(true);
});

test('K19: the defense card of an unpowered robot is dead when the attack is over', () => {
  const place = attackOn('gatlingGun', { slots: { zero: 'smokeGenerator' }, damage: { core: 1 } });
  const after = place.answer('yellow1', { cards: ['smokeGenerator'] }, { rolls: [0] });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 1 }]);
  expect(after.robot('yellow1').slots.zero.disabled).toBe(true);
});

describe('only open facts decide who is asked', () => {
  const asks = (target: Partial<GivenRobot>, arms: ArmsId & ItemCardId = 'towMissile') => {
    const { window, events } = attackOn(arms, target);
    return { asked: window?.asked, emitted: events };
  };
  test('a robot with the card and a robot without it are asked alike', () => {
    expect(asks({ slots: { zero: 'chaff' } })).toEqual(asks({ slots: { zero: 'repairArm' } }));
    expect(asks({ slots: { primary: 'gatlingGun' } })).toEqual(asks({ slots: { primary: 'magClaw' } }));
    expect(asks({ skin: 'chameleon' }, 'gatlingGun')).toEqual(asks({ skin: 'superSteel' }, 'gatlingGun'));
  });
  test('a card that lies open elsewhere is not asked for', () => {
    const mate: Record<string, GivenRobot> = {
      yellow2: {
        at: 'T1',
        chassis: 'spiderbot',
        slots: { zero: 'chaff', inner: 'smokeGenerator', four: 'holoBlur' },
        shown: 'all',
      },
    };
    const asked = (slots: GivenRobot['slots']) =>
      fight({
        green1: { at: 'A10', slots: { primary: 'towMissile' } },
        yellow1: { at: 'A5', slots },
        ...mate,
      }).attack('green1', 'towMissile', 'yellow1', { rolls: [0, 0] }).window;
    expect(asked({ zero: 'incendiaryMunitions' })).toBeUndefined();
  });
  test('nor is one that was lost openly; one that was lost face down might be here', () => {
    const asked = (shown: boolean) => {
      const lost = (['chaff', 'smokeGenerator', 'holoBlur'] as const).map((card) => ({
        slot: 'zero' as const,
        card,
        shown,
        destroyed: true,
      }));
      return fight({
        green1: { at: 'A10', slots: { primary: 'towMissile' } },
        yellow1: { at: 'A5', slots: { zero: 'incendiaryMunitions' } },
        yellow2: { at: 'T1', chassis: 'spiderbot', slots: { zero: '' }, shown: 'all', lost },
      }).attack('green1', 'towMissile', 'yellow1', { rolls: shown ? [0, 0] : [] }).window?.asked;
    };
    expect([asked(true), asked(false)]).toEqual([undefined, ['yellow1']]);
  });
  test('nobody else learns an answer until all have answered (K32)', () => {
    const place = attackOn(
      'gatlingGun',
      { slots: { zero: 'smokeGenerator' } },
      {
        yellow2: { at: 'B7', chassis: 'spiderbot', slots: { secondary: 'flamethrower' } },
      },
    );
    expect([...(place.window?.asked ?? [])].sort()).toEqual(['yellow1', 'yellow2']);
    const half = place.answer('yellow1', { cards: ['smokeGenerator'] });
    expect(half.events).toEqual([]);
    expect(half.robot('yellow1').slots.zero.shown).toBe(false);
    expect(half.answer('yellow2', {}, { rolls: [0] }).emitted('rolled')).toMatchObject([{ thrown: 1 }]);
    // Though a Spiderbot comes before a car, the target's answer takes effect first.
    const both = place.answer('yellow2', { cards: ['flamethrower'] });
    const after = both.answer('yellow1', { cards: ['smokeGenerator'] });
    expect(after.emitted('answered').map(({ robot }) => robot)).toEqual(['yellow1', 'yellow2']);
  });
});
