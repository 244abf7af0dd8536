import { given, type GivenRobot } from '../given';
import { answers, askedIn, declared, marks, strike, why, type Proofs } from './proof';

const armor = (damage = 0) => ({ slots: { zero: 'chobhamArmor' }, damage: { zero: damage } }) as const;
/** Hit at 2, 3 and 4 by a burst; it is asked what to do about it. */
const burst = (on: Partial<GivenRobot>) =>
  declared('heavyMachineGun', 1, { on }).passedTo('after', { rolls: [2, 3, 4] });
const nemo = { on: { slots: { zero: 'nemoBattery' } } } as const;
const chaff = { on: { slots: { zero: 'chaff' } } } as const;
const smoke = { on: { slots: { zero: 'smokeGenerator' } } } as const;
const flux = (damage = 0) => ({
  by: { slots: { zero: 'explosiveCapacitor' }, damage: { zero: damage } } as Partial<GivenRobot>,
  shot: { help: ['explosiveCapacitor' as const] },
});

/** Systems that cost a defense action. */
export const DEFENSES = {
  chobhamArmor: {
    benefits: [
      [
        'two damage of a roll land on it instead, for a defense action',
        () => {
          const after = burst(armor()).answer('yellow1', { cards: ['chobhamArmor'], absorb: [2, 4] });
          expect(marks(after)).toEqual(['damage zero', 'damage zero', 'damage secondary']);
          expect(after.robot('yellow1')).toMatchObject({
            slots: { zero: { card: 'chobhamArmor', damage: 2, shown: true } },
            marks: { defenses: 1 },
          });
        },
      ],
      [
        'it stands three hits, and not the fourth',
        () => {
          const hit = (damage: number) =>
            strike('electrolaser', 1, [0, 5, 5, 0, 0], { on: armor(damage) }).robot('yellow1').slots.zero
              .card;
          expect([hit(2), hit(3)]).toEqual(['chobhamArmor', '']);
        },
      ],
    ],
    limits: [
      [
        'a third damage, nor more than it can still take',
        () => {
          const most = (damage: number) =>
            Math.max(
              ...burst(armor(damage))
                .legalOf('yellow1', 'answer')
                .map(({ absorb }) => absorb.length),
            );
          expect([most(0), most(2), most(3)]).toEqual([2, 2, 1]);
        },
      ],
      [
        'without a defense action, nor disabled',
        () => {
          // It is asked for its skin as well.
          const skin = 'electroReactive';
          expect(answers(burst({ ...armor(), skin, marks: { defenses: 1 } }))).toEqual([skin]);
          expect(answers(burst({ ...armor(), skin, disabled: ['zero'] }))).toEqual([skin]);
        },
      ],
    ],
  },
  nemoBattery: {
    benefits: [
      [
        'who hits from the next hex disables two items of its own choice',
        () => {
          const struck = declared('heavyMachineGun', 1, nemo)
            .passedTo('counter', { rolls: [2, 3, 4] })
            .answer('yellow1', { cards: ['nemoBattery'] });
          expect(struck.question).toMatchObject({ kind: 'disables', robot: 'green1', count: 2 });
          const after = struck.play('green1', { type: 'disable', robot: 'green1', items: ['zero', 'four'] });
          expect(marks(after)).toEqual(['disable zero', 'disable four']);
          expect(after.robot('yellow1').marks.defenses).toBe(1);
        },
      ],
    ],
    limits: [
      [
        'from two hexes off, or after a miss',
        () => {
          expect(askedIn(strike('heavyMachineGun', 1, [2, 3, 4], nemo))).toContain('counter');
          expect(askedIn(strike('heavyMachineGun', 2, [2, 3, 4], nemo))).not.toContain('counter');
          expect(askedIn(strike('heavyMachineGun', 1, [2, 2, 1], nemo))).not.toContain('counter');
        },
      ],
    ],
  },
  chaff: {
    benefits: [
      [
        'three more silhouette against a missile, and the ordinary base against a guided one',
        () => {
          for (const arms of ['towMissile', 'guidedMissile'] as const) {
            const after = declared(arms, 5, chaff).answer('yellow1', { cards: ['chaff'] }, { rolls: [0, 0] });
            expect(after.emitted('rolled')).toMatchObject([{ silhouette: 9 }]);
          }
        },
      ],
    ],
    limits: [
      [
        'against a gun, or a second time in a turn',
        () => {
          const skin = 'chameleon';
          const gun = { on: { ...chaff.on, skin } } as const;
          expect(answers(declared('heavyMachineGun', 5, gun))).toEqual([skin]);
          const again = { on: { ...gun.on, marks: { defenses: 1 } } } as const;
          expect(answers(declared('towMissile', 5, again))).toEqual([skin]);
        },
      ],
    ],
  },
  smokeGenerator: {
    benefits: [
      [
        'a die less for all rolls of an attack',
        () => {
          const place = declared('gatlingGun', 2, { ...smoke, shot: { attacks: 2 } });
          const after = place.answer('yellow1', { cards: ['smokeGenerator'] }, { rolls: [0, 0] });
          expect(after.emitted('rolled')).toMatchObject([{ thrown: 1 }, { thrown: 1 }]);
        },
      ],
    ],
    limits: [
      [
        'in melee, or for a mate',
        () => {
          const skin = 'chameleon';
          expect(answers(declared('flail', 1, { on: { ...smoke.on, skin } }))).toEqual([skin]);
          const place = given({
            robots: {
              green1: { at: 'A10', slots: { primary: 'heavyMachineGun' } },
              yellow1: { at: 'A8', skin },
              yellow2: { chassis: 'spiderbot', at: 'A7', ...smoke.on },
            },
            order: ['green1'],
          }).attack('green1', 'heavyMachineGun', 'yellow1');
          expect(place.window?.asked).toEqual(['yellow1']);
        },
      ],
    ],
  },
  explosiveCapacitor: {
    benefits: [
      [
        'an electric weapon attacks as if powered up, for a defense action and a damage',
        () => {
          expect(why('railgun', 5)).toBe('notPowered');
          const after = strike('railgun', 5, [3, 3], flux());
          expect(after.emitted('rolled')).toMatchObject([{ hit: true }]);
          expect(after.robot('green1')).toMatchObject({
            poweredUp: false,
            marks: { defenses: 1 },
            slots: { zero: { damage: 1, shown: true } },
          });
        },
      ],
    ],
    limits: [
      [
        'for a gun without electricity, nor without a defense action',
        () => {
          for (const arms of ['heavyMachineGun', 'howitzer'] as const)
            expect(why(arms, 5, flux())).toBe('noHelp');
          const spent = flux();
          expect(why('railgun', 5, { ...spent, by: { ...spent.by, marks: { defenses: 1 } } })).toBe('noHelp');
        },
      ],
      [
        'a third time: the second destroys it, and still counts',
        () => {
          const after = strike('railgun', 5, [3, 3], flux(1));
          expect(after.emitted('rolled')).toMatchObject([{ hit: true }]);
          expect(after.robot('green1').slots.zero.card).toBe('');
        },
      ],
    ],
  },
} as const satisfies Proofs;
