import { CHOICE_IDS, type Chosen, type ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';

/** Names that the form for a new table needs as well: this file loads nothing else. */

/** What the sides of a scenario are called that has no names for them. */
export const TEAM_NAMES: Readonly<Record<TeamId, string>> = {
  green: 'Green',
  yellow: 'Yellow',
  police: 'Police',
  /** Of nobody’s robots. */
  wreck: 'Nobody',
  solo1: 'Orange',
  solo2: 'Blue',
  solo3: 'Jade',
  solo4: 'Lemon',
  solo5: 'Red',
  solo6: 'Pink',
};

/** What a scenario calls one of its sides. */
interface SideWords {
  /** By itself: "Sharks". */
  readonly name: string;
  /** In the middle of a sentence: "the Sharks". */
  readonly said: string;
  /** The verb that goes with it is that of many. */
  readonly isMany: boolean;
}

const many = (name: string, said = `the ${name}`): SideWords => ({ name, said, isMany: true });
const one = (name: string, said = `the ${name}`): SideWords => ({ name, said, isMany: false });

const POLICE = many('Police', 'the police');
const ATTACKERS = many('Attackers', 'the attackers');
const DEFENDERS = many('Defenders', 'the defenders');

type Named = Partial<Readonly<Record<TeamId, SideWords>>>;

/** The names that scenarios have for their sides; a side that is not here is called by its colour. */
const SIDES: Partial<Readonly<Record<ChoiceId, Named>>> = {
  theHoncho: { green: many('Hunters', 'the hunters'), yellow: one('Honcho') },
  whenCyborgsRule: { green: many('Samurai'), yellow: many('Minions') },
  warOfTheWorlds: { green: one('Earth', 'Earth'), yellow: many('Aliens', 'the aliens') },
  theHacker: { green: many('Rivals', 'the rivals'), yellow: many('Hackers', 'the hackers') },
  sharksAndJets: { green: many('Sharks'), yellow: many('Jets'), police: POLICE },
  lizardBot: { green: DEFENDERS, yellow: one('Lizard-bot') },
  beachhead: { green: ATTACKERS, yellow: DEFENDERS },
  wmd: { green: one('NATO', 'NATO'), yellow: many('Terrorists', 'the terrorists') },
  downedPilot: { green: many('Rescuers', 'the rescuers'), yellow: many('Hunters', 'the hunters') },
  bombsAway: { green: DEFENDERS, yellow: ATTACKERS },
  humanWave: { green: one('Tank', 'the tank'), yellow: many('Soldiers', 'the soldiers') },
};

/** Which scenario a sentence is about: the options of a table, as far as names need them. */
export type OfScenario = Pick<Chosen, 'scenario' | 'edited'>;

const sideOf = (team: TeamId, { scenario }: OfScenario): SideWords =>
  SIDES[scenario]?.[team] ?? (team === 'police' ? POLICE : one(TEAM_NAMES[team], TEAM_NAMES[team]));

/** The name of a side by itself: "Green", "Sharks". */
export const sideTitle = (team: TeamId, of: OfScenario): string => sideOf(team, of).name;

/** In the middle of a sentence: "Green", "the Sharks". */
export const sideName = (team: TeamId, of: OfScenario): string => sideOf(team, of).said;

/** The name with the verb that goes with it: "Green starts", "the Sharks start". */
export const sideDoes = (team: TeamId, of: OfScenario, verbOfOne: string, verbOfMany: string): string => {
  const { said, isMany } = sideOf(team, of);
  return `${said} ${isMany ? verbOfMany : verbOfOne}`;
};

/** "its", or "their". */
export const its = (team: TeamId, of: OfScenario): string => (sideOf(team, of).isMany ? 'their' : 'its');

/** Whether the verbs that go with it are those of many. */
export const isManySided = (team: TeamId, of: OfScenario): boolean => sideOf(team, of).isMany;

/** Whether a side is called by something else than its colour. */
export const isNamedSide = (team: TeamId, { scenario }: OfScenario): boolean =>
  SIDES[scenario]?.[team] !== undefined;

/** The scenario in the options of a table, which may come from an old record. */
export function scenarioIn(options: unknown): OfScenario {
  const { scenario, edited } = (options ?? {}) as { readonly scenario?: unknown; readonly edited?: unknown };
  return {
    scenario: CHOICE_IDS.find((id) => id === scenario) ?? CHOICE_IDS[0],
    ...(typeof edited === 'string' && { edited }),
  };
}

/** What each scenario is called, in the order of the rulebook. */
export const SCENARIO_NAMES: Readonly<Record<ChoiceId, string>> = {
  showdown: 'Showdown',
  killTheHuman: 'Kill the Human',
  theHoncho: 'The Honcho',
  captureTheFlag: 'Capture the Flag',
  cryptoFlag: 'Crypto Capture the Flag',
  whenCyborgsRule: 'When Cyborgs Rule',
  warOfTheWorlds: 'The War of the Worlds',
  theHacker: 'The Hacker',
  sharksAndJets: 'The Sharks and the Jets, 2108',
  lizardBot: 'Lizard-bot',
  missionControl: 'Mission Control',
  beachhead: 'Beachhead',
  wmd: 'Weapons of Mass Destruction',
  downedPilot: 'Downed Pilot',
  aftermath: 'Aftermath',
  bombsAway: 'Bombs Away',
  musicalChairs: 'Musical Chairs',
  humanWave: 'Human Wave',
  teslaTower: 'Tesla Tower',
  edited: 'Your own',
};
