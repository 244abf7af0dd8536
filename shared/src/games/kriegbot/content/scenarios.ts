import { CHASSIS_IDS } from './chassis';
import { madeFrom } from './edited/made';
import type { TentKind } from './infantry';
import { MIDDLE, STRUCTURES } from './map';
import type { Cast, Scenario, SidePlan } from './scenario';
import { missionOf } from './missions';
import { DRAWER_IDS, isDrawer, SOLO_IDS, TEAM_IDS, type TeamId } from './teams';

/** A side as in most scenarios: templates by lot, any number of pilots, out over its own edge. */
const ORDINARY: SidePlan = { pilots: { min: 0, max: 3 }, chassis: 'dealt', exit: 'own' };
/** One human among robots, who may not flee (L377). */
const ONE_HUMAN: SidePlan = { ...ORDINARY, pilots: { min: 1, max: 1 }, exit: 'none' };

/** A gang: its one pilot is its leader (KS9.3). */
const GANG: SidePlan = { ...ORDINARY, pilots: { min: 1, max: 1 }, leader: true, order: 2 };

/** Robots all through, who may cross the map with what they bear (L417, KS6.3). */
const CYBORGS: SidePlan = { ...ORDINARY, pilots: { min: 0, max: 0 }, exit: 'laden' };

/** A machine that fights for itself (L671-683). */
const SOLO: SidePlan = {
  pilots: { min: 0, max: 0 },
  chassis: 'lot',
  drawer: 'pile',
  entry: 'perimeter',
  exit: 'dishes',
};

/** Everyone alone. */
const alone = (players: 4 | 5 | 6): Cast => ({
  robots: Object.fromEntries(SOLO_IDS.slice(0, players).map((team) => [team, 1])),
  seats: { min: players, max: players },
});

/** The same number on both sides, and a seat for each robot. */
const single = (robots: 2 | 3): Cast => ({
  robots: { green: robots, yellow: robots },
  seats: { min: 2 * robots, max: 2 * robots },
});

/** The same number of robots on both sides; each seat runs at least one. */
const even = (robots: 1 | 2 | 3): Cast => ({
  robots: { green: robots, yellow: robots },
  seats: { min: 2, max: 2 * robots },
});

/** Pilots without robots; each seat runs at least one. */
const afoot = (pilots: 1 | 2 | 3): Cast => ({
  robots: { green: 0, yellow: 0 },
  chosenBy: pilots,
  pilots,
  seats: { min: 2, max: 2 * pilots },
});

/** Nobody's robots: without a pilot, and not to leave the map. */
const ABANDONED: SidePlan = { ...ORDINARY, pilots: { min: 0, max: 0 }, exit: 'none' };
/** Each side brings four on foot and one motorized (L595). */
const TROOPS = { foot: 4, motorized: 1 } as const;
const withTroops = (cast: Cast): Cast => ({ ...cast, tents: { green: TROOPS, yellow: TROOPS } });

/** Bunkers besides one for each invader (L645). */
const BUNKERS_MORE = 2;
/** The same number on both sides, and a soldier for each bunker. */
const guarded = (robots: 1 | 2 | 3): Cast => ({
  ...even(robots),
  tents: { yellow: { foot: robots + BUNKERS_MORE, motorized: 0 } },
});

/** The same number on both sides, a pilot and five decoys. */
const rescued = (robots: 1 | 2 | 3): Cast => ({
  ...even(robots),
  tents: { green: { foot: 6, motorized: 0 } },
});

/** The sides take seats in turn. */
const IN_TURN = ['green', 'yellow', 'green', 'yellow', 'green', 'yellow'] as const satisfies TeamId[];

