import type { SkinId, ArmsId } from '../../content/cards';
import { given, type GivenRobot } from '../given';
import { attackWith } from '../scenes/shots';
import { answers, declared, duel, marks, strike, type Proofs } from './proof';

/** It is hit, and asked whether to use its skin. */
const hit = (skin: SkinId, arms: ArmsId, rolls: readonly number[], more: Partial<GivenRobot> = {}) =>
  declared(arms, 1, { on: { skin, ...more } }).passedTo('after', { rolls });
const silhouette = (arms: 'heavyMachineGun' | 'freeElectronLaser', on: Partial<GivenRobot>) =>
  strike(arms, 2, [0, 0, 0], { on: { shown: 'all', ...on } }).emitted('rolled')[0]?.silhouette;

const painted = (skin: SkinId) =>
  given({
    phase: 'status',
    robots: { yellow1: { at: 'K8', painted: true, skin }, green1: { at: 'B13' } },
  });

export const SKINS = {
  superSteel: {
    benefits: [
      [
        'all damage of a burst is cancelled, and the skin stays',
        () => {
          const after = hit('superSteel', 'heavyMachineGun', [2, 3, 4]).answer('yellow1', {
            cards: ['superSteel'],
          });
          expect(after.emitted('cancelled')).toMatchObject([{ card: 'superSteel', points: 3 }]);
          expect(marks(after)).toEqual([]);
          expect(after.robot('yellow1').skin).toMatchObject({ card: 'superSteel', shown: true });
        },
      ],
    ],
    limits: [
      [
        'the fire of a burst',
        () => {
          const after = hit('superSteel', 'flamethrower', [2, 3, 4]).answer('yellow1', {
            cards: ['superSteel'],
          });
          expect(marks(after)).toEqual([]);
          expect(after.robot('yellow1').onFire).toBe(true);
        },
      ],
      [
        'a damage that is no burst',
        () => expect(answers(hit('superSteel', 'chainsaw', [3, 3, 3]))).toEqual([]),
      ],
    ],
  },
  electroReactive: {
    benefits: [
      [
        'given up, it cancels all damage of an attack',
        () => {
          const after = hit('electroReactive', 'chainsaw', [3, 3, 3]).answer('yellow1', {
            cards: ['electroReactive'],
          });
          expect(after.emitted('cancelled')).toMatchObject([{ points: 2 }]);
          expect(marks(after)).toEqual([]);
        },
      ],
    ],
    limits: [
      [
        'a second time',
        () => {
          const after = hit('electroReactive', 'chainsaw', [3, 3, 3]).answer('yellow1', {
            cards: ['electroReactive'],
          });
          expect(after.robot('yellow1').skin.card).toBe('');
          expect(after.emitted('skinGone')).toMatchObject([{ skin: 'electroReactive' }]);
        },
      ],
      [
        'a disable',
        () => {
          const after = hit('electroReactive', 'electrolaser', [2, 2, 2]).answer('yellow1', {
            cards: ['electroReactive'],
          });
          expect(marks(after)).toEqual(['disable primary']);
        },
      ],
    ],
  },
  silvered: {
    benefits: [
      [
        'two more silhouette against a beam',
        () => expect(silhouette('freeElectronLaser', { skin: 'silvered' })).toBe(8),
      ],
      [
        'paint off in the status phase',
        () => {
          const after = painted('silvered').answer('yellow1', { cards: ['silvered'] });
          expect(after.robot('yellow1').painted).toBe(false);
        },
      ],
    ],
    limits: [
      ['against a gun', () => expect(silhouette('heavyMachineGun', { skin: 'silvered' })).toBe(6)],
      ['paint off under another skin', () => expect(answers(painted('chameleon'))).toEqual([])],
    ],
  },
  chameleon: {
    benefits: [
      [
        'two more silhouette, one after three hexes',
        () => {
          const after = (steps: number) =>
            silhouette('heavyMachineGun', { skin: 'chameleon', marks: { steps } });
          expect([after(0), after(2), after(3)]).toEqual([8, 8, 7]);
        },
      ],
      [
        'standing still, no radar paints it',
        () => {
          const on = { skin: 'chameleon', marks: { option: 'maneuver' } } as const;
          const after = declared('radar', 5, { on }).answer('yellow1', { cards: ['chameleon'] });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 0, hit: false }]);
        },
      ],
    ],
    limits: [
      [
        'while painted',
        () => expect(silhouette('heavyMachineGun', { skin: 'chameleon', painted: true })).toBe(6),
      ],
      [
        'against the paint of a laser',
        () => {
          const on = { skin: 'chameleon', shown: 'all', marks: { option: 'maneuver' } } as const;
          expect(strike('targetingLaser', 4, [1, 1, 1], { on }).robot('yellow1').painted).toBe(true);
        },
      ],
    ],
  },
  ablativeFoam: {
    benefits: [
      [
        'the first damage of a beam or missile hit is cancelled',
        () => {
          const after = hit('ablativeFoam', 'rocketPod', [3, 3, 3]).answer('yellow1', {
            cards: ['ablativeFoam'],
          });
          expect(marks(after)).toEqual(['damage secondary']);
          expect(after.robot('yellow1').skin).toMatchObject({ card: 'ablativeFoam', worn: 1 });
          const beam = hit('ablativeFoam', 'freeElectronLaser', [3, 3, 3]);
          expect(marks(beam.answer('yellow1', { cards: ['ablativeFoam'] }))).toEqual([]);
        },
      ],
    ],
    limits: [
      ['against a gun', () => expect(answers(hit('ablativeFoam', 'heavyMachineGun', [2, 3, 4]))).toEqual([])],
      [
        'a fourth time',
        () => {
          const after = (worn: number) =>
            hit('ablativeFoam', 'rocketPod', [3, 3, 3], { worn })
              .answer('yellow1', { cards: ['ablativeFoam'] })
              .robot('yellow1').skin.card;
          expect([after(1), after(2)]).toEqual(['ablativeFoam', '']);
        },
      ],
    ],
  },
  stealthCoat: {
    benefits: [
      [
        'no paint from more than six hexes off',
        () => {
          const on = { skin: 'stealthCoat' } as const;
          const after = declared('targetingLaser', 7, { on }).answer('yellow1', { cards: ['stealthCoat'] });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 0, hit: false }]);
          const open = duel('radar', 7, { on: { ...on, shown: 'all' } });
          expect(open.refusal('green1', attackWith('radar')).refused).toBe('stealthy');
        },
      ],
    ],
    limits: [
      [
        'from six hexes off, nor against corrosive rockets',
        () => {
          const on = { skin: 'stealthCoat', shown: 'all' } as const;
          expect(strike('radar', 6, [3, 3], { on }).robot('yellow1').painted).toBe(true);
          const acid = { on, shot: { mode: 'corrosive' } } as const;
          expect(strike('chemicalRockets', 9, [5, 1], acid).question).toMatchObject({ kind: 'disables' });
        },
      ],
    ],
  },
} as const satisfies Proofs;
