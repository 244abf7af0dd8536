import { given, type Given, type GivenRobot } from '../given';
import { answers, askedIn, declared, marks, strike, why, type Proofs } from './proof';

/** A tank, a mate beside it with a damaged drive, and others. */
const tank = (said: Partial<GivenRobot>, others: Given['robots'] = {}) =>
  given({
    robots: {
      green1: { chassis: 'robotank', at: 'K6', ...said },
      green2: { chassis: 'spiderbot', at: 'K5', damage: { drive: 1 } },
      ...others,
    },
    order: ['green1', 'green2'],
  });
const glue = { slots: { deep: 'nanoGlue' }, poweredUp: true } as const;
const repairs = { slots: { deep: 'repairArm' } } as const;
const bomb = { slots: { deep: 'suicideNuke' }, poweredUp: true } as const;
const lost = (card: 'railgun' | 'hotshotPilot', slot: 'primary' | 'zero') =>
  tank({
    ...glue,
    slots: { ...glue.slots, [slot]: '' },
    lost: [{ slot, card, shown: false, destroyed: true }],
  });
const MEND = { type: 'repair', robot: 'green2', item: 'drive' } as const;

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

/** Systems that cost an attack or a defense action. */
export const ACTIONS = {
  nanoGlue: {
    benefits: [
      [
        'a damage off, by power',
        () => {
          const after = tank({ ...glue, damage: { drive: 2 } }).play('green1', {
            type: 'glue',
            item: 'drive',
          });
          expect(after.robot('green1')).toMatchObject({ drive: { damage: 1 }, marks: { attacks: 1 } });
        },
      ],
      [
        'Clanking Replication: a destroyed card comes back with a damage',
        () => {
          const after = lost('railgun', 'primary').play('green1', {
            type: 'replicate',
            slot: 'primary',
            card: 'railgun',
          });
          expect(after.robot('green1').slots.primary).toMatchObject({
            card: 'railgun',
            damage: 1,
            shown: true,
          });
        },
      ],
    ],
    limits: [
      [
        'without power',
        () => {
          const place = tank({ ...glue, poweredUp: false, damage: { drive: 1 } });
          expect(place.refusal('green1', { type: 'glue', item: 'drive' }).refused).toBe('notPowered');
        },
      ],
      [
        'a pilot',
        () => {
          const back = { type: 'replicate', slot: 'zero', card: 'hotshotPilot' } as const;
          expect(lost('hotshotPilot', 'zero').refusal('green1', back).refused).toBe('nothingLost');
        },
      ],
    ],
  },
  suicideNuke: {
    benefits: [
      [
        'all within two hexes are gone, those up to six take two damage',
        () => {
          const after = tank(bomb, {
            yellow1: { chassis: 'robocar', at: 'K4' },
            yellow2: { chassis: 'helibot', at: 'K9' },
            yellow3: { chassis: 'rocketbot', at: 'K12' },
          }).play('green1', { type: 'nuke' }, { rolls: [1, 2, 2, 3] });
          expect(['green1', 'green2', 'yellow1'].map((id) => after.robot(id).fate)).toEqual([
            'destroyed',
            'destroyed',
            'destroyed',
          ]);
          expect(after.emitted('locationsRolled')).toMatchObject([
            { robot: 'yellow3', dice: [1, 2] },
            { robot: 'yellow2', dice: [2, 3] },
          ]);
        },
      ],
    ],
    limits: [
      [
        'seven hexes off',
        () => {
          const after = tank(bomb, {
            green2: { at: 'B15', chassis: 'spiderbot' },
            yellow1: { at: 'K13' },
          }).play('green1', { type: 'nuke' });
          expect(after.emitted('marked')).toEqual([]);
          expect(after.emitted('destroyed')).toMatchObject([{ robot: 'green1', cause: 'nuke' }]);
        },
      ],
      [
        'without power',
        () => {
          const place = tank({ ...bomb, poweredUp: false });
          expect(place.refusal('green1', { type: 'nuke' }).refused).toBe('notPowered');
        },
      ],
    ],
  },
  repairArm: {
    benefits: [
      [
        'a damage off a friend beside it, or off itself, without power',
        () => {
          expect(tank(repairs).play('green1', MEND).robot('green2').drive.damage).toBe(0);
          const own = tank({ ...repairs, damage: { core: 1 } });
          const after = own.play('green1', { ...MEND, robot: 'green1', item: 'core' });
          expect(after.robot('green1').core.damage).toBe(0);
        },
      ],
    ],
    limits: [
      [
        'two hexes off, after leaving its hex, or for an enemy',
        () => {
          expect(tank({ ...repairs, at: 'K7' }).refusal('green1', MEND).refused).toBe('tooFar');
          expect(tank({ ...repairs, marks: { steps: 1 } }).refusal('green1', MEND).refused).toBe(
            'leftItsHex',
          );
          const enemy = tank(repairs, { yellow1: { at: 'K7', damage: { drive: 1 } } });
          expect(enemy.refusal('green1', { ...MEND, robot: 'yellow1' }).refused).toBe('noSuchRobot');
        },
      ],
    ],
  },
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
