import type { Action } from './actions';
import { REFUSALS, type RefusalCode } from './refusals';
import { BARE, given, type Given, type GivenCar, type Position } from './testing/given';
import { started } from './testing/started';

type Wrong = readonly [race: Position, action: Action, detail?: Readonly<Record<string, string | number>>];

/** A on the bare straight, unless stated otherwise; B far away. */
const race = (car: Partial<GivenCar> = {}, more: Partial<Given> = {}): Position =>
  given({
    course: BARE,
    mover: 'A',
    ...more,
    cars: { A: { at: '1.3.3', ...car }, B: { at: '3.3.2' }, ...more.cars },
  });

const gear = (box: string): Action => ({ type: 'gear', box });
const turbo = (box: string): Action => ({ type: 'turbo', box });
const brake = (box: string): Action => ({ type: 'brake', box });
const drive = (to: string, points: number): Action => ({ type: 'drive', to, points });
const useGun: Action = { type: 'use', item: 'machineGun' };
const armGun: Action = { type: 'arm', item: 'machineGun' };
const layMine: Action = { type: 'layMine' };

/** On tile 2A: lane 4 is blocked at its fifth space, lanes 3 and 5 are free there. */
const atWall = (more: Partial<Given> = {}) => race({ at: '4.4.4', steering: 0 }, { movement: 4, ...more });
/** Next to the left edge of the road, before a wall in the same lane (1.3 of tile 2A). */
const atEdge = race({ at: '4.1.2' }, { step: 'swerve', movement: 4 });
const minelayer: Partial<GivenCar> = { card: 'drumMajor' };

