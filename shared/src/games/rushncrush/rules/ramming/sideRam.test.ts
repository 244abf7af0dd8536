import type { RamItem } from '../../content/equipment';
import type { CarId } from '../../state';
import { BARE, given, type Given, type GivenCar, type Position } from '../../testing/given';

/** Source L141-L162; R6, R26, R27, R37. The target is diagonally ahead on the left: 1.3.2 to 1.2.3; behind it 1.1.3. */

type Cars = Record<CarId, GivenCar>;

const race = (cars: Partial<Cars> = {}, more: Partial<Given> = {}): Position =>
  given({
    course: BARE,
    cars: { ann: { at: '1.3.2' }, bob: { at: '1.2.3' }, ...(cars as Cars) },
    mover: 'ann',
    movement: 5,
    changes: 3,
    ...more,
  });
const armed: Partial<GivenCar> = { driver: 'turnpike', armed: ['sideBumper', 'circularSaw'] };
const ram = (use: RamItem[] = []) => ({ type: 'sideRam', to: '1.2.3', by: 'left', points: 1, use }) as const;
const lostPoints = (position: Position, full = 6): Record<CarId, number> =>
  Object.fromEntries(
    Object.values(position.state.cars).flatMap(({ id, structure }) =>
      structure < full ? [[id, full - structure]] : [],
    ),
  );
const kinds = (position: Position): string[] => position.events.map(({ type }) => type);

describe('R26 the far side clear', () => {
  test.each<readonly [number, RamItem[], Record<CarId, number>, boolean]>([
    [1, [], { ann: 1 }, false],
    [2, [], { ann: 1 }, false],
    [3, [], {}, false],
    [4, [], {}, true],
    [5, [], { bob: 1 }, true],
    [6, [], { bob: 1 }, true],
    [1, ['sideBumper'], { ann: 1 }, false],
    [2, ['sideBumper'], {}, false],
    [3, ['sideBumper'], {}, true],
    [4, ['sideBumper'], { bob: 1 }, true],
    [6, ['sideBumper'], { bob: 1 }, true],
  ])('a %i with %j', (die, use, lost, displaced) => {
    const after = race({ ann: { at: '1.3.2', ...armed } }).play('ann', ram(use), die);
    expect(lostPoints(after)).toEqual(lost);
    expect(after.car('bob').at).toBe(displaced ? '1.1.3' : '1.2.3');
    expect(after.car('ann').at).toBe(displaced ? '1.2.3' : '1.3.3');
    expect(after.emitted('sideRammed')).toMatchObject([
      { die, bonus: use.length, far: 'clear', displaced, hurt: Object.keys(lost) },
    ]);
  });

  test('R26 going straight ahead keeps the lane change, and costs the movement point', () => {
    expect(race().play('ann', ram(), 3).turn()).toMatchObject({ movement: 4, changes: 3 });
    expect(race().play('ann', ram(), 4).turn()).toMatchObject({ movement: 4, changes: 2 });
  });

  test('R26 a Steering point, too, is paid only for taking the place', () => {
    const start = race({}, { changes: 0 });
    expect(start.play('ann', ram(), 3).car('ann').steering).toBe(4);
    expect(start.play('ann', ram(), 4).car('ann').steering).toBe(3);
  });

  test('R16 being pushed counts as arriving, before the ramming car does', () => {
    const after = race().play('ann', ram(), 4);
    expect(after.car('bob').arrived).toBe(2);
    expect(after.car('ann').arrived).toBe(3);
  });

  test('the same to the right', () => {
    const after = race({ bob: { at: '1.4.3' } }).play('ann', { ...ram(), to: '1.4.3', by: 'right' }, 5);
    expect(after.emitted('displaced')).toEqual([
      { type: 'displaced', car: 'bob', from: '1.4.3', to: '1.5.3' },
    ]);
    expect(after.car('ann').at).toBe('1.4.3');
  });

  test('the way there is paid, with what it costs', () => {
    const start = race({ bob: { at: '1.2.5' } }, { changes: 1 });
    const after = start.play('ann', { ...ram(), to: '1.2.5', points: 3 }, 6);
    expect(after.emitted('drove').map(({ path, changes }) => [path, changes])).toEqual([
      [['1.3.3', '1.3.4'], 0],
      [['1.2.5'], 1],
    ]);
    expect(after.turn()).toMatchObject({ movement: 2, changes: 0 });
  });
});

