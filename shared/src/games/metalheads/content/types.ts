/** The types of Robots (M1), 18 of each. */
export const TYPES = ['land', 'sea', 'sky', 'core'] as const;
export type RobotType = (typeof TYPES)[number];
