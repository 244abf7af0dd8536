import type { Dice } from '../../core/dice/dice';
import { isSame } from '../../core/json/equality';
import { expectDefined } from '../../core/ground/result';
import { HIDDEN, numberOf, ROBOT_IDS, ROBOTS, type Card, type RobotId } from './content/robots';
import type { Amounts } from './content/resources';
import type { State } from './state';
import type { View } from './view';

/** A state that looks like this to its viewer: hidden Robots are dealt from those that are nowhere to be seen. */
export function imagine(view: View, dice: Dice): State {
  const pool = dice.shuffle(unseenIn(view));
  const bySide = (side: Amounts): RobotId => {
    const index = pool.findIndex((id) => isSame(ROBOTS[id].side, side));
    return expectDefined(pool.splice(index, 1)[0], 'a Robot with this side');
  };
  const constructions = view.players.map((player) =>
    player.constructions.map(({ paid, ...rest }) => ({
      ...rest,
      paid: paid.map(({ card, side }) => ({ card: card === HIDDEN ? bySide(side) : card, side })),
    })),
  );
  const dealt = (card: Card): RobotId =>
    card === HIDDEN ? expectDefined(pool.pop(), 'a hidden Robot') : card;
  return {
    ...view,
    deck: view.deck.map(dealt),
    removed: view.removed.map(dealt),
    players: view.players.map((player, seat) => ({
      ...player,
      hand: player.hand.map(dealt).sort((a, b) => numberOf(a) - numberOf(b)),
      aside: player.aside === '' ? '' : dealt(player.aside),
      constructions: constructions[seat] ?? [],
    })),
    turn: { ...view.turn, looked: view.turn.looked.map(dealt) },
  };
}

/** The Robots that the viewer sees nowhere, in the order of their numbers. */
function unseenIn(view: View): RobotId[] {
  const seen = new Set<string>([
    ...view.deck,
    ...view.removed,
    ...view.discard,
    ...view.row,
    ...view.destroyed.map(({ robot }) => robot),
    ...view.monsterRobots.map(({ robot }) => robot),
    ...view.turn.looked,
    ...view.players.flatMap(({ hand, aside, robots, constructions }) => [
      ...hand,
      aside,
      ...robots.map(({ robot }) => robot),
      ...constructions.flatMap(({ robot, paid }) => [robot, ...paid.map(({ card }) => card)]),
    ]),
  ]);
  return ROBOT_IDS.filter((id) => !seen.has(id));
}
