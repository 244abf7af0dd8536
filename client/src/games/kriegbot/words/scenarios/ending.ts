import type { Seat } from '@gearhall/shared/core/ground/seats';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { scoreOf } from '@gearhall/shared/games/kriegbot/rules/ending/score';
import type { EndCause } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isSolo } from '@gearhall/shared/games/kriegbot/content/teams';
import type { CauseWords, Ended } from '../../scenarios/scenarioWords';
import { listOf, nameOf, sideName, sideTitle } from '../field/names';
import { scenarioWords } from './scenarios';
import type { OfScenario } from '../field/sides';

/** Why somebody has won, or nobody; a scenario may put some of them in words of its own. */
const CAUSES: Readonly<Record<EndCause, CauseWords>> = {
  lastPilot: {
    won: 'the other gang has no pilot left',
    drawn: 'the last pilots of both gangs died at once',
  },
  firstKill: { won: 'the first kill' },
  lastActive: {
    won: 'no active robot is left on the other side',
    drawn: 'no side has an active robot left',
  },
  humanLost: { won: 'the human of the other team is lost', drawn: 'both humans were lost at once' },
  score: {
    won: 'it took less damage by the last turn',
    drawn: 'both teams took the same damage by the last turn',
  },
  limit: { won: 'the last turn is over', drawn: 'the last turn is over' },
  resigned: { won: 'the other team gave up' },
  flagHome: { won: 'the flag has been carried home' },
  cryptoHome: { won: 'crypto of the other side has been carried home' },
  cryptoLeft: {
    won: 'the other side has no active robot left, and its crypto lies there for the taking',
    drawn: 'a side has no active robot left, and none of its crypto is there to be fetched',
  },
  moleOut: {
    won: 'the mole got away with crypto',
    drawn: 'the mole left over the edge from which it came',
  },
  humanCrypto: { won: '', drawn: 'what was carried home was the mole’s' },
  cryptoOut: {
    won: 'crypto of the other side has been carried home',
    drawn: 'the crypto that left the map wins for nobody',
  },
  noneActive: { won: '', drawn: 'no robot is active any more' },
  points: { won: 'the most points' },
  tokyo: { won: 'the Lizard-bot has reached Tokyo' },
  lizardStopped: { won: 'the Lizard-bot has been stopped' },
  tokyoOpen: { won: 'nobody is left between the Lizard-bot and Tokyo' },
  lastRobot: {
    won: 'no living robot is left on the other side',
    drawn: 'no living robot is left on either side',
  },
  lastControl: {
    won: 'it holds Mission Control, and no robot is left',
    drawn: 'neither robots nor infantry are left',
  },
  lastUnit: { won: 'the other side has no unit left', drawn: 'no side has a unit left' },
  bunkersGone: { won: 'all bunkers are destroyed' },
  invadersGone: { won: 'nobody is left to destroy the bunkers' },
  pilotHome: { won: 'the pilot has been carried home' },
  pilotDead: { won: 'the pilot is dead' },
  rescueGone: { won: 'nobody is left to carry the pilot home' },
  mostRobots: {
    won: 'the other side has no robot and no pilot left',
    drawn: 'no side has a robot or a pilot left',
  },
  chairs: {
    won: 'at least two energy dishes at the end',
    drawn: 'no robot that is left has two energy dishes',
  },
  waveScore: { won: 'the tank has destroyed enough' },
  waveOver: { won: 'the tank is lost, and has not destroyed enough', drawn: 'the tank is gone' },
};
const isKnown = (cause: string): cause is EndCause => Object.hasOwn(CAUSES, cause);

/** Of a cause that this page may not know; without a scenario, as most scenarios say it. */
function causeWords(cause: string, of: OfScenario | undefined): CauseWords | undefined {
  if (!isKnown(cause)) return undefined;
  return (of && scenarioWords({ options: of }).causes?.[cause]) ?? CAUSES[cause];
}

/** "Ada and Cyd win for green: the first kill." */
export function endingSentence(
  winners: readonly Seat[],
  cause: string,
  names: readonly string[],
  view?: View,
): string {
  const end = { winners, cause, names };
  return (view && scenarioWords(view).ending?.(view, end)) ?? sentenceOf(end, view?.options, view);
}

/** The same in the log, which does not know what was counted. */
export const loggedEnding = (end: Ended, of: OfScenario): string => sentenceOf(end, of, undefined);

function sentenceOf(
  { winners, cause, names }: Ended,
  of: OfScenario | undefined,
  view: View | undefined,
): string {
  const known = causeWords(cause, of);
  const score = view && known ? figuresOf(view, cause) : '';
  if (winners.length === 0) return `${withoutWinner(cause, names)}${told(known?.drawn)}.${score}`;
  const side = forSide(winners, cause, view);
  return `${listOf(winners.map((seat) => nameOf(names, seat)))} ${winners.length > 1 ? 'win' : 'wins'}${side}${told(known?.won)}.${score}`;
}

/** " for the Sharks". The mole wins for nobody but itself. */
function forSide(winners: readonly Seat[], cause: string, view: View | undefined): string {
  const teams = [...new Set(winners.flatMap((seat) => view?.seats[seat]?.team ?? []))];
  if (!view || teams.length === 0 || cause === 'moleOut' || teams.some(isSolo)) return '';
  return ` for ${listOf(teams.map((team) => sideName(team, view.options)))}`;
}

/** Alone, only what was counted tells a defeat from a draw, and the log does not count. */
function withoutWinner(cause: string, names: readonly string[]): string {
  if (names.length !== 1) return 'Nobody wins';
  return cause === 'resigned' ? `${nameOf(names, 0)} has given up` : 'The game is over';
}

/** What was counted, where the end hangs on it. */
function figuresOf(view: View, cause: string): string {
  const own = scenarioWords(view).figures?.(view);
  if (own !== undefined) return own;
  if (cause !== 'score') return '';
  const damage = teamsIn(view).map((team) => `${sideTitle(team, view.options)} ${scoreOf(view, team)}`);
  return ` Damage: ${damage.join(', ')}.`;
}

const told = (why: string | undefined): string => (why === undefined ? '' : `: ${why}`);
