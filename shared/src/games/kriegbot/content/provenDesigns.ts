import type { ChassisId } from './chassis';
import type { WholeDesign } from './designs';

/** What a hard bot brings to a battle, and the share of its duels that this wins. */
export interface ProvenDesign extends WholeDesign {
  readonly worth: number;
}

/**
 * The best of about 70 designs for each template, exchanged card by card in duels of hard bots; the worth is the share of
 * 40 to 100 duels with those of the other templates, so that its random error is about 0.06. To be measured again by
 *
 *  npm run -s measure -- kriegbot designs 2 seed proven
 */
export const PROVEN: Readonly<Record<ChassisId, readonly ProvenDesign[]>> = {
  rocketbot: [
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        four: 'targetingComputer',
        inner: 'combatPilot',
      },
      skin: 'electroReactive',
      worth: 0.59,
    },
    {
      slots: {
        primary: 'empBlaster',
        secondary: 'gatlingGun',
        four: 'targetingComputer',
        inner: 'combatPilot',
      },
      skin: 'electroReactive',
      worth: 0.56,
    },
    {
      slots: {
        primary: 'empBlaster',
        secondary: 'teslaGun',
        four: 'targetingComputer',
        inner: 'combatPilot',
      },
      skin: 'electroReactive',
      worth: 0.56,
    },
  ],
  helibot: [
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
      },
      skin: 'electroReactive',
      worth: 0.77,
    },
    {
      slots: {
        primary: 'howitzer',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'repairArm',
      },
      skin: 'electroReactive',
      worth: 0.72,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'nanoGlue',
      },
      skin: 'silvered',
      worth: 0.68,
    },
  ],
  hoverbot: [
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'chobhamArmor',
        inner: 'combatPilot',
      },
      skin: 'electroReactive',
      worth: 0.74,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'jumpBoosters',
      },
      skin: 'electroReactive',
      worth: 0.7,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'smokeGenerator',
        inner: 'chobhamArmor',
      },
      skin: 'electroReactive',
      worth: 0.69,
    },
  ],
  spiderbot: [
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
      },
      skin: 'ablativeFoam',
      worth: 0.55,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
      },
      skin: 'electroReactive',
      worth: 0.5,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'grenadeLauncher',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
      },
      skin: 'electroReactive',
      worth: 0.41,
    },
  ],
  robotank: [
    {
      slots: {
        primary: 'howitzer',
        secondary: 'empBlaster',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
        deep: 'nanoGlue',
      },
      skin: 'superSteel',
      worth: 0.42,
    },
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'howitzer',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
        deep: 'reverse',
      },
      skin: 'electroReactive',
      worth: 0.42,
    },
    {
      slots: {
        primary: 'howitzer',
        secondary: 'grenadeLauncher',
        zero: 'targetingComputer',
        four: 'combatPilot',
        inner: 'chobhamArmor',
        deep: 'reverse',
      },
      skin: 'electroReactive',
      worth: 0.39,
    },
  ],
  robocar: [
    {
      slots: {
        primary: 'electrolaser',
        secondary: 'howitzer',
        zero: 'targetingComputer',
        four: 'chobhamArmor',
        inner: 'reverse',
      },
      skin: 'electroReactive',
      worth: 0.66,
    },
    {
      slots: {
        primary: 'howitzer',
        secondary: 'electrolaser',
        zero: 'targetingComputer',
        four: 'holoBlur',
        inner: 'reverse',
      },
      skin: 'electroReactive',
      worth: 0.64,
    },
    {
      slots: {
        primary: 'howitzer',
        secondary: 'electrolaser',
        zero: 'targetingComputer',
        four: 'recoillessRifle',
        inner: 'reverse',
      },
      skin: 'electroReactive',
      worth: 0.5,
    },
  ],
};
