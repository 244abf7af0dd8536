import { TEAM_IDS, type TeamId } from './teams';

/** The distribution of robots, and the special rules of a scenario. */
export interface Scenario {
  readonly seats: { readonly min: number; readonly max: number };
  /** Robots of a team: a fixed number, or the table's choice within bounds. */
  readonly robots: Readonly<Record<TeamId, number>> | { readonly min: number; readonly max: number };
  /** The minimum and maximum number of robots with a pilot per team. */
  readonly pilots: Readonly<Record<TeamId, { readonly min: number; readonly max: number }>>;
  /** Whether a robot may leave the map by its own edge. */
  readonly flee: boolean;
  /** Its pilot has the attributes of all four, and it may take two defense actions a turn (L379). */
  readonly honcho?: TeamId;
  readonly victory: readonly VictoryId[];
}

/** Ways to win: each is judged after every action, in rules/victory.ts. */
export const VICTORY_IDS = ['firstKill', 'lastActive', 'humanLost'] as const;
export type VictoryId = (typeof VICTORY_IDS)[number];

const anyPilots = { min: 0, max: 3 } as const;
const forBoth = <Value>(value: Value): Readonly<Record<TeamId, Value>> => ({ green: value, yellow: value });

/** Source L366-386, "Basic game scenarios". */
export const SCENARIOS = {
  showdown: {
    seats: { min: 2, max: 6 },
    robots: { min: 1, max: 3 },
    pilots: forBoth(anyPilots),
    flee: true,
    victory: ['firstKill', 'lastActive'],
  },
  killTheHuman: {
    seats: { min: 2, max: 6 },
    robots: { min: 2, max: 3 },
    pilots: forBoth({ min: 1, max: 1 }),
    flee: false,
    victory: ['humanLost'],
  },
  theHoncho: {
    seats: { min: 2, max: 3 },
    robots: { green: 2, yellow: 1 },
    pilots: { green: anyPilots, yellow: { min: 1, max: 1 } },
    flee: true,
    honcho: 'yellow',
    victory: ['firstKill', 'lastActive'],
  },
} as const satisfies Readonly<Record<string, Scenario>>;
export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = [
  'showdown',
  'killTheHuman',
  'theHoncho',
] as const satisfies readonly ScenarioId[];

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];

/** Seats alternate between the teams: green, yellow, green, … */
export const teamOfSeat = (seat: number): TeamId => TEAM_IDS[seat % TEAM_IDS.length] ?? 'green';

/** The number of robots of a team, with this number of seats at the table. */
export function robotsOf(id: ScenarioId, team: TeamId, chosen: number, seats: number): number {
  const { robots } = scenarioOf(id);
  if (!('min' in robots)) return robots[team];
  return Math.min(robots.max, Math.max(robots.min, chosen, Math.ceil(seats / TEAM_IDS.length)));
}
