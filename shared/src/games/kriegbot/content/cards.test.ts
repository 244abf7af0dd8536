import {
  DEFENSES,
  DRAWER,
  hitsOf,
  isArms,
  isPilot,
  isSystem,
  isWeapon,
  ITEM_CARD_IDS,
  PILOT_IDS,
  SKIN_IDS,
  SYSTEM_IDS,
  SYSTEM_KINDS,
  SYSTEMS,
  WEAPON_IDS,
  type ItemCardId,
  ARMS_IDS,
  WEAPONS,
} from './cards';
import { MEDIUM_IDS } from './arms';

describe('the drawer holds 46 different cards, one of each', () => {
  test('18 weapons, 22 systems, 6 skins', () => {
    expect([WEAPON_IDS.length, SYSTEM_IDS.length, SKIN_IDS.length]).toEqual([18, 22, 6]);
    expect(DRAWER).toHaveLength(46);
    expect(new Set(DRAWER).size).toBe(46);
  });

  test('no card is of two kinds', () => {
    for (const card of ITEM_CARD_IDS) expect(isWeapon(card)).toBe(!isSystem(card));
  });

  test.each([
    ['GUN', 6],
    ['BEAM', 2],
    ['BOLT', 3],
    ['MISSILE', 3],
    ['MELEE', 4],
    ['none', 0],
  ] as const)('weapons of the medium %s: %d', (medium, count) => {
    expect(MEDIUM_IDS).toContain(medium);
    expect(Object.values(WEAPONS).filter(({ arms }) => arms.medium === medium)).toHaveLength(count);
  });

  test.each([
    ['pilot', 4],
    ['armed', 4],
    ['attack', 3],
    ['defense', 5],
    ['passive', 4],
    ['movement', 2],
  ] as const)('systems of the kind %s: %d', (kind, count) => {
    expect(SYSTEM_KINDS).toContain(kind);
    expect(Object.values(SYSTEMS).filter((system) => system.kind === kind)).toHaveLength(count);
  });

  test('the pilots are the cards of that kind', () => {
    expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].kind === 'pilot')).toEqual(PILOT_IDS);
    expect(ITEM_CARD_IDS.filter(isPilot)).toEqual(PILOT_IDS);
  });

  test('what is armed: every weapon, four systems, and the Combat Pilot with the Bazooka', () => {
    const armed = SYSTEM_IDS.filter((id) => SYSTEMS[id].kind === 'armed');
    expect(SYSTEM_IDS.filter(isArms).sort()).toEqual([...armed, 'combatPilot'].sort());
    expect(ARMS_IDS).toHaveLength(18 + 5);
  });

  test('three weapons and the five systems of that kind cost a defense action', () => {
    const systems = SYSTEM_IDS.filter((id) => SYSTEMS[id].kind === 'defense');
    expect([...DEFENSES].sort()).toEqual([...systems, 'gatlingGun', 'magClaw', 'flamethrower'].sort());
  });
});

describe('K51: damage that destroys a card', () => {
  const FEW: readonly ItemCardId[] = [
    'holoBlur',
    'radar',
    'phasedArrayAntenna',
    'rectenna',
    'nanoDeformableMirror',
    'madSensor',
  ];

  test.each(ITEM_CARD_IDS)('%s', (card) => {
    const hits = card === 'chobhamArmor' ? 4 : FEW.includes(card) ? 1 : 2;
    expect(hitsOf(card, { fragile: false })).toBe(hits);
    expect(hitsOf(card, { fragile: true })).toBe(card === 'chobhamArmor' ? 2 : 1);
  });
});
