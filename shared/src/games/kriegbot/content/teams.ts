/** All sides that a scenario can have, in the order in which what concerns all of them is done. */
export const TEAM_IDS = ['green', 'yellow', 'police'] as const;
export type TeamId = (typeof TEAM_IDS)[number];
