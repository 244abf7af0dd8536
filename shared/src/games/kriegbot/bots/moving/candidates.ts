import { DIRECTIONS } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import { STEP } from '../../content/cores';
import type { SeenRobot } from '../../rules/field/field';
import { rebooted, worthOf } from '../field/bodies';
import { numberOf } from '../../rules/field/hexNumbers';
import { isFree } from '../../rules/moving/reach';
import type { TargetId } from '../../state';
import { fuseWorth } from '../objectives/bomberWorth';
import { energyCost, rechargeGain } from '../cores/energyWorth';
import { exitWorth } from './exits';
import { ramWorth } from './ramWorth';
import { spares } from '../objectives/sidesKnown';
import type { Situation } from '../imagining';
import { strafeHarm } from './strafeWorth';
import { ramOnUnit } from '../objectives/unitStakes';
import type { Follow, MovePlan } from './judging';

/** The plans that an action leads to; none if it is not considered. */
export function plansFor(
  situation: Situation,
  mover: SeenRobot,
  action: Action,
  more: readonly Follow[],
): readonly MovePlan[] {
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
const turnedAround = (mover: SeenRobot, plan: MovePlan): readonly MovePlan[] =>
  mover.chassis === 'hoverbot'
    ? DIRECTIONS.map((facing) => ({ ...plan, stand: { ...plan.stand, facing } }))
    : [plan];

function rebootGain(situation: Situation, mover: SeenRobot): number {
  const body = situation.body(mover.id);
  return worthOf(rebooted(body)) - worthOf(body) - energyCost(mover, STEP);
}
