import { distance, hexTowards } from '@gearhall/shared/core/hex';
import {
  coordinatesOf,
  edgeHexes,
  type EdgeId,
  type HexId,
} from '@gearhall/shared/games/kriegbot/content/map';
import { planOf, type ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/built';
import {
  edgeOf,
  isAlive,
  oppositeOf,
  robotOf,
  robotsOfTeam,
  teamsIn,
} from '@gearhall/shared/games/kriegbot/rules/field';
import { tokensInPlay } from '@gearhall/shared/games/kriegbot/rules/tokens';
import { hasBombardment } from '@gearhall/shared/games/kriegbot/rules/bombardment';
import { craftOf } from '@gearhall/shared/games/kriegbot/rules/craft';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { callsIn } from './calls';
import { unitsInWords } from './landing';
import { capital, count, edgeName, listOf, TEAM_NAMES, tokenName } from './names';
import { pointsInWords } from './points';

type Objective = (view: View, names: readonly string[]) => string;

const OBJECTIVES: Readonly<Record<ScenarioId, Objective>> = {
  showdown: () => 'The first kill wins.',
  killTheHuman: () => 'Kill the other team’s human, and keep your own.',
  theHoncho: () => 'The first kill wins: one Honcho against two robots.',
  captureTheFlag: (view, names) => `Carry the flag off your own edge. ${flagIn(view, names)}`,
  cryptoFlag: (view, names) => `Carry crypto of the other side off your own edge. ${cryptoIn(view, names)}`,
  whenCyborgsRule: (view, names) => `${taskIn(view)} ${cryptoIn(view, names)}`,
  warOfTheWorlds: (view) => `The first kill wins. ${craftIn(view)}`,
  theHacker: (view) => `The first kill wins. ${strikesIn(view)}`,
  sharksAndJets: (view) => `The most points win. Now: ${pointsInWords(view)}.${atLarge(view)}`,
  lizardBot: (view) => `The Lizard-bot has to leave over the far edge: Tokyo.${wayToTokyo(view)}`,
  beachhead: (view) =>
    `The last side with a unit wins; at the turn limit, the defenders.${view.turn > 0 ? ` Left: ${unitsInWords(view)}.` : ''}`,
};

/** What it takes to win, and how near that is. */
export const objectiveOf: Objective = (view, names) =>
  view.phase === 'over' ? '' : OBJECTIVES[view.options.scenario](view, names);

function flagIn(view: View, names: readonly string[]): string {
  const flag = view.tokens.find(({ kind }) => kind === 'flag');
  if (!flag) return 'It will lie beside the gas station.';
  if (flag.bearer === '') return `It lies on ${flag.at}.`;
  const bearer = robotOf(view, flag.bearer);
  const edge = edgeOf(view, bearer.team);
  const way = edge === '' || bearer.at === '' ? '' : `, ${stepsLeft(bearer.at, edge)} from home`;
  return `${capital(callsIn(view, names).full(bearer.id))} has it for ${TEAM_NAMES[bearer.team]}${way}.`;
}

/** What crypto there is, and who has it. */
function cryptoIn(view: View, names: readonly string[]): string {
  const there = tokensInPlay(view);
  if (there.length === 0) return 'Destroyed robots leave crypto.';
  const calls = callsIn(view, names);
  const told = there.map(({ id, at, bearer }) =>
    bearer === '' ? `${tokenName(id)} lies on ${at}` : `${calls.full(bearer)} has ${tokenName(id)}`,
  );
  return `${capital(listOf(told))}.`;
}

/** What the viewer has to do: only their own role is known. */
function taskIn({ seats, teams }: View): string {
  const roles = seats.filter(({ role }) => role !== '');
  const [own] = roles;
  if (!own || roles.length > 1)
    return 'Carry crypto of the other side off your own edge. One of the players is the mole.';
  if (own.role === 'loyal')
    return 'You are loyal: carry crypto of the other side off your own edge. Somebody else is the mole.';
  const edge = teams[own.team]?.edge ?? '';
  const where = edge === '' ? 'the edge opposite to your own' : `the ${edgeName(oppositeOf(edge))} edge`;
  return `You are the mole: carry any crypto off ${where}, and you alone win.`;
}

/** The landing craft of a side, and what hangs on it. */
function craftIn(view: View): string {
  const side = teamsIn(view).find((team) => planOf(view.options, team).craft);
  const craft = side && craftOf(view, side);
  if (!side || !craft) return 'The tower on the aliens’ edge is their landing craft.';
  return isDestroyed(view, craft)
    ? `The landing craft of ${TEAM_NAMES[side]} is destroyed: no powering up, no reboots, no bombardment.`
    : `The landing craft of ${TEAM_NAMES[side]} stands: it attacks first. ${strikesIn(view)}`;
}

/** Who bombards whom. */
function strikesIn(view: View): string {
  const side = teamsIn(view).find((team) => planOf(view.options, team).bombards);
  if (!side) return '';
  return hasBombardment(view, side)
    ? `${TEAM_NAMES[side]} bombards painted enemies as long as its TV tower stands.`
    : `The TV tower of ${TEAM_NAMES[side]} has fallen: no more bombardment.`;
}

/** Of the reserve of the police: where it is about to come from. */
function atLarge({ teams }: View): string {
  const edge = teams['police']?.comesOn ?? '';
  return edge === '' ? '' : ` Robocop comes over the ${edgeName(edge)} edge.`;
}

function wayToTokyo(view: View): string {
  const runner = teamsIn(view).find((team) => planOf(view.options, team).exit === 'far');
  const robot = runner && robotsOfTeam(view, runner).find(isAlive);
  const own = runner ? edgeOf(view, runner) : '';
  return robot && own !== '' ? ` ${capital(stepsLeft(robot.at, oppositeOf(own)))} to go.` : '';
}

/** The hexes to an edge and the step over it, as the crow flies. */
function stepsLeft(at: HexId, edge: EdgeId): string {
  const from = coordinatesOf(at);
  const away = edgeHexes(edge).map((hex) =>
    distance(from, hexTowards(coordinatesOf(hex), edge === 'top' ? 4 : 1)),
  );
  return count(Math.min(...away), 'hex', 'hexes');
}
