import type { Seat } from '@gearhall/shared/core/seats';
import type { EndCause } from '@gearhall/shared/games/kriegbot/events';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { scoreOf } from '@gearhall/shared/games/kriegbot/rules/score';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { listOf, nameOf, TEAM_NAMES } from './names';
import { isScored, pointsInWords } from './points';

const CAUSES: Readonly<Record<EndCause, string>> = {
  lastPilot: 'the other gang has no pilot left',
  firstKill: 'the first kill',
  lastActive: 'no active robot is left on the other side',
  humanLost: 'the human of the other team is lost',
  tokyo: 'the Lizard-bot has reached Tokyo',
  lizardStopped: 'the Lizard-bot has been stopped',
  tokyoOpen: 'nobody is left between the Lizard-bot and Tokyo',
  flagHome: 'the flag has been carried home',
  cryptoHome: 'crypto of the other side has been carried home',
  cryptoLeft: 'the other side has no active robot left, and its crypto lies there for the taking',
  moleOut: 'the mole got away with crypto',
  humanCrypto: '',
  cryptoOut: 'crypto of the other side has been carried home',
  noneActive: '',
  points: 'the most points',
  lastUnit: 'the other side has no unit left',
  score: 'it took less damage by the last turn',
  limit: 'the last turn is over',
  resigned: 'the other team gave up',
};
const DRAWS: Readonly<Partial<Record<EndCause, string>>> = {
  lastPilot: 'the last pilots of both gangs died at once',
  lastActive: 'no side has an active robot left',
  cryptoLeft: 'a side has no active robot left, and none of its crypto is there to be fetched',
  moleOut: 'the mole left over the edge from which it came',
  humanCrypto: 'what was carried home was the mole’s',
  cryptoOut: 'the crypto that left the map wins for nobody',
  noneActive: 'no robot is active any more',
  lastUnit: 'no side has a unit left',
  limit: 'the last turn is over',
  score: 'both teams took the same damage by the last turn',
  humanLost: 'both humans were lost at once',
};
const isCause = (cause: string): cause is EndCause => Object.hasOwn(CAUSES, cause);

/** "Ada and Cyd win for green: the first kill." */
export function endingSentence(
  winners: readonly Seat[],
  cause: string,
  names: readonly string[],
  view?: View,
): string {
  const known = isCause(cause) ? cause : undefined;
  const score = view && known ? figuresOf(view, known) : '';
  if (winners.length === 0) return `Nobody wins${told(known && DRAWS[known])}.${score}`;
  const teams = [...new Set(winners.flatMap((seat) => view?.seats[seat]?.team ?? []))];
  // The mole wins for nobody but itself.
  const side =
    teams.length > 0 && cause !== 'moleOut' ? ` for ${listOf(teams.map((team) => TEAM_NAMES[team]))}` : '';
  return `${listOf(winners.map((seat) => nameOf(names, seat)))} ${winners.length > 1 ? 'win' : 'wins'}${side}${told(known && CAUSES[known])}.${score}`;
}

/** What was counted, where the end hangs on it. */
function figuresOf(view: View, cause: EndCause): string {
  if (isScored(view)) return ` Points: ${pointsInWords(view)}.`;
  if (cause !== 'score') return '';
  const damage = teamsIn(view).map((team) => `${TEAM_NAMES[team]} ${scoreOf(view, team)}`);
  return ` Damage: ${damage.join(', ')}.`;
}

const told = (why: string | undefined): string => (why === undefined ? '' : `: ${why}`);
