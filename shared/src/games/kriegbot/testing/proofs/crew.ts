import { given, type GivenRobot } from '../given';
import type { Proofs } from './proof';

/** A tank is to attack, with this card in its fire control. */
const carrier = (card: 'infantryPod' | 'uav', said: Partial<GivenRobot> = {}) =>
  given({
    order: ['green1', 'green2'],
    units: [],
    options: { robots: 2 },
    robots: {
      green1: { chassis: 'robotank', at: 'K8', slots: { inner: card }, ...said },
      green2: { at: 'A15' },
    },
  });

/** Systems with somebody inside. */
export const CREW = {
  infantryPod: {
    benefits: [
      [
        'a footsoldier and a motorized one for one attack action',
        () => {
          const after = carrier('infantryPod')
            .play('green1', { type: 'bailOut', who: 'foot', at: 'K9' })
            .play('green1', { type: 'bailOut', who: 'motorized', at: 'K7' });
          expect(after.state.units.map(({ kind, at }) => [kind, at])).toEqual([
            ['foot', 'K9'],
            ['motorized', 'K7'],
          ]);
          expect(after.robot('green1').marks.attacks).toBe(1);
        },
      ],
    ],
    limits: [
      [
        'a third',
        () => {
          const empty = carrier('infantryPod', { out: ['foot', 'motorized'] });
          expect(empty.refusal('green1', { type: 'bailOut', who: 'foot', at: 'K9' }).refused).toBe(
            'nobodyAboard',
          );
        },
      ],
    ],
  },
  uav: {
    benefits: [
      [
        'a drone beside the robot',
        () => {
          const after = carrier('uav').play('green1', { type: 'bailOut', who: 'drone', at: 'K9' });
          expect(after.state.units).toMatchObject([{ id: 'green1Drone', kind: 'drone', at: 'K9' }]);
        },
      ],
    ],
    limits: [
      [
        'while the card is disabled',
        () => {
          const place = carrier('uav', { disabled: ['inner'] });
          expect(place.refusal('green1', { type: 'bailOut', who: 'drone', at: 'K9' }).refused).toBe(
            'cardDisabled',
          );
        },
      ],
    ],
  },
} as const satisfies Proofs;
