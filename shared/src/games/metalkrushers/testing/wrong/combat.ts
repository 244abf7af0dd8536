import type { Direction } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import type { RefusalCode } from '../../refusals';
import { given, passedTo, type GivenKrusher, type Position } from '../given';
import { away, MIDDLE } from '../places';

/** A position, the seat that acts in it, and the action. */
type Wrong = readonly [Position, number, Action];

const [A, B, C] = [0, 1, 2];
const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;
const SHIELDS = { left: 'mediumShield', right: 'mediumShield' } as const;

/** A stands in the middle and looks at B; C at its left-front, D far away, and its friend E behind it. */
const arena = (a: Partial<GivenKrusher>, b: Partial<GivenKrusher> = {}) =>
  given({
    krushers: {
      A: { at: MIDDLE, facing: 0, arms: SLICES, ...a },
      B: { at: away(0), facing: 3, ...b },
      C: { at: away(5), facing: 2 },
      D: { at: away(2, 3) },
      E: { at: away(3), team: 0 },
      F: { at: away(2) },
    },
  });
const attack = (target: string): Action => ({ type: 'attack', target });
const block = (arm: 'left' | 'right'): Action => ({ type: 'block', arm });
const parry = (arm: 'left' | 'right', meets?: 'left' | 'right' | 'both', against = 'A'): Action => ({
  type: 'parry',
  arm,
  against,
  ...(meets && { meets }),
});
const strike = (...arms: ('left' | 'right' | 'both')[]): Action => ({ type: 'strike', arms });
const pass: Action = { type: 'pass' };

const free = arena({});
const named = (a: Partial<GivenKrusher> = {}, b: Partial<GivenKrusher> = {}) =>
  arena(a, b).play(A, attack('B'));
const bound = arena({ marks: { bound: 'B', boundBonus: 1 } });
/** A attacks from B's front, and B is asked for its shields or its parries. */
const shields = (b: GivenKrusher['arms'], more: Partial<GivenKrusher> = {}) =>
  named({}, { arms: b ?? {}, marks: { reflexed: true }, ...more });
const turnedAway = (facing: Direction) => shields(SHIELDS, { facing });
const striking = (a: Partial<GivenKrusher> = {}) => passedTo(named(a), 'strike');
const sword = { left: 'mediumSlice', right: 'spikedMediumShield' } as const;

/** B is at the right-front of A. */
const atRightFront = passedTo(arena({ facing: 5 }).play(A, attack('B')), 'strike');

/** B stands between A and C, and both attack it; A comes first, then B itself. */
const fight = (b: Partial<GivenKrusher> = {}) =>
  given({
    krushers: {
      A: { at: MIDDLE, facing: 0, arms: SLICES },
      B: { at: away(0), facing: 3, arms: SLICES, ...b },
      C: { at: away(0, 2), facing: 3, arms: SLICES },
    },
  }).play(A, attack('B'));
const turn: Action = { type: 'reflex', facing: 4 };
const tried = fight().play(B, turn, 1);
const struck = (from: Position) => passedTo(from, 'strike').play(A, strike('left'), 1, 1);
const again = struck(tried).play(B, pass).play(C, attack('B'));
/** A has struck with its left arm, and B answers. */
const answered = struck(tried).play(B, attack('A'));
const parrying = passedTo(fight(), 'parry').play(B, parry('left', 'left'));
const parried = passedTo(struck(parrying).play(B, attack('A')), 'strike');
const blocking = passedTo(fight({ arms: sword, program: 'weaponAndShieldBash' }), 'shield').play(
  B,
  block('right'),
);
const blocked = passedTo(struck(blocking).play(B, attack('A')), 'strike');

