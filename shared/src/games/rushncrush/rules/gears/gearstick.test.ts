import { NEUTRAL, nextBoxes } from '../../content/gears';
import { given, type Given, type GivenCar } from '../../testing/given';

const stick = (car: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({ ...more, cars: { A: { at: '1.3.3', ...car } } });

describe('R17 the gear action', () => {
  test.each([
    ['accelerates, straight up', '3.10', '3.11'],
    ['accelerates, right and up along a white line', '3.10', '4.11'],
    ['brakes, straight down', '3.10', '3.9'],
    ['brakes, left and down along a white line', '3.10', '2.9'],
    ['shifts to the right', '3.10', '4.10'],
    ['shifts as far as one likes', '1.7', '3.7'],
  ])('%s', (_, from, to) => {
    const after = stick({ box: from }).play('A', { type: 'gear', box: to });
    expect(after.car('A').box).toBe(to);
    expect(after.emitted('geared')).toEqual([{ type: 'geared', car: 'A', from, to, by: 'gear' }]);
    expect(after.turn()).toMatchObject({ geared: true, step: 'gear' });
  });

  test('every box that one step reaches is open, and no other', () => {
    expect(
      stick({ box: '4.12' })
        .legalOf('A', 'gear')
        .map(({ box }) => box),
    ).toEqual(nextBoxes('4.12').map(({ box }) => box));
    const race = stick({ box: '4.11' });
    expect(race.refusal('A', { type: 'gear', box: '5.12' })).toEqual({
      refused: 'noLine',
      detail: { box: '5.12' },
    });
    expect(race.refusal('A', { type: 'gear', box: '4.11' }).refused).toBe('noLine');
    expect(race.refusal('A', { type: 'gear', box: '1.18' }).refused).toBe('noSuchBox');
  });

  test('there is one a turn', () => {
    const after = stick().play('A', { type: 'gear', box: '3.11' });
    expect(after.refusal('A', { type: 'gear', box: '3.10' }).refused).toBe('alreadyGeared');
    expect(after.legalOf('A', 'gear')).toEqual([]);
  });

  test('or none: the gearstick stays where it is', () => {
    const after = stick({ box: '4.10' }).play('A', { type: 'roll' }, 4);
    expect(after.car('A').box).toBe('4.10');
    expect(after.turn()).toMatchObject({ step: 'move', movement: 10, changes: 4 });
  });

  test('the gearstick cannot be moved after the dice', () => {
    const after = stick({ box: '4.10' }).play('A', { type: 'roll' }, 4);
    for (const type of ['gear', 'turbo', 'brake'] as const)
      expect(after.refusal('A', { type, box: '4.11' }).refused).toBe('wrongPhase');
  });
});

describe('R12 neutral', () => {
  test('the worked example: the first step leads from 0 to 4', () => {
    const race = stick({ box: NEUTRAL });
    expect(race.legalOf('A', 'gear')).toEqual([{ type: 'gear', box: '1.4' }]);
    expect(race.legalOf('A', 'brake')).toEqual([]);
    expect(race.refusal('A', { type: 'gear', box: '1.5' }).refused).toBe('noLine');
  });

  test('a car that stays there stands still, without dice, and may use equipment', () => {
    const race = stick({ box: NEUTRAL, armed: ['fireExtinguisher'], heat: 1 });
    const stayed = race.play('A', { type: 'roll' });
    expect(stayed.emitted('heatRolled')).toEqual([]);
    expect(stayed.emitted('steeringRolled')).toMatchObject([{ speed: 0, dice: [], changes: 0 }]);
    expect(stayed.turn()).toMatchObject({ step: 'after', movement: 0, changes: 0 });
    expect(stayed.car('A')).toMatchObject({ box: NEUTRAL, at: race.car('A').at });
    const cooled = stayed.play('A', { type: 'use', item: 'fireExtinguisher' });
    expect(cooled.car('A').heat).toBe(0);
    expect(cooled.play('A', { type: 'endTurn' }).state.round).toBe(race.state.round + 1);
  });

  test('a Turbo point leads out of it, too', () => {
    const race = stick({ box: NEUTRAL });
    expect(race.legalOf('A', 'turbo')).toEqual([{ type: 'turbo', box: '1.4' }]);
    expect(race.play('A', { type: 'turbo', box: '1.4' }).car('A')).toMatchObject({ box: '1.4', turbo: 3 });
  });

  test('the Rocket Booster works there: a wall costs as much as at the lowest speeds, and then it is 1st gear', () => {
    const race = given({
      course: 'open:1B-5A-6B-2A',
      cars: {
        A: { at: '1.3.5', box: NEUTRAL, armed: ['rocketBooster'] },
        B: { at: '1.2.6' },
        C: { at: '1.4.6' },
      },
      mover: 'A',
      step: 'after',
    });
    const stuck = race.play('A', { type: 'boost', spaces: 1 });
    expect(stuck.emitted('crashed')).toMatchObject([{ dice: [], damage: 1 }]);
    expect(stuck.car('A').box).toBe('1.4');
  });

  test('and Turbo takes it further in the same turn', () => {
    const after = stick({ box: NEUTRAL })
      .play('A', { type: 'gear', box: '1.4' })
      .play('A', { type: 'turbo', box: '1.5' });
    expect(after.car('A')).toMatchObject({ box: '1.5', turbo: 3 });
  });

  test('nobody returns to it', () => {
    const slow = stick({ box: '1.4' });
    expect(slow.legalOf('A', 'brake')).toEqual([]);
    expect(slow.legalOf('A', 'gear').map(({ box }) => box)).toEqual(['1.5']);
  });
});

describe('R17 Turbo and Brake points', () => {
  test('a Turbo point accelerates once more', () => {
    const after = stick().play('A', { type: 'turbo', box: '4.11' });
    expect(after.car('A')).toMatchObject({ box: '4.11', turbo: 3, brake: 4 });
    expect(after.turn()).toMatchObject({ turbo: 1, brake: 0, geared: true });
    expect(after.emitted('geared')[0]?.by).toBe('turbo');
  });

  test('a Brake point brakes once more', () => {
    const after = stick().play('A', { type: 'brake', box: '2.9' });
    expect(after.car('A')).toMatchObject({ box: '2.9', turbo: 4, brake: 3 });
    expect(after.turn()).toMatchObject({ turbo: 0, brake: 1, geared: true });
    expect(after.emitted('geared')[0]?.by).toBe('brake');
  });

  test('as many as are left', () => {
    const after = stick({ box: '1.4', turbo: 2 })
      .play('A', { type: 'gear', box: '1.5' })
      .play('A', { type: 'turbo', box: '1.6' })
      .play('A', { type: 'turbo', box: '2.7' });
    expect(after.car('A')).toMatchObject({ box: '2.7', turbo: 0 });
    expect(after.refusal('A', { type: 'turbo', box: '2.8' }).refused).toBe('noTurbo');
    expect(stick({ brake: 0 }).refusal('A', { type: 'brake', box: '3.9' }).refused).toBe('noBrake');
  });

  test('not both kinds in one turn, even one step up and down', () => {
    const faster = stick().play('A', { type: 'turbo', box: '3.11' });
    expect(faster.refusal('A', { type: 'brake', box: '3.10' }).refused).toBe('oneKindOfPoints');
    const slower = stick().play('A', { type: 'brake', box: '3.9' });
    expect(slower.refusal('A', { type: 'turbo', box: '3.10' }).refused).toBe('oneKindOfPoints');
  });

  test('the gear action may be in the opposite direction', () => {
    const after = stick().play('A', { type: 'gear', box: '3.9' }).play('A', { type: 'turbo', box: '3.10' });
    expect(after.car('A').box).toBe('3.10');
  });

  test('once a point is spent the gear action is over', () => {
    const after = stick().play('A', { type: 'turbo', box: '3.11' });
    expect(after.refusal('A', { type: 'gear', box: '4.11' }).refused).toBe('alreadyGeared');
  });

  test('Turbo only accelerates, Brake only brakes, and neither shifts', () => {
    expect(stick().refusal('A', { type: 'turbo', box: '3.9' }).refused).toBe('notFaster');
    expect(stick().refusal('A', { type: 'turbo', box: '4.10' }).refused).toBe('notFaster');
    expect(stick().refusal('A', { type: 'brake', box: '3.11' }).refused).toBe('notSlower');
    expect(stick().refusal('A', { type: 'brake', box: '4.10' }).refused).toBe('notSlower');
    expect(stick().refusal('A', { type: 'brake', box: '3.8' }).refused).toBe('noLine');
    expect(stick().refusal('A', { type: 'turbo', box: '4.18' }).refused).toBe('noSuchBox');
  });
});