const WRONG: Readonly<Record<RefusalCode, readonly Wrong[]>> = {
  wrongPhase: [
    [race(), drive('1.3.4', 1)],
    [race(), { type: 'takeCar', card: 'perigee' }],
    [race({}, { movement: 4 }), { type: 'roll' }],
    [race({}, { step: 'swerve', movement: 4 }), drive('1.3.4', 1)],
    [race({}, { movement: 4 }), { type: 'swerve', by: 'left' }],
    [race(minelayer), layMine],
    [started(2, { crews: 'draft' }), { type: 'endTurn' }],
    [started(2, { crews: 'draft' }), { type: 'roll' }],
  ],
  cardTaken: [
    [
      started(2, { crews: 'draft' }).play(0, { type: 'takeCar', card: 'perigee' }),
      { type: 'takeCar', card: 'perigee' },
    ],
  ],
  otherKindOfCard: [[started(2, { crews: 'draft' }), { type: 'takeDriver', card: 'rattle' }]],
  noSuchBox: [
    [race(), gear('1.13')],
    [race(), turbo('5.4')],
    [race(), brake('5.4')],
  ],
  noLine: [
    [race(), gear('5.18'), { box: '5.18' }],
    [race(), turbo('4.12'), { box: '4.12' }],
  ],
  alreadyGeared: [[race({}, { turn: { geared: true } }), gear('3.11')]],
  notFaster: [
    [race(), turbo('3.9'), { box: '3.9' }],
    [race(), turbo('4.10'), { box: '4.10' }],
  ],
  notSlower: [[race(), brake('3.11'), { box: '3.11' }]],
  noTurbo: [[race({ turbo: 0 }), turbo('3.11')]],
  noBrake: [[race({ brake: 0 }), brake('3.9')]],
  oneKindOfPoints: [
    [race({}, { turn: { brake: 1 } }), turbo('3.11')],
    [race({}, { turn: { turbo: 1 } }), brake('3.9')],
  ],
  noSuchSpace: [
    [race({}, { movement: 4 }), drive('9.3.4', 1)],
    [race({}, { movement: 4 }), { type: 'crash', to: '2.1.18', by: 'ahead', points: 1 }],
    [race({}, { movement: 4 }), { type: 'sideRam', to: '9.1.1', by: 'left', points: 1, use: [] }],
    [race({}, { movement: 4 }), { type: 'rushNCrush', to: '9.1.1', points: 1 }],
  ],
  notEnoughMovement: [[race({}, { movement: 4 }), drive('1.3.8', 5), { left: 4, needed: 5 }]],
  notEnoughChanges: [
    [race({ steering: 1 }, { movement: 4, changes: 0 }), drive('1.1.5', 2), { left: 1, needed: 2 }],
  ],
  cannotReach: [
    [race({}, { movement: 4 }), drive('1.3.2', 1)],
    [race({}, { movement: 9 }), drive('1.3.5', 3)],
    [race({}, { movement: 9 }), drive('finish', 9)],
    [
      race({}, { movement: 4, cars: { B: { at: '1.3.5' } } }),
      { type: 'sideRam', to: '1.3.5', by: 'left', points: 1, use: [] },
    ],
  ],
  noWallThere: [[race({}, { movement: 4 }), { type: 'crash', to: '1.3.4', by: 'ahead', points: 1 }]],
  noCarThere: [
    [race({}, { movement: 4 }), { type: 'rushNCrush', to: '1.3.4', points: 1 }],
    [race({}, { movement: 4 }), { type: 'sideRam', to: '1.2.4', by: 'left', points: 1, use: [] }],
  ],
  carThere: [
    [race({}, { movement: 4, cars: { B: { at: '1.3.4' } } }), drive('1.3.4', 1)],
    [race({}, { movement: 4 }), drive('1.3.3', 1)],
  ],
  wallThere: [[atWall(), drive('4.4.5', 1)]],
  blockedSide: [[atEdge, { type: 'swerve', by: 'left' }]],
  mustMoveOn: [
    [race(), { type: 'endTurn' }],
    [race({}, { movement: 1 }), { type: 'endTurn' }],
    [race({}, { step: 'swerve', movement: 1 }), { type: 'endTurn' }],
  ],
  onlyAfterMoving: [
    [race({ armed: ['rocketBooster'] }), { type: 'boost', spaces: 1 }],
    [race({ armed: ['rocketBooster'] }, { movement: 4 }), { type: 'boost', spaces: 1 }],
  ],
  noSuchEquipment: [
    [race(), { type: 'arm', item: 'circularSaw' }, { item: 'circularSaw' }],
    [race({ driver: 'turnpike' }), useGun, { item: 'machineGun' }],
    [
      race({ at: '1.3.3' }, { movement: 4, cars: { B: { at: '1.2.4' } } }),
      { type: 'sideRam', to: '1.2.4', by: 'left', points: 1, use: ['sideBumper'] },
      { item: 'sideBumper' },
    ],
    [race({}, { step: 'after', turn: { left: '1.3.2' } }), layMine, { item: 'minelayer' }],
  ],
  noActivations: [
    [race({}, { activations: 0 }), armGun],
    [race({ armed: ['machineGun'] }, { activations: 0 }), useGun],
    [race({ armed: ['rocketBooster'] }, { step: 'after', activations: 0 }), { type: 'boost', spaces: 1 }],
    [race(minelayer, { step: 'after', activations: 0, turn: { left: '1.3.2' } }), layMine],
  ],
  alreadyArmed: [[race({ armed: ['machineGun'] }), armGun, { item: 'machineGun' }]],
  notArmed: [
    [race(), useGun, { item: 'machineGun' }],
    [race({}, { step: 'after' }), { type: 'boost', spaces: 1 }, { item: 'rocketBooster' }],
  ],
  alreadyMoved: [
    [race({}, { turn: { touched: ['machineGun'] } }), armGun, { item: 'machineGun' }],
    [race({ armed: ['machineGun'] }, { turn: { touched: ['machineGun'] } }), useGun, { item: 'machineGun' }],
  ],
  nothingToArm: [[race({}, { style: 'arcade' }), armGun]],
  noTarget: [[race({ armed: ['machineGun'] }), useGun]],
  noHeat: [[race({ armed: ['fireExtinguisher'] }), { type: 'use', item: 'fireExtinguisher' }]],
  noMines: [[race({ ...minelayer, mines: 0 }, { step: 'after', turn: { left: '1.3.2' } }), layMine]],
  nowhereToLay: [
    [race(minelayer, { step: 'after' }), layMine],
    [race(minelayer, { step: 'after', turn: { left: '1.3.2' }, mines: ['1.3.2'] }), layMine],
  ],
};

describe.each(Object.entries(WRONG))('%s', (code, wrongs) => {
  test.each(wrongs.map((wrong, place) => [place + 1, JSON.stringify(wrong[1]), wrong] as const))(
    '%d. %s',
    (_, __, [position, action, detail]) => {
      const who = position.state.turn?.car ?? position.state.picks[0]?.car ?? '';
      expect(position.refusal(who, action)).toEqual(detail ? { refused: code, detail } : { refused: code });
    },
  );
});

test('every code comes up', () => {
  expect(Object.keys(WRONG).sort()).toEqual(REFUSALS.toSorted());
  expect(Object.values(WRONG).every((wrongs) => wrongs.length > 0)).toBe(true);
});

test('a player who is not on turn can do none of it', () => {
  const actions = Object.values(WRONG).flatMap((wrongs) => wrongs.map(([, action]) => action));
  for (const action of actions) expect(race().refusal('B', action)).toEqual({ refused: 'notYourTurn' });
});