describe('R26 the far side blocked', () => {
  test.each<readonly [number, RamItem[], Record<CarId, number>]>([
    [1, [], { ann: 1 }],
    [2, [], { ann: 1 }],
    [3, [], {}],
    [4, [], { bob: 1 }],
    [5, [], { bob: 1 }],
    [6, [], { bob: 1, cat: 1 }],
    [5, ['sideBumper'], { bob: 1, cat: 1 }],
    [6, ['sideBumper'], { bob: 1, cat: 1 }],
  ])('by a third party: a %i with %j', (die, use, lost) => {
    const start = race({ ann: { at: '1.3.2', ...armed }, cat: { at: '1.1.3' } });
    const after = start.play('ann', ram(use), die);
    expect(lostPoints(after)).toEqual(lost);
    expect(after.car('bob').at).toBe('1.2.3');
    expect(after.car('ann').at).toBe('1.3.3');
    expect(after.emitted('sideRammed')).toMatchObject([
      { far: 'blocked', third: 'cat', displaced: false, hurt: Object.keys(lost) },
    ]);
  });

  test('R26 by a wreck, which loses nothing', () => {
    const start = race({ cat: { at: '1.1.3', lost: 'structure', structure: 0 } });
    const after = start.play('ann', ram(), 6);
    expect(after.emitted('sideRammed')[0]).toMatchObject({ far: 'blocked', hurt: ['bob'] });
    expect(after.emitted('sideRammed')[0]).not.toHaveProperty('third');
    expect(after.car('bob').at).toBe('1.2.3');
  });

  test('R26 by a wall', () => {
    const start = race({ ann: { at: '1.3.2' }, bob: { at: '1.2.3' } }, { course: 'open:2A-5A-6B-1A' });
    const after = start.play('ann', ram(), 6);
    expect(after.emitted('sideRammed')[0]).toMatchObject({ far: 'blocked', hurt: ['bob'] });
  });

  test('R26 where there is no lane', () => {
    const start = race({ ann: { at: '1.2.2' }, bob: { at: '1.1.3' } });
    const after = start.play('ann', { ...ram(), to: '1.1.3' }, 4);
    expect(after.emitted('sideRammed')[0]).toMatchObject({ far: 'blocked', displaced: false, hurt: ['bob'] });
    expect(after.car('ann').at).toBe('1.2.3');
  });
});

describe('R26 mines and wrecks around', () => {
  test('a target that is pushed onto a mine runs over it', () => {
    const after = race({}, { mines: ['1.1.3'] }).play('ann', ram(), 4, 2);
    expect(after.emitted('ranOver')).toMatchObject([{ car: 'bob', at: '1.1.3', what: 'mine' }]);
    expect(lostPoints(after)).toEqual({ bob: 1 });
    expect(after.state.mines).toEqual([]);
  });

  test('hazards under the target are met by the car that takes its place', () => {
    const after = race({}, { mines: ['1.2.3'] }).play('ann', ram(), 4, 3);
    expect(after.emitted('ranOver')).toMatchObject([{ car: 'ann', at: '1.2.3' }]);
    expect(lostPoints(after)).toEqual({ ann: 1 });
  });

  test('a target lost by the mine stays there, and the ramming car goes on', () => {
    const start = race({ bob: { at: '1.2.3', structure: 1 }, cat: { at: '3.1.1' } }, { mines: ['1.1.3'] });
    const after = start.play('ann', ram(), 4, 1);
    expect(after.car('bob')).toMatchObject({ at: '1.1.3', lost: 'structure' });
    expect(after.car('ann').at).toBe('1.2.3');
    expect(after.turn()).toMatchObject({ car: 'ann', movement: 4 });
  });
});

