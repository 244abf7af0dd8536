import { BARE, given, type Given } from '../../testing/given';

/** A one step before the line, with a second person somewhere. */
const last = (more: Partial<Given> = {}) =>
  given({
    course: BARE,
    mover: 'A',
    movement: 3,
    ...more,
    cars: { A: { at: '4.3.10' }, B: { at: '3.3.2' }, ...more.cars },
  });

describe('R35 winning', () => {
  test('the first car over the line has won at once, whatever is left of its move', () => {
    const after = last().play('A', { type: 'drive', to: 'finish', points: 1 });
    expect(after.state).toMatchObject({ phase: 'over', end: { winners: [0], cause: 'finish' } });
    expect(after.state.turn).toBeUndefined();
    expect(after.events.map(({ type }) => type)).toEqual(['drove', 'finished', 'ended']);
    expect(after.legal('A')).toEqual([]);
    expect(after.legal('B')).toEqual([]);
    expect(after.refusal('B', { type: 'roll' }).refused).toBe('wrongPhase');
  });

  test('nothing else is met, not even in front of the line', () => {
    const wreck = { W: { at: '4.3.10', lost: 'heat' as const } };
    const after = last({ cars: wreck, mines: ['4.3.10'] }).play('A', {
      type: 'drive',
      to: 'finish',
      points: 1,
    });
    expect(after.emitted('ranOver')).toEqual([]);
    expect(after.state.end?.winners).toEqual([0]);
  });

  test('over the line from further back, too', () => {
    const after = last({ cars: { A: { at: '4.3.9' } } }).play('A', {
      type: 'drive',
      to: 'finish',
      points: 2,
    });
    expect(after.state.end?.winners).toEqual([0]);
  });

  test('for its player, whose other car need not finish', () => {
    const cars = { B: { at: '3.3.2', seat: 1 }, C: { at: '1.3.2', seat: 0 } };
    const after = last({ cars }).play('A', { type: 'drive', to: 'finish', points: 1 });
    expect(after.state.end).toEqual({ winners: [0], cause: 'finish' });
  });

  test('if only one player has cars left, they have won', () => {
    const shot = given({
      mover: 'A',
      cars: { A: { at: '1.3.4', armed: ['machineGun'] }, B: { at: '1.3.5', structure: 1 } },
    }).play('A', { type: 'use', item: 'machineGun' }, 1, 6, 6);
    expect(shot.state).toMatchObject({ phase: 'over', end: { winners: [0], cause: 'lastRunning' } });
    expect(shot.emitted('ended')).toEqual([{ type: 'ended', winners: [0], cause: 'lastRunning' }]);
  });

  test('two remaining cars of that player do not continue the race', () => {
    const cars: Given['cars'] = {
      A: { at: '1.3.4', seat: 0, heat: 5 },
      B: { at: '1.3.2', seat: 1 },
      C: { at: '1.5.2', seat: 1 },
    };
    const after = given({ mover: 'A', cars }).play('A', { type: 'roll' }, 1, 6);
    expect(after.state.end).toEqual({ winners: [1], cause: 'lastRunning' });
  });

  test('while a player has one of two cars left, the race goes on', () => {
    const cars: Given['cars'] = {
      A: { at: '1.3.4', seat: 0, heat: 5 },
      B: { at: '1.3.2', seat: 1 },
      C: { at: '1.5.2', seat: 0 },
    };
    const after = given({ mover: 'A', cars }).play('A', { type: 'roll' }, 1, 6);
    expect(after.state.phase).toBe('race');
    expect(after.state.seats[0]?.out).toBe(false);
    expect(after.turn().car).toBe('B');
  });

  test('a single player wins at the line', () => {
    const race = given({ course: BARE, cars: { A: { at: '4.3.10' } }, movement: 1 });
    expect(race.play('A', { type: 'drive', to: 'finish', points: 1 }).state.end).toEqual({
      winners: [0],
      cause: 'finish',
    });
  });

  test('a single player who is lost has not won', () => {
    const race = given({ cars: { A: { at: '1.3.4', heat: 5 } } });
    expect(race.play('A', { type: 'roll' }, 1, 6).state.end).toEqual({ winners: [], cause: 'allLost' });
  });

  test('a single player with two cars goes on with the other one', () => {
    const cars = { A: { at: '1.3.4', seat: 0, heat: 5 }, B: { at: '1.3.2', seat: 0 } };
    const after = given({ mover: 'A', cars }).play('A', { type: 'roll' }, 1, 6);
    expect(after.state.phase).toBe('race');
    expect(after.turn().car).toBe('B');
  });
});
