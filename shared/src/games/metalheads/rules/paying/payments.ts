import { expectDefined } from '../../../../core/ground/result';
import type { Seat } from '../../../../core/ground/seats';
import type { ActionOf } from '../../actions';
import { NONE, RESOURCES, total, type Resource } from '../../content/resources';
import { ROBOTS, type RobotId } from '../../content/robots';
import { activePlayer, refuse, type RuleContext, type WhyNot } from '../context';
import { costOf, covers, hasPlace, missingOf, mostConstructions } from './costs';
import { constructionOf, handOf, playerAt, type Field } from '../field';
import { outOfHand, unmark } from '../cards/deck';

type Construct = Omit<ActionOf<'construct'>, 'type'>;
type Pay = Omit<ActionOf<'pay'>, 'type'>;

export const handHas = (field: Field, seat: Seat, id: RobotId): boolean => handOf(field, seat).includes(id);

/** Why these Robots cannot begin a construction, whatever the Energy (M10, M11). */
export function whyNotConstruct(field: Field, seat: Seat, { robot, with: payment }: Construct): WhyNot {
  if (!handHas(field, seat, robot) || !handHas(field, seat, payment)) return refuse('notInHand');
  if (robot === payment) return refuse('paysForItself');
  if (!hasPlace(field, seat)) return refuse('noPlace', { most: mostConstructions(field, seat) });
  return covers(costOf(field, seat, robot), ROBOTS[payment].side) ? undefined : refuse('paysNothing');
}

/** Why this Robot cannot pay for that one, whatever the Energy. */
export function whyNotPay(field: Field, seat: Seat, { robot, with: payment }: Pay): WhyNot {
  const construction = constructionOf(field, seat, robot);
  if (!construction) return refuse('notUnderConstruction');
  if (!handHas(field, seat, payment)) return refuse('notInHand');
  return covers(missingOf(field, seat, construction), ROBOTS[payment].side)
    ? undefined
    : refuse('paysNothing');
}

/** Every way to begin a construction with a hand Robot. */
export const constructsOf = (field: Field, seat: Seat): ActionOf<'construct'>[] =>
  hasPlace(field, seat)
    ? handOf(field, seat).flatMap((robot) => {
        const cost = costOf(field, seat, robot);
        return handOf(field, seat)
          .filter((payment) => payment !== robot && covers(cost, ROBOTS[payment].side))
          .map((payment) => ({ type: 'construct' as const, robot, with: payment }));
      })
    : [];

/** Every payment with a hand Robot. */
export const paysOf = (field: Field, seat: Seat): ActionOf<'pay'>[] =>
  playerAt(field, seat).constructions.flatMap((construction) => {
    const missing = missingOf(field, seat, construction);
    return handOf(field, seat)
      .filter((payment) => covers(missing, ROBOTS[payment].side))
      .map((payment) => ({ type: 'pay' as const, robot: construction.robot, with: payment }));
  });

/** Lays a hand Robot down to be constructed. */
export function layDown(context: RuleContext, robot: RobotId): void {
  const { seat } = context.state.turn;
  outOfHand(context, seat, robot);
  activePlayer(context).constructions.push({ robot, paid: [], gained: { ...NONE } });
  context.emit({ type: 'began', seat, robot });
}

const constructionIn = (context: RuleContext, id: RobotId) =>
  expectDefined(
    activePlayer(context).constructions.find(({ robot }) => robot === id),
    `${id} under construction`,
  );

/** Puts a Robot that pays under another one; only its owner knows which it is. */
export function putUnder(context: RuleContext, robot: RobotId, card: RobotId): void {
  const { seat } = context.state.turn;
  const side = { ...ROBOTS[card].side };
  constructionIn(context, robot).paid.push({ card, side });
  unmark(context, card);
  context.emit({ type: 'paid', seat, robot, side });
  context.emit({ type: 'paidWith', seat, robot, card });
}

export function payFromHand(context: RuleContext, robot: RobotId, card: RobotId): void {
  outOfHand(context, context.state.turn.seat, card);
  putUnder(context, robot, card);
}

/** Puts gained resources on a Robot under construction; they stay there for good (M12). */
export function putResources(
  context: RuleContext,
  robot: RobotId,
  { kind, count }: { readonly kind: Resource; readonly count: number },
): void {
  const { turn } = context.state;
  turn.pool[kind] -= count;
  constructionIn(context, robot).gained[kind] += count;
  context.emit({ type: 'spent', seat: turn.seat, robot, kind, count });
}

/** The amounts from 1 on of each kind that are both there and missing. */
export function spendable(
  pool: Readonly<Record<Resource, number>>,
  missing: Readonly<Record<Resource, number>>,
): readonly { readonly kind: Resource; readonly count: number }[] {
  if (total(pool) === 0) return [];
  return RESOURCES.flatMap((kind) =>
    Array.from({ length: Math.min(pool[kind], missing[kind]) }, (_, index) => ({ kind, count: index + 1 })),
  );
}
