import { BARE, given, type Given, type GivenCar } from '../../testing/given';

/** Source L163-L169; R28. */

const race = (ann: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({
    course: BARE,
    cars: { ann: { at: '1.3.2', ...ann }, bob: { at: '1.3.5' }, cat: { at: '3.1.1' } },
    mover: 'ann',
    movement: 5,
    changes: 0,
    ...more,
  });
const RUSH = { type: 'rushNCrush', to: '1.3.5', points: 3 } as const;

test('R28 the point for entering the space counts too, and each point gives a die', () => {
  const after = race().play('ann', RUSH, 4, 5, 6);
  expect(after.emitted('rushedNCrushed')).toEqual([
    {
      type: 'rushedNCrushed',
      car: 'ann',
      target: 'bob',
      at: '1.3.5',
      dice: [4, 5, 6],
      upTo: 3,
      own: 0,
      damage: 0,
    },
  ]);
  expect(after.car('ann').at).toBe('1.3.4');
  expect(after.turn()).toMatchObject({ step: 'after', movement: 0, left: '1.3.3' });
  const last = race({}, { movement: 3 }).play('ann', RUSH, 6);
  expect(last.emitted('rushedNCrushed')[0]?.dice).toEqual([6]);
});

test.each([
  ['1 and 2: both', 'gravedigger', [1, 2, 6], [2, 2]],
  ['3: only the target', 'gravedigger', [3, 3, 6], [0, 2]],
  ['4: nobody', 'gravedigger', [4, 4, 6], [0, 0]],
  ['4 with the Combat Bumper: only the target', 'coffinNail', [3, 4, 5], [0, 2]],
  ['1 and 2 with the Combat Bumper: both', 'permafrost', [1, 4, 5], [1, 2]],
] as const)('R28 %s', (_, card, dice, [own, damage]) => {
  const after = race({ card, structure: 6 }).play('ann', RUSH, ...dice);
  expect(after.emitted('rushedNCrushed')[0]).toMatchObject({ own, damage });
  expect(after.car('ann').structure).toBe(6 - own);
  expect(after.car('bob').structure).toBe(6 - damage);
});

test('R28 all dice count before anybody is lost: both at once', () => {
  const cars = { ann: { at: '1.3.2', structure: 2 }, bob: { at: '1.3.5', structure: 2 } };
  const after = race({}, { cars }).play('ann', RUSH, 1, 2, 6);
  expect([after.car('ann').lost, after.car('bob').lost]).toEqual(['structure', 'structure']);
  expect(after.state.end).toEqual({ winners: [], cause: 'allLost' });
});

test('R28 the target is lost, and the other car stays behind its wreck', () => {
  const cars = { ann: { at: '1.3.2' }, bob: { at: '1.3.5', structure: 1 }, cat: { at: '3.1.1' } };
  const after = race({}, { cars }).play('ann', RUSH, 3, 6, 6);
  expect(after.car('bob')).toMatchObject({ at: '1.3.5', lost: 'structure' });
  expect(after.turn()).toMatchObject({ car: 'ann', step: 'after' });
});

test('R28 a car that is lost by it has no further turn', () => {
  const after = race({ structure: 1 }).play('ann', RUSH, 1, 6, 6);
  expect(after.car('ann')).toMatchObject({ lost: 'structure', at: '1.3.4' });
  expect(after.turn().car).toBe('cat');
});

describe('once a round', () => {
  test('R28 again in the same round the move just ends', () => {
    const after = race({ rushed: true }).play('ann', RUSH);
    expect(after.emitted('ranUp')).toEqual([{ type: 'ranUp', car: 'ann', target: 'bob' }]);
    expect(after.turn()).toMatchObject({ step: 'after', movement: 0 });
    expect(after.car('ann').at).toBe('1.3.4');
  });

  test('R28 it is used up by the first one, until the next round', () => {
    const after = race({}, { order: ['ann'] }).play('ann', RUSH, 6, 6, 6);
    expect(after.car('ann').rushed).toBe(true);
    const round = after.play('ann', { type: 'endTurn' });
    expect(round.state.round).toBe(3);
    expect(round.car('ann').rushed).toBe(false);
  });
});

describe('refusals', () => {
  test.each([
    ['nobody there', { ...RUSH, to: '1.3.4', points: 2 }, 'noCarThere'],
    ['no space', { ...RUSH, to: '1.1.18' }, 'noSuchSpace'],
    ['not so far', { ...RUSH, points: 2 }, 'cannotReach'],
    ['too far', { ...RUSH, points: 6 }, 'notEnoughMovement'],
  ])('%s', (_, action, refused) => {
    expect(race().refusal('ann', action).refused).toBe(refused);
  });

  test('a car diagonally ahead is rammed from the side, not from behind', () => {
    const cars = { ann: { at: '1.3.2' }, bob: { at: '1.4.3' } };
    const start = race({}, { cars, changes: 1 });
    expect(start.legalOf('ann', 'rushNCrush')).toEqual([]);
    expect(start.legalOf('ann', 'sideRam')).toMatchObject([{ to: '1.4.3', points: 1 }]);
  });
});
