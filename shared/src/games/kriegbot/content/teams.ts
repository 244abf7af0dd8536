/**
 * All sides that a scenario can have, in the order in which what concerns all of them is done. Wrecks belong to nobody:
 * no seat is of their side, and everybody is their enemy (KS14.4).
 */
export const TEAM_IDS = [
  'green',
  'yellow',
  'police',
  'solo1',
  'solo2',
  'solo3',
  'solo4',
  'solo5',
  'solo6',
  'wreck',
] as const;
export type TeamId = (typeof TEAM_IDS)[number];
export const isTeam = (id: string): id is TeamId => TEAM_IDS.some((team) => team === id);

/** Sides of one robot each, for players who have no mates. */
export const SOLO_IDS = [
  'solo1',
  'solo2',
  'solo3',
  'solo4',
  'solo5',
  'solo6',
] as const satisfies readonly TeamId[];
export type SoloId = (typeof SOLO_IDS)[number];
export const isSolo = (team: TeamId): team is SoloId => SOLO_IDS.some((solo) => solo === team);

/** The id of a side's robot, counted from 0. The only one of a side of one bears its name. */
export const robotIdOf = (team: TeamId, index: number): string =>
  isSolo(team) ? team : `${team}${index + 1}`;

/** The drawers that a side without one of its own takes its cards from. */
export const DRAWER_IDS = ['green', 'yellow'] as const satisfies readonly TeamId[];
export type DrawerId = (typeof DRAWER_IDS)[number];
