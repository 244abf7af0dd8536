import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { isRefusal, expectDefined } from '../../../../core/ground/result';
import { rushncrush } from '../..';
import type { ActionOf } from '../../actions';
import { BARE, given, type Given, type GivenCar } from '../../testing/given';
import { fallback, toAct } from '../../turn';
import { racing } from '../field';
import { raceOrder } from '../rounds/rounds';

/** Situations in which several chapters of the rules meet in one action, or one turn. */

const RING = 'ring*2:9B-10B-6B-1A-5B';
const drive = (to: string, points: number) => ({ type: 'drive', to, points }) as const;
const boost = (spaces: number) => ({ type: 'boost', spaces }) as const;
const ram = (to: string, by: 'left' | 'right', points = 1): ActionOf<'sideRam'> => ({
  type: 'sideRam',
  to,
  by,
  points,
  use: [],
});
const wreck = (at: string): GivenCar => ({ at, lost: 'structure', structure: 0 });

describe('laps', () => {
  /** The inner lane of tile 9B is missing: behind the line of this ring lane 1 begins with a wall. */
  const atLine = (lap: number, more: Partial<Given> = {}) =>
    given({
      course: RING,
      cars: { ann: { at: '5.1.6', lap, armed: ['rocketBooster'] }, bob: { at: '3.3.2' } },
      mover: 'ann',
      movement: 4,
      changes: 0,
      ...more,
    });

  test('R38 a lap begins by the compulsory lane change that a wall behind the line brings', () => {
    const hit = atLine(1).play('ann', { type: 'crash', to: '1.1.1', by: 'ahead', points: 1 }, 1);
    expect(hit.events.map(({ type }) => type)).toEqual(['crashed', 'damaged', 'swerved', 'lapBegan']);
    expect(hit.car('ann')).toMatchObject({ at: '1.2.1', lap: 2, structure: 5 });
    expect(hit.turn()).toMatchObject({ movement: 3, step: 'move' });
  });

  test('R30, R38 the same by the Rocket Booster, which burns on behind the line', () => {
    const hit = atLine(1, { step: 'after', movement: 0 }).play('ann', boost(2), 1, 6, 2);
    expect(hit.car('ann')).toMatchObject({ at: '1.2.2', lap: 2, structure: 5, heat: 1 });
    expect(hit.turn().boost).toBe(0);
  });

  test('R35, R38 in the last lap the line comes before the wall', () => {
    expect(atLine(2).legalOf('ann', 'crash')).toEqual([]);
    const won = atLine(2).play('ann', drive('1.1.1', 1));
    expect(won.state.end).toEqual({ winners: [0], cause: 'finish' });
  });

  test('R38 the line in the middle of a way: the lap begins, and the way goes on', () => {
    const after = atLine(0, { cars: { ann: { at: '5.4.7', lap: 0 }, bob: { at: '3.3.2' } } }).play(
      'ann',
      drive('1.4.3', 4),
    );
    expect(after.emitted('lapBegan')).toEqual([{ type: 'lapBegan', car: 'ann', lap: 1 }]);
    expect(after.car('ann')).toMatchObject({ at: '1.4.3', lap: 1 });
  });

  test('R16, R38 five laps: a car that is a lap ahead is ahead, wherever the others are', () => {
    const course = 'ring*5:5A-9A-6A-10A';
    const race = given({
      course,
      cars: {
        ann: { at: '1.3.1', lap: 5 },
        bob: { at: '4.3.16', lap: 4 },
        cat: { at: '4.4.15', lap: 0 },
        dan: { at: '1.3.2', lap: 4 },
      },
    });
    expect(raceOrder(race.state)).toEqual(['ann', 'bob', 'dan', 'cat']);
  });

  test('R38 the fifth lap is driven to its end', () => {
    const last = (lap: number) =>
      given({
        course: 'ring*5:5A-9A-6A-10A',
        cars: { ann: { at: '4.3.16', lap }, bob: { at: '2.3.2', lap: 1 } },
        mover: 'ann',
        movement: 2,
      }).play('ann', drive('1.3.1', 1));
    expect(last(4).car('ann').lap).toBe(5);
    expect(last(4).state.end).toBeUndefined();
    expect(last(5).state.end).toEqual({ winners: [0], cause: 'finish' });
  });

  test('R26, R38 a ram over the line: the target is in its lap, the ramming car begins its own', () => {
    const race = given({
      course: RING,
      cars: { ann: { at: '5.4.8', lap: 1 }, bob: { at: '1.3.1', lap: 2 } },
      mover: 'ann',
      movement: 3,
      changes: 1,
    }).play('ann', ram('1.3.1', 'left'), 5);
    expect(race.car('bob')).toMatchObject({ at: '1.2.1', lap: 2, structure: 5 });
    expect(race.car('ann')).toMatchObject({ at: '1.3.1', lap: 2 });
  });
});