describe('R26 losses by the ram', () => {
  const dan = { dan: { at: '3.1.1' } };

  test('the ramming car: it stays where it was, and nobody moves', () => {
    const order = ['ann', 'bob', 'dan'];
    const start = race({ ann: { at: '1.3.2', structure: 1 }, ...dan }, { order });
    const after = start.play('ann', ram(), 1);
    expect(after.car('ann')).toMatchObject({ at: '1.3.2', lost: 'structure' });
    expect(after.turn().car).toBe('bob');
    expect(kinds(after)).toEqual(['sideRammed', 'damaged', 'lost', 'turnBegan']);
  });

  test('the target, with the far side clear: its wreck is pushed there, and its place is taken', () => {
    const after = race({ bob: { at: '1.2.3', structure: 1 }, ...dan }).play('ann', ram(), 5);
    expect(after.car('bob')).toMatchObject({ at: '1.1.3', lost: 'structure' });
    expect(after.car('ann').at).toBe('1.2.3');
  });

  test('the target is lost before it would run over a mine', () => {
    const start = race({ bob: { at: '1.2.3', structure: 1 }, ...dan }, { mines: ['1.1.3'] });
    expect(start.play('ann', ram(), 5).state.mines.map(({ at }) => at)).toEqual(['1.1.3']);
  });

  test('the target, with the far side blocked: its wreck stays, and the ramming car goes ahead', () => {
    const start = race({ bob: { at: '1.2.3', structure: 1 }, cat: { at: '1.1.3' }, ...dan });
    const after = start.play('ann', ram(), 4);
    expect(after.car('bob')).toMatchObject({ at: '1.2.3', lost: 'structure' });
    expect(after.car('ann').at).toBe('1.3.3');
  });

  test('target and third party both', () => {
    const start = race({
      bob: { at: '1.2.3', structure: 1 },
      cat: { at: '1.1.3', structure: 1 },
      ...dan,
    });
    const after = start.play('ann', ram(), 6);
    expect([after.car('bob').lost, after.car('cat').lost]).toEqual(['structure', 'structure']);
    expect(after.turn().car).toBe('ann');
  });

  test('the third party alone', () => {
    const after = race({ cat: { at: '1.1.3', structure: 1 }, ...dan }).play('ann', ram(), 6);
    expect(after.car('cat')).toMatchObject({ at: '1.1.3', lost: 'structure' });
    expect(after.car('bob').structure).toBe(5);
  });

  test('R35 the last other car: the race is over before the ramming car goes on', () => {
    const start = race(
      { ann: { at: '1.3.2', structure: 1 }, bob: { at: '1.2.3', structure: 1 } },
      {
        mines: ['1.2.3', '1.3.3'],
      },
    );
    const after = start.play('ann', ram(), 5);
    expect(after.state.end).toEqual({ winners: [0], cause: 'lastRunning' });
    expect(after.emitted('ranOver')).toEqual([]);
  });

  test('R35 the ramming car, and only one other races: that one has won', () => {
    const after = race({ ann: { at: '1.3.2', structure: 1 } }).play('ann', ram(), 2);
    expect(after.state.end).toEqual({ winners: [1], cause: 'lastRunning' });
  });
});

