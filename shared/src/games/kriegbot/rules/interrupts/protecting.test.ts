import { type ArmsId, isArms, type ItemCardId, SKIN_IDS, type SkinId } from '../../content/cards';
import { fight } from '../../testing/scenes/fight';

/** The damage of a roll of 2, 2, 3 that each skin prevents on a car, by the attack (K4). */
const KEPT: readonly (readonly [ArmsId & ItemCardId, Readonly<Partial<Record<SkinId, number>>>])[] = [
  ['heavyMachineGun', { superSteel: 2, electroReactive: 2 }],
  ['flamethrower', { superSteel: 2, electroReactive: 2 }],
  ['grenadeLauncher', { electroReactive: 1 }],
  ['chainsaw', { electroReactive: 2 }],
  ['freeElectronLaser', { electroReactive: 1, ablativeFoam: 1 }],
  ['particleBeamAccelerator', { electroReactive: 2, ablativeFoam: 1 }],
  ['rocketPod', { electroReactive: 2, ablativeFoam: 1 }],
  ['electrolaser', { electroReactive: 1 }],
];

const CASES = KEPT.flatMap(([arms, kept]) => SKIN_IDS.map((skin) => [arms, skin, kept[skin] ?? 0] as const));

describe('K4: what each skin keeps off', () => {
  test.each(CASES)('%s on %s: %i', (arms, skin, points) => {
    const hit = fight({
      green1: { at: 'K8', facing: 'north', slots: { primary: arms } },
      yellow1: { at: 'K7', skin },
    })
      .attack('green1', arms, 'yellow1')
      .passedTo('after', { rolls: [2, 2, 3] });
    const choices = hit.legalOf('yellow1', 'answer').filter(({ cards }) => cards.length > 0);
    expect(choices.length).toBe(points > 0 ? 1 : 0);
    if (points > 0)
      expect(hit.answer('yellow1', { cards: [skin] }).emitted('cancelled')).toMatchObject([
        { card: skin, points },
      ]);
  });
  test('the table names weapons', () => {
    expect(KEPT.every(([arms]) => isArms(arms))).toBe(true);
  });
});

test('a skin that was given up is gone, Super-steel stays', () => {
  const after = (skin: SkinId) =>
    fight({ green1: { at: 'K8', slots: { primary: 'heavyMachineGun' } }, yellow1: { at: 'K7', skin } })
      .attack('green1', 'heavyMachineGun', 'yellow1')
      .passedTo('after', { rolls: [2, 2, 3] })
      .answer('yellow1', { cards: [skin] })
      .robot('yellow1').skin.card;
  expect(after('electroReactive')).toBe('');
  expect(after('superSteel')).toBe('superSteel');
});
