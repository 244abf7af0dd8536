/** Source L87-98, the fighting styles, and L217-222, from the polearm to the bash of a shield. */

/** What a program holds: `one` in each arm, or a weapon in `both`. */
export type Grip =
  'weapon' | 'projector' | 'shield' | 'spikedShield' | 'mediumWeapon' | 'largeWeapon' | 'nothing';

export interface Program {
  /** Two grips, one per arm, in any order; or one grip for both arms. */
  readonly grips: readonly [Grip, Grip] | readonly [Grip];
  /** The number of arms that may strike in one turn. */
  readonly strikes: 1 | 2;
  /** One of the New Programs, an optional rule. */
  readonly optional: boolean;
  /** Pick-Up (L392-409): begins with empty arms, and holds whatever is picked up. */
  readonly picksUp?: true;
  /** With Spiked Shields, its shield may be one (G18). */
  readonly maySpike?: true;
}

export const PROGRAMS = {
  weaponAndWeapon: { grips: ['weapon', 'weapon'], strikes: 2, optional: false },
  weaponAndShield: { grips: ['weapon', 'shield'], strikes: 1, optional: false, maySpike: true },
  polearm: { grips: ['mediumWeapon'], strikes: 1, optional: true },
  twoHanded: { grips: ['largeWeapon'], strikes: 1, optional: true },
  projectorAndWeapon: { grips: ['projector', 'weapon'], strikes: 2, optional: true },
  projectorAndShield: { grips: ['projector', 'shield'], strikes: 1, optional: true },
  projectorAndShieldBash: { grips: ['projector', 'spikedShield'], strikes: 2, optional: true },
  weaponAndShieldBash: { grips: ['weapon', 'spikedShield'], strikes: 2, optional: true },
  flexible: { grips: ['nothing', 'nothing'], strikes: 2, optional: false, picksUp: true },
} as const satisfies Record<string, Program>;
export type ProgramId = keyof typeof PROGRAMS;
const definitionOf: Readonly<Record<ProgramId, Program>> = PROGRAMS;
export const PROGRAM_IDS = Object.keys(PROGRAMS) as [ProgramId, ...ProgramId[]];

/** Does it hold whatever is picked up? */
export const picksUp = (program: ProgramId): boolean => definitionOf[program].picksUp ?? false;
/** May its shield be spiked, if Spiked Shields are in use? */
export const maySpike = (program: ProgramId): boolean => definitionOf[program].maySpike ?? false;
