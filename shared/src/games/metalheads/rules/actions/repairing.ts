import { TOKENS } from '../../content/tokens';
import { refuse, type Rule } from '../context';
import { discard, outOfHand } from '../cards/deck';
import { handOf, playerAt } from '../field';
import { handHas } from '../paying/payments';
import { removeToken, tokensOn } from '../strength/tokens';

/** "Discard one Robot from your hand to remove one token" (L97); costs no Energy, as often as one likes. */
export const repair: Rule<'repair'> = {
  whyNot(field, seat, { card, robot: id, token }) {
    if (!handHas(field, seat, card)) return refuse('notInHand');
    const robot = playerAt(field, seat).robots.find(({ robot }) => robot === id);
    if (!robot) return refuse('notYourRobot');
    return tokensOn(robot, token) > 0 ? undefined : refuse('noSuchToken');
  },
  apply(context, seat, { card, robot, token }) {
    outOfHand(context, seat, card);
    context.emit({ type: 'discarded', seat, robots: [card] });
    discard(context, card);
    removeToken(context, robot, token, '');
  },
  list: (field, seat) =>
    playerAt(field, seat).robots.flatMap((robot) =>
      TOKENS.filter((token) => tokensOn(robot, token) > 0).flatMap((token) =>
        handOf(field, seat).map((card) => ({ type: 'repair' as const, card, robot: robot.robot, token })),
      ),
    ),
};
