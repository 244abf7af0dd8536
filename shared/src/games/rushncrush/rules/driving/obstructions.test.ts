import { BOXES, SPEEDS } from '../../content/gears';
import { BARE, given, type Given, type GivenCar } from '../../testing/given';
import { wallDamage, wallDice } from './obstructions';
import type { Way } from '../course/road';

/** Source L131-L139; R24, R25. Tile 1B: walls on 2.4, 3.6 and 5.5. Tile 2A: 1.3, 4.5 and 6.8. */

const WALLS = 'open:1B-5A-6B-2A';
const EDGE = 'open:2A-5A-6B-1A';

const race = (ann: Partial<GivenCar>, more: Partial<Given> = {}) =>
  given({
    course: WALLS,
    cars: { ann: { at: '1.3.5', ...ann }, bob: { at: '3.3.5' } },
    mover: 'ann',
    movement: 5,
    changes: 2,
    ...more,
  });
const crash = (to: string, by: Way, points: number) => ({ type: 'crash', to, by, points }) as const;
const AHEAD = crash('1.3.6', 'ahead', 1);

/** A box with this speed. */
const boxAt = (speed: number): string => BOXES.find((box) => box.speed === speed)?.id ?? '';

describe('R24 the damage at every speed: the white dice read the opposite way', () => {
  test.each<readonly [number, readonly number[], number]>([
    [4, [], 1],
    [5, [], 1],
    [6, [6, 3, 5, 4, 6], 3],
    [7, [6, 2, 5, 4], 2],
    [8, [6, 3, 5], 3],
    [9, [5, 4], 4],
    [10, [5], 5],
    [11, [2, 4], 4],
    [12, [2, 5, 1], 5],
    [14, [2, 1, 3, 1], 3],
    [16, [1, 1, 1, 4, 2], 4],
    [18, [], 6],
  ])('speed %i with %j: %i', (speed, dice, damage) => {
    expect(wallDice(boxAt(speed))).toBe(dice.length);
    expect(wallDamage(boxAt(speed), dice)).toBe(damage);
    const hit = race({ box: boxAt(speed), structure: 8 }).play('ann', AHEAD, ...dice);
    expect(hit.emitted('crashed')).toEqual([
      { type: 'crashed', car: 'ann', at: '1.3.5', wall: '1.3.6', dice, damage },
    ]);
    expect(hit.car('ann').structure).toBe(8 - damage);
  });

  test('every row of the matrix is in the table above', () => {
    expect(SPEEDS.map(({ speed }) => speed)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18]);
  });

  test('the worked example: at speed 12 the highest of three dice', () => {
    const hit = race({ box: '5.12', structure: 8 }).play('ann', AHEAD, 1, 6, 2);
    expect(hit.emitted('crashed')[0]).toMatchObject({ dice: [1, 6, 2], damage: 6 });
  });
});

