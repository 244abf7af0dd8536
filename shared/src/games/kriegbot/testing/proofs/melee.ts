import { FACING, given, type GivenRobot } from '../given';
import { locate, marks, strike, thrown, why, type Proofs } from './proof';

/** A car that is about to move, and a tank with a Mag Claw about two hexes south of it. */
const clawAt = (at: string, more: Partial<GivenRobot> = {}) =>
  given({
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: { chassis: 'robocar', at: 'K6', facing: 'north' },
      yellow1: { chassis: 'robotank', at, facing: 'south', slots: { primary: 'magClaw' }, ...more },
    },
  });

export const MELEE = {
  chainsaw: {
    benefits: [
      [
        'three dice at the next hex, two damage at one of the numbers',
        () => {
          const hit = strike('chainsaw', 1, [4, 4, 2]);
          expect(hit.emitted('rolled')).toMatchObject([{ thrown: 3 }]);
          expect(marks(locate(hit, 2))).toEqual(['damage primary', 'damage primary']);
        },
      ],
    ],
    limits: [
      ['further off', () => expect(why('chainsaw', 2)).toBe('outOfRange')],
      ['out of its arc', () => expect(why('chainsaw', 1, { by: { facing: 'northEast' } })).toBe('outOfArc')],
    ],
  },
  viralBayonet: {
    benefits: [
      [
        'two damage, and a disable at a number rolled',
        () => {
          const hit = locate(strike('viralBayonet', 1, [4, 3]), 4);
          expect(hit.question).toMatchObject({ kind: 'extra', robot: 'green1' });
          expect(marks(locate(hit, 3))).toEqual(['damage four', 'damage four', 'disable secondary']);
        },
      ],
    ],
    limits: [
      ['with three dice', () => expect(thrown('viralBayonet', 1, 2)).toEqual([2])],
      [
        'a disable at a number that was not rolled',
        () => {
          const hit = locate(strike('viralBayonet', 1, [4, 3]), 4);
          expect(hit.refusal('green1', { type: 'locate', location: 2 }).refused).toBe('notRolled');
        },
      ],
    ],
  },
  flail: {
    benefits: [
      [
        'all around: a damage, and the target may be turned by one hexside',
        () => {
          const hit = strike('flail', 1, [2, 2, 2], { by: { facing: 'south' } });
          expect(marks(hit)).toEqual(['damage primary']);
          expect(hit.question).toMatchObject({ kind: 'turnTarget', robot: 'green1' });
          for (const facing of [FACING.south, FACING.southEast, FACING.southWest])
            expect(hit.play('green1', { type: 'turnTarget', facing }).robot('yellow1').facing).toBe(facing);
        },
      ],
    ],
    limits: [
      [
        'turned by two, or after a miss',
        () => {
          const facing = FACING.northEast;
          const hit = strike('flail', 1, [2, 2, 2]);
          expect(hit.refusal('green1', { type: 'turnTarget', facing }).refused).toBe('turnTooFar');
          expect(strike('flail', 1, [2, 2, 1]).question?.kind).not.toBe('turnTarget');
        },
      ],
    ],
  },
  magClaw: {
    benefits: [
      [
        'two damage by doubles',
        () => expect(marks(strike('magClaw', 1, [2, 2, 2]))).toEqual(['damage primary', 'damage primary']),
      ],
      [
        'holds a robot beside it in its hex and facing, for a defense action',
        () => {
          const held = clawAt('K5').answer('yellow1', { cards: ['magClaw'] });
          expect(held.legalOf('green1', 'move')).toEqual([]);
          expect(held.refusal('green1', { type: 'maneuver', facing: 0 }).refused).toBe('clamped');
          expect(held.robot('yellow1').marks.defenses).toBe(1);
        },
      ],
    ],
    limits: [
      [
        'two hexes off, out of its arc, or disabled',
        () => {
          expect(clawAt('K5').window).toMatchObject({ kind: 'clamp', asked: ['yellow1'] });
          expect(clawAt('K4').window).toBeUndefined();
          expect(clawAt('K5', { facing: 'northEast' }).window).toBeUndefined();
          expect(clawAt('K5', { disabled: ['primary'] }).window).toBeUndefined();
        },
      ],
      [
        'once its movement is over',
        () => {
          const held = clawAt('K5').answer('yellow1', { cards: ['magClaw'] });
          expect(held.play('green1', { type: 'endMove' }).robot('green1').marks.clamped).toBe(false);
        },
      ],
    ],
  },
} as const satisfies Proofs;
