import type { MediumId } from './arms';

/** The power cores of the expansion (L536-559). Energy is counted in steps; a core holds this many at most. */
export interface Core {
  readonly most: number;
  /** The steps that a power-up, or Flux Compression, adds. */
  readonly recharge: number;
  /** What it can do once a turn, for one step. */
  readonly ability: Ability;
}

/** The closed vocabulary of what cores can do. */
type Ability =
  /** On the move: max speed until the turn ends. */
  | { readonly kind: 'speed'; readonly hexes: number }
  /** On the move: rotations in this movement. */
  | { readonly kind: 'rotation'; readonly rotations: number }
  /** Status phase: one disable comes off any item but the core. */
  | { readonly kind: 'lift' }
  /** An attack action with an electric weapon of these media makes this number of attacks. */
  | { readonly kind: 'repeat'; readonly attacks: number; readonly media: readonly MediumId[] }
  /** Status phase, by itself: gains its recharge without powering up. */
  | { readonly kind: 'recharge' }
  /** Status phase: it stays powered up for another turn. */
  | { readonly kind: 'keepPower' };
export type AbilityKind = Ability['kind'];

/** What any use costs: a star, a die of overcharge, a reboot, an ability. */
export const STEP = 1;

/** Reconstructed but for the MHD Generator's recharge and what the abilities are; 4 to 6 steps (L540). */
export const CORES = {
  mhdGenerator: { most: 6, recharge: 1, ability: { kind: 'speed', hexes: 1 } },
  compulsatorFlywheel: { most: 5, recharge: 2, ability: { kind: 'rotation', rotations: 1 } },
  nanowireBattery: { most: 6, recharge: 2, ability: { kind: 'lift' } },
  ultracapacitor: { most: 4, recharge: 3, ability: { kind: 'repeat', attacks: 2, media: ['BEAM', 'BOLT'] } },
  fuelCell: { most: 6, recharge: 2, ability: { kind: 'recharge' } },
  superconductingSolenoid: { most: 5, recharge: 2, ability: { kind: 'keepPower' } },
} as const satisfies Readonly<Record<string, Core>>;
export type CoreId = keyof typeof CORES;
export const CORE_IDS = Object.keys(CORES) as readonly CoreId[];

/**
 * Which serve a design best, with electric weapons and without: by what hard bots win with each against a Fuel Cell
 * (RULES.md).
 */
export const SUITING: Readonly<Record<'electric' | 'other', readonly CoreId[]>> = {
  electric: [
    'nanowireBattery',
    'ultracapacitor',
    'fuelCell',
    'compulsatorFlywheel',
    'mhdGenerator',
    'superconductingSolenoid',
  ],
  other: [
    'compulsatorFlywheel',
    'nanowireBattery',
    'mhdGenerator',
    'fuelCell',
    'superconductingSolenoid',
    'ultracapacitor',
  ],
};

const table: Readonly<Record<CoreId, Core>> = CORES;
export const coreCard = (id: CoreId): Core => table[id];

export const isCore = (id: string): id is CoreId => Object.hasOwn(CORES, id);

/** The core with this ability; each has another. */
export const coreWith = (kind: AbilityKind): CoreId =>
  CORE_IDS.find((id) => table[id].ability.kind === kind) as CoreId;
