import { expectDefined } from '../../../core/ground/result';
import type { CardId, ItemCardId, SkinId } from './cards';
import { CHASSIS_IDS, type ChassisId, type SlotId } from './chassis';

/** Cards for the slots of a template, and a skin. */
export interface Design {
  readonly slots: Readonly<Partial<Record<SlotId, ItemCardId>>>;
  /** Empty: none is left in the stock (KS20.5). */
  readonly skin: SkinId | '';
}

export interface WholeDesign extends Design {
  readonly skin: SkinId;
}

/** By template, three each. */
export const READY_MADE_IDS = [
  'duellist',
  'strafer',
  'ace',
  'gunship',
  'missileer',
  'wingman',
  'storm',
  'skirmisher',
  'lancer',
  'hunter',
  'ambusher',
  'wrestler',
  'battery',
  'mortar',
  'bulwark',
  'raider',
  'spotter',
  'shocker',
] as const;
export type ReadyMadeId = (typeof READY_MADE_IDS)[number];

/** A design that comes with the game; its name is a key of the client's words. */
export interface ReadyMade extends WholeDesign {
  readonly name: ReadyMadeId;
}

/** Three good designs for each template. Reconstructed by us. */
export const READY_MADE: Readonly<Record<ChassisId, readonly ReadyMade[]>> = {
  rocketbot: [
    {
      name: 'duellist',
      slots: {
        primary: 'electrolaser',
        secondary: 'magClaw',
        four: 'combatPilot',
        inner: 'reverse',
      },
      skin: 'electroReactive',
    },
    {
      name: 'strafer',
      slots: {
        primary: 'heavyMachineGun',
        secondary: 'grenadeLauncher',
        four: 'recoillessRifle',
        inner: 'smokeGenerator',
      },
      skin: 'chameleon',
    },
    {
      name: 'ace',
      slots: {
        primary: 'grenadeLauncher',
        secondary: 'teslaGun',
        four: 'combatPilot',
        inner: 'reverse',
      },
      skin: 'electroReactive',
    },
  ],
  helibot: [
    {
      name: 'gunship',
      slots: {
        primary: 'gatlingGun',
        secondary: 'rocketPod',
        zero: 'smokeGenerator',
        four: 'combatPilot',
        inner: 'targetingComputer',
      },
      skin: 'electroReactive',
    },
    {
      name: 'missileer',
      slots: {
        primary: 'guidedMissile',
        secondary: 'rocketPod',
        zero: 'targetingComputer',
        four: 'recoillessRifle',
        inner: 'smokeGenerator',
      },
      skin: 'ablativeFoam',
    },
    {
      name: 'wingman',
      slots: {
        primary: 'particleBeamAccelerator',
        secondary: 'heavyMachineGun',
        zero: 'smokeGenerator',
        four: 'combatPilot',
        inner: 'phasedArrayAntenna',
      },
      skin: 'electroReactive',
    },
  ],
  hoverbot: [
    {
      name: 'storm',
      slots: {
        primary: 'empBlaster',
        secondary: 'electrolaser',
        zero: 'explosiveCapacitor',
        four: 'chemicalRockets',
        inner: 'smokeGenerator',
      },
      skin: 'silvered',
    },
    {
      name: 'skirmisher',
      slots: {
        primary: 'grenadeLauncher',
        secondary: 'heavyMachineGun',
        zero: 'chobhamArmor',
        four: 'combatPilot',
        inner: 'jumpBoosters',
      },
      skin: 'ablativeFoam',
    },
    {
      name: 'lancer',
      slots: {
        primary: 'freeElectronLaser',
        secondary: 'particleBeamAccelerator',
        zero: 'targetingComputer',
        four: 'targetingLaser',
        inner: 'holoBlur',
      },
      skin: 'stealthCoat',
    },
  ],
  spiderbot: [
    {
      name: 'hunter',
      slots: {
        primary: 'heavyMachineGun',
        secondary: 'chainsaw',
        zero: 'chobhamArmor',
        four: 'targetingLaser',
        inner: 'nemoBattery',
      },
      skin: 'superSteel',
    },
    {
      name: 'ambusher',
      slots: {
        primary: 'towMissile',
        secondary: 'grenadeLauncher',
        zero: 'targetingComputer',
        four: 'recoillessRifle',
        inner: 'smokeGenerator',
      },
      skin: 'chameleon',
    },
    {
      name: 'wrestler',
      slots: {
        primary: 'magClaw',
        secondary: 'teslaGun',
        zero: 'smokeGenerator',
        four: 'combatPilot',
        inner: 'chobhamArmor',
      },
      skin: 'electroReactive',
    },
  ],
  robotank: [
    {
      name: 'battery',
      slots: {
        primary: 'railgun',
        secondary: 'guidedMissile',
        zero: 'chobhamArmor',
        four: 'recoillessRifle',
        inner: 'targetingComputer',
        deep: 'engineerPilot',
      },
      skin: 'ablativeFoam',
    },
    {
      name: 'mortar',
      slots: {
        primary: 'howitzer',
        secondary: 'grenadeLauncher',
        zero: 'chobhamArmor',
        four: 'targetingLaser',
        inner: 'targetingComputer',
        deep: 'repairArm',
      },
      skin: 'superSteel',
    },
    {
      name: 'bulwark',
      slots: {
        primary: 'gatlingGun',
        secondary: 'empBlaster',
        zero: 'nemoBattery',
        four: 'combatPilot',
        inner: 'chobhamArmor',
        deep: 'explosiveCapacitor',
      },
      skin: 'electroReactive',
    },
  ],
  robocar: [
    {
      name: 'raider',
      slots: {
        primary: 'gatlingGun',
        secondary: 'flamethrower',
        zero: 'incendiaryMunitions',
        four: 'combatPilot',
        inner: 'reverse',
      },
      skin: 'superSteel',
    },
    {
      name: 'spotter',
      slots: {
        primary: 'howitzer',
        secondary: 'electrolaser',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'reverse',
      },
      skin: 'electroReactive',
    },
    {
      name: 'shocker',
      slots: {
        primary: 'electrolaser',
        secondary: 'magClaw',
        zero: 'reverse',
        four: 'recoillessRifle',
        inner: 'combatPilot',
      },
      skin: 'electroReactive',
    },
  ],
};

export interface ReadyRobot {
  readonly chassis: ChassisId;
  readonly ready: ReadyMade;
}

/** Every ready-made robot: a template and its cards. */
export const READY_ROBOTS: readonly ReadyRobot[] = CHASSIS_IDS.flatMap((chassis) =>
  READY_MADE[chassis].map((ready) => ({ chassis, ready })),
);

export const readyRobot = (id: ReadyMadeId): ReadyRobot =>
  expectDefined(
    READY_ROBOTS.find(({ ready }) => ready.name === id),
    `a design ${id}`,
  );

/** The replacements for a card that a team mate has taken: useful in any slot, the best first. No pilots. */
export const STAND_INS: readonly CardId[] = [
  'grenadeLauncher',
  'electrolaser',
  'rocketPod',
  'flamethrower',
  'gatlingGun',
  'freeElectronLaser',
  'heavyMachineGun',
  'towMissile',
  'particleBeamAccelerator',
  'targetingComputer',
  'holoBlur',
  'chobhamArmor',
  'reverse',
  'incendiaryMunitions',
  'smokeGenerator',
  'repairArm',
  'nanoGlue',
  'chaff',
  'nemoBattery',
  'jumpBoosters',
  'radar',
  'electroReactive',
  'ablativeFoam',
  'superSteel',
];
