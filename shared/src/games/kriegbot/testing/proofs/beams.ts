import { attackWith } from '../scenes/shots';
import { locate, marks, strike, thrown, why, duel, type Proofs } from './proof';

const powered = { by: { poweredUp: true } } as const;

/** Beams and bolts. */
export const BEAMS = {
  freeElectronLaser: {
    benefits: [
      [
        'a damage far off, with a die more by power',
        () => {
          expect(thrown('freeElectronLaser', 6, 3)).toEqual([3]);
          expect(thrown('freeElectronLaser', 6, 4, powered)).toEqual([4]);
          expect(marks(locate(strike('freeElectronLaser', 9, [4, 2]), 2))).toEqual(['damage primary']);
        },
      ],
    ],
    limits: [
      [
        'more than one damage, by doubles neither',
        () => expect(marks(strike('freeElectronLaser', 9, [3, 3]))).toEqual(['damage secondary']),
      ],
      [
        'from the side',
        () => expect(why('freeElectronLaser', 6, { by: { facing: 'northEast' } })).toBe('outOfArc'),
      ],
    ],
  },
  particleBeamAccelerator: {
    benefits: [
      [
        'two damage by doubles, and a die more by power',
        () => {
          expect(thrown('particleBeamAccelerator', 8, 3, powered)).toEqual([3]);
          expect(thrown('particleBeamAccelerator', 8, 2)).toEqual([2]);
          const doubles = strike('particleBeamAccelerator', 8, [3, 3]);
          expect(marks(doubles)).toEqual(['damage secondary', 'damage secondary']);
        },
      ],
    ],
    limits: [
      [
        'two damage at a number rolled once',
        () =>
          expect(marks(locate(strike('particleBeamAccelerator', 4, [3, 3, 2]), 2))).toEqual([
            'damage primary',
          ]),
      ],
    ],
  },
  empBlaster: {
    benefits: [
      [
        'a disable at each number rolled, and twice the dice by power',
        () => {
          expect(thrown('empBlaster', 1, 3)).toEqual([3]);
          const after = strike('empBlaster', 1, [0, 0, 2, 2, 4, 4], powered);
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 6, hit: true }]);
          expect(marks(after)).toEqual(['disable zero', 'disable primary', 'disable four']);
        },
      ],
    ],
    limits: [
      [
        'a damage, or a structure',
        () => {
          expect(strike('empBlaster', 1, [2, 2, 2]).robot('yellow1').slots.primary.damage).toBe(0);
          const place = duel('empBlaster', 1, { by: { at: 'K5' } });
          const tower = attackWith('empBlaster', { target: 'towerTop' });
          expect(place.refusal('green1', tower).refused).toBe('robotsOnly');
        },
      ],
    ],
  },
  teslaGun: {
    benefits: [
      [
        'a damage, and a disable of the owner; two by power',
        () => {
          const hit = strike('teslaGun', 2, [3, 3]);
          expect(hit.question).toMatchObject({ kind: 'disables', robot: 'yellow1', count: 1 });
          expect(marks(hit)).toEqual(['damage secondary']);
          const after = hit.play('yellow1', { type: 'disable', robot: 'yellow1', items: ['zero'] });
          expect(marks(after)).toEqual(['disable zero']);
          expect(strike('teslaGun', 2, [3, 3], powered).question).toMatchObject({ count: 2 });
        },
      ],
    ],
    limits: [
      [
        'on what is disabled already, and not when it misses',
        () => {
          const hit = strike('teslaGun', 2, [3, 3], { on: { disabled: ['zero'] } });
          const again = hit.refusal('yellow1', { type: 'disable', robot: 'yellow1', items: ['zero'] });
          expect(again.refused).toBe('alreadyDisabled');
          expect(strike('teslaGun', 2, [3, 2]).question?.kind).not.toBe('disables');
        },
      ],
      [
        'further than three hexes',
        () => {
          expect(thrown('teslaGun', 3, 1)).toEqual([1]);
          expect(why('teslaGun', 4)).toBe('outOfRange');
        },
      ],
    ],
  },
  electrolaser: {
    benefits: [
      [
        'a damage and a disable at the same number',
        () =>
          expect(marks(locate(strike('electrolaser', 3, [2, 3, 3]), 3))).toEqual([
            'damage secondary',
            'disable secondary',
          ]),
      ],
    ],
    limits: [
      [
        'a second disable on one item',
        () => {
          const after = strike('electrolaser', 3, [2, 2, 2], { on: { disabled: ['primary'] } });
          expect(marks(after)).toEqual(['damage primary']);
          expect(after.emitted('wasted')).toHaveLength(1);
        },
      ],
      ['more dice by power', () => expect(thrown('electrolaser', 3, 3, powered)).toEqual([3])],
    ],
  },
} as const satisfies Proofs;
