import { refuse } from '../../core/ground/result';
import type { Rules } from '../../core/game/judging';
import { rulebook } from '../../core/game/rulebook';
import type { Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { insteadOf } from './rules/absence/absent';
import { boost, burnOnward } from './rules/boosting/booster';
import { takeCar, takeDriver } from './rules/setup/draft';
import { drive } from './rules/driving/orders';
import { arm, use } from './rules/equipment/equipment';
import { carOf, seatOnTurn, turnOf, type Field } from './rules/field';
import { brake, gear, turbo } from './rules/gears/gearstick';
import { layMine } from './rules/driving/mines';
import { crash } from './rules/driving/obstructions';
import type { RefusalCode } from './refusals';
import type { WhyNot } from './rules/context';
import { roll } from './rules/gears/rolling';
import { endTurn, goOn } from './rules/rounds/rounds';
import { rushNCrush } from './rules/ramming/rushNCrush';
import { sideRam } from './rules/ramming/sideRam';
import { swerve } from './rules/boosting/swerving';
import type { State, StepId } from './state';
import type { View } from './view';

/** Every kind of action, and the rule for it. */
const RULES: Rules<Field, State, Event, Action> = {
  takeCar,
  takeDriver,
  gear,
  turbo,
  brake,
  roll,
  drive,
  crash,
  sideRam,
  rushNCrush,
  swerve,
  arm,
  use,
  boost,
  burnOn: burnOnward,
  layMine,
  endTurn,
};

/** The steps of a turn at which a kind of action is allowed. */
const WHEN: Readonly<Record<Action['type'], readonly (StepId | 'draft')[]>> = {
  takeCar: ['draft'],
  takeDriver: ['draft'],
  gear: ['gear'],
  turbo: ['gear'],
  brake: ['gear'],
  roll: ['gear'],
  drive: ['move'],
  crash: ['move'],
  sideRam: ['move'],
  rushNCrush: ['move'],
  swerve: ['swerve'],
  arm: ['gear', 'move', 'boost', 'after'],
  use: ['gear', 'move', 'boost', 'after'],
  layMine: ['move', 'boost', 'after'],
  boost: ['after'],
  burnOn: ['boost'],
  endTurn: ['after'],
};

/** Refusals for actions that come only after the way. */
const TOO_EARLY: Partial<Readonly<Record<Action['type'], RefusalCode>>> = {
  boost: 'onlyAfterMoving',
  endTurn: 'mustMoveOn',
};

/** The seats that the race waits for. */
export function toAct(field: Field): readonly Seat[] {
  const [pick] = field.picks;
  const seat = field.phase === 'draft' && pick ? carOf(field, pick.car).seat : seatOnTurn(field);
  return seat === undefined ? [] : [seat];
}

/** Why the seat may do nothing of this kind now. */
function whyNotNow(field: Field, seat: Seat, type: Action['type']): WhyNot | ReturnType<typeof refuse> {
  if (field.phase === 'over') return refuse('wrongPhase');
  if (!toAct(field).includes(seat)) return refuse('notYourTurn');
  const step = field.phase === 'draft' ? 'draft' : turnOf(field).step;
  if (WHEN[type].includes(step)) return undefined;
  return refuse((step !== 'draft' && TOO_EARLY[type]) || 'wrongPhase');
}

export const { whyNot, legal, apply, carry } = rulebook<Field, State, Event, Action>({
  rules: RULES,
  whyNotNow,
  seenBy: (state) => state,
  afterwards: goOn,
});

/** The action for an absent seat. (R36) */
export const fallback = (view: View, seat: Seat): Action => insteadOf(view, legal(view, seat));
