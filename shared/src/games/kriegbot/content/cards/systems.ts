import { bands } from '../arms';
import type { CardDefinition } from '../effects';
import { PILOTS } from './pilots';

/** The purpose of a system card; only words and filters use it. */
export const SYSTEM_KINDS = ['pilot', 'armed', 'attack', 'defense', 'passive', 'movement', 'crew'] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

export type System = CardDefinition & { readonly kind: SystemKind };

const pilot = <Definition extends CardDefinition>(definition: Definition) =>
  ({ kind: 'pilot', ...definition }) as const;

/** Cards for the system slots (K3), in the order of the sheet. */
export const SYSTEMS = {
  combatPilot: pilot(PILOTS.combatPilot),
  hotshotPilot: pilot(PILOTS.hotshotPilot),
  civilianPilot: pilot(PILOTS.civilianPilot),
  engineerPilot: pilot(PILOTS.engineerPilot),
  recoillessRifle: {
    kind: 'armed',
    arms: { medium: 'GUN', arc: 'pylon', bands: bands(0, 2, 5, 8), hit: 'doubles' },
    phoenix: true,
  },
  targetingLaser: {
    kind: 'armed',
    arms: { medium: 'BEAM', arc: 'pylon', bands: bands(0, 4, 8, 16), hit: 'paint', robotsOnly: true },
    findRange: { dice: 1 },
  },
  /** The warhead is named with the attack: gel paints, corrosive disables two items of the owner's choice. */
  chemicalRockets: {
    kind: 'armed',
    arms: {
      medium: 'MISSILE',
      arc: 'pylon',
      bands: bands(0, 3, 6, 10),
      hit: 'paint',
      robotsOnly: true,
      modes: ['gel', 'corrosive'],
    },
  },
  radar: {
    kind: 'armed',
    hits: 1,
    arms: {
      medium: 'none',
      arc: 'all',
      bands: bands(0, 0, 6, 12),
      hit: 'paint',
      robotsOnly: true,
      sensor: true,
    },
  },
  nanoGlue: { kind: 'attack', glue: { comesBackWith: 1 } },
  suicideNuke: { kind: 'attack', nuke: { destroysWithin: 2, harmsWithin: 6, damage: 2 } },
  repairArm: { kind: 'attack', repair: { within: 1, damage: 1 } },
  chobhamArmor: { kind: 'defense', hits: 4, fragileHits: 2, absorb: { damage: 2 }, armored: true },
  nemoBattery: { kind: 'defense', shock: { disables: 2, electric: true } },
  chaff: {
    kind: 'defense',
    blunt: { silhouette: 3, only: 'MISSILE', guards: 'itself', unguides: true },
  },
  smokeGenerator: { kind: 'defense', blunt: { dice: -1, not: 'MELEE', guards: 'itself' } },
  explosiveCapacitor: { kind: 'defense', charge: { damage: 1 } },
  targetingComputer: { kind: 'passive', aim: { dice: 1, poweredDice: 2 } },
  incendiaryMunitions: { kind: 'passive', ignite: { medium: 'GUN' } },
  holoBlur: { kind: 'passive', hits: 1, silhouette: { add: 2, inMotion: true, unlessPainted: true } },
  phasedArrayAntenna: { kind: 'passive', hits: 1, steer: { strafeDice: 1, medium: 'BEAM' } },
  jumpBoosters: { kind: 'movement', boost: { speed: 2 } },
  reverse: { kind: 'movement', reverse: { speed: -1 } },
} as const satisfies Readonly<Record<string, System>>;
