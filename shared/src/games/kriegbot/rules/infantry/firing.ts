import { armsOf, BAZOOKAS } from '../../content/cards';
import { TENT_ARMS_IDS } from '../../content/infantry';

import type { ActionOf } from '../../actions';
import type { Assault } from '../../state/assault';
import type { TargetId } from '../../state';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import { diceOnFoot } from '../attacking/arms';
import { plainAttempt } from '../attacking/attempts';
import { announce, carryOut } from '../attacking/declaring';
import { actAsUnit, note } from '../field/facts';
import { isExposed, isStructure, structuresIn } from '../field/structuresOnMap';
import { findRobot, placeOf, unitThere, type Field } from '../field/field';
import { answered, refuse, type Rule, type RuleContext, type WhyNot } from '../field/context';
import { isShielded } from '../objectives/missionControlHolder';
import { isSpared } from '../field/sparedByLaw';
import { hasLine } from '../field/sight';
import { isForbidden } from '../attacking/silhouettes';
import { foeRobots, foeUnits, isHonchoOnFoot, askedUnit } from '../pieces/units';
import { whyNotOnMap } from './onFoot';

/** Source L509-514, "Infantry Attacks": in any direction, in the own hex too, along a line of sight (KX61 to KX63). */

type Fire = Pick<ActionOf<'fire'>, 'arms' | 'target'>;

/** What it is armed with: a pilot may have kept his Bazooka (L565). */
export const armsOnFoot = (field: Pick<Field, 'options'>, unit: Unit): readonly Fire['arms'][] => [
  ...TENT_ARMS_IDS,
  ...BAZOOKAS.filter((card) => unit.pilot === card || isHonchoOnFoot(field, unit)),
];

/** The attack as it would be declared. */
export const attemptOnFoot = (field: Field, unit: Unit, { arms, target }: Fire): Assault =>
  plainAttempt({ attacker: unit.id, arms, target, range: rangeBetween(unit.at, placeOf(field, target)) });

function whyNotTarget(field: Field, unit: Unit, { arms, target }: Fire): WhyNot {
  const { robotsOnly, hit } = armsOf(arms);
  if (isStructure(target)) {
    if (robotsOnly) return refuse('robotsOnly');
    return isExposed(field, target) ? undefined : refuse('noTarget');
  }
  const tent = unitThere(field, target);
  if (tent) {
    if (robotsOnly) return refuse('robotsOnly');
    if (!foeUnits(field, unit).includes(tent)) return refuse('notAnEnemy');
    if (isShielded(field, tent, rangeBetween(unit.at, tent.at))) return refuse('shielded');
    return whyNotSpared(field, unit, tent);
  }
  const robot = findRobot(field, target);
  if (!robot || robot.at === '') return refuse('noTarget');
  if (!foeRobots(field, unit).includes(robot)) return refuse('notAnEnemy');
  if (hit === 'paint' && robot.painted) return refuse('alreadyPainted');
  return whyNotSpared(field, unit, robot);
}

const whyNotSpared = (field: Field, unit: Unit, target: Parameters<typeof isSpared>[2]): WhyNot =>
  isSpared(field, { id: unit.robot, team: unit.team }, target) ? refuse('innocent') : undefined;

/** Why it may not make this attack. */
export function whyNotFire(field: Field, unit: Unit, fire: Fire): WhyNot {
  const { arms, target } = fire;
  if (!armsOnFoot(field, unit).includes(arms)) return refuse('noSuchArms');
  const wrong = whyNotOnMap(unit) ?? whyNotTarget(field, unit, fire);
  if (wrong) return wrong;
  const attempt = attemptOnFoot(field, unit, fire);
  const { range } = attempt;
  if (diceOnFoot(arms, range) === 0) return refuse('outOfRange', { range });
  if (isForbidden(field, attempt)) return refuse('stealthy');
  // Woods hide even what is painted (L511).
  const isSeen =
    range === 0 ||
    hasLine(field, unit.at, placeOf(field, target), { painted: false, medium: armsOf(arms).medium });
  return isSeen ? undefined : refuse('noLine');
}

/** Everything that it may attack now. */
export const firesOf = (field: Field, unit: Unit): readonly Fire[] => {
  const targets: readonly TargetId[] = [
    ...foeRobots(field, unit).map(({ id }) => id),
    ...foeUnits(field, unit).map(({ id }) => id),
    ...structuresIn(field),
  ];
  return armsOnFoot(field, unit)
    .flatMap((arms) => targets.map((target) => ({ arms, target })))
    .filter((one) => !whyNotFire(field, unit, one));
};

/** It attacks. */
export function fireAt(context: RuleContext, unit: Unit, { arms, target }: Fire): void {
  const assault = attemptOnFoot(context.state, unit, { arms, target });
  actAsUnit(context, unit);
  announce(context, assault);
  note(context, { kind: 'declared', robot: unit.robot, arms, target });
  carryOut(context, assault);
}

export const fire: Rule<'fire'> = {
  whyNot(field, _seat, action) {
    const unit = askedUnit(field);
    // A honcho's attack comes before those of the robots (L385).
    if (field.question?.kind === 'tent' && isHonchoOnFoot(field, unit)) return refuse('wrongPhase');
    return whyNotFire(field, unit, action);
  },
  apply(context, _seat, { arms, target }) {
    const unit = askedUnit(context.state);
    answered(context);
    fireAt(context, unit, { arms, target });
  },
  list: (field, seat) =>
    firesOf(field, askedUnit(field))
      .map((one) => ({ type: 'fire', ...one }) as const)
      .filter((action) => !fire.whyNot(field, seat, action)),
};
