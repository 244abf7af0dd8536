import { quickDice, seedFrom } from '../../dice/dice';
import type { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { seatsOf, viewersOf, type Viewer } from '../../ground/seats';
import { firstDifference, same } from '../difference';
import { spread } from '../spread';
import type { Violation } from './progress';
import { diceFor, redealt } from './worlds';

/** How many of the legal actions in a redealt world are tried. */
const REDEALT_CHOICES = 40;
/** How many deals are tried before a position counts as one with nothing hidden. */
const DEALS = 3;

/**
 * For every viewer of a game with secrets, something can be redealt at some position of some game; not at every
 * position, because the first of two seats to file a build has nothing hidden from it until both are revealed. Each
 * position has dice of its own: if only two cards are hidden, half of the deals change nothing.
 */
export function redealProblem(matches: readonly Match[], seed: string): Violation {
  if (matches.length === 0) return 'there are no positions to deal anew';
  const most = Math.max(...matches.map(({ start }) => start.seats));
  const idle = viewersOf(most).find((viewer) =>
    matches.every((match, index) => !isAtTable(match, viewer) || isIdle(match, viewer, `${seed} ${index}`)),
  );
  return idle === undefined ? undefined : `redeal never changes anything for ${idle}`;
}

const isIdle = (match: Match, viewer: Viewer, seed: string): boolean =>
  seatsOf(DEALS).every((deal) => same(redealt(match, viewer, `${seed} ${deal}`), match.state));

const isAtTable = ({ start }: Match, viewer: Viewer): boolean =>
  typeof viewer !== 'number' || viewer < start.seats;

/** A redealt table is playable: the seats to act have legal actions there, and these are accepted. */
export function redealtPlayProblem(match: Match, viewer: Viewer, seed: string): Violation {
  const { game } = match;
  const state = redealt(match, viewer, seed);
  for (const seat of game.toAct(state)) {
    const legal = game.legal(game.project(state, seat), seat);
    if (legal.length === 0) return `dealt anew for ${viewer}, seat ${seat} has no legal action`;
    for (const action of spread(legal, REDEALT_CHOICES)) {
      const step = game.apply(state, seat, action, quickDice(seedFrom('redealt', seed)));
      if (isRefusal(step)) {
        return `dealt anew for ${viewer}, ${action.type} of seat ${seat} is refused: ${step.refused}`;
      }
    }
  }
  return undefined;
}

/**
 * A redeal depends on the view alone: for two worlds that look the same it gives, with the same dice, the same result.
 */
export function insightProblem(match: Match, viewer: Viewer, seed: string): Violation {
  const other = redealt(match, viewer, seed);
  if (same(other, match.state)) return undefined;
  const [here, there] = [match.state, other].map((state) =>
    match.game.redeal(state, viewer, diceFor('insight', viewer, seed)),
  );
  const difference = firstDifference(here, there, 'the state');
  return difference && `redeal for ${viewer} follows from more than the view: ${difference}`;
}
