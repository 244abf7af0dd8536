import type { Seat } from '@gearhall/shared/core/ground/seats';
import { isAlive, robotsIn, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { tokensOf } from '@gearhall/shared/games/kriegbot/rules/pieces/tokens';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count, listOf, nameOf } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** Sentences of Musical Chairs alone. */

type Names = readonly string[];

const dishesOf = (view: View, { id }: Pick<SeenRobot, 'id'>): number => tokensOf(view, id).length;

/** "Ada 2, Bo 1; 1 lies on K8". */
function dishesInWords(view: View, names: Names): string {
  const borne = robotsIn(view)
    .filter((robot) => dishesOf(view, robot) > 0)
    .toSorted((one, other) => dishesOf(view, other) - dishesOf(view, one))
    .map(
      (robot) =>
        `${nameOf(names, robot.seat)} ${dishesOf(view, robot)}${robot.fate === 'fled' ? ' (away)' : ''}`,
    );
  const lying = view.tokens.filter(({ at }) => at !== '').map(({ at }) => at);
  const there = lying.length === 0 ? '' : `; on the ground at ${listOf(lying)}`;
  return `${borne.join(', ') || 'none borne'}${there}`;
}

/** How many robots have to go before the game ends. */
function untilTheEnd(view: View): string {
  const robots = robotsIn(view);
  const lost = robots.filter((robot) => robot.fate !== 'fled' && !isAlive(robot)).length;
  const left = Math.ceil(robots.length / 2) - lost;
  return left > 0 ? `The game ends when ${count(left, 'more robot is', 'more robots are')} destroyed.` : '';
}

const objectiveInChairs = (view: View, names: Names): string =>
  view.turn === 0
    ? `Two energy dishes win at the end, when half of the robots are destroyed.`
    : `Two energy dishes win. Dishes: ${dishesInWords(view, names)}. ${untilTheEnd(view)}`.trim();

/** While cards go round. */
const roundInWords = ({ round = 1, seats }: View): string =>
  `Everybody takes cards out of a pile, in secret: round ${round} of ${seats.length}.`;

/** Where robots begin. */
const PLACE_WORDS = 'on the border of the map, at least four hexes from the others';

/** What one does with a pile, and what becomes of it. */
function pilePrompt(
  view: View,
  seat: Seat,
  { names, waiting }: { readonly names: Names; readonly waiting: string },
): string {
  const { seats, round = 1 } = view;
  if (seats[seat]?.ready) return `You are ready. ${waiting}`.trim();
  const next = nameOf(names, (seat + 1) % seats.length);
  const then =
    round < seats.length
      ? `Then the pile goes on to ${next}, and you get another one.`
      : 'It is the last pile: what is open in the end is filled by lot.';
  return `Take cards out of this pile, or lay some back. Nobody else sees it. ${then}`;
}

/** Beside the desk. */
export const PILE_WORDS = {
  label: 'The pile in your hand',
  round: ({ round = 1, seats }: View): string => `Round ${round} of ${seats.length}`,
  state: ({ ready, out }: { readonly ready: boolean; readonly out: boolean }): string =>
    out ? 'has given up' : ready ? 'ready' : 'choosing',
  open: (places: readonly string[]): string =>
    places.length === 0 ? 'Every slot has a card.' : `Still open: ${places.join(', ')}.`,
  pass: (next: string, isLast: boolean): string => (isLast ? 'I am done' : `Hand the pile on to ${next}`),
  sending: 'Your cards are on their way.',
} as const;

/** What leaving the map does here. */
const LEAVING_RICH = {
  label: 'Leave the map with your dishes',
  detail: 'You have won, whatever follows; out of the game for good',
} as const;

/** Scenario 17. */
export const musicalChairs: ScenarioWords = {
  objective: objectiveInChairs,
  start: PLACE_WORDS,
  leaving: LEAVING_RICH,
  drafting: { status: roundInWords, prompt: pilePrompt },
};
