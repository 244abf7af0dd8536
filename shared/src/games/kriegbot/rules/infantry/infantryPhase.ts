import { ALARM } from '../../content/infantry';
import { planOf } from '../../content/scenarios';
import type { Task } from '../../state/tasks';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import { mightHave } from '../pieces/cardsOnRobots';
import { findRobot, findUnit, inOrder, robotsIn, unitThere, type Field } from '../field/field';
import { ask, refuse, type Rule, type RuleContext } from '../field/context';
import { cardsWith } from '../../content/cards';
import { isTentAbove, tentsWaiting } from '../pieces/disks';
import { comeInOnFoot } from './insertion';
import { byName, foeRobots, foeUnits, isFlown, isHonchoOnFoot, isTent, unitsOnMap } from '../pieces/units';

/** Source L499-505, the infantry phase: drones, then tents by name, both sides together (KX49). */

const NUKES = cardsWith('nuke');

const turnOf = ({ id }: Unit): Task => ({ kind: 'unit', unit: id });

/** It stands there since an earlier turn, and is not told to hold, or an enemy is near. */
function isReady(field: Field, unit: Unit): boolean {
  return unit.placed < field.turn && (!field.holds.includes(unit.id) || isAlarmed(field, unit));
}

/** Told to hold, it has its turn all the same, in case that it is killed before (KS13.3). */
const mightBeReplaced = ({ options, turn }: Field, { team, placed }: Unit): boolean =>
  placed < turn && planOf(options, team).renews === true;

const isAlarmed = (field: Field, unit: Unit): boolean =>
  [...foeRobots(field, unit), ...foeUnits(field, unit)].some(({ at }) => rangeBetween(at, unit.at) <= ALARM);

/**
 * The turns of the infantry phase, in their order: first of all, tents that come together may mark (KS18.4); others that
 * are still to land are among those on the map; pilots who have left it come last.
 */
export function unitTurns(field: Field): readonly Task[] {
  const ready = unitsOnMap(field).filter((unit) => isReady(field, unit) || mightBeReplaced(field, unit));
  const drones = inOrder(robotsIn(field)).flatMap(({ id }) =>
    ready.filter((unit) => !isTent(unit) && unit.robot === id),
  );
  const waiting = tentsWaiting(field);
  const above = field.units.filter((unit) => isTentAbove(unit) && !waiting.includes(unit));
  const gone = field.units.filter((unit) => unit.at === '' && unit.aboard === '' && !isTentAbove(unit));
  return [...byName(waiting), ...drones, ...byName([...ready.filter(isTent), ...above]), ...byName(gone)].map(
    turnOf,
  );
}

/** Honchos on foot attack before all robots (L385). */
export const honchoTurns = (field: Field): readonly Task[] =>
  unitsOnMap(field)
    .filter((unit) => isHonchoOnFoot(field, unit) && unit.placed < field.turn)
    .map(turnOf);

/** Asks it, if it can do anything. */
export function askUnit(context: RuleContext, { unit: id }: Extract<Task, { kind: 'unit' }>): void {
  const unit = findUnit(context.state, id);
  if (!unit || context.state.seats[unit.seat]?.out) return;
  if (context.state.phase === 'attack') ask(context, 'honcho', id);
  else if (unit.kind === 'drone') {
    if (isFlown(context.state, unit)) ask(context, 'drone', id);
  } else if (unit.at !== '') askOnMap(context, unit);
  else if (isTentAbove(unit)) comeInOnFoot(context, id);
  else if (mightBeArmed(context.state, unit)) ask(context, 'tent', id, { brief: true });
}

function askOnMap(context: RuleContext, unit: Unit): void {
  if (!mightBeReplaced(context.state, unit) || isReady(context.state, unit)) ask(context, 'tent', unit.id);
}

/** By open facts: there might be a nuke on the derelict that he has left (KX38). */
function mightBeArmed(field: Field, { robot: id }: Unit): boolean {
  const robot = findRobot(field, id);
  return robot?.fate === 'derelict' && NUKES.some((card) => mightHave(field, robot, card));
}

/** KX43: it is not asked until its owner takes that back, or an enemy is near. Nobody else learns of it. */
export const hold: Rule<'hold'> = {
  whyNot(field, seat, { unit: id }) {
    const unit = unitThere(field, id);
    if (!unit) return refuse('noSuchUnit');
    return unit.seat === seat ? undefined : refuse('notYourUnit');
  },
  apply(context, _seat, { unit, on }) {
    const { holds } = context.state;
    context.state.holds = on
      ? [...holds.filter((id) => id !== unit), unit].toSorted()
      : holds.filter((id) => id !== unit);
  },
  /** Listed for the unit that is asked alone. */
  list(field, seat) {
    const unit = field.question && unitThere(field, field.question.robot);
    return unit?.seat === seat && !field.holds.includes(unit.id)
      ? [{ type: 'hold', unit: unit.id, on: true }]
      : [];
  },
};
