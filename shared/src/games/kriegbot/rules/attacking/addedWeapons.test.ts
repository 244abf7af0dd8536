import type { Action } from '../../actions';
import type { GivenRobot, Position } from '../../testing/given';
import { fight } from '../../testing/scenes/fight';
import { attackWith } from '../../testing/scenes/shots';
import { chanceToHit } from '../previews/odds';

/** The weapons that the expansion adds, by the worked examples and rulings. */

const FULL = { options: { expansion: 'full' } } as const;
/** A tank at A10 that faces north, and a car at this range in front of it. */
const place = (range: number, by: Partial<GivenRobot>, on: Partial<GivenRobot> = {}) =>
  fight({ green1: { at: 'A10', ...by }, yellow1: { chassis: 'robocar', at: `A${10 - range}`, ...on } }, FULL);

/** An attack with this roll; `isAsked`: somebody might have broken in before it. */
const rolled = (from: Position, action: Action, rolls: readonly number[], isAsked: boolean): Position =>
  isAsked ? from.play('green1', action).decline({ rolls }) : from.play('green1', action, { rolls });

describe('KX example 23: Smoothbore Main Gun', () => {
  const gun = (range: number, on: Partial<GivenRobot> = {}, computer = false) =>
    place(
      range,
      { slots: { primary: 'smoothboreMainGun', ...(computer && { zero: 'targetingComputer' }) } },
      on,
    );
  const thrown = (range: number, zeros: number, help: readonly 'targetingComputer'[] = []) =>
    gun(range, {}, true)
      .shoot('green1', 'smoothboreMainGun', 'yellow1', {
        help: [...help],
        rolls: Array.from({ length: zeros }, () => 0),
      })
      .emitted('rolled')
      .map((roll) => roll.thrown);
  const canister = attackWith('smoothboreMainGun', { mode: 'canister' });

  test('Sabot: a die less than its band, two damage at one number', () => {
    expect(thrown(5, 1)).toEqual([1]);
    expect(thrown(5, 2, ['targetingComputer'])).toEqual([2]);
    const tank = place(2, { slots: { primary: 'smoothboreMainGun' } }, { chassis: 'robotank' });
    const hit = tank.shoot('green1', 'smoothboreMainGun', 'yellow1', { rolls: [4, 4] });
    expect(hit.emitted('marked')).toHaveLength(2);
  });
  test('a long shot needs a die of another card', () => {
    expect(gun(8).refusal('green1', attackWith('smoothboreMainGun'))).toMatchObject({
      refused: 'outOfRange',
    });
    expect(thrown(8, 1, ['targetingComputer'])).toEqual([1]);
    expect(chanceToHit(1, 3)).toBeCloseTo(0.5, 3);
  });
  test('canister: its own bands without the deduction, a burst', () => {
    const shot = gun(3, { marks: { option: 'maneuver' } }).play('green1', canister, { rolls: [0, 3] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2, hit: true }]);
    expect(shot.emitted('marked').map(({ marker }) => marker)).toEqual(['damage', 'damage']);
    expect(gun(4).refusal('green1', canister)).toMatchObject({ refused: 'outOfRange' });
  });
  test('canister counts every number against a building', () => {
    const tower = fight(
      { green1: { at: 'K11', facing: 'south', slots: { primary: 'smoothboreMainGun' } } },
      FULL,
    );
    const shot = tower.play(
      'green1',
      attackWith('smoothboreMainGun', { mode: 'canister', target: 'towerBottom' }),
      { rolls: [1, 3, 3] },
    );
    expect(shot.emitted('structureHit')).toMatchObject([{ damage: 2, destroyed: true }]);
  });

  const struck = (on: Partial<GivenRobot>, isAsked = true) => rolled(gun(3, on), canister, [4, 3], isAsked);
  test.each([
    ['a skin of super-steel', { skin: 'superSteel' }, 'superSteel'],
    ['an electro-reactive skin, which stays', { skin: 'electroReactive' }, 'electroReactive'],
    [
      'Chobham Armor, which takes nothing and costs nothing',
      { slots: { zero: 'chobhamArmor' } },
      'chobhamArmor',
    ],
  ] as const)('KX34: all of it is kept off by %s', (_name, on, card) => {
    const asked = struck(on).passedTo('after');
    expect(asked.window).toMatchObject({ kind: 'after', asked: ['yellow1'] });
    const after = asked.answer('yellow1', { cards: [card] });
    expect(after.emitted('cancelled')).toEqual([{ type: 'cancelled', robot: 'yellow1', card, points: 2 }]);
    expect(after.emitted('marked')).toEqual([]);
    const { skin, slots, marks } = after.robot('yellow1');
    expect(marks.defenses).toBe(0);
    expect([skin, ...Object.values(slots)].find((one) => one.card === card)).toMatchObject({ shown: true });
    expect(Object.values(slots).every(({ damage }) => damage === 0)).toBe(true);
  });
  test('KX34: once that lies open, it helps without a question', () => {
    const shot = struck({ skin: 'electroReactive', shown: ['electroReactive'] }, false);
    expect(shot.window).toBeUndefined();
    expect(shot.emitted('cancelled')).toHaveLength(1);
    expect(shot.robot('yellow1').skin.card).toBe('electroReactive');
  });
  test('KX34: a robot that might have such a card is asked, whatever it has', () => {
    const stealthy = struck({ skin: 'stealthCoat' });
    expect(stealthy.window).toMatchObject({ kind: 'after', asked: ['yellow1'] });
    expect(stealthy.legalOf('yellow1', 'answer')).toHaveLength(1);
    expect(stealthy.decline().emitted('marked')).toHaveLength(2);
    expect(struck({}, false).window).toBeUndefined();
  });
  test('KX34: a disabled Chobham Armor keeps nothing off', () => {
    const on = { slots: { zero: 'chobhamArmor' }, shown: ['chobhamArmor'], disabled: ['zero'] } as const;
    expect(struck(on, false).emitted('marked')).toHaveLength(2);
  });
});

describe('Thermal Lance (L838)', () => {
  const lance = (on: Partial<GivenRobot>, isAsked: boolean) =>
    rolled(
      place(1, { slots: { primary: 'thermalLance' } }, on),
      attackWith('thermalLance'),
      [4, 4, 4],
      isAsked,
    );
  test('one damage, and fire; no skin and no armor is asked, or keeps it off', () => {
    for (const [on, isAsked] of [
      [{}, false],
      [{ skin: 'electroReactive' }, true],
      [{ slots: { zero: 'chobhamArmor' } }, true],
      [{ slots: { zero: 'chobhamArmor' }, shown: 'all' }, false],
    ] as const) {
      const shot = lance(on, isAsked).passedTo('attack', { robot: 'yellow1' });
      expect(shot.emitted('asked').filter(({ kind }) => kind === 'after')).toEqual([]);
      expect(shot.emitted('marked').filter(({ cause }) => cause === 'attack')).toHaveLength(1);
      expect(shot.robot('yellow1').onFire).toBe(true);
    }
  });
  test('it takes down a structure at once', () => {
    const tower = fight({ green1: { at: 'K14', slots: { primary: 'thermalLance' } } }, FULL);
    const shot = tower.attack('green1', 'thermalLance', 'towerBottom', { rolls: [1, 1, 1] });
    expect(shot.emitted('structureHit')).toMatchObject([{ damage: 2, destroyed: true }]);
  });
  test('only in the next hex', () => {
    const far = place(2, { slots: { primary: 'thermalLance' } });
    expect(far.refusal('green1', attackWith('thermalLance'))).toMatchObject({ refused: 'outOfRange' });
  });
});