/** Source L366-479, "Scenarios"; what each is in figures is in RULES.md. */
export const SCENARIOS = {
  showdown: {
    number: 1,
    casts: [even(1), even(2), even(3)],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: ORDINARY },
    tokens: [],
    hooks: [],
    victory: ['firstKill', 'lastActive'],
    atLimit: { by: 'score' },
    turns: 25,
  },
  killTheHuman: {
    number: 2,
    casts: [even(2), even(3)],
    seatSides: IN_TURN,
    sides: { green: ONE_HUMAN, yellow: ONE_HUMAN },
    tokens: [],
    hooks: [],
    victory: ['humanLost'],
    atLimit: { by: 'score' },
    turns: 25,
  },
  theHoncho: {
    number: 3,
    casts: [{ robots: { green: 2, yellow: 1 }, seats: { min: 2, max: 3 } }],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: { ...ORDINARY, pilots: { min: 1, max: 1 }, honcho: true } },
    tokens: [],
    hooks: [],
    tentsCount: true,
    victory: ['firstKill', 'lastActive'],
    atLimit: { by: 'score' },
    turns: 25,
  },
  captureTheFlag: {
    number: 4,
    casts: [even(2), even(3)],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: ORDINARY },
    // The only hex beside the gas station that is equally far from both edges (KS4.1).
    tokens: [{ id: 'flag', kind: 'flag', at: 'K8' }],
    hooks: ['carrying'],
    victory: ['flagHome', 'lastActive'],
    atLimit: { by: 'bearer' },
    turns: 25,
  },
  cryptoFlag: {
    number: 5,
    casts: [even(2), even(3)],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: ORDINARY },
    tokens: [],
    hooks: ['carrying', 'crypto'],
    victory: ['cryptoHome', 'cryptoLeft'],
    atLimit: { by: 'crypto' },
    turns: 25,
  },
  whenCyborgsRule: {
    number: 6,
    casts: [single(2), single(3)],
    seatSides: IN_TURN,
    sides: { green: CYBORGS, yellow: CYBORGS },
    tokens: [],
    hooks: ['carrying', 'crypto'],
    hasMole: true,
    victory: ['moleOut', 'humanCrypto', 'cryptoOut', 'noneActive'],
    atLimit: { by: 'nobody' },
    turns: 25,
  },
  warOfTheWorlds: {
    number: 7,
    casts: [even(1), even(2), even(3)],
    seatSides: IN_TURN,
    sides: {
      green: { ...ORDINARY, pilots: 'all' },
      yellow: { ...ORDINARY, pilots: { min: 0, max: 0 }, craft: true, bombards: 'byTower' },
    },
    tokens: [],
    hooks: ['landingCraft', 'bombardment'],
    victory: ['firstKill', 'lastActive'],
    atLimit: { by: 'score' },
    turns: 25,
  },
  theHacker: {
    number: 8,
    casts: [
      { robots: { green: 2, yellow: 1 }, seats: { min: 2, max: 3 } },
      { robots: { green: 3, yellow: 2 }, seats: { min: 2, max: 5 } },
    ],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: { ...ORDINARY, hacksWith: 'targetingLaser', bombards: 'byTower' } },
    tokens: [],
    hooks: ['hacking', 'bombardment'],
    victory: ['firstKill', 'lastActive'],
    atLimit: { by: 'score' },
    turns: 25,
  },
  sharksAndJets: {
    number: 9,
    casts: [
      { robots: { police: 2, green: 1, yellow: 1 }, chosenBy: 1, seats: { min: 3, max: 3 } },
      { robots: { police: 2, green: 2, yellow: 2 }, seats: { min: 3, max: 5 } },
    ],
    seatSides: ['police', 'green', 'yellow', 'green', 'yellow'],
    sides: {
      green: GANG,
      yellow: GANG,
      police: {
        ...ORDINARY,
        pilots: { min: 1, max: 1 },
        chassis: CHASSIS_IDS,
        drawer: 'both',
        entry: 'anywhere',
        reserve: 1,
        restrained: true,
        exit: 'none',
      },
    },
    tokens: [],
    hooks: ['streetLaw'],
    victory: ['points'],
    atLimit: { by: 'points' },
    turns: 15,
  },
  lizardBot: {
    number: 10,
    casts: [{ robots: { green: 3, yellow: 1 }, seats: { min: 2, max: 4 } }],
    seatSides: ['yellow', 'green', 'green', 'green'],
    sides: {
      green: {
        ...ORDINARY,
        pilots: 'all',
        chassis: CHASSIS_IDS.filter((id) => id !== 'spiderbot'),
        fragile: true,
      },
      yellow: {
        ...ORDINARY,
        pilots: { min: 0, max: 1 },
        chassis: ['spiderbot'],
        exit: 'far',
        bonus: { dice: 1, media: ['MELEE', 'BEAM'], fire: true },
        ramRelief: 2,
      },
    },
    tokens: [],
    hooks: [],
    victory: ['tokyo', 'lizardStopped', 'tokyoOpen'],
    atLimit: { by: 'side', team: 'green' },
    turns: 15,
  },
  missionControl: {
    number: 11,
    casts: [withTroops(even(1)), withTroops(even(2)), withTroops(even(3))],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: ORDINARY },
    indestructible: { id: 'mission', at: MIDDLE },
    tokens: [],
    hooks: ['missionControl'],
    tentsBoarded: true,
    isExpanded: true,
    victory: ['lastRobot', 'lastControl'],
    atLimit: { by: 'control' },
    turns: 25,
  },
  beachhead: {
    number: 12,
    casts: [
      {
        robots: { green: 2, yellow: 1 },
        tents: { yellow: { foot: 5, motorized: 2 } },
        seats: { min: 2, max: 3 },
      },
      {
        robots: { green: 3, yellow: 2 },
        tents: { yellow: { foot: 3, motorized: 0 } },
        seats: { min: 2, max: 5 },
      },
    ],
    seatSides: IN_TURN,
    sides: {
      green: { ...ORDINARY, entry: 'drop', apart: 6, exit: 'none' },
      yellow: { ...ORDINARY, entry: 'anywhere', exit: 'none' },
    },
    tokens: [],
    hooks: ['insertion'],
    isExpanded: true,
    victory: ['lastUnit'],
    // The attackers were to clear the map (KS12.5).
    atLimit: { by: 'side', team: 'yellow' },
    turns: 25,
  },
  wmd: {
    number: 15,
    casts: [guarded(1), guarded(2), guarded(3)],
    seatSides: IN_TURN,
    sides: {
      green: { ...ORDINARY, pilots: { min: 0, max: 0 } },
      yellow: { ...ORDINARY, pilots: 'all', garrisons: true, suicidal: true },
    },
    buildings: {
      by: 'yellow',
      number: { robotsOf: 'green', more: BUNKERS_MORE },
      when: 'beforeRobots',
      inland: 4,
      apart: 4,
    },
    bunkers: true,
    tokens: [],
    hooks: [],
    isExpanded: true,
    victory: ['bunkersGone', 'invadersGone'],
    // They were to destroy the bunkers (KS15.6).
    atLimit: { by: 'side', team: 'yellow' },
    turns: 25,
  },
  downedPilot: {
    number: 16,
    casts: [rescued(1), rescued(2), rescued(3)],
    seatSides: IN_TURN,
    sides: {
      green: {
        ...ORDINARY,
        pilots: 'all',
        chassis: ['hoverbot', 'rocketbot', 'helibot'],
        tentsWithin: 6,
        hidesPilot: true,
      },
      yellow: { ...ORDINARY, chassis: ['spiderbot', 'robotank', 'robocar'] },
    },
    buildings: { by: 'green', number: 5, when: 'afterRobots', inland: 4 },
    banned: ['suicideNuke'],
    cut: { arms: 'empBlaster', to: 2 },
    tokens: [],
    hooks: [],
    isExpanded: true,
    victory: ['pilotHome', 'pilotDead', 'rescueGone'],
    // The pilot was to be carried home (KS16.7).
    atLimit: { by: 'side', team: 'yellow' },
    turns: 25,
  },
  aftermath: {
    number: 14,
    casts: [afoot(1), afoot(2), afoot(3)],
    seatSides: IN_TURN,
    sides: { green: { ...ORDINARY, exit: 'none' }, yellow: { ...ORDINARY, exit: 'none' } },
    tokens: [],
    hooks: ['bombardment'],
    isExpanded: true,
    // Exactly four hexes from the middle, straight on (KS14.1).
    wrecks: ['K4', 'O6', 'O10', 'K12', 'G10', 'G6'],
    isUnderFire: true,
    victory: ['mostRobots'],
    atLimit: { by: 'robots' },
    turns: 25,
  },
  bombsAway: {
    number: 18,
    casts: [
      {
        robots: { green: 2, yellow: 1 },
        tents: { yellow: { foot: 4, motorized: 0 } },
        seats: { min: 2, max: 3 },
      },
      { robots: { green: 3, yellow: 2 }, seats: { min: 2, max: 5 } },
    ],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: { ...ORDINARY, callsBombs: true, tentsDrop: true } },
    tokens: [],
    hooks: ['airSupport'],
    isExpanded: true,
    victory: ['firstKill', 'lastActive'],
    atLimit: { by: 'score' },
    turns: 15,
  },
  musicalChairs: {
    number: 17,
    casts: [alone(4), alone(5), alone(6)],
    seatSides: SOLO_IDS,
    sides: { solo1: SOLO, solo2: SOLO, solo3: SOLO, solo4: SOLO, solo5: SOLO, solo6: SOLO },
    tokens: [],
    hasDishes: true,
    hooks: ['dishes'],
    isExpanded: true,
    freeOvercharge: true,
    victory: ['chairs'],
    atLimit: { by: 'dishes' },
    turns: 25,
  },
  humanWave: {
    number: 13,
    // With one seat the rules themselves play the infantry (KS13.10).
    casts: [
      { robots: { green: 1 }, tents: { yellow: { foot: 8, motorized: 0 } }, seats: { min: 1, max: 2 } },
    ],
    seatSides: IN_TURN,
    sides: {
      green: { ...ORDINARY, pilots: { min: 0, max: 1 }, chassis: ['robotank'] },
      yellow: {
        ...ORDINARY,
        pilots: { min: 0, max: 0 },
        chassis: [],
        exit: 'none',
        bombards: 'always',
        renews: true,
        anyOrder: true,
      },
    },
    buildings: {
      by: 'inTurn',
      number: 10,
      when: 'beforeRobots',
      near: { at: STRUCTURES.gasStation.at, within: 4 },
    },
    tokens: [],
    hooks: ['bombardment', 'humanWave'],
    hasTarget: true,
    isExpanded: true,
    victory: ['waveScore', 'waveOver'],
    atLimit: { by: 'wave' },
    turns: 25,
  },
  teslaTower: {
    number: 19,
    casts: [even(1), even(2), even(3)],
    seatSides: IN_TURN,
    sides: { green: ORDINARY, yellow: ORDINARY },
    indestructible: { id: 'tesla', at: MIDDLE },
    buildings: { by: 'robots', number: 1, when: 'early', near: { at: MIDDLE, within: 3 } },
    tokens: [],
    hooks: [],
    coresLack: 3,
    powersUpNear: { at: MIDDLE, within: 3 },
    freeOvercharge: true,
    isExpanded: true,
    victory: ['lastRobot'],
    atLimit: { by: 'score' },
    turns: 25,
  },
} as const satisfies Readonly<Record<string, Scenario>>;
export type ScenarioId = keyof typeof SCENARIOS;
/** In the order of the rulebook. */
export const SCENARIO_IDS = [
  'showdown',
  'killTheHuman',
  'theHoncho',
  'captureTheFlag',
  'cryptoFlag',
  'whenCyborgsRule',
  'warOfTheWorlds',
  'theHacker',
  'sharksAndJets',
  'lizardBot',
  'missionControl',
  'beachhead',
  'humanWave',
  'aftermath',
  'wmd',
  'downedPilot',
  'musicalChairs',
  'bombsAway',
  'teslaTower',
] as const satisfies readonly ScenarioId[];