describe('cars of one person', () => {
  const race = (more: Partial<Record<'ann' | 'amy' | 'bob', Partial<GivenCar>>> = {}) =>
    given({
      course: BARE,
      cars: {
        ann: { at: '1.3.2', seat: 0, ...more.ann },
        amy: { at: '1.3.3', seat: 0, ...more.amy },
        bob: { at: '1.1.3', seat: 1, ...more.bob },
      },
      mover: 'ann',
      movement: 1,
      changes: 1,
    });

  test('R28, R35 both lost by one Rush ’n’ Crush: the other person has won', () => {
    const weak = { structure: 1 };
    const after = race({ ann: weak, amy: weak }).play(
      'ann',
      { type: 'rushNCrush', to: '1.3.3', points: 1 },
      1,
    );
    expect(after.emitted('lost').map(({ car }) => car)).toEqual(['amy', 'ann']);
    expect(after.state.end).toEqual({ winners: [1], cause: 'lastRunning' });
  });

  test('R26 one rams the other, and a third party of somebody else', () => {
    const after = race({ amy: { at: '1.2.3' } }).play('ann', ram('1.2.3', 'left'), 6);
    expect(after.emitted('sideRammed')).toMatchObject([{ third: 'bob', hurt: ['amy', 'bob'] }]);
    expect([after.car('ann').at, after.car('amy').at, after.car('bob').at]).toEqual([
      '1.3.3',
      '1.2.3',
      '1.1.3',
    ]);
  });

  test('R26, R35 the third party may be one’s own, and the target the last car of the others', () => {
    const after = race({ bob: { at: '1.2.3', structure: 1 }, amy: { at: '1.1.3', structure: 1 } }).play(
      'ann',
      ram('1.2.3', 'left'),
      6,
    );
    expect(after.emitted('lost').map(({ car }) => car)).toEqual(['bob', 'amy']);
    expect(after.state.end).toEqual({ winners: [0], cause: 'lastRunning' });
    expect(after.emitted('drove')).toEqual([]);
  });

  test('R34 resigning in the middle of a question takes both off the track', () => {
    const asked = given({
      course: 'open:1B-5A-6B-2A',
      cars: {
        ann: { at: '1.3.5', seat: 0 },
        amy: { at: '1.1.1', seat: 0 },
        bob: { at: '1.6.4', seat: 1 },
        cat: { at: '1.5.1', seat: 2 },
      },
      mover: 'ann',
      movement: 3,
    }).play('ann', { type: 'crash', to: '1.3.6', by: 'ahead', points: 1 }, 2);
    expect(asked.turn().step).toBe('swerve');
    const left = asked.resign(0);
    expect(left.turn()).toMatchObject({ car: 'bob', step: 'gear' });
    expect([left.car('ann').at, left.car('amy').at]).toEqual(['', '']);
    const other = asked.resign('bob');
    expect(other.turn()).toMatchObject({ car: 'ann', step: 'swerve' });
    expect(other.legalOf('ann', 'swerve')).toHaveLength(2);
  });
});

