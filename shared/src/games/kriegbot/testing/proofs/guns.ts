import { fight } from '../scenes/fight';
import { attackWith } from '../scenes/shots';
import { answers, declared, locate, marks, strike, thrown, why, type Proofs } from './proof';

const powered = { by: { poweredUp: true } } as const;
const gatling = { on: { slots: { primary: 'gatlingGun' } } } as const;
const burner = { on: { slots: { primary: 'flamethrower' } } } as const;

export const GUNS = {
  railgun: {
    benefits: [
      [
        'two damage at one of the numbers rolled',
        () => {
          const hit = strike('railgun', 7, [3, 4], powered);
          expect(hit.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 6, hit: true }]);
          const after = locate(hit, 3);
          expect(marks(after)).toEqual(['damage secondary', 'damage secondary']);
          expect(after.robot('yellow1').slots.secondary.card).toBe('');
        },
      ],
    ],
    limits: [['without power', () => expect(why('railgun', 7)).toBe('notPowered')]],
  },
  howitzer: {
    benefits: [
      [
        'a barrage with power, over woods: a damage at each number of four more dice',
        () => {
          const place = fight({
            green1: { at: 'C13', poweredUp: true, slots: { primary: 'howitzer' } },
            yellow1: { at: 'C5' },
          });
          expect(place.refusal('green1', attackWith('howitzer')).refused).toBe('noLine');
          const rolls = [5, 1, 2, 2, 5, 3, 4];
          const after = place.shoot('green1', 'howitzer', 'yellow1', { mode: 'barrage', rolls });
          expect(after.emitted('locationsRolled')).toMatchObject([{ dice: [2, 2, 5, 3, 4] }]);
          expect(marks(after)).toEqual(['damage primary', 'damage secondary', 'damage four']);
        },
      ],
    ],
    limits: [
      [
        'a barrage without power',
        () => expect(why('howitzer', 5, { shot: { mode: 'barrage' } })).toBe('wrongMode'),
      ],
      [
        'within three hexes',
        () => {
          expect(why('howitzer', 3)).toBe('outOfRange');
          expect(thrown('howitzer', 4, 2)).toEqual([2]);
        },
      ],
    ],
  },
  gatlingGun: {
    benefits: [
      [
        'two attacks with a die less each, three with power',
        () => {
          expect(thrown('gatlingGun', 2, 3)).toEqual([3]);
          expect(thrown('gatlingGun', 3, 2, { shot: { attacks: 2 } })).toEqual([1, 1]);
          expect(thrown('gatlingGun', 3, 3, { ...powered, shot: { attacks: 3 } })).toEqual([1, 1, 1]);
        },
      ],
      [
        'point defense: a die less for a missile, for a defense action',
        () => {
          const missile = declared('towMissile', 5, gatling);
          const after = missile.answer('yellow1', { cards: ['gatlingGun'] }, { rolls: [0] });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 1 }]);
          expect(after.robot('yellow1').marks.defenses).toBe(1);
        },
      ],
    ],
    limits: [
      [
        'three attacks without power',
        () => expect(why('gatlingGun', 2, { shot: { attacks: 3 } })).toBe('wrongAttacks'),
      ],
      [
        'two attacks where one has but a die',
        () => expect(why('gatlingGun', 6, { shot: { attacks: 2 } })).toBe('outOfRange'),
      ],
      [
        'point defense against a gun, or a missile from behind',
        () => {
          expect(answers(declared('towMissile', 5, gatling))).toEqual(['gatlingGun']);
          expect(answers(declared('heavyMachineGun', 5, gatling))).toEqual([]);
          const behind = { on: { ...gatling.on, facing: 'north' } } as const;
          expect(answers(declared('towMissile', 5, behind))).toEqual([]);
        },
      ],
    ],
  },
  grenadeLauncher: {
    benefits: [
      [
        'a damage over woods, all around',
        () => {
          // Woods at C9.
          const after = fight({
            green1: { at: 'C11', facing: 'south', slots: { primary: 'grenadeLauncher' } },
            yellow1: { at: 'C7' },
          }).shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [3, 3] });
          expect(marks(after)).toEqual(['damage secondary']);
        },
      ],
    ],
    limits: [
      [
        'over a building or a hill',
        () => {
          const between = (from: string, to: string) =>
            fight({
              green1: { at: from, slots: { primary: 'grenadeLauncher' } },
              yellow1: { at: to },
            }).refusal('green1', attackWith('grenadeLauncher')).refused;
          // The tower at K3, a hill at M4.
          expect(between('K5', 'K1')).toBe('noLine');
          expect(between('M6', 'M2')).toBe('noLine');
        },
      ],
    ],
  },
  flamethrower: {
    benefits: [
      [
        'a damage at each number rolled, and fire',
        () => {
          const after = strike('flamethrower', 1, [4, 4, 3]);
          expect(marks(after)).toEqual(['damage secondary', 'damage four']);
          expect(after.robot('yellow1').onFire).toBe(true);
        },
      ],
      [
        'a smokescreen: a die less for an attack, and the card is disabled',
        () => {
          const smoke = declared('heavyMachineGun', 2, burner).answer(
            'yellow1',
            { cards: ['flamethrower'] },
            { rolls: [0, 0] },
          );
          expect(smoke.emitted('rolled')).toMatchObject([{ thrown: 2 }]);
          expect(smoke.robot('yellow1')).toMatchObject({
            marks: { defenses: 1 },
            slots: { primary: { disabled: true, damage: 0 } },
          });
        },
      ],
    ],
    limits: [
      [
        'fire where it misses, or further than three hexes',
        () => {
          expect(strike('flamethrower', 1, [2, 2, 1]).robot('yellow1').onFire).toBe(false);
          expect(thrown('flamethrower', 3, 1)).toEqual([1]);
          expect(why('flamethrower', 4)).toBe('outOfRange');
        },
      ],
      [
        'a smokescreen in melee, or from a disabled card',
        () => {
          expect(answers(declared('heavyMachineGun', 1, burner))).toEqual(['flamethrower']);
          expect(answers(declared('flail', 1, burner, [0, 0, 0]))).toEqual([]);
          const spent = { on: { ...burner.on, disabled: ['primary'], skin: 'chameleon' } } as const;
          expect(answers(declared('heavyMachineGun', 1, spent))).toEqual(['chameleon']);
        },
      ],
    ],
  },
  heavyMachineGun: {
    benefits: [
      [
        'a damage at every number rolled',
        () =>
          expect(marks(strike('heavyMachineGun', 2, [3, 2, 4]))).toEqual([
            'damage primary',
            'damage secondary',
            'damage four',
          ]),
      ],
    ],
    limits: [
      [
        'twice at a number rolled twice, and nothing is chosen',
        () => {
          const after = strike('heavyMachineGun', 2, [3, 3, 2]);
          expect(marks(after)).toEqual(['damage primary', 'damage secondary']);
          expect(after.emitted('locationChosen')).toEqual([]);
        },
      ],
      [
        'out of its arc',
        () => expect(why('heavyMachineGun', 2, { by: { facing: 'southEast' } })).toBe('outOfArc'),
      ],
    ],
  },
} as const satisfies Proofs;
