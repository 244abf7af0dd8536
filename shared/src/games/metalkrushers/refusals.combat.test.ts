import type { Direction } from '../../core/hex';
import type { Action } from './actions';
import type { RefusalCode } from './refusals';
import { given, passedTo, type GivenKrusher, type Position } from './testing/given';
import { away, MIDDLE } from './testing/places';

/** A position, who acts in it, and what: one for every code of the Combat Phase. */
type Wrong = readonly [Position, number, Action];

const [A, B] = [0, 1];
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

const WRONG = {
  wrongPhase: [free, A, { type: 'endMove' }],
  notAsked: [free, B, pass],
  noSuchKrusher: [free, A, attack('k29')],
  notAnEnemy: [free, A, attack('E')],
  outOfArc: [arena({ arms: { left: 'mediumSlice' } }), A, attack('F')],
  outOfReach: [free, A, attack('D')],
  boundElsewhere: [bound, A, attack('C')],
  mustAttack: [bound, A, pass],
  alreadyAttacked: [striking().play(A, strike('right'), 1, 1), A, attack('B')],
  reflexTooFar: [named(), B, { type: 'reflex', facing: 0 }],
  noShieldThere: [shields({ left: 'mediumShield' }), B, block('right')],
  shieldGone: [shields(SHIELDS, { worn: { left: 25 } }), B, block('left')],
  shieldFacesAway: [turnedAway(2), B, block('left')],
  notSpiked: [shields(SHIELDS), B, { type: 'spare', arm: 'left' }],
  armUsed: [shields(SHIELDS).play(B, block('left')), B, block('left')],
  armParries: [shields(SHIELDS).play(B, parry('left', 'left')), B, block('left')],
  armEmpty: [striking(), A, strike('both')],
  cannotParry: [shields({ left: 'smallImpact', right: 'mediumSlice' }), B, parry('left', 'left')],
  parryOutOfArc: [shields(SLICES, { facing: 2 }), B, parry('left', 'left')],
  noAttackToCome: [shields(SLICES).play(B, parry('right', 'left')), B, parry('left', undefined, 'E')],
  notThatArm: [shields(SLICES), B, parry('left', 'both')],
  onlyOneStrike: [striking({ program: 'weaponAndShield', arms: sword }), A, strike('left', 'right')],
} as const satisfies Partial<Record<RefusalCode, Wrong>>;

test.each(Object.entries(WRONG))('%s', (code, [position, seat, action]) => {
  expect(position.refusal(seat, action).refused).toBe(code);
});