describe('hazards on an occupied space', () => {
  test('R23, R26 a car that takes the place of a pushed one meets wreck and mine there, and may be lost', () => {
    const after = given({
      course: BARE,
      cars: {
        ann: { at: '1.3.2', structure: 2 },
        bob: { at: '1.2.3' },
        old: wreck('1.2.3'),
        cat: { at: '1.6.1' },
      },
      mover: 'ann',
      mines: ['1.2.3', '1.1.3'],
      movement: 4,
      changes: 1,
    }).play('ann', ram('1.2.3', 'left'), 4, 2, 1, 3);
    expect(after.emitted('ranOver').map(({ car, what, at }) => [car, what, at])).toEqual([
      ['bob', 'mine', '1.1.3'],
      ['ann', 'wreck', '1.2.3'],
      ['ann', 'mine', '1.2.3'],
    ]);
    expect(after.car('ann')).toMatchObject({ at: '1.2.3', lost: 'structure' });
    expect(after.state.mines).toEqual([]);
    expect(after.turn().car).toBe('cat');
  });

  test('R26 a target that stands on a wreck is pushed off it; onto one it is not', () => {
    const race = (at: string) =>
      given({
        course: BARE,
        cars: { ann: { at: '1.3.2' }, bob: { at: '1.2.3' }, old: wreck(at) },
        mover: 'ann',
        movement: 1,
        changes: 1,
      });
    expect(race('1.2.3').play('ann', ram('1.2.3', 'left'), 4, 6).car('bob').at).toBe('1.1.3');
    expect(race('1.1.3').play('ann', ram('1.2.3', 'left'), 4).car('bob')).toMatchObject({
      at: '1.2.3',
      structure: 5,
    });
  });

  test('R28 a car on a wreck’s space is run up on, not the wreck', () => {
    const after = given({
      course: BARE,
      cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.3' }, old: wreck('1.3.3') },
      mover: 'ann',
      movement: 2,
    }).play('ann', { type: 'rushNCrush', to: '1.3.3', points: 1 }, 6, 6);
    expect(after.emitted('ranOver')).toEqual([]);
    expect(after.car('ann').at).toBe('1.3.2');
  });

  test('R23 a wreck on the grid is passable at once', () => {
    const after = given({
      cars: { ann: { at: '1.3.1', box: '0' }, bob: wreck('1.3.2'), cat: { at: '1.4.1' } },
      mover: 'ann',
      round: 1,
    })
      .play('ann', { type: 'gear', box: '1.4' })
      .play('ann', { type: 'roll' })
      .play('ann', drive('1.3.2', 1), 4);
    expect(after.turn()).toMatchObject({ movement: 3, step: 'move' });
  });

  test('R29, R34 a car destroyed on a wreck’s space stays there as well', () => {
    const after = given({
      course: BARE,
      cars: {
        ann: { at: '1.3.2', armed: ['machineGun'] },
        bob: { at: '1.3.3', structure: 1 },
        old: wreck('1.3.3'),
        cat: { at: '1.3.4' },
      },
      mover: 'ann',
      movement: 2,
    }).play('ann', { type: 'use', item: 'machineGun' }, 2, 2, 6);
    expect(after.car('bob')).toMatchObject({ lost: 'structure', structure: 0, at: '1.3.3' });
    const over = after.play('ann', drive('1.3.3', 1), 6);
    expect(over.emitted('ranOver')).toHaveLength(1);
  });
});

describe('lane changes and Steering points', () => {
  test('R21, R26 rolled ones are used first, the last Steering point for the place of the target', () => {
    const race = given({
      course: BARE,
      cars: { ann: { at: '1.5.1', steering: 1 }, bob: { at: '1.2.4' } },
      mover: 'ann',
      movement: 5,
      changes: 2,
    });
    const [pushed, stays] = [5, 3].map((die) => race.play('ann', ram('1.2.4', 'left', 3), die));
    expect(pushed?.turn()).toMatchObject({ changes: 0, movement: 2 });
    expect(pushed?.car('ann')).toMatchObject({ at: '1.2.4', steering: 0 });
    expect(stays?.turn()).toMatchObject({ changes: 0, movement: 2 });
    expect(stays?.car('ann')).toMatchObject({ at: '1.3.4', steering: 1 });
    expect(stays?.refusal('ann', drive('1.1.6', 2))).toEqual({
      refused: 'notEnoughChanges',
      detail: { left: 1, needed: 2 },
    });
  });

  test('R24 a compulsory lane change costs none, nor does the wall; the way on does', () => {
    const after = given({
      course: 'open:1B-5A-6B-2A',
      cars: { ann: { at: '1.2.5', steering: 1 }, bob: { at: '3.3.5' } },
      mover: 'ann',
      movement: 4,
      changes: 0,
    })
      .play('ann', { type: 'crash', to: '1.3.6', by: 'right', points: 1 }, 2)
      .play('ann', drive('1.2.7', 1));
    expect(after.car('ann')).toMatchObject({ at: '1.2.7', steering: 0 });
    expect(after.turn()).toMatchObject({ movement: 2, changes: 0 });
  });
});

