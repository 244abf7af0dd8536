import type { Scenario, SidePlan } from '@gearhall/shared/games/kriegbot/content/scenario';
import type { ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';

/** Which scenarios of the rulebook have the words that an edited scenario needs. */

const someSide = ({ sides }: Scenario, isSo: (plan: SidePlan) => boolean): boolean =>
  Object.values(sides).some(isSo);
const hasWay = ({ victory }: Scenario, ...ways: readonly Scenario['victory'][number][]): boolean =>
  victory.some((way) => ways.includes(way));

const NEEDED: Partial<Readonly<Record<ScenarioId, (made: Scenario) => boolean>>> = {
  captureTheFlag: ({ tokens }) => tokens.length > 0,
  cryptoFlag: ({ hooks }) => hooks.includes('crypto'),
  whenCyborgsRule: ({ hasMole }) => hasMole === true,
  warOfTheWorlds: (made) => someSide(made, ({ craft, bombards }) => craft === true || bombards !== undefined),
  theHacker: (made) => someSide(made, ({ hacksWith }) => hacksWith !== undefined),
  lizardBot: (made) => someSide(made, ({ exit }) => exit === 'far'),
  missionControl: (made) =>
    made.indestructible?.id === 'mission' ||
    made.tentsBoarded === true ||
    hasWay(made, 'lastRobot', 'lastControl'),
  beachhead: (made) =>
    hasWay(made, 'lastUnit') ||
    someSide(made, ({ entry, tentsDrop }) => entry === 'drop' || tentsDrop === true),
  wmd: (made) => made.bunkers === true || someSide(made, ({ suicidal }) => suicidal === true),
  downedPilot: (made) =>
    made.banned !== undefined ||
    someSide(made, ({ hidesPilot, tentsWithin }) => hidesPilot === true || tentsWithin !== undefined),
  bombsAway: (made) => someSide(made, ({ callsBombs }) => callsBombs === true),
  teslaTower: ({ powersUpNear, indestructible }) =>
    powersUpNear !== undefined || indestructible?.id === 'tesla',
};
const NEEDED_IDS = Object.keys(NEEDED) as readonly ScenarioId[];

export const neededBy = (made: Scenario): readonly ScenarioId[] =>
  NEEDED_IDS.filter((id) => NEEDED[id]?.(made));