describe('R27 straight ahead after a ram', () => {
  test('a mine', () => {
    const after = race({}, { mines: ['1.3.3'] }).play('ann', ram(), 3, 1);
    expect(after.emitted('ranOver')).toMatchObject([{ car: 'ann', what: 'mine', damage: 1 }]);
    expect(after.car('ann')).toMatchObject({ at: '1.3.3', structure: 5 });
  });

  test('a wreck', () => {
    const after = race({ cat: { at: '1.3.3', lost: 'heat' } }).play('ann', ram(), 3, 4);
    expect(after.emitted('ranOver')).toMatchObject([{ car: 'ann', what: 'wreck', damage: 0 }]);
  });

  describe('a wall', () => {
    const cars = { ann: { at: '1.3.5' }, bob: { at: '1.2.6' } };
    const action = { ...ram(), to: '1.2.6' };
    const start = (more: Cars = {}) => race({ ...cars, ...more }, { course: 'open:1B-5A-6B-2A' });

    test('it crashes and swerves away from the target', () => {
      const after = start().play('ann', action, 3, 2);
      expect(kinds(after)).toEqual(['sideRammed', 'crashed', 'damaged', 'swerved']);
      expect(after.car('ann')).toMatchObject({ at: '1.4.6', structure: 4 });
      expect(after.turn()).toMatchObject({ movement: 4, changes: 3, step: 'move' });
    });

    test('it is stuck if the other side is not free either', () => {
      const after = start({ cat: { at: '1.4.6' } }).play('ann', action, 3, 2);
      expect(after.emitted('stuck')).toHaveLength(1);
      expect(after.turn()).toMatchObject({ movement: 0, step: 'after' });
    });

    test('it is asked if the target’s side is free because the target is a wreck', () => {
      const more = { bob: { at: '1.2.6', structure: 1 }, cat: { at: '1.1.6' } };
      const after = start(more).play('ann', action, 4, 2);
      expect(after.turn()).toMatchObject({ step: 'swerve', movement: 5 });
      const gone = after.play('ann', { type: 'swerve', by: 'left' }, 6);
      expect(gone.emitted('ranOver')).toMatchObject([{ what: 'wreck' }]);
      expect(gone.turn()).toMatchObject({ step: 'move', movement: 4, changes: 3 });
    });

    test('it may be lost there', () => {
      const more = { ann: { at: '1.3.5', structure: 2 }, cat: { at: '3.1.1' } };
      const after = start(more).play('ann', action, 3, 5);
      expect(after.car('ann')).toMatchObject({ at: '1.3.5', lost: 'structure' });
      expect(after.turn().car).toBe('cat');
    });
  });

  test('a car: a Rush ’n’ Crush with the point of the ram and all that are left', () => {
    const after = race({ cat: { at: '1.3.3' } }, { movement: 3 }).play('ann', ram(), 3, 6, 1, 3);
    expect(after.emitted('rushedNCrushed')).toMatchObject([
      { target: 'cat', dice: [6, 1, 3], own: 1, damage: 2 },
    ]);
    expect(after.car('ann')).toMatchObject({ at: '1.3.2', rushed: true });
    expect(after.turn()).toMatchObject({ step: 'after', movement: 0 });
  });

  test('R28 a car, after the Rush ’n’ Crush of the round: it just runs up', () => {
    const start = race({ ann: { at: '1.3.2', rushed: true }, cat: { at: '1.3.3' } });
    const after = start.play('ann', ram(), 3);
    expect(kinds(after)).toEqual(['sideRammed', 'ranUp']);
    expect(after.turn()).toMatchObject({ step: 'after', movement: 0 });
  });

  test('R38 the line', () => {
    const start = race(
      { ann: { at: '4.3.16', lap: 1 }, bob: { at: '1.2.1', lap: 1 } },
      {
        course: 'ring*1:5A-9A-6A-10A',
      },
    );
    // On the last lap nothing behind the line is in the way.
    expect(start.legalOf('ann', 'sideRam')).toEqual([]);
    const before = race(
      { ann: { at: '4.3.16', lap: 0 }, bob: { at: '1.2.1', lap: 1 } },
      {
        course: 'ring*1:5A-9A-6A-10A',
      },
    );
    const after = before.play('ann', { ...ram(), to: '1.2.1' }, 3);
    expect(after.emitted('lapBegan')).toEqual([{ type: 'lapBegan', car: 'ann', lap: 1 }]);
    expect(after.car('ann').at).toBe('1.3.1');
  });
});

describe('the Circular Saw', () => {
  const start = race({ ann: { at: '1.3.2', ...armed } });

  test.each([
    [3, 0],
    [4, 1],
    [6, 1],
  ])('a %i costs the target %i', (die, points) => {
    const after = start.play('ann', ram(['circularSaw']), 3, die);
    expect(after.emitted('sawed')).toEqual([
      { type: 'sawed', car: 'ann', target: 'bob', die, damage: points },
    ]);
    expect(after.car('bob').structure).toBe(6 - points);
    expect(after.car('ann')).toMatchObject({ structure: 6, armed: ['sideBumper'] });
  });

  test('R26 it adds nothing to the ram, and the ram nothing to it', () => {
    const after = start.play('ann', ram(['circularSaw']), 6, 6);
    expect(after.emitted('sideRammed')[0]).toMatchObject({ die: 6, bonus: 0 });
    expect(after.emitted('damaged').map(({ car, by }) => [car, by])).toEqual([
      ['bob', 'sideRam'],
      ['bob', 'circularSaw'],
    ]);
  });

  test('it saws even if the ramming car is lost by the ram', () => {
    const brittle = race({
      ann: { at: '1.3.2', ...armed, structure: 1 },
      bob: { at: '1.2.3', structure: 1 },
    });
    const after = brittle.play('ann', ram(['circularSaw']), 1, 5);
    expect(after.state.end).toEqual({ winners: [], cause: 'allLost' });
  });

  test('R33 using both costs both activations', () => {
    const after = start.play('ann', ram(['sideBumper', 'circularSaw']), 3, 1);
    expect(after.turn()).toMatchObject({ activations: 0, touched: ['sideBumper', 'circularSaw'] });
    expect(after.car('ann').armed).toEqual([]);
    expect(after.car('bob').at).toBe('1.1.3');
  });
});

