import { rushncrush } from '../..';
import { BARE, given, type GivenCar, type Given } from '../../testing/given';

/** Wrecks and mines. (Source L128, L194-L199; R23, R32) */

const drive = (to: string, points: number) => ({ type: 'drive', to, points }) as const;
const LAY = { type: 'layMine' } as const;

const race = (ann: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({
    course: BARE,
    cars: { ann: { at: '1.3.2', ...ann }, bob: { at: '1.6.1' } },
    mover: 'ann',
    movement: 4,
    ...more,
  });

describe('wrecks and mines', () => {
  const wreck = { bob: { at: '1.3.3', lost: 'structure', structure: 0 }, cat: { at: '1.6.1' } } as const;

  test.each([
    [1, 1],
    [3, 1],
    [4, 0],
    [6, 0],
  ])('R23 a wreck costs %i: %i points, and stays', (die, points) => {
    const cars = { ann: { at: '1.3.2' }, ...wreck };
    const hit = race({}, { cars }).play('ann', drive('1.3.3', 1), die);
    expect(hit.emitted('ranOver')).toMatchObject([{ car: 'ann', what: 'wreck', die, damage: points }]);
    expect(hit.car('ann')).toMatchObject({ structure: 6 - points, at: '1.3.3' });
    expect(hit.car('bob').at).toBe('1.3.3');
  });

  test.each([
    [3, 1, []],
    [4, 0, ['1.3.3']],
  ])('R23 a mine with a die of %i costs %i; it is gone if it did damage', (die, points, left) => {
    const hit = race({}, { mines: ['1.3.3'] }).play('ann', drive('1.3.3', 1), die);
    expect(hit.car('ann').structure).toBe(6 - points);
    expect(hit.state.mines.map(({ at }) => at)).toEqual(left);
    expect(hit.emitted('mineGone')).toHaveLength(points);
  });

  test('R23 both on a space: the wreck first', () => {
    const cars = { ann: { at: '1.3.2' }, ...wreck };
    const hit = race({}, { cars, mines: ['1.3.3'] }).play('ann', drive('1.3.3', 1), 5, 2);
    expect(hit.emitted('ranOver').map(({ what, damage }) => [what, damage])).toEqual([
      ['wreck', 0],
      ['mine', 1],
    ]);
  });

  test('R23 a car lost by the wreck does not meet the mine', () => {
    const cars = { ann: { at: '1.3.2', structure: 1 }, ...wreck, dan: { at: '1.6.3' } };
    const hit = race({}, { cars, mines: ['1.3.3'] }).play('ann', drive('1.3.3', 1), 1);
    expect(hit.car('ann')).toMatchObject({ lost: 'structure', at: '1.3.3' });
    expect(hit.state.mines.map(({ at }) => at)).toEqual(['1.3.3']);
    expect(hit.turn().car).toBe('cat');
  });

  test('R23 several wrecks on a space count as one', () => {
    const cars = {
      ann: { at: '1.3.2' },
      bob: { at: '1.3.3', lost: 'structure' },
      dan: { at: '1.3.3', lost: 'heat' },
      cat: { at: '1.6.1' },
    } as const;
    expect(race({}, { cars }).play('ann', drive('1.3.3', 1), 6).emitted('ranOver')).toHaveLength(1);
  });

  describe('R23 a mine does not hurt the car that laid it', () => {
    const own = [{ at: '1.3.3', car: 'ann' }];

    test('which drives over it without a die; the mine stays', () => {
      const layer = race({}, { mines: own });
      const over = layer.play('ann', drive('1.3.3', 1));
      expect(over.emitted('ranOver')).toEqual([]);
      expect(over.car('ann')).toMatchObject({ structure: 6, at: '1.3.3' });
      expect(over.state.mines).toEqual(own);
    });

    test('and does not stop before it on its way', () => {
      const beyond = race({}, { mines: own }).play('ann', drive('1.3.6', 4));
      expect(beyond.emitted('drove')).toMatchObject([{ path: ['1.3.3', '1.3.4', '1.3.5', '1.3.6'] }]);
      expect(beyond.emitted('ranOver')).toEqual([]);
    });

    test('another car of the same player is another car', () => {
      const cars = { ann: { at: '1.3.2', seat: 0 }, amy: { at: '1.6.3', seat: 0 }, bob: { at: '1.6.1' } };
      const mines = [{ at: '1.3.3', car: 'amy' }];
      const hit = race({}, { cars, mines }).play('ann', drive('1.3.3', 1), 1);
      expect(hit.car('ann').structure).toBe(5);
    });

    test('also when the car is pushed or swerves onto it, and with a wreck on the same space', () => {
      const cars = { ann: { at: '1.3.2' }, ...wreck };
      const hit = race({}, { cars, mines: own }).play('ann', drive('1.3.3', 1), 1);
      expect(hit.emitted('ranOver')).toMatchObject([{ what: 'wreck' }]);
      const pushed = race(
        {},
        {
          cars: { ann: { at: '1.3.2' }, bob: { at: '1.2.3' } },
          mines: [{ at: '1.1.3', car: 'bob' }],
        },
      ).play('ann', { type: 'sideRam', to: '1.2.3', by: 'left', points: 1, use: [] }, 4);
      expect(pushed.car('bob')).toMatchObject({ at: '1.1.3', structure: 6 });
    });

    test('the car of an absent player swerves onto its own mine rather than onto another one', () => {
      const hit = (mines: Given['mines']) =>
        race({ at: '1.3.5' }, { course: 'open:1B-5A-6B-2A', step: 'swerve', ...(mines && { mines }) });
      const instead = (mines: Given['mines']) => {
        const { state } = hit(mines);
        return rushncrush.fallback(rushncrush.project(state, 0), 0);
      };
      const [left, right] = [
        { at: '1.2.6', car: 'ann' },
        { at: '1.4.6', car: 'ann' },
      ];
      expect(instead(['1.4.6', left])).toEqual({ type: 'swerve', by: 'left' });
      expect(instead(['1.2.6', right])).toEqual({ type: 'swerve', by: 'right' });
    });
  });
});

describe('the Minelayer', () => {
  const layer = race({ card: 'coffinNail' });

  test('R32 each mine costs an Activation; more than one a turn', () => {
    const one = layer.play('ann', drive('1.3.3', 1)).play('ann', LAY);
    expect(one.emitted('mineLaid')).toEqual([{ type: 'mineLaid', car: 'ann', at: '1.3.2', left: 3 }]);
    expect(one.turn().activations).toBe(1);
    const two = one.play('ann', drive('1.3.4', 1)).play('ann', LAY);
    expect(two.state.mines).toEqual([
      { at: '1.3.2', car: 'ann' },
      { at: '1.3.3', car: 'ann' },
    ]);
    expect(two.turn()).toMatchObject({ activations: 0, movement: 2 });
    const third = two.play('ann', drive('1.3.5', 1));
    expect(third.refusal('ann', LAY).refused).toBe('noActivations');
  });

  test('R32 it needs no arming, and works after the way too', () => {
    const after = layer.play('ann', drive('1.3.6', 4)).play('ann', LAY);
    expect(after.state.mines).toEqual([{ at: '1.3.5', car: 'ann' }]);
    expect(after.turn().step).toBe('after');
  });

  test('R32 only on a space that was left in this turn', () => {
    expect(layer.refusal('ann', LAY).refused).toBe('nowhereToLay');
  });

  test('R32 no second mine on the same space', () => {
    const laid = layer.play('ann', drive('1.3.3', 1)).play('ann', LAY);
    expect(laid.refusal('ann', LAY).refused).toBe('nowhereToLay');
  });

  test('R32 on the space of a wreck, too: the next car meets both', () => {
    const start = given({
      course: BARE,
      cars: {
        ann: { at: '1.3.2', card: 'coffinNail' },
        bob: { at: '1.3.2', lost: 'heat' },
        cat: { at: '1.3.1' },
      },
      mover: 'ann',
      movement: 1,
    });
    const laid = start.play('ann', drive('1.3.3', 1)).play('ann', LAY);
    expect(laid.state.mines).toEqual([{ at: '1.3.2', car: 'ann' }]);
    const met = laid
      .play('ann', { type: 'endTurn' })
      .play('cat', { type: 'gear', box: '4.10' })
      .play('cat', { type: 'roll' }, 6)
      .play('cat', drive('1.3.2', 1), 6, 6);
    expect(met.emitted('ranOver').map(({ what }) => what)).toEqual(['wreck', 'mine']);
  });

  test('R32 not without mines, nor without a Minelayer', () => {
    const spent = race({ card: 'coffinNail', mines: 0 }).play('ann', drive('1.3.3', 1));
    expect(spent.refusal('ann', LAY).refused).toBe('noMines');
    const none = race({ card: 'gravedigger' }).play('ann', drive('1.3.3', 1));
    expect(none.refusal('ann', LAY)).toEqual({
      refused: 'noSuchEquipment',
      detail: { item: 'minelayer' },
    });
  });

  test('a laid mine is met by the next car', () => {
    const laid = layer.play('ann', drive('1.3.6', 4)).play('ann', LAY).play('ann', { type: 'endTurn' });
    expect(laid.turn().car).toBe('bob');
    expect(laid.state.mines).toEqual([{ at: '1.3.5', car: 'ann' }]);
  });
});