describe('the Rocket Booster', () => {
  const race = (more: Partial<Given> = {}) =>
    given({
      course: BARE,
      mover: 'ann',
      step: 'after',
      ...more,
      cars: { ann: { at: '1.3.2', armed: ['rocketBooster'] }, bob: { at: '3.1.1' }, ...more.cars },
    });

  test('R30 over a wreck and a mine on one space, each with its die, before the heat die', () => {
    const cars = { old: wreck('1.3.3') };
    const after = race({ cars, mines: ['1.3.3'] }).play('ann', boost(2), 3, 3, 1, 6);
    expect(after.events.flatMap(({ type }) => (/Rolled|ranOver/u.test(type) ? [type] : []))).toEqual([
      'ranOver',
      'ranOver',
      'heatRolled',
      'heatRolled',
    ]);
    expect(after.car('ann')).toMatchObject({ at: '1.3.4', structure: 4, heat: 1 });
  });

  test('R28, R30 after the Rush ’n’ Crush of the way it only runs up, and burns nothing', () => {
    const rushed = race({
      step: 'move',
      movement: 3,
      cars: { bob: { at: '1.3.3' } },
    }).play('ann', { type: 'rushNCrush', to: '1.3.3', points: 1 }, 6, 6, 6);
    const after = rushed.play('ann', boost(3));
    expect(after.events.map(({ type }) => type)).toEqual(['boosted', 'ranUp']);
    expect(after.car('ann')).toMatchObject({ at: '1.3.2', heat: 0 });
  });

  test('R28, R30 over the wreck of a car that the Rush ’n’ Crush took out of the race', () => {
    const rushed = race({
      step: 'move',
      movement: 1,
      cars: { bob: { at: '1.3.3', structure: 1 }, cat: { at: '3.1.1' } },
    }).play('ann', { type: 'rushNCrush', to: '1.3.3', points: 1 }, 3);
    expect(rushed.car('bob').lost).toBe('structure');
    const after = rushed.play('ann', boost(1), 5, 5);
    expect(after.car('ann')).toMatchObject({ at: '1.3.3', structure: 6 });
  });

  test('R25, R30 a car that is stuck on the way may still light it, and hits the same wall again', () => {
    const stuck = race({
      course: 'open:1B-5A-6B-2A',
      step: 'move',
      movement: 5,
      changes: 0,
      cars: { ann: { at: '1.3.5', armed: ['rocketBooster'] }, bob: { at: '1.2.6' }, cat: { at: '1.4.6' } },
    }).play('ann', { type: 'crash', to: '1.3.6', by: 'ahead', points: 1 }, 2);
    const after = stuck.play('ann', boost(3));
    expect(after.emitted('crashed')).toMatchObject([{ dice: [], damage: 1 }]);
    expect(after.emitted('stuck')).toHaveLength(1);
    expect(after.car('ann')).toMatchObject({ at: '1.3.5', box: '1.4', heat: 0 });
    expect(after.turn()).toMatchObject({ boost: 0, movement: 0, step: 'after' });
  });

  test('R30, R34 resigning in the middle of its question ends the turn, and its spaces are lost', () => {
    const asked = race({
      course: 'open:1B-5A-6B-2A',
      cars: { ann: { at: '1.3.4', armed: ['rocketBooster'] }, bob: { at: '1.1.1' }, cat: { at: '3.3.3' } },
    }).play('ann', boost(3), 6, 1);
    expect(asked.turn()).toMatchObject({ step: 'swerve', boost: 2 });
    const after = asked.resign('ann');
    expect(after.turn()).toMatchObject({ car: 'bob', boost: 0, step: 'gear' });
  });

  test('R32 mines go behind it, too', () => {
    const after = race({
      cars: { ann: { at: '1.3.2', card: 'coffinNail', armed: ['rocketBooster'] } },
    })
      .play('ann', boost(2), 6)
      .play('ann', { type: 'burnOn' }, 6)
      .play('ann', { type: 'layMine' });
    expect(after.state.mines.map(({ at }) => at)).toEqual(['1.3.3']);
  });
});

/** Tile 4A has one free lane from its fourth to its sixth space: lane 3. */
test('R36 six absent players get through a bottleneck, one behind the other', () => {
  let { state } = given({
    course: 'open:4A-5A-6B-1A',
    cars: {
      ann: { at: '1.3.3', box: '1.4' },
      bob: { at: '1.2.3', box: '1.4' },
      cat: { at: '1.4.3', box: '1.4' },
      dan: { at: '1.3.2', box: '1.4' },
      eve: { at: '1.2.2', box: '1.4' },
      fay: { at: '1.4.2', box: '1.4' },
    },
  });
  const dice = quickDice(seedFrom('a queue'));
  const met = new Set<string>();
  while (racing(state).some(({ at }) => at.startsWith('1.')) && state.round < 12) {
    const seat = expectDefined(toAct(state)[0], 'a seat on turn');
    const step = rushncrush.apply(state, seat, fallback(rushncrush.project(state, seat), seat), dice);
    if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
    state = step.state;
    for (const { type } of step.events) met.add(type);
  }
  expect(racing(state).map(({ at }) => at.startsWith('1.'))).toEqual(Array(6).fill(false));
  expect(state.round).toBeLessThan(8);
  expect(met).toContain('rushedNCrushed');
});
