import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { aftermath } from './aftermath/words';
import { beachhead } from './beachhead/words';
import { bombsAway } from './bombsAway/words';
import { captureTheFlag } from './captureTheFlag/words';
import { cryptoFlag } from './cryptoFlag/words';
import { downedPilot } from './downedPilot/words';
import { humanWave } from './humanWave/words';
import { lizardBot } from './lizardBot/words';
import { missionControl } from './missionControl/words';
import { musicalChairs } from './musicalChairs/words';
import { sharksAndJets } from './sharksAndJets/words';
import { teslaTower } from './teslaTower/words';
import { theHacker } from './theHacker/words';
import { warOfTheWorlds } from './warOfTheWorlds/words';
import { whenCyborgsRule } from './whenCyborgsRule/words';
import { wmd } from './wmd/words';
import type { ScenarioWords } from './scenarioWords';

/** What each scenario of the rulebook says in its own way; those without a folder have nothing but their aim. */
export const printed: Readonly<Record<ScenarioId, ScenarioWords>> = {
  showdown: { objective: () => 'The first kill wins.' },
  killTheHuman: { objective: () => 'Kill the other team’s human, and keep your own.' },
  theHoncho: { objective: () => 'The first kill wins: one Honcho against two robots.' },
  captureTheFlag,
  cryptoFlag,
  whenCyborgsRule,
  warOfTheWorlds,
  theHacker,
  sharksAndJets,
  lizardBot,
  missionControl,
  beachhead,
  wmd,
  downedPilot,
  aftermath,
  bombsAway,
  musicalChairs,
  humanWave,
  teslaTower,
};