describe('the compulsory lane change', () => {
  test('R24 both sides free: the driver is asked, and the car stands before the wall', () => {
    const hit = race({}).play('ann', AHEAD, 2);
    expect(hit.turn()).toMatchObject({ step: 'swerve', movement: 5, changes: 2 });
    expect(hit.car('ann').at).toBe('1.3.5');
    expect(hit.legal('ann')).toEqual([
      { type: 'swerve', by: 'left' },
      { type: 'swerve', by: 'right' },
    ]);
  });

  test('R24 it costs the movement point that hit the wall, and no lane change', () => {
    const gone = race({}).play('ann', AHEAD, 2).play('ann', { type: 'swerve', by: 'left' });
    expect(gone.emitted('swerved')).toEqual([{ type: 'swerved', car: 'ann', from: '1.3.5', to: '1.2.6' }]);
    expect(gone.turn()).toMatchObject({ step: 'move', movement: 4, changes: 2, left: '1.3.5' });
    expect(gone.car('ann')).toMatchObject({ at: '1.2.6', steering: 4 });
  });

  test('R24 the way up to the wall is paid like any way', () => {
    const hit = race({ at: '1.4.3' }, { changes: 0 }).play('ann', crash('1.3.6', 'ahead', 3), 2);
    expect(hit.emitted('drove')).toMatchObject([{ path: ['1.3.4', '1.3.5'], changes: 1, steering: 1 }]);
    expect(hit.turn()).toMatchObject({ movement: 3, step: 'swerve' });
    expect(hit.car('ann').steering).toBe(3);
  });

  test('R24 hitting it diagonally needs a lane change, but does not spend it', () => {
    const start = race({ at: '1.2.5', steering: 0 }, { changes: 1 });
    const hit = start.play('ann', crash('1.3.6', 'right', 1), 2);
    expect(hit.turn()).toMatchObject({ movement: 4, changes: 1 });
    expect(hit.car('ann').at).toBe('1.1.6');
    const none = race({ at: '1.2.5', steering: 0 }, { changes: 0 });
    expect(none.refusal('ann', crash('1.3.6', 'right', 1))).toEqual({
      refused: 'notEnoughChanges',
      detail: { left: 0, needed: 1 },
    });
  });

  test('R24 a Steering point that is needed instead is not spent either', () => {
    const hit = race({ at: '1.2.5', steering: 1 }, { changes: 0 }).play('ann', crash('1.3.6', 'right', 1), 2);
    expect(hit.car('ann')).toMatchObject({ steering: 1, at: '1.1.6' });
  });

  test('R24 one side free: it swerves there automatically', () => {
    const cars = { ann: { at: '1.3.5' }, bob: { at: '1.2.6' } };
    const hit = race({}, { cars }).play('ann', AHEAD, 2);
    expect(hit.car('ann').at).toBe('1.4.6');
    expect(hit.turn()).toMatchObject({ step: 'move', movement: 4 });
  });

  test('R24 at the edge only the side towards the course is free', () => {
    const hit = race({ at: '1.1.2' }, { course: EDGE }).play('ann', crash('1.1.3', 'ahead', 1), 2);
    expect(hit.car('ann').at).toBe('1.2.3');
  });

  test('R24 a wreck or a mine leaves a side free, and is met', () => {
    const cars = { ann: { at: '1.3.5' }, bob: { at: '1.2.6' }, cat: { at: '1.4.6', lost: 'heat' } } as const;
    const hit = race({}, { cars, mines: ['1.4.6'] }).play('ann', AHEAD, 2, 3, 6);
    expect(hit.emitted('ranOver').map(({ what }) => what)).toEqual(['wreck', 'mine']);
    expect(hit.car('ann')).toMatchObject({ at: '1.4.6', structure: 3 });
  });

  test('a car lost by what is there goes no further', () => {
    const cars = { ann: { at: '1.3.5', structure: 3 }, bob: { at: '1.2.6' }, cat: { at: '3.1.1' } };
    const hit = race({}, { cars, mines: ['1.4.6'] }).play('ann', AHEAD, 2, 1);
    expect(hit.car('ann')).toMatchObject({ at: '1.4.6', lost: 'structure' });
    expect(hit.turn().car).not.toBe('ann');
  });

  test('R38 over the line it wins', () => {
    const end = race({ at: '4.3.10' }, { step: 'swerve', movement: 2 }).play('ann', {
      type: 'swerve',
      by: 'left',
    });
    expect(end.state.end).toEqual({ winners: [0], cause: 'finish' });
  });

  test('it may use the last movement point', () => {
    const hit = race({}, { movement: 1 }).play('ann', AHEAD, 2);
    expect(hit.turn()).toMatchObject({ step: 'swerve', movement: 1 });
    expect(hit.play('ann', { type: 'swerve', by: 'right' }).turn()).toMatchObject({
      step: 'after',
      movement: 0,
    });
  });
});

