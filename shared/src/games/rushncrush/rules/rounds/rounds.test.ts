import { given, type Given } from '../../testing/given';
import { endsTurn } from '../../testing/turns';

/** Three cars, each at the end of its way when its turn gets that far; A is in front. */
const race = (more: Partial<Given> = {}) =>
  given({
    step: 'after',
    ...more,
    cars: { A: { at: '1.3.6' }, B: { at: '1.3.4' }, C: { at: '1.4.2' }, ...more.cars },
  });

describe('R16 rounds', () => {
  test('front to back', () => {
    const second = race().play('A', { type: 'endTurn' });
    expect(second.turn().car).toBe('B');
    expect(second.emitted('turnBegan')).toEqual([{ type: 'turnBegan', car: 'B' }]);
    expect(second.state.round).toBe(2);
  });

  test('after the last one a new round begins, with a new order', () => {
    const after = race({ mover: 'C', order: ['B', 'A', 'C'] }).play('C', { type: 'endTurn' });
    expect(after.emitted('roundBegan')).toEqual([{ type: 'roundBegan', round: 3, order: ['A', 'B', 'C'] }]);
    expect(after.turn().car).toBe('A');
  });

  test('the order is kept through the round, even when cars pass each other', () => {
    const overtaking = race({ step: 'move', movement: 6, mover: 'B', order: ['A', 'B', 'C'] });
    const after = endsTurn(overtaking.play('B', { type: 'drive', to: '1.4.10', points: 6 }));
    expect(after.state.order).toEqual(['A', 'B', 'C']);
    expect(after.turn().car).toBe('C');
  });

  test('cars that were lost meanwhile are skipped', () => {
    const cars = { B: { at: '1.3.4', lost: 'structure' as const } };
    const after = race({ cars, order: ['A', 'B', 'C'] }).play('A', { type: 'endTurn' });
    expect(after.turn().car).toBe('C');
    expect(after.emitted('turnBegan')).toEqual([{ type: 'turnBegan', car: 'C' }]);
  });

  test('a new round gives everybody a new Rush ’n’ Crush', () => {
    const cars = { A: { at: '1.3.6', rushed: true }, B: { at: '1.3.4', rushed: true } };
    const second = race({ cars }).play('A', { type: 'endTurn' });
    expect(second.car('A').rushed).toBe(true);
    const next = race({ cars, mover: 'C' }).play('C', { type: 'endTurn' });
    expect([next.car('A').rushed, next.car('B').rushed]).toEqual([false, false]);
  });

  test('a turn begins with everything reset', () => {
    const spent = { geared: true, turbo: 2, touched: ['flamer' as const], left: '1.3.5' };
    const after = race({ turn: spent, activations: 1 }).play('A', { type: 'endTurn' });
    expect(after.turn()).toEqual({
      car: 'B',
      step: 'gear',
      geared: false,
      turbo: 0,
      brake: 0,
      activations: 2,
      touched: [],
      movement: 0,
      changes: 0,
      left: '',
      boost: 0,
    });
  });

  test('the next round follows at once if only one car is left', () => {
    const alone = given({ step: 'after', cars: { A: { at: '1.3.6' } } }).play('A', { type: 'endTurn' });
    expect(alone.state.round).toBe(3);
    expect(alone.turn().car).toBe('A');
  });
});

test('R13 with two cars per person, each car has its own turn', () => {
  const cars = { A: { at: '1.3.6', seat: 0 }, B: { at: '1.3.4', seat: 1 }, C: { at: '1.4.2', seat: 0 } };
  const second = race({ cars }).play(0, { type: 'endTurn' });
  expect(second.refusal(0, { type: 'roll' }).refused).toBe('notYourTurn');
  const third = given({ cars, mover: 'B', step: 'after' }).play(1, { type: 'endTurn' });
  expect(third.turn().car).toBe('C');
  expect(third.legal(0).length).toBeGreaterThan(0);
});

describe('R21 the whole movement', () => {
  test('must be spent before the turn ends', () => {
    const moving = race({ step: 'move', movement: 1 });
    expect(moving.refusal('A', { type: 'endTurn' }).refused).toBe('mustMoveOn');
  });

  test('the turn does not end before the way either', () => {
    expect(race({ step: 'gear' }).refusal('A', { type: 'endTurn' }).refused).toBe('mustMoveOn');
    expect(race({ step: 'swerve' }).refusal('A', { type: 'endTurn' }).refused).toBe('mustMoveOn');
  });

  test('with the last point the way is over', () => {
    const after = race({ step: 'move', movement: 1 }).play('A', { type: 'drive', to: '1.3.7', points: 1 });
    expect(after.turn()).toMatchObject({ car: 'A', step: 'after', movement: 0 });
  });
});

describe('the turn ends automatically when nothing is left to do', () => {
  const driven = (more: Partial<Given>) =>
    race({ step: 'move', movement: 1, ...more }).play('A', { type: 'drive', to: '1.3.7', points: 1 });

  test('without Activations', () => {
    const after = driven({ activations: 0 });
    expect(after.turn()).toMatchObject({ car: 'B', step: 'gear' });
  });

  test('not while something can be armed', () => {
    expect(driven({ activations: 1 }).turn()).toMatchObject({ car: 'A', step: 'after' });
  });

  test('with the last Activation', () => {
    const after = race({ activations: 1 }).play('A', { type: 'arm', item: 'flamer' });
    expect(after.turn().car).toBe('B');
  });

  test('by the Arcade rules, where nothing is armed, nobody is in reach and nothing is hot', () => {
    const touched = { touched: ['rocketBooster' as const] };
    expect(driven({ style: 'arcade', turn: touched }).turn().car).toBe('A');
    const far = { B: { at: '1.1.1' }, C: { at: '1.5.1' } };
    expect(driven({ style: 'arcade', turn: touched, cars: far }).turn().car).toBe('B');
    const hot = { ...far, A: { at: '1.3.6', heat: 1 } };
    expect(driven({ style: 'arcade', turn: touched, cars: hot }).turn().car).toBe('A');
  });

  test('not while the Rocket Booster can be lit', () => {
    const cars = { B: { at: '1.1.1' }, C: { at: '1.5.1' } };
    expect(driven({ style: 'arcade', cars }).turn()).toMatchObject({ car: 'A', step: 'after' });
  });

  test('not while a mine can be laid', () => {
    const touched = { touched: ['rocketBooster' as const] };
    const cars = { A: { at: '1.3.6', card: 'drumMajor' as const }, B: { at: '1.1.1' }, C: { at: '1.5.1' } };
    expect(driven({ style: 'arcade', turn: touched, cars }).turn()).toMatchObject({
      car: 'A',
      step: 'after',
    });
  });
});
