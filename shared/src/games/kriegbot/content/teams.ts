/** In the order of their seats. */
export const TEAM_IDS = ['green', 'yellow'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

export const otherTeam = (team: TeamId): TeamId => (team === 'green' ? 'yellow' : 'green');