/** One of the rulebook, or one that somebody has made. */
export const CHOICE_IDS = [...SCENARIO_IDS, 'edited'] as const;
export type ChoiceId = (typeof CHOICE_IDS)[number];

/** What a table plays, as far as its scenario goes. */
export interface Chosen {
  readonly scenario: ChoiceId;
  /** One that somebody has made, as text. */
  readonly edited?: string | undefined;
  readonly campaign?: InCampaign | undefined;
}

/** What everybody knows of a mission of the campaign, besides its scenario. */
export interface InCampaign {
  /** The side of each seat; empty: as in the scenario. */
  readonly sides: readonly string[];
  /** The living pilots of each side. */
  readonly green: number;
  readonly yellow: number;
  /** The robots of a side are shared out beginning with this one of its seats (KS20.4). */
  readonly shift: number;
}

/**
 * What every mission of the campaign has (L713-731): the whole expansion, overcharge for nothing, and an end with the last
 * pilot.
 */
const asMission = (scenario: Scenario): Scenario => ({
  ...scenario,
  isExpanded: true,
  freeOvercharge: true,
  victory: ['lastPilot', ...scenario.victory],
});
const inCampaign = new Map<ScenarioId, Scenario>();

export function scenarioOf({ scenario, edited, campaign }: Chosen): Scenario {
  if (scenario === 'edited') return madeFrom(edited).scenario;
  if (!campaign) return SCENARIOS[scenario];
  const mission = inCampaign.get(scenario) ?? asMission(SCENARIOS[scenario]);
  inCampaign.set(scenario, mission);
  return mission;
}

