import { given, type Given } from '../../testing/given';

const race = (more: Partial<Given> = {}) =>
  given({
    mover: 'A',
    ...more,
    cars: { A: { at: '1.3.6' }, B: { at: '1.3.4' }, C: { at: '1.4.2' }, ...more.cars },
  });

describe('R34 resigning', () => {
  test('in their own turn: the cars are taken off the track, and the next one is on turn', () => {
    const after = race().resign('A');
    expect(after.car('A')).toMatchObject({ at: '', lost: 'resigned' });
    expect(after.state.seats[0]).toEqual({ out: true, resigned: true });
    expect(after.turn()).toMatchObject({ car: 'B', step: 'gear' });
    expect(after.events.map(({ type }) => type)).toEqual(['resigned', 'lost', 'turnBegan']);
  });

  test('in the middle of the way', () => {
    expect(race({ movement: 5 }).resign('A').turn().car).toBe('B');
    expect(race({ step: 'swerve' }).resign('A').turn().car).toBe('B');
  });

  test('as the last one of the round', () => {
    const after = race({ mover: 'C' }).resign('C');
    expect(after.emitted('roundBegan')).toEqual([{ type: 'roundBegan', round: 3, order: ['A', 'B'] }]);
  });

  test('in the turn of another: that turn goes on', () => {
    const after = race({ movement: 5, changes: 2 }).resign('C');
    expect(after.turn()).toMatchObject({ car: 'A', movement: 5, changes: 2 });
    expect(after.car('C')).toMatchObject({ at: '', lost: 'resigned' });
    expect(after.state.order).toEqual(['A', 'B', 'C']);
  });

  test('they get no further turn', () => {
    const after = race({ step: 'after' }).resign('B').play('A', { type: 'endTurn' });
    expect(after.turn().car).toBe('C');
  });

  test('with two cars each, both are gone', () => {
    const cars = { A: { at: '1.3.6', seat: 0 }, B: { at: '1.3.4', seat: 1 }, C: { at: '1.4.2', seat: 0 } };
    const after = race({ cars: { ...cars, D: { at: '1.5.1', seat: 2 } } }).resign(0);
    expect([after.car('A').lost, after.car('C').lost]).toEqual(['resigned', 'resigned']);
    expect(after.emitted('lost')).toHaveLength(2);
    expect(after.turn().car).toBe('B');
  });

  test('their mines stay, and so do wrecks', () => {
    const wreck = { A: { at: '1.3.6', seat: 0 }, W: { at: '1.5.5', seat: 0, lost: 'heat' as const } };
    const after = race({ cars: wreck, mines: ['1.3.2'] }).resign('A');
    expect(after.state.mines.map(({ at }) => at)).toEqual(['1.3.2']);
    expect(after.car('W')).toMatchObject({ at: '1.5.5', lost: 'heat' });
  });

  test('when one is left, that one has won', () => {
    const after = race().resign('A').resign('C');
    expect(after.state).toMatchObject({ phase: 'over', end: { winners: [1], cause: 'lastRunning' } });
  });

  test('alone, the race is over', () => {
    const after = given({ cars: { A: { at: '1.3.6' } } }).resign('A');
    expect(after.state.end).toEqual({ winners: [], cause: 'allLost' });
  });
});
