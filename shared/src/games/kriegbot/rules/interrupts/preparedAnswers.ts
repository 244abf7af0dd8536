import type { Readiness } from '../../actions';
import type { CardId } from '../../content/cards';
import { cardsOn } from '../setup/drawer';
import { findRobot, isAlive, robotsOfSeat } from '../field/field';
import { refuse, type Rule } from '../field/context';

/** K67, prepared answers: given when the time to answer is over. Visible to the own team only. */
export const prepare: Rule<'prepare'> = {
  whyNot(field, seat, { robot: id, cards }) {
    const robot = findRobot(field, id);
    if (!robot) return refuse('noSuchRobot');
    if (robot.seat !== seat) return refuse('notYourRobot');
    const own = cardsOn(robot);
    const foreign = Object.keys(cards).find((card) => !own.some((one) => one === card));
    return foreign === undefined ? undefined : refuse('noSuchCard', { card: foreign });
  },
  apply(context, _seat, { robot, quiet, cards, core }) {
    context.state.standing[robot] = { quiet, cards, ...(core !== undefined && { core }) };
  },
  /** A form: only the wish for quiet is listed, while something is to be asked. */
  list: (field, seat) =>
    field.turn === 0
      ? []
      : robotsOfSeat(field, seat).flatMap((robot) => {
          const ahead = field.standing[robot.id];
          if (!ahead || ahead.quiet || !isAlive(robot)) return [];
          const own = cardsOn(robot);
          const cards = Object.fromEntries(
            Object.entries(ahead.cards).filter(([card]) => own.some((one) => one === card)),
          ) as Partial<Record<CardId, Readiness>>;
          const { core } = ahead;
          return [{ type: 'prepare', robot: robot.id, quiet: true, cards, ...(core && { core }) } as const];
        }),
};
