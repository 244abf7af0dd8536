/** The two faces of the 30 tokens (M16). */
export const TOKENS = ['powerUp', 'damage'] as const;
export type Token = (typeof TOKENS)[number];

/** The number of tokens in the box. */
export const SUPPLY = 30;