/** Codes, what is wrong, and where: every code of the Combat Phase. */
export const WRONG_FIGHTS: readonly (readonly [RefusalCode, string, Wrong])[] = [
  ['wrongPhase', 'what is done in the Movement Phase', [free, A, { type: 'endMove' }]],
  ['notAsked', 'a no to what another is asked', [free, B, pass]],
  ['noSuchKrusher', 'an attack on nobody', [free, A, attack('k29')]],
  ['notAnEnemy', 'an attack on a friend', [free, A, attack('E')]],
  ['outOfArc', 'an attack outside the arc', [arena({ arms: { left: 'mediumSlice' } }), A, attack('F')]],
  ['outOfReach', 'an attack on somebody far away', [free, A, attack('D')]],
  ['boundElsewhere', 'an attack on another than the one of the Oust', [bound, A, attack('C')]],
  ['mustAttack', 'no attack on the one of the Oust', [bound, A, pass]],
  [
    'alreadyAttacked',
    'a second attack on the same one',
    [striking().play(A, strike('right'), 1, 1), A, attack('B')],
  ],
  ['reflexTooFar', 'a turn further than the chassis can', [named(), B, { type: 'reflex', facing: 0 }]],
  ['noShieldThere', 'a block with an empty arm', [shields({ left: 'mediumShield' }), B, block('right')]],
  [
    'shieldGone',
    'a block with a shield that is worn down',
    [shields(SHIELDS, { worn: { left: 25 } }), B, block('left')],
  ],
  ['shieldFacesAway', 'a block on the wrong side', [turnedAway(2), B, block('left')]],
  ['notSpiked', 'a plain shield kept back for a bash', [shields(SHIELDS), B, { type: 'spare', arm: 'left' }]],
  [
    'armUsed',
    'a second block with the same shield',
    [shields(SHIELDS).play(B, block('left')), B, block('left')],
  ],
  [
    'armParries',
    'a block with a shield that parries',
    [shields(SHIELDS).play(B, parry('left', 'left')), B, block('left')],
  ],
  ['armEmpty', 'a strike with an empty arm', [striking(), A, strike('both')]],
  [
    'cannotParry',
    'a parry with a small impact',
    [shields({ left: 'smallImpact', right: 'mediumSlice' }), B, parry('left', 'left')],
  ],
  [
    'parryOutOfArc',
    'a parry of an attack from outside the arc',
    [shields(SLICES, { facing: 2 }), B, parry('left', 'left')],
  ],
  [
    'noAttackToCome',
    'a parry against somebody who does not attack',
    [shields(SLICES).play(B, parry('right', 'left')), B, parry('left', undefined, 'E')],
  ],
  ['notThatArm', 'a parry of an arm that does not attack', [shields(SLICES), B, parry('left', 'both')]],
  [
    'onlyOneStrike',
    'two strikes with a program that has one',
    [striking({ program: 'weaponAndShield', arms: sword }), A, strike('left', 'right')],
  ],
  ['outOfArc', 'a strike at somebody outside the arc of that arm', [atRightFront, A, strike('left')]],
  ['reflexedAlready', 'a second Reflex Facing', [tried, B, turn]],
  ['reflexedAlready', 'a second one while the attacker is asked', [passedTo(tried, 'strike'), B, turn]],
  ['reflexedAlready', 'a second one at the next attack', [again, B, turn]],
  ['reflexAfterAttack', 'a Reflex Facing after an attack', [answered, A, turn]],
  ['noReflex', 'a Reflex Facing after an Oust', [named({}, { marks: { noReflex: true } }), B, turn]],
  ['noReflex', 'a Reflex Facing while arming', [named({}, { marks: { busy: true } }), B, turn]],
  ['armParries', 'a strike with an arm that parries', [parried, B, strike('left')]],
  ['armParries', 'a strike with both arms of which one parries', [parried, B, strike('left', 'right')]],
  ['armParries', 'a strike while another is asked', [parrying, B, strike('left')]],
  ['armUsed', 'a parry with an arm that has struck', [answered, A, parry('left', 'left', 'B')]],
  [
    'armUsed',
    'a parry while another is asked',
    [passedTo(answered, 'strike'), A, parry('left', 'left', 'B')],
  ],
  ['armUsed', 'a bash with a shield that has blocked', [blocked, B, strike('right')]],
];
