import { botAt, levelsOf } from '../bots/bot';
import type { AnyGame, TypedThing } from '../game';
import type { Seat } from '../ground/seats';
import { isSame } from '../json/equality';
import { diceOf } from './playingOn';

/**
 * What is worth comparing: what was played (if it is given), what each bot that does not think would do, and then legal
 * actions, one of each kind in turn, until there are `most`.
 */
export function candidatesFor(
  game: AnyGame,
  look: { readonly view: unknown; readonly seat: Seat; readonly played?: TypedThing | undefined },
  most: number,
): readonly TypedThing[] {
  const { view, seat, played } = look;
  const legal = game.legal(view, seat);
  const found: TypedThing[] = played ? [played] : [];
  const add = (action: TypedThing): void => {
    if (found.length < most && !found.some((one) => isSame(one, action))) found.push(action);
  };
  const bots = levelsOf(game.about).map((level) => botAt(game.bots, level));
  for (const bot of bots.filter(({ thinks }) => !thinks).toReversed()) {
    add(bot.choose(view, seat, legal, { dice: diceOf('candidate'), history: () => [] }));
  }
  for (const action of inTurns(diceOf('candidates').shuffle(legal))) add(action);
  return found;
}

/** One of each kind, then the next of each kind. */
function* inTurns(actions: readonly TypedThing[]): Generator<TypedThing> {
  const kinds = [...Map.groupBy(actions, ({ type }) => type).values()];
  const rows = Math.max(0, ...kinds.map(({ length }) => length));
  for (let row = 0; row < rows; row += 1) yield* kinds.flatMap((kind) => kind[row] ?? []);
}
