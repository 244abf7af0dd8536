import { given, type Given, type GivenRobot } from '../given';
import type { Proofs } from './proof';

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

/** Systems that cost an attack action. */
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
} as const satisfies Proofs;
