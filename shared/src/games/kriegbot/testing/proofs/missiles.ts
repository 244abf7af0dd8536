import { locate, marks, strike, thrown, why, type Proofs } from './proof';

const still = (option: 'maneuver' | 'powerUp' | 'reboot') => ({ marks: { option } }) as const;

export const MISSILES = {
  towMissile: {
    benefits: [
      [
        'a die more from who maneuvered or powered up, two damage by doubles',
        () => {
          expect(thrown('towMissile', 6, 3, { by: still('maneuver') })).toEqual([3]);
          expect(thrown('towMissile', 6, 3, { by: { poweredUp: true } })).toEqual([3]);
          expect(marks(strike('towMissile', 6, [3, 3]))).toEqual(['damage secondary', 'damage secondary']);
        },
      ],
    ],
    limits: [
      ['more than two dice from who moved', () => expect(thrown('towMissile', 2, 2)).toEqual([2])],
      ['at the next hex', () => expect(why('towMissile', 1)).toBe('outOfRange')],
    ],
  },
  guidedMissile: {
    benefits: [
      [
        'the faster the target, the easier: silhouette 9 less max speed',
        () => {
          const at = (on: NonNullable<Parameters<typeof strike>[3]>['on']) =>
            strike('guidedMissile', 5, [0, 0], { on }).emitted('rolled');
          expect(at({ chassis: 'rocketbot' })).toMatchObject([{ silhouette: 1 }]);
          expect(at({ chassis: 'robocar' })).toMatchObject([{ silhouette: 3 }]);
          expect(at({ chassis: 'robotank', painted: true, ...still('powerUp') })).toMatchObject([
            { silhouette: 6 },
          ]);
        },
      ],
      [
        'three attacks by power',
        () => {
          const ripple = { by: { poweredUp: true }, shot: { attacks: 3 } };
          expect(thrown('guidedMissile', 8, 6, ripple)).toEqual([2, 2, 2]);
        },
      ],
    ],
    limits: [
      [
        'at who stands still and is not painted',
        () => {
          expect(why('guidedMissile', 5, { on: still('powerUp') })).toBe('notMoved');
          expect(thrown('guidedMissile', 5, 2, { on: { ...still('powerUp'), painted: true } })).toEqual([2]);
          expect(thrown('guidedMissile', 5, 2)).toEqual([2]);
        },
      ],
      ['within two hexes', () => expect(why('guidedMissile', 2)).toBe('outOfRange')],
      [
        'several attacks without power',
        () => expect(why('guidedMissile', 5, { shot: { attacks: 2 } })).toBe('wrongAttacks'),
      ],
    ],
  },
  rocketPod: {
    benefits: [
      [
        'a salvo of two dice more, and two damage by doubles',
        () => {
          expect(thrown('rocketPod', 6, 4, { shot: { mode: 'salvo' } })).toEqual([4]);
          expect(marks(locate(strike('rocketPod', 3, [3, 4, 4]), 4))).toEqual(['damage four', 'damage four']);
        },
      ],
    ],
    limits: [
      [
        'after a salvo: it is disabled',
        () => {
          const after = (mode: '' | 'salvo', zeros: number) =>
            strike('rocketPod', 6, Array<number>(zeros).fill(0), { shot: { mode } }).robot('green1').slots
              .primary;
          expect(after('salvo', 4)).toMatchObject({ disabled: true, damage: 0 });
          expect(after('', 2).disabled).toBe(false);
        },
      ],
    ],
  },
} as const satisfies Proofs;
