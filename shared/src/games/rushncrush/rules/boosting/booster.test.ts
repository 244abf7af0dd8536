import { rushncrush } from '../..';
import { BARE, given, type Given, type GivenCar } from '../../testing/given';

/** Source L185-L189; R30. */

const boost = (spaces: number) => ({ type: 'boost', spaces }) as const;
const race = (ann: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({
    course: BARE,
    cars: { ann: { at: '1.3.5', armed: ['rocketBooster'], ...ann }, bob: { at: '3.1.1' } },
    mover: 'ann',
    step: 'after',
    ...more,
  });
const WALLS = 'open:1B-5A-6B-2A';

test.each([1, 2, 3])('R30 %i spaces straight ahead, a heat die after each', (spaces) => {
  const dice = Array.from({ length: spaces }, () => 3);
  const after = race().play('ann', boost(spaces), ...dice);
  expect(after.car('ann')).toMatchObject({ at: `1.3.${5 + spaces}`, heat: 0, armed: [] });
  expect(after.emitted('heatRolled')).toHaveLength(spaces);
  expect(after.turn()).toMatchObject({ step: 'after', boost: 0, movement: 0, activations: 1 });
});

test('R30 a heat point on 1 and 2, whatever Turbo was used', () => {
  const after = race({}, { turn: { turbo: 2 } }).play('ann', boost(3), 1, 2, 3);
  expect(after.car('ann').heat).toBe(2);
  expect(after.emitted('heated').map(({ by }) => by)).toEqual(['rocketBooster', 'rocketBooster']);
  expect(after.emitted('heatRolled').map(({ upTo }) => upTo)).toEqual([2, 2, 2]);
});

test('R30 the engine blows up in the middle: no further', () => {
  const after = race({ heat: 5 }, { seats: 3 }).play('ann', boost(3), 4, 1);
  expect(after.car('ann')).toMatchObject({ at: '1.3.7', lost: 'heat' });
  expect(after.state.end).toEqual({ winners: [1], cause: 'lastRunning' });
});

test('R6 no heat by the Arcade rules', () => {
  const after = race({ armed: [] }, { style: 'arcade' }).play('ann', boost(3));
  expect(after.car('ann')).toMatchObject({ at: '1.3.8', heat: 0 });
});

test('R30, R35 over the line it has won before its die', () => {
  const after = race({ at: '4.3.9', heat: 5 }).play('ann', boost(3), 6);
  expect(after.state.end).toEqual({ winners: [0], cause: 'finish' });
});

test('R38 a lap begins on the way', () => {
  const start = race({ at: '4.3.15', lap: 0 }, { course: 'ring*2:5A-9A-6A-10A' });
  const after = start.play('ann', boost(3), 6, 6, 6);
  expect(after.emitted('lapBegan')).toHaveLength(1);
  expect(after.car('ann')).toMatchObject({ at: '1.3.2', lap: 1 });
});

test('a mine on the way is met, and it goes on', () => {
  const after = race({}, { mines: ['1.3.6'] }).play('ann', boost(2), 1, 6, 6);
  expect(after.car('ann')).toMatchObject({ at: '1.3.7', structure: 5 });
  expect(after.state.mines).toEqual([]);
});

test('a car lost by a mine on the way gets no heat die', () => {
  const start = race({ structure: 1 }, { mines: ['1.3.6'] });
  const after = start.play('ann', boost(3), 1);
  expect(after.car('ann')).toMatchObject({ at: '1.3.6', lost: 'structure' });
  expect(after.emitted('heatRolled')).toEqual([]);
});

describe('between two spaces', () => {
  const ON = { type: 'burnOn' } as const;
  const LAY = { type: 'layMine' } as const;

  test('R30, R32 a mine on each space that is left, as far as the Activations allow', () => {
    const lit = race({ card: 'coffinNail' }).play('ann', boost(3), 6);
    expect(lit.car('ann').at).toBe('1.3.6');
    expect(lit.turn()).toMatchObject({ step: 'boost', boost: 2, left: '1.3.5', activations: 1 });
    const laid = lit.play('ann', LAY);
    expect(laid.state.mines).toEqual([{ at: '1.3.5', car: 'ann' }]);
    // Nothing is left to be used: it goes on automatically once it is told to.
    const done = laid.play('ann', ON, 6, 6);
    expect(done.car('ann').at).toBe('1.3.8');
    expect(done.turn().car).toBe('bob');
  });

  test('R30, R32 the mine may wait for the next space', () => {
    const next = race({ card: 'coffinNail' }).play('ann', boost(2), 6).play('ann', ON, 6);
    expect(next.turn()).toMatchObject({ step: 'after', left: '1.3.6' });
    expect(next.play('ann', LAY).state.mines).toEqual([{ at: '1.3.6', car: 'ann' }]);
  });

  test('R30 the Fire Extinguisher, and a gun that has a target', () => {
    const hot = race({ armed: ['rocketBooster', 'fireExtinguisher'] }).play('ann', boost(2), 1);
    expect(hot.turn().step).toBe('boost');
    expect(hot.legal('ann')).toContainEqual({ type: 'use', item: 'fireExtinguisher' });
    expect(hot.play('ann', { type: 'use', item: 'fireExtinguisher' }).car('ann').heat).toBe(0);
    const cars = {
      ann: { at: '1.3.3', armed: ['rocketBooster', 'machineGun'] as const },
      bob: { at: '1.3.7' },
    };
    const near = race({}, { cars }).play('ann', boost(2), 6);
    expect(near.legal('ann')).toContainEqual({ type: 'use', item: 'machineGun' });
    const shot = near.play('ann', { type: 'use', item: 'machineGun' }, 6);
    expect(shot.turn()).toMatchObject({ step: 'boost', boost: 1 });
    expect(shot.play('ann', ON, 6).car('ann').at).toBe('1.3.5');
  });

  test('R30 nobody is asked if nothing can be used: what could only be armed can wait', () => {
    const after = race({ armed: ['rocketBooster'] }).play('ann', boost(3), 6, 6, 6);
    expect(after.car('ann').at).toBe('1.3.8');
  });

  test('R30 it burns to its end; the turn cannot end before, and it is not lit twice', () => {
    const lit = race({ card: 'coffinNail' }).play('ann', boost(3), 6);
    expect(lit.refusal('ann', { type: 'endTurn' }).refused).toBe('mustMoveOn');
    expect(lit.refusal('ann', boost(1)).refused).toBe('onlyAfterMoving');
    expect(race().refusal('ann', ON).refused).toBe('wrongPhase');
  });

  test('R36 for an absent player it burns on', () => {
    const { state } = race({ card: 'coffinNail' }).play('ann', boost(3), 6);
    expect(rushncrush.fallback(rushncrush.project(state, 0), 0)).toEqual(ON);
  });
});

describe('a car ahead', () => {
  const cars = (ann: Partial<GivenCar> = {}) => ({
    ann: { at: '1.3.5', armed: ['rocketBooster'] as const, ...ann },
    bob: { at: '1.3.7' },
  });

  test('R30 a Rush ’n’ Crush by the spaces that are left, and it stops', () => {
    const after = race({}, { cars: cars() }).play('ann', boost(3), 6, 3, 1);
    expect(after.emitted('rushedNCrushed')).toMatchObject([{ dice: [3, 1], own: 1, damage: 2 }]);
    expect(after.emitted('heatRolled')).toHaveLength(1);
    expect(after.car('ann').at).toBe('1.3.6');
    expect(after.turn()).toMatchObject({ step: 'after', boost: 0 });
  });

  test('R28, R30 after the Rush ’n’ Crush of the round it only runs up', () => {
    const after = race({}, { cars: cars({ rushed: true }) }).play('ann', boost(3), 6);
    expect(after.emitted('ranUp')).toHaveLength(1);
    expect(after.turn().boost).toBe(0);
  });
});

describe('a wall ahead', () => {
  test('R30 it crashes, is asked for the side, and burns on afterwards', () => {
    const hit = race({ at: '1.3.4' }, { course: WALLS }).play('ann', boost(3), 6, 2);
    expect(hit.car('ann').at).toBe('1.3.5');
    expect(hit.turn()).toMatchObject({ step: 'swerve', boost: 2, movement: 0 });
    const gone = hit.play('ann', { type: 'swerve', by: 'right' }, 1, 6);
    expect(gone.events.map(({ type }) => type)).toEqual([
      'swerved',
      'heatRolled',
      'heated',
      'drove',
      'heatRolled',
    ]);
    expect(gone.car('ann')).toMatchObject({ at: '1.4.7', heat: 1, structure: 4 });
    expect(gone.turn()).toMatchObject({ step: 'after', boost: 0 });
  });

  test('R30 on its last space the heat die comes after the swerve', () => {
    const hit = race({}, { course: WALLS }).play('ann', boost(1), 2);
    expect(hit.turn()).toMatchObject({ step: 'swerve', boost: 1 });
    const gone = hit.play('ann', { type: 'swerve', by: 'left' }, 2);
    expect(gone.car('ann')).toMatchObject({ at: '1.2.6', heat: 1 });
    expect(gone.turn()).toMatchObject({ step: 'after', boost: 0, movement: 0 });
  });

  test('R30 one side free: it swerves automatically and burns on', () => {
    const cars = { ann: { at: '1.3.5', armed: ['rocketBooster'] as const }, bob: { at: '1.2.6' } };
    const after = race({}, { course: WALLS, cars }).play('ann', boost(2), 2, 6, 6);
    expect(after.car('ann').at).toBe('1.4.7');
  });

  test('R30 a car lost by a mine on the swerve gets no heat die', () => {
    const start = race({ structure: 3 }, { course: WALLS, mines: ['1.2.6'] });
    const hit = start.play('ann', boost(3), 2).play('ann', { type: 'swerve', by: 'left' }, 1);
    expect(hit.car('ann')).toMatchObject({ at: '1.2.6', lost: 'structure', heat: 0 });
    expect(hit.state.end?.winners).toEqual([1]);
  });

  test('R30 stuck: it stops, without a heat die', () => {
    const cars = {
      ann: { at: '1.3.5', armed: ['rocketBooster'] as const },
      bob: { at: '1.2.6' },
      cat: { at: '1.4.6' },
    };
    const after = race({}, { course: WALLS, cars }).play('ann', boost(3), 2);
    expect(after.emitted('stuck')).toHaveLength(1);
    expect(after.emitted('heatRolled')).toEqual([]);
    expect(after.car('ann').box).toBe('1.4');
    expect(after.turn()).toMatchObject({ step: 'after', boost: 0 });
  });
});

describe('when', () => {
  test('R30 only after the movement', () => {
    const start = race({}, { step: 'move', movement: 2 });
    expect(start.refusal('ann', boost(1)).refused).toBe('onlyAfterMoving');
  });

  test('R30 once a turn', () => {
    const after = race().play('ann', boost(1), 6);
    expect(after.refusal('ann', boost(1)).refused).toBe('alreadyMoved');
    const arcade = race({ heat: 1 }, { style: 'arcade' }).play('ann', boost(1));
    expect(arcade.refusal('ann', boost(1)).refused).toBe('alreadyMoved');
  });

  test('R33 only if it is armed, with an Activation left', () => {
    expect(race({ armed: [] }).refusal('ann', boost(1)).refused).toBe('notArmed');
    expect(race({}, { activations: 0 }).refusal('ann', boost(1)).refused).toBe('noActivations');
  });
});
