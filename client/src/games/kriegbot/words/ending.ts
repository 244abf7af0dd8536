import type { Seat } from '@gearhall/shared/core/seats';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { scoreOf } from '@gearhall/shared/games/kriegbot/rules/score';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isSolo } from '@gearhall/shared/games/kriegbot/content/teams';
import type { CommonCause, OwnCause } from '../parts/kinds';
import { ownCause, scenarioWords } from '../parts/own';
import type { CauseWords } from '../parts/part';
import { listOf, nameOf, TEAM_NAMES } from './names';

const CAUSES: Readonly<Record<CommonCause, CauseWords>> = {
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
};
const isCommon = (cause: string): cause is CommonCause => Object.hasOwn(CAUSES, cause);

/** Of a cause that this page may not know. */
const wordsOf = (cause: string): CauseWords | undefined =>
  isCommon(cause) ? CAUSES[cause] : ownCause(cause as OwnCause);

/** "Ada and Cyd win for green: the first kill." */
export function endingSentence(
  winners: readonly Seat[],
  cause: string,
  names: readonly string[],
  view?: View,
): string {
  const whole = view && scenarioWords(view)?.ending?.(view, { winners, cause, names });
  if (whole !== undefined) return whole;
  const known = wordsOf(cause);
  const score = view && known ? figuresOf(view, cause) : '';
  if (winners.length === 0) return `Nobody wins${told(known?.drawn)}.${score}`;
  const teams = [...new Set(winners.flatMap((seat) => view?.seats[seat]?.team ?? []))];
  // The mole wins for nobody but itself.
  const side =
    teams.length > 0 && cause !== 'moleOut' && !teams.some(isSolo)
      ? ` for ${listOf(teams.map((team) => TEAM_NAMES[team]))}`
      : '';
  return `${listOf(winners.map((seat) => nameOf(names, seat)))} ${winners.length > 1 ? 'win' : 'wins'}${side}${told(known?.won)}.${score}`;
}

/** What was counted, where the end hangs on it. */
function figuresOf(view: View, cause: string): string {
  const own = scenarioWords(view)?.figures?.(view);
  if (own !== undefined) return own;
  if (cause !== 'score') return '';
  const damage = teamsIn(view).map((team) => `${TEAM_NAMES[team]} ${scoreOf(view, team)}`);
  return ` Damage: ${damage.join(', ')}.`;
}

const told = (why: string | undefined): string => (why === undefined ? '' : `: ${why}`);