/** The sides of a scenario. */
export const sidesOf = (chosen: Chosen): readonly TeamId[] =>
  TEAM_IDS.filter((team) => scenarioOf(chosen).sides[team] !== undefined);

/** What a side of the scenario brings; one that it has not brings nothing of its own. */
export function planOf(chosen: Chosen, team: TeamId): SidePlan {
  const plan = scenarioOf(chosen).sides[team] ?? (team === 'wreck' ? ABANDONED : ORDINARY);
  const { campaign, scenario } = chosen;
  if (!campaign || !isDrawer(team)) return plan;
  // A gang that can pilot a robot does (KS20.6); everybody may leave over their own edge (L725).
  const pilots = Math.min(campaign[team], missionOf(scenario).robots[team]);
  return { ...plan, pilots: { min: pilots, max: pilots }, exit: 'own' };
}

export const teamOfSeat = (chosen: Chosen, seat: number): TeamId =>
  chosen.campaign?.sides.filter(isDrawer)[seat] ?? scenarioOf(chosen).seatSides[seat] ?? 'green';

const sizeOf = ({ robots, chosenBy }: Cast): number => chosenBy ?? Math.max(...Object.values(robots));
const seatsWith = ({ seats }: Cast, number: number): boolean => seats.min <= number && number <= seats.max;

