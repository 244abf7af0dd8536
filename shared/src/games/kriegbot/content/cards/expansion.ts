import { bands, TOUCH } from '../arms';
import type { CardDefinition } from '../effects';
import type { System } from './systems';

/** The cards that the expansion adds to each drawer (L489). */

export const ADDED_WEAPONS = {
  /** Its dart is Sabot (L247); the shell full of shot is for what has no armor (L834). */
  smoothboreMainGun: {
    arms: {
      medium: 'GUN',
      arc: 'front60',
      bands: bands(0, 3, 6, 9),
      hit: 'two',
      dice: -1,
      modes: ['canister'],
    },
  },
  /** It cuts through anything (L838). */
  thermalLance: {
    arms: {
      medium: 'MELEE',
      arc: 'front60',
      bands: TOUCH,
      hit: 'one',
      extra: 'fire',
      unstoppable: true,
      onStructures: 2,
    },
  },
} as const satisfies Readonly<Record<string, CardDefinition>>;

export const ADDED_SYSTEMS = {
  /** Systems with somebody inside (L569, L585). */
  infantryPod: { kind: 'crew', crew: { kinds: ['foot', 'motorized'] } },
  /** Magnetic mines, each laid by an attack (L571). */
  limpetMines: {
    kind: 'armed',
    arms: { medium: 'MELEE', arc: 'pylon', bands: TOUCH, hit: 'attach', robotsOnly: true },
    mines: { carried: 3, damage: 1 },
  },
  madSensor: { kind: 'defense', hits: 1, detect: true },
  fuelAirBomb: { kind: 'attack', bomb: { reach: 8, within: 1, dice: 2, onStructures: 2 } },
  rectenna: { kind: 'passive', hits: 1, receive: { energy: 1 }, sense: { within: 6 } },
  superconductors: { kind: 'passive', conduct: { steps: 1 } },
  dualModeSeeker: { kind: 'passive', home: { dice: 1 } },
  electrothermalAmmunition: { kind: 'passive', propel: { medium: 'GUN', hexes: 2, dice: 1 } },
  nanoDeformableMirror: { kind: 'passive', hits: 1, focus: { medium: 'BEAM', hexes: 3 } },
  uav: { kind: 'crew', crew: { kinds: ['drone'], whole: true } },
} as const satisfies Readonly<Record<string, System>>;

export const ADDED_SKINS = {
  exoDisposable: { sheds: true },
  activeCamouflage: { camouflage: { silhouette: 2, energy: 1, hidesFrom: 'BEAM' } },
} as const satisfies Readonly<Record<string, CardDefinition>>;
