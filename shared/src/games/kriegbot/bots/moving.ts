import { known } from '../../../core/result';
import { DIRECTIONS } from '../../../core/hex';
import type { Action } from '../actions';
import { STEP } from '../content/cores';
import type { SeenRobot } from '../rules/field';
import { rebooted, worthOf } from './body';
import { numberOf } from '../rules/grid';
import { isFree } from '../rules/ways';
import type { TargetId } from '../state';
import { fuseWorth } from './bombers';
import { energyCost, rechargeGain } from './energy';
import { exitsFrom, exitWorth, retreat } from './exits';
import { camouflageWorth, shedWorth } from './hiding';
import { chargesFrom, ramWorth } from './ramming';
import { spares } from './roles';
import type { Situation } from './situation';
import { bipedWorth, boostWorth, surgeWorth } from './springing';
import { strafeHarm } from './strafing';
import { ramOnUnit } from './units';
import { glanceWorth, planWorth, type Follow, type Plan } from './weighing';

/** The number of plans that are weighed against all enemy responses, after a first estimate. */
const SHORTLIST = 16;

/** The best move, against the best that the enemies can do afterwards. */
export function bestMove(situation: Situation, legal: readonly Action[]): Action | undefined {
  const mover = situation.robot(known(situation.view.question, 'a question').robot);
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

type Choice = readonly [action: Action, worth: number, plan?: Plan];

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

/** The plans that an action leads to; none if it is not considered. */
function plansFor(
  situation: Situation,
  mover: SeenRobot,
  action: Action,
  more: readonly Follow[],
): readonly Plan[] {
  const here = situation.stand(mover.id);
  const attacks = mover.marks.attacks === 0;
  const plan = { action, stand: { ...here, moving: true }, attacks, gain: 0 };
  const still = { ...here, moving: false };
  switch (action.type) {
    case 'endMove':
      return turnedAround(mover, plan);
    case 'move':
      // Where another robot stands, it could only pass through.
      if (!isFree(situation.view, mover, action.to)) return [];
      return turnedAround(mover, {
        ...plan,
        stand: { ...plan.stand, at: numberOf(action.to), facing: action.facing },
      }).flatMap((way) => [way, ...more.flatMap((follow) => follow(way))]);
    case 'maneuver':
      return [{ ...plan, stand: { ...still, facing: action.facing, maneuvered: true } }];
    case 'powerUp':
      return turnedAround(mover, {
        ...plan,
        stand: { ...still, powered: true },
        gain: rechargeGain(mover) + fuseWorth(situation, mover),
      });
    case 'reboot':
      return turnedAround(mover, {
        ...plan,
        stand: still,
        attacks: false,
        gain: rebootGain(situation, mover),
      });
    case 'idle':
      return [{ ...plan, stand: still, attacks: false }];
    case 'flee':
      return [{ ...plan, attacks: false, gain: exitWorth(situation, mover) }];
    case 'ram':
      if (spares(situation, action.target)) return [];
      return [{ ...plan, attacks: false, gain: ramGain(situation, mover, action.target) }];
    case 'strafe':
      return [{ ...plan, attacks: false, gain: strafeHarm(situation, mover, action) }];
    default:
      return [];
  }
}

const ramGain = (situation: Situation, mover: SeenRobot, target: TargetId): number =>
  ramOnUnit(situation, target) ?? ramWorth(situation, mover, situation.robot(target));

/** A Hoverbot faces any way it likes afterwards. */
const turnedAround = (mover: SeenRobot, plan: Plan): readonly Plan[] =>
  mover.chassis === 'hoverbot'
    ? DIRECTIONS.map((facing) => ({ ...plan, stand: { ...plan.stand, facing } }))
    : [plan];

function rebootGain(situation: Situation, mover: SeenRobot): number {
  const body = situation.body(mover.id);
  return worthOf(rebooted(body)) - worthOf(body) - energyCost(mover, STEP);
}