/**
 * The cast at a table: the smallest with at least the chosen number of robots on its largest side that this number of
 * seats can share; otherwise the largest that they can. A mission has one of its own, for any number of seats (KS20.4).
 */
export function castOf(chosen: Chosen, robots: number, seats: number): Cast | undefined {
  const all = scenarioOf(chosen).casts;
  if (chosen.campaign) {
    const mission = missionOf(chosen.scenario).robots;
    return all.find((cast) => DRAWER_IDS.every((side) => cast.robots[side] === mission[side]));
  }
  const casts = all.filter((cast) => seatsWith(cast, seats));
  return casts.find((cast) => sizeOf(cast) >= robots) ?? casts.at(-1);
}

/** The number of robots of a side, with this number of seats at the table. */
export const robotsOf = (chosen: Chosen, team: TeamId, robots: number, seats: number): number =>
  castOf(chosen, robots, seats)?.robots[team] ?? 0;

/** The tents that a side has from the start. */
export const tentsOf = (
  chosen: Chosen,
  team: TeamId,
  robots: number,
  seats: number,
): Readonly<Record<TentKind, number>> =>
  castOf(chosen, robots, seats)?.tents?.[team] ?? { foot: 0, motorized: 0 };

/** The pilots without robots that each side has from the start. */
export const pilotsOf = (chosen: Chosen, robots: number, seats: number): number =>
  castOf(chosen, robots, seats)?.pilots ?? 0;

/** People in a campaign (KS20.4: three or five in the source). */
export const CAMPAIGN_SEATS = { min: 2, max: 5 } as const;

/** How many seats a table may have; where the casts leave a gap, those of the chosen number of robots. */
export function seatsFor(chosen: Chosen, robots: number): Cast['seats'] {
  if (chosen.campaign) {
    const { length } = chosen.campaign.sides;
    return length > 0 ? { min: length, max: length } : CAMPAIGN_SEATS;
  }
  const { casts } = scenarioOf(chosen);
  const all = {
    min: Math.min(...casts.map(({ seats }) => seats.min)),
    max: Math.max(...casts.map(({ seats }) => seats.max)),
  };
  const isGap = Array.from({ length: all.max - all.min }, (_, more) => all.min + more).some(
    (seats) => !casts.some((cast) => seatsWith(cast, seats)),
  );
  if (!isGap) return all;
  return (casts.find((cast) => sizeOf(cast) >= robots) ?? casts.at(-1))?.seats ?? all;
}

/** Cards go round the table in piles (KS17.2): everybody has a side, a robot and a pile. */
export const hasPiles = (chosen: Chosen): boolean =>
  Object.values(scenarioOf(chosen).sides).some(({ drawer }) => drawer === 'pile');

/** The turns that the scenario lasts at most (K9). */
export const turnsOf = (chosen: Chosen & { readonly turnLimit: number }): number =>
  chosen.turnLimit === AS_SCENARIO ? scenarioOf(chosen).turns : chosen.turnLimit;

/** The time limit of the scenario itself, as an option. */
export const AS_SCENARIO = 0;
