import { total, type Amounts } from '../../content/resources';
import type { ActionOf } from '../../actions';
import { refuse, type Rule, type WhyNot } from '../context';
import { costOf, hasPlace, missingOf, mostConstructions, PAYMENT_ENERGY } from '../paying/costs';
import { constructionOf, handOf, playerAt, type Field } from '../field';
import {
  constructsOf,
  handHas,
  layDown,
  payFromHand,
  paysOf,
  putResources,
  spendable,
  whyNotConstruct,
  whyNotPay,
} from '../paying/payments';
import { whyNoEnergy } from './taking';

const hasEnergy = ({ turn }: Field): boolean => turn.energy >= PAYMENT_ENERGY;

/** "Construct a Robot" by paying with another one (L79). */
export const construct: Rule<'construct'> = {
  whyNot: (field, seat, action) => whyNotConstruct(field, seat, action) ?? whyNoEnergy(field, PAYMENT_ENERGY),
  apply(context, _seat, { robot, with: card }) {
    context.state.turn.energy -= PAYMENT_ENERGY;
    layDown(context, robot);
    payFromHand(context, robot, card);
  },
  list: (field, seat) => (hasEnergy(field) ? constructsOf(field, seat) : []),
};

/** A further payment for a Robot under construction (L79). */
export const pay: Rule<'pay'> = {
  whyNot: (field, seat, action) => whyNotPay(field, seat, action) ?? whyNoEnergy(field, PAYMENT_ENERGY),
  apply(context, _seat, { robot, with: card }) {
    context.state.turn.energy -= PAYMENT_ENERGY;
    payFromHand(context, robot, card);
  },
  list: (field, seat) => (hasEnergy(field) ? paysOf(field, seat) : []),
};

function whyNotSpend(
  { turn }: Field,
  missing: Amounts,
  { kind, count }: Pick<ActionOf<'spend'>, 'kind' | 'count'>,
): WhyNot {
  if (turn.pool[kind] < count) return refuse('notEnoughResources', { have: turn.pool[kind], kind });
  return missing[kind] < count ? refuse('notMissing', { missing: missing[kind], kind }) : undefined;
}

/** Gained resources for a Robot under construction (M12). */
export const spend: Rule<'spend'> = {
  whyNot(field, seat, action) {
    const construction = constructionOf(field, seat, action.robot);
    if (!construction) return refuse('notUnderConstruction');
    return whyNotSpend(field, missingOf(field, seat, construction), action);
  },
  apply: (context, _seat, { robot, kind, count }) => putResources(context, robot, { kind, count }),
  list: (field, seat) =>
    total(field.turn.pool) === 0
      ? []
      : playerAt(field, seat).constructions.flatMap((construction) =>
          spendable(field.turn.pool, missingOf(field, seat, construction)).map((some) => ({
            type: 'spend' as const,
            robot: construction.robot,
            ...some,
          })),
        ),
};

/** Gained resources may begin a construction too (M10). */
export const constructFrom: Rule<'constructFrom'> = {
  whyNot(field, seat, action) {
    if (!handHas(field, seat, action.robot)) return refuse('notInHand');
    if (!hasPlace(field, seat)) return refuse('noPlace', { most: mostConstructions(field, seat) });
    return whyNotSpend(field, costOf(field, seat, action.robot), action);
  },
  apply(context, _seat, { robot, kind, count }) {
    layDown(context, robot);
    putResources(context, robot, { kind, count });
  },
  list: (field, seat) =>
    total(field.turn.pool) === 0 || !hasPlace(field, seat)
      ? []
      : handOf(field, seat).flatMap((robot) =>
          spendable(field.turn.pool, costOf(field, seat, robot)).map((some) => ({
            type: 'constructFrom' as const,
            robot,
            ...some,
          })),
        ),
};
