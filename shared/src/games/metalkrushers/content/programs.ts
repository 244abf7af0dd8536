/** Source L78-98 and L214-222: the fighting styles. */

/** What a program holds: `one` in each arm, or a weapon in `both`. */
export type Grip =
  'weapon' | 'projector' | 'shield' | 'spikedShield' | 'mediumWeapon' | 'largeWeapon' | 'nothing';

export interface Program {
  /** Two grips, one an arm, in any order; or one grip for both arms. */
  readonly grips: readonly [Grip, Grip] | readonly [Grip];
  /** Arms that may strike in one turn. */
  readonly strikes: 1 | 2;
  /** One of the New Programs, an optional rule. */
  readonly optional: boolean;
}

export const PROGRAMS = {
  weaponAndWeapon: { grips: ['weapon', 'weapon'], strikes: 2, optional: false },
  weaponAndShield: { grips: ['weapon', 'shield'], strikes: 1, optional: false },
  polearm: { grips: ['mediumWeapon'], strikes: 1, optional: true },
  twoHanded: { grips: ['largeWeapon'], strikes: 1, optional: true },
  projectorAndWeapon: { grips: ['projector', 'weapon'], strikes: 2, optional: true },
  projectorAndShield: { grips: ['projector', 'shield'], strikes: 1, optional: true },
  projectorAndShieldBash: { grips: ['projector', 'spikedShield'], strikes: 2, optional: true },
  weaponAndShieldBash: { grips: ['weapon', 'spikedShield'], strikes: 2, optional: true },
  /** Pick-Up (L392-409): nothing at first, whatever is picked up later. */
  flexible: { grips: ['nothing', 'nothing'], strikes: 2, optional: false },
} as const satisfies Record<string, Program>;
export type ProgramId = keyof typeof PROGRAMS;
export const PROGRAM_IDS = Object.keys(PROGRAMS) as [ProgramId, ...ProgramId[]];
