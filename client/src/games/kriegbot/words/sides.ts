import type { ChoiceId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';

/** Names that the form for a new table needs as well: this file loads nothing else. */

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
