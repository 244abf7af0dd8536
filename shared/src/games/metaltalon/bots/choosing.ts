import type { Bot } from '../../../core/bots/bot';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import { homeOf, shipOf } from '../rules/sea';
import type { View } from '../view';
import { answerRoll, chooseRace, takeDamage } from './answers';
import { bestLaunch, bestSplit } from './launching';
import { invasionOf, plansOf } from './candidates';
import type { Situation } from './imagining';

/** A bot that weighs all its actions in the situation as it sees it. */
export function botOf(seen: (view: View, seat: Seat) => Situation): Bot<View, Action> {
  return {
    choose(view, seat, legal, means) {
      if (view.phase === 'races') return chooseRace(view, seat, legal, means);
      if (view.question?.kind === 'reroll') return answerRoll(view, seat, legal, means);
      if (view.question) return takeDamage(view, seat, legal, means);
      return takeTurn(seen(view, seat), legal);
    },
  };
}

function takeTurn(situation: Situation, legal: readonly Action[]): Action {
  const invasion = invasionOf(situation);
  if (invasion) return invasion;
  const [plan] = plansOf(situation, legal);
  if (plan) return plan.action;
  const orders = [unblock, bestLaunch, bestSplit];
  for (const order of orders) {
    const action = order(situation, legal);
    if (action) return action;
  }
  return { type: 'endTurn' };
}

/** Recycles a ship that cannot leave its base, so that others can be launched. */
function unblock({ view, seat }: Situation, legal: readonly Action[]): Action | undefined {
  return legal.find((action): action is ActionOf<'recycle'> => {
    if (action.type !== 'recycle') return false;
    const { at, pennies } = shipOf(view, action.ship);
    return at === homeOf(view, seat) && pennies === 0;
  });
}
