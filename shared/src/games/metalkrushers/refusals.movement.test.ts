import { rigged } from '../../core/testing/rigged';
import type { Action } from './actions';
import type { RefusalCode } from './refusals';
import { beginTurn } from './rules/initiative';
import { given, position, stateFrom, type Given, type Position } from './testing/given';
import { carryOut } from './turn';

/** A position, who acts in it, and what. */
type Wrong = readonly [Position, number, Action];

const oust = { type: 'oust', target: 'B', to: 'i11' } as const;

const beside = (at: string, change: Partial<Given> = {}): Position =>
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

function begun(...rolls: readonly number[]): Position {
  const krushers: Given['krushers'] = {
    A: { at: 'i4', seat: 0, team: 0 },
    B: { at: 'h4', seat: 0, team: 0 },
    C: { at: 'i14', seat: 1, team: 1 },
  };
  const step = carryOut(stateFrom({ krushers }), rigged(...rolls), beginTurn);
  return position(step.state, step.events);
}

/** Every code of the Movement Phase and what goes before it. */
const WRONG: Readonly<Partial<Record<RefusalCode, Wrong>>> = {
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
};

test.each(Object.entries(WRONG))('%s', (code, [game, seat, action]) => {
  expect(game.refusal(seat, action).refused).toBe(code);
});

test('what does not answer the question is refused, whatever it is', () => {
  const moving = beside('i10');
  const others: readonly Action[] = [
    { type: 'save', krusher: 'A' },
    { type: 'chooseMover', krusher: 'A' },
    { type: 'chooseArmament', item: 'smallSlice' },
    { type: 'attack', target: 'B' },
    { type: 'strike', arms: ['left'] },
  ];
  for (const action of others) expect(moving.refusal(0, action).refused).toBe('wrongPhase');
  for (const type of ['move', 'endMove', 'oust', 'arm'] as const)
    expect(begun(6, 1).legalOf(0, type)).toEqual([]);
});