describe('R24 the edge of the course', () => {
  test('no step leads beyond lanes 1 and 6, to be driven or to be hit', () => {
    for (const [lane, by] of [
      [1, 'left'],
      [6, 'right'],
    ] as const) {
      const edge = race({ at: `1.${lane}.1` }, { course: BARE });
      const ways = edge.legal('ann').filter((action) => 'points' in action && action.points === 1);
      const inward = lane === 1 ? 2 : 5;
      expect(ways).toEqual([
        { type: 'drive', to: by === 'left' ? '1.1.2' : `1.${inward}.2`, points: 1 },
        { type: 'drive', to: by === 'left' ? `1.${inward}.2` : '1.6.2', points: 1 },
      ]);
      expect(edge.refusal('ann', crash('1.7.2', by, 1)).refused).toBe('noSuchSpace');
    }
  });
});

describe('being lost or stuck', () => {
  test('a car lost by the wall stays in front of it, and the turn is over', () => {
    const hit = race({ structure: 2, seat: 0 }, { cars: threeCars(2) }).play('ann', AHEAD, 4);
    expect(hit.car('ann')).toMatchObject({ lost: 'structure', at: '1.3.5', structure: 0 });
    expect(hit.emitted('swerved')).toEqual([]);
    expect(hit.turn().car).toBe('bob');
  });

  const threeCars = (structure: number) => ({
    ann: { at: '1.3.5', structure },
    bob: { at: '1.2.1' },
    cat: { at: '1.1.1' },
  });

  test('R25 neither side free: it stays, its move is over, and the gearstick drops to 4', () => {
    const cars = { ann: { at: '1.3.5' }, bob: { at: '1.2.6' }, cat: { at: '1.4.6' } };
    const hit = race({}, { cars }).play('ann', AHEAD, 2);
    expect(hit.emitted('stuck')).toEqual([{ type: 'stuck', car: 'ann', at: '1.3.5' }]);
    expect(hit.car('ann')).toMatchObject({ at: '1.3.5', box: '1.4', structure: 4 });
    expect(hit.turn()).toMatchObject({ step: 'after', movement: 0 });
    expect(hit.legal('ann')).toContainEqual({ type: 'endTurn' });
  });

  test('R25 a wall that was hit diagonally is not a free side', () => {
    const cars = { ann: { at: '1.2.5' }, bob: { at: '1.1.6' }, cat: { at: '1.2.6' } };
    const hit = race({}, { cars }).play('ann', crash('1.3.6', 'right', 1), 2);
    expect(hit.emitted('stuck')).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each([
    ['no wall', crash('1.3.7', 'ahead', 2), { refused: 'noWallThere' }],
    ['no space', crash('1.1.18', 'ahead', 1), { refused: 'noSuchSpace' }],
    ['not from that way', crash('1.3.6', 'left', 1), { refused: 'cannotReach' }],
    ['too far', crash('1.3.6', 'ahead', 6), { refused: 'notEnoughMovement', detail: { left: 5, needed: 6 } }],
  ])('%s', (_, action, refusal) => {
    expect(race({}).refusal('ann', action)).toEqual(refusal);
  });

  test('on a bare course there is nothing to hit', () => {
    const bare = given({ course: BARE, cars: { ann: { at: '1.3.2' } }, movement: 18 });
    expect(bare.legalOf('ann', 'crash')).toEqual([]);
  });

  test('while it is asked nothing else can be done, and only a free side is accepted', () => {
    const asked = race({}).play('ann', AHEAD, 2);
    expect(asked.refusal('ann', AHEAD).refused).toBe('wrongPhase');
    const blocked = given({
      course: WALLS,
      cars: { ann: { at: '1.3.5' }, bob: { at: '1.2.6' } },
      mover: 'ann',
      step: 'swerve',
      movement: 2,
    });
    expect(blocked.refusal('ann', { type: 'swerve', by: 'left' }).refused).toBe('blockedSide');
  });
});
