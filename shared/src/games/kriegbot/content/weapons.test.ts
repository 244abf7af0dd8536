import type { Weapon } from './arms';
import { ARMS_IDS, armsOf, type ArmsId } from './cards';

type Row = readonly [ArmsId, medium: string, arc: string, bands: string, hit: string];

const bandsOf = ({ bands: { tooNear, short, medium, long } }: Weapon): string =>
  [tooNear, short, medium, long].join(' ');

/** Too near, short, medium, long: a band that a card does not have ends where the previous one does. */
const ROWS: readonly Row[] = [
  ['railgun', 'GUN', 'front60', '0 3 7 12', 'two'],
  ['howitzer', 'GUN', 'front60', '3 3 6 16', 'one'],
  ['gatlingGun', 'GUN', 'front120', '0 2 5 8', 'one'],
  ['grenadeLauncher', 'GUN', 'all', '0 2 4 6', 'one'],
  ['flamethrower', 'GUN', 'front120', '0 1 2 3', 'burst'],
  ['heavyMachineGun', 'GUN', 'front120', '0 2 4 6', 'burst'],
  ['freeElectronLaser', 'BEAM', 'front60', '0 6 12 18', 'one'],
  ['particleBeamAccelerator', 'BEAM', 'front60', '0 4 8 12', 'doubles'],
  ['empBlaster', 'BOLT', 'all', '0 2 4 6', 'disablingBurst'],
  ['teslaGun', 'BOLT', 'all', '0 1 2 3', 'one'],
  ['electrolaser', 'BOLT', 'front60', '0 3 6 9', 'one'],
  ['towMissile', 'MISSILE', 'front60', '1 1 6 12', 'doubles'],
  ['guidedMissile', 'MISSILE', 'front120', '2 2 8 18', 'doubles'],
  ['rocketPod', 'MISSILE', 'front60', '0 3 6 9', 'doubles'],
  ['chainsaw', 'MELEE', 'front60', '0 1 1 1', 'two'],
  ['viralBayonet', 'MELEE', 'front60', '0 1 1 1', 'two'],
  ['flail', 'MELEE', 'all', '0 1 1 1', 'one'],
  ['magClaw', 'MELEE', 'front120', '0 1 1 1', 'doubles'],
  ['recoillessRifle', 'GUN', 'pylon', '0 2 5 8', 'doubles'],
  ['targetingLaser', 'BEAM', 'pylon', '0 4 8 16', 'paint'],
  ['chemicalRockets', 'MISSILE', 'pylon', '0 3 6 10', 'paint'],
  ['radar', 'none', 'all', '0 0 6 12', 'paint'],
  ['combatPilot', 'MISSILE', 'pylon', '0 2 4 6', 'doubles'],
];

test.each(ROWS)('%s: its medium, arc, bands and hit', (...row) => {
  const weapon = armsOf(row[0]);
  expect([row[0], weapon.medium, weapon.arc, bandsOf(weapon), weapon.hit]).toEqual(row);
});

const having = (has: (weapon: Weapon) => boolean): readonly string[] =>
  ARMS_IDS.filter((id) => has(armsOf(id))).sort();

describe('what sets a few of them apart', () => {
  test('every one is in the table', () => {
    expect(ROWS.map(([id]) => id).sort()).toEqual([...ARMS_IDS].sort());
  });

  test('K43: five are for robots alone', () => {
    expect(having(({ robotsOnly }) => robotsOnly === true)).toEqual(
      ['chemicalRockets', 'empBlaster', 'guidedMissile', 'radar', 'targetingLaser'].sort(),
    );
  });

  test('six weapons are electric', () => {
    expect(having(({ electric }) => electric === true)).toEqual(
      [
        'railgun',
        'empBlaster',
        'freeElectronLaser',
        'teslaGun',
        'electrolaser',
        'particleBeamAccelerator',
      ].sort(),
    );
  });

  test('the Railgun alone is of no use unless powered up', () => {
    expect(having(({ poweredOnly }) => poweredOnly === true)).toEqual(['railgun']);
  });

  test('power adds a die to two beams, and doubles the dice of the EMP Blaster', () => {
    expect(having(({ powered }) => powered?.dice === 1)).toEqual([
      'freeElectronLaser',
      'particleBeamAccelerator',
    ]);
    expect(having(({ powered }) => powered?.times === 2)).toEqual(['empBlaster']);
  });

  test('two may attack several times', () => {
    expect(armsOf('gatlingGun').attacks).toEqual({ most: 2, poweredMost: 3, diceEach: -1 });
    expect(armsOf('guidedMissile').attacks).toEqual({ most: 1, poweredMost: 3, diceEach: 0 });
    expect(having(({ attacks }) => attacks !== undefined)).toEqual(['gatlingGun', 'guidedMissile']);
  });

  test('one is thrown with a die less, one over woods', () => {
    expect(having(({ dice }) => dice === -1)).toEqual(['viralBayonet']);
    expect(having(({ lobbed }) => lobbed === true)).toEqual(['grenadeLauncher']);
  });

  test('other ways to use a weapon', () => {
    expect(armsOf('howitzer').poweredModes).toEqual(['barrage']);
    expect(armsOf('rocketPod').modes).toEqual(['salvo']);
    expect(armsOf('chemicalRockets').modes).toEqual(['gel', 'corrosive']);
    expect(having(({ modes, poweredModes }) => (modes ?? poweredModes) !== undefined)).toHaveLength(3);
  });

  test('what else a hit does', () => {
    const extras = ARMS_IDS.flatMap((id) => {
      const { extra } = armsOf(id);
      return extra ? [[id, extra]] : [];
    });
    expect(Object.fromEntries(extras)).toEqual({
      flamethrower: 'fire',
      teslaGun: 'disableOwn',
      electrolaser: 'disableSame',
      viralBayonet: 'disableRolled',
      flail: 'turn',
    });
  });
});
