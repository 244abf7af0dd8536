/**
 * All sides that a scenario can have, in the order in which what concerns all of them is done. Wrecks belong to nobody:
 * no seat is of their side, and everybody is their enemy (KS14.4).
 */
export const TEAM_IDS = ['green', 'yellow', 'police', 'wreck'] as const;
export type TeamId = (typeof TEAM_IDS)[number];
export const isTeam = (id: string): id is TeamId => TEAM_IDS.some((team) => team === id);

/** The drawers that a side without one of its own takes its cards from. */
export const DRAWER_IDS = ['green', 'yellow'] as const satisfies readonly TeamId[];
export type DrawerId = (typeof DRAWER_IDS)[number];
