import { rigged } from '../../../../core/testing/rigged';
import type { Action } from '../../actions';
import type { RefusalCode } from '../../refusals';
import { beginTurn } from '../../rules/turn/initiative';
import { andGoOn, given, position, stateFrom, type Given, type Position } from '../given';
import { carryOut } from '../../../../core/game/rulebook';

/** A position, the seat that acts in it, and the action. */
type Wrong = readonly [Position, number, Action];

const oust = { type: 'oust', target: 'B', to: 'i11' } as const;

export const beside = (at: string, change: Partial<Given> = {}): Position =>
  given({
    options: { oust: true },
    krushers: { A: { at: 'i9' }, B: { at }, C: { at: 'a1', seat: 0, team: 0 } },
    mover: 'A',
    ...change,
  });

const resting = (restedOn: string, left = ''): Position =>
  given({
    options: { scenario: 'pickUp' },
    krushers: { A: { at: 'i5', restedOn, armedAt: { left, right: '', both: '' } }, B: { at: 'a1' } },
    mover: 'A',
  });

export function begun(...rolls: readonly number[]): Position {
  const krushers: Given['krushers'] = {
    A: { at: 'i4', seat: 0, team: 0 },
    B: { at: 'h4', seat: 0, team: 0 },
    C: { at: 'i14', seat: 1, team: 1 },
  };
  const step = carryOut(stateFrom({ krushers }), rigged(...rolls), andGoOn(beginTurn));
  return position(step.state, step.events);
}

/** Every code of the Movement Phase and of what precedes it. */
export const WRONG_MOVES: Readonly<Partial<Record<RefusalCode, Wrong>>> = {
  wrongPhase: [beside('i10'), 0, { type: 'pass' }],
  notAsked: [beside('i10'), 1, { type: 'endMove' }],
  notASavior: [begun(6, 1), 0, { type: 'save', krusher: 'C' }],
  notAmongEquals: [begun(1, 6), 0, { type: 'chooseMover', krusher: 'C' }],
  cannotReach: [beside('i10'), 0, { type: 'move', to: 'i10', facing: 0 }],
  noSuchKrusher: [beside('i10'), 0, { ...oust, target: 'k9' }],
  noOust: [beside('i10', { options: { oust: false } }), 0, oust],
  notAnEnemy: [beside('i10'), 0, { ...oust, target: 'C' }],
  tooFarToOust: [beside('i11'), 0, oust],
  notInFront: [beside('i8'), 0, oust],
  noPointsLeft: [beside('i10', { movement: { points: 1 } }), 0, oust],
  wrongPush: [beside('i10'), 0, { ...oust, to: 'h10' }],
  wrongSide: [resting('i5'), 0, { type: 'arm', arm: 'both' }],
  notAtPickUp: [resting('i6'), 0, { type: 'arm', arm: 'left' }],
  otherArmHere: [resting('i5', 'i5'), 0, { type: 'arm', arm: 'right' }],
  notThisSize: [
    resting('i5').play(0, { type: 'arm', arm: 'left' }, 3, 3),
    0,
    { type: 'chooseArmament', item: 'weightedSmallSlice' },
  ],
  notInBothArms: [
    resting('i5').play(0, { type: 'arm', arm: 'left' }, 3, 3),
    0,
    { type: 'chooseArmament', item: 'largeSlice', both: true },
  ],
};