describe('R6, R37 the Arcade rules', () => {
  const start = race({ cat: { at: '3.1.1' } }, { style: 'arcade' });

  test.each([
    [1, { ann: 1 }, false],
    [3, { ann: 1 }, false],
    [4, { bob: 1 }, true],
    [6, { bob: 1 }, true],
  ])('a %i', (die, lost, displaced) => {
    const after = start.play('ann', ram(), die);
    expect(lostPoints(after)).toEqual(lost);
    expect(after.car('bob').at).toBe(displaced ? '1.1.3' : '1.2.3');
    expect(after.car('ann').at).toBe(displaced ? '1.2.3' : '1.3.3');
  });

  test('R6 no third party; R37 a target that is not displaced stays, and the other goes ahead', () => {
    const after = race({ cat: { at: '1.1.3' } }, { style: 'arcade' }).play('ann', ram(), 6);
    expect(lostPoints(after)).toEqual({ bob: 1 });
    expect(after.emitted('sideRammed')[0]).not.toHaveProperty('third');
    expect([after.car('bob').at, after.car('ann').at]).toEqual(['1.2.3', '1.3.3']);
  });

  test('R37 the Side Bumper adds 1, the Circular Saw saws; neither need be armed', () => {
    const ready = race({ ann: { at: '1.3.2', driver: 'turnpike' } }, { style: 'arcade' });
    const after = ready.play('ann', ram(['sideBumper', 'circularSaw']), 3, 4);
    expect(after.emitted('sideRammed')[0]).toMatchObject({ die: 3, bonus: 1, displaced: true });
    expect(after.car('bob').structure).toBe(4);
  });
});

describe('what is offered and refused', () => {
  const both = race({ ann: { at: '1.3.2', ...armed } });

  test('every combination of armed equipment', () => {
    expect(both.legalOf('ann', 'sideRam').map(({ use }) => use)).toEqual([
      [],
      ['sideBumper'],
      ['circularSaw'],
      ['sideBumper', 'circularSaw'],
    ]);
    const poor = race({ ann: { at: '1.3.2', ...armed } }, { activations: 1 });
    expect(poor.legalOf('ann', 'sideRam').map(({ use }) => use)).toEqual([
      [],
      ['sideBumper'],
      ['circularSaw'],
    ]);
    expect(poor.refusal('ann', ram(['sideBumper', 'circularSaw'])).refused).toBe('noActivations');
  });

  test('not unarmed equipment', () => {
    expect(race().refusal('ann', ram(['sideBumper'])).refused).toBe('noSuchEquipment');
    const disarmed = race({ ann: { at: '1.3.2', driver: 'turnpike' } });
    expect(disarmed.refusal('ann', ram(['circularSaw']))).toEqual({
      refused: 'notArmed',
      detail: { item: 'circularSaw' },
    });
  });

  test('not without a lane change', () => {
    const poor = race({ ann: { at: '1.3.2', steering: 0 } }, { changes: 0 });
    expect(poor.legalOf('ann', 'sideRam')).toEqual([]);
    expect(poor.refusal('ann', ram())).toEqual({
      refused: 'notEnoughChanges',
      detail: { left: 0, needed: 1 },
    });
  });

  test.each([
    ['nobody there', { ...ram(), to: '1.2.4', points: 2 }, 'noCarThere'],
    ['no space', { ...ram(), to: '1.1.18' }, 'noSuchSpace'],
    ['from the other side', { ...ram(), by: 'right' as const }, 'cannotReach'],
  ])('%s', (_, action, refused) => {
    expect(both.refusal('ann', action).refused).toBe(refused);
  });
});
