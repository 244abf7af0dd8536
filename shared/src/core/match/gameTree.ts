import { canonical } from '../json/canonical';
import { everyChance } from '../dice/chance';
import type { AnyGame, TypedThing } from '../game';
import type { SeenStep } from '../bots/bot';
import { leftTrace, seenAt } from '../replay/history';
import { Match, type Beginning, type Played } from '../match';
import { BrokenRule, isRefusal } from '../ground/result';
import { seatsOf, type Seat } from '../ground/seats';

/** Counts of a whole game tree. */
export interface GameTree {
  /** Positions in which somebody acts. */
  readonly decisions: number;
  /** Complete games, from the deal to the end. */
  readonly plays: number;
  /**
   * By seat: the number of different situations, as it sees them, in which it has to act. Positions that look the same
   * to it, including their past, count as one.
   */
  readonly informationSets: readonly number[];
}

/** Thrown when a game is too large to be counted. */
export class TreeTooLarge extends Error {
  override readonly name = 'TreeTooLarge';
}

interface Node {
  readonly match: Match;
  /** By seat: everything that it has seen, oldest first. */
  readonly seen: readonly (readonly SeenStep[])[];
}

/**
 * Walks through every course that a game can take, chance included, using only `Match`. Throws `TreeTooLarge` after
 * `limit` positions. When several seats are to act at once, the first of them decides first.
 */
export function gameTree(
  game: AnyGame,
  { options, seats, limit }: { readonly options: unknown; readonly seats: number; readonly limit: number },
): GameTree {
  const known = seatsOf(seats).map(() => new Set<string>());
  let [decisions, plays] = [0, 0];
  const start = { options, seats, seed: '00' };
  const walk = (node: Node): void => {
    const [seat] = node.match.toAct;
    if (seat === undefined) {
      plays += 1;
      return;
    }
    decisions += 1;
    if (decisions + plays > limit) throw new TreeTooLarge(`The game has more than ${limit} positions.`);
    known[seat]?.add(canonical(node.seen[seat]));
    for (const action of node.match.legal(seat)) {
      for (const next of after(node, seat, action)) walk(next);
    }
  };
  for (const { result } of everyChance((dice) => Match.begin(game, start, dice))) walk(nodeOf(result));
  return { decisions, plays, informationSets: known.map(({ size }) => size) };
}

const nodeOf = ({ match, events }: Beginning): Node => ({
  match,
  seen: seatsOf(match.start.seats).map((seat) => [seenAt(match, events, seat)]),
});

function* after({ match, seen }: Node, seat: Seat, action: TypedThing): Generator<Node> {
  for (const { result } of everyChance((dice) => playedOn(match, seat, action, dice))) {
    yield { match: result.match, seen: seen.map((steps, viewer) => withStep(steps, result, viewer)) };
  }
}

function playedOn(match: Match, seat: Seat, action: TypedThing, dice: Parameters<Match['play']>[2]): Played {
  const played = match.play(seat, action, dice);
  if (isRefusal(played)) throw new BrokenRule(`"${action.type}" is legal, and refused: ${played.refused}.`);
  return played;
}

function withStep(steps: readonly SeenStep[], { match, events }: Played, viewer: Seat): readonly SeenStep[] {
  const now = seenAt(match, events, viewer);
  return leftTrace(steps.at(-1), now) ? [...steps, now] : steps;
}
