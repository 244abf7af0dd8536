import { MODES } from '../../content/arms';
import { armsOf, cardEffect, type AnyArmsId } from '../../content/cards';
import type { Bonus } from '../../content/scenario';
import { planOf } from '../../content/scenarios';
import { bandDice, bandsOf, diceAt, diceOnFoot, hasPower } from './arms';
import { isStructure } from '../field/structuresOnMap';
import { findUnit, robotOf, type Attacking, type SeenRobot, type Field } from '../field/field';
import { expectDefined } from '../../../../core/ground/result';

/** Attack dice, in the order of K36: range, the attacking card, helping cards, deductions. */

/** The maximum that other cards may add together. */
export const MOST_HELP = 2;

export type Attempt = Pick<
  Attacking,
  'attacker' | 'arms' | 'mode' | 'help' | 'flux' | 'strafe' | 'range' | 'overcharge' | 'attacks' | 'rolled'
>;

/** By range and by the attacking card itself. */
function ownDice(field: Field, robot: SeenRobot, attempt: Attempt): number {
  const { arms, mode, flux, range, attacks: rolls } = attempt;
  const { dice = 0, powered = {}, attacks, steady } = armsOf(arms);
  const power = hasPower(robot, flux);
  const each = rolls > 1 ? (attacks?.diceEach ?? 0) : 0;
  const byMode = MODES[mode].dice ?? 0;
  const bySteadiness = steady?.options.some((option) => option === robot.marks.option) ? steady.dice : 0;
  const times = power ? (powered.times ?? 1) : 1;
  const byPower = power ? (powered.dice ?? 0) : 0;
  const bySide = bonusDice(planOf(field.options, robot.team).bonus, arms);
  return bandDice(bandsOf(attempt), range) * times + dice + byPower + each + byMode + bySteadiness + bySide;
}

/** What the scenario gives to a side (KS10.2). */
function bonusDice(bonus: Bonus | undefined, arms: AnyArmsId): number {
  if (!bonus) return 0;
  const { medium, extra } = armsOf(arms);
  return bonus.media.includes(medium) || (bonus.fire && extra === 'fire') ? bonus.dice : 0;
}

/**
 * By other cards of the attacker. An aiming card helps only the first roll of an action, and a card that charges the
 * weapon powers nothing else (K71, K72).
 */
function helpDice(robot: SeenRobot, attempt: Attempt): number {
  const given = attempt.help.map((card) => diceBy(robot, attempt, card));
  return Math.min(
    MOST_HELP,
    given.reduce((sum, dice) => sum + dice, 0),
  );
}

const diceFor = (card: string, kind: 'propel' | 'findRange' | 'home'): number =>
  cardEffect(card, kind)?.dice ?? 0;

function diceBy(robot: SeenRobot, { strafe, rolled }: Attempt, card: string): number {
  const aim = cardEffect(card, 'aim');
  const byAim = (robot.poweredUp ? aim?.poweredDice : aim?.dice) ?? 0;
  const atFirst = byAim + diceFor(card, 'propel');
  const always = diceFor(card, 'findRange') + diceFor(card, 'home');
  const bySteering = strafe ? (cardEffect(card, 'steer')?.strafeDice ?? 0) : 0;
  return (rolled === 0 ? atFirst : 0) + always + bySteering;
}

/** The dice that the attacker declares, before anybody answers. */
export function declaredDice(field: Field, attempt: Attempt): number {
  if (isStructure(attempt.attacker)) return diceAt(attempt.arms, attempt.range);
  if (findUnit(field, attempt.attacker)) return diceOnFoot(attempt.arms, attempt.range);
  const robot = robotOf(field, attempt.attacker);
  const byEnergy = attempt.rolled < attempt.overcharge ? 1 : 0;
  return ownDice(field, robot, attempt) + byEnergy + helpDice(robot, attempt) - (attempt.strafe ? 1 : 0);
}

/** The dice that are rolled now: less than one is none. */
export function attackDice(field: Field): number {
  const assault = expectDefined(field.assault, 'an assault');
  // Nothing but smoke takes dice off a beam, and this one sees through it.
  const isClear = assault.help.some((card) => seesThroughSmoke(card));
  const blunted = isClear ? 0 : assault.answers.reduce((sum, answer) => sum + bluntedBy(field, answer), 0);
  return Math.max(0, declaredDice(field, assault) + blunted);
}

/** It corrects what smoke does to a beam (L786-790). */
export const seesThroughSmoke = (card: string): boolean => cardEffect(card, 'focus') !== undefined;

/** Dice that a landing craft's point defense takes away (KS7.3). */
const POINT_DEFENSE = -1;

function bluntedBy(field: Field, { robot, card }: Attacking['answers'][number]): number {
  if (isStructure(robot)) return POINT_DEFENSE;
  return holds(field, robot, card) ? (cardEffect(card, 'blunt')?.dice ?? 0) : 0;
}

/** A defense lasts as long as its card does (K34), unless its use spends the card (K70). */
export function holds(field: Field, id: string, card: string): boolean {
  if (cardEffect(card, 'blunt')?.spends) return true;
  return Object.values(robotOf(field, id).slots).some(
    (slot) => slot.card === card && !slot.disabled && !slot.locked,
  );
}
