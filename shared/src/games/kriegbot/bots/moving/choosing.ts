import { expectDefined } from '../../../../core/ground/result';
import { plansFor } from './candidates';
import type { Action } from '../../actions';
import type { SeenRobot } from '../../rules/field/field';
import { exitsFrom, retreat } from './exits';
import { camouflageWorth, shedWorth } from '../interrupts/skinWorth';
import { chargesFrom } from './ramWorth';
import type { Situation } from '../imagining';
import { bipedWorth, boostWorth, surgeWorth } from './boostWorth';
import { glanceWorth, planWorth, type MovePlan } from './judging';

/** The number of plans that are weighed against all enemy responses, after a first estimate. */
const SHORTLIST = 16;

/** The best move, against the best that the enemies can do afterwards. */
export function bestMove(situation: Situation, legal: readonly Action[]): Action | undefined {
  const mover = situation.robot(expectDefined(situation.view.question, 'a question').robot);
  const charges = chargesFrom(situation, mover);
  const exits = exitsFrom(situation, mover);
  const plans = legal.flatMap((action) => plansFor(situation, mover, action, [charges, exits]));
  const glanced =
    plans.length <= SHORTLIST
      ? plans
      : topOf(plans, (plan) => glanceWorth(situation, mover, plan)).slice(0, SHORTLIST);
  const choices: readonly Choice[] = [
    ...glanced.map((plan): Choice => [plan.action, planWorth(situation, mover, plan), plan]),
    ...legal.flatMap((action): readonly Choice[] => {
      const worth = SPRINGS[action.type]?.(situation, mover, action);
      return worth === undefined ? [] : [[action, worth]];
    }),
  ];
  const [action, , best] = topOf(choices, ([, worth]) => worth)[0] ?? [];
  return retreat(situation, mover, { best, legal }) ?? action;
}

type Choice = readonly [action: Action, worth: number, plan?: MovePlan];

/** Actions that change the mover itself. */
const SPRINGS: Readonly<
  Partial<Record<Action['type'], (situation: Situation, mover: SeenRobot, action: Action) => number>>
> = {
  boost: boostWorth,
  biped: bipedWorth,
  ability: surgeWorth,
  camouflage: camouflageWorth,
  shed: (situation, mover, action) =>
    action.type === 'shed' ? shedWorth(situation, mover, action.item) : -Infinity,
};

function topOf<Item>(items: readonly Item[], worth: (item: Item) => number): readonly Item[] {
  return items
    .map((item) => [item, worth(item)] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([item]) => item);
}
