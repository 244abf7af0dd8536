import { armsOf } from '../content/weapons';
import { diceAt, hasPower } from './arms';
import { robotOf, type Attacking, type Bot, type Field } from './field';
import { known } from '../../../core/result';

/** Attack dice, in the order of K36: range, the attacking card, cards that help it, what takes dice away. */

/** What other cards may add together. */
export const MOST_HELP = 2;
/** Rocket Pod: all at once (K2). */
const SALVO_DICE = 2;
/** TOW Missile, from a robot that stood still for it (K2). */
const STEADY_DICE = 1;
const STEADY: readonly string[] = ['maneuver', 'powerUp'];
/** Point defense, smoke: one die each. */
const BLUNTING = ['gatlingGun', 'smokeGenerator', 'flamethrower'];

export type Attempt = Pick<
  Attacking,
  'attacker' | 'arms' | 'mode' | 'help' | 'flux' | 'strafe' | 'range' | 'attacks' | 'rolled'
>;

/** By range and by the attacking card itself. */
function ownDice(robot: Bot, { arms, mode, flux, range, attacks: rolls }: Attempt): number {
  const { dice = 0, powered = {}, attacks } = armsOf(arms);
  const power = hasPower(robot, flux);
  const each = rolls > 1 ? (attacks?.diceEach ?? 0) : 0;
  const salvo = mode === 'salvo' ? SALVO_DICE : 0;
  const steady = arms === 'towMissile' && STEADY.includes(robot.marks.option) ? STEADY_DICE : 0;
  const times = power ? (powered.times ?? 1) : 1;
  return diceAt(arms, range) * times + dice + (power ? (powered.dice ?? 0) : 0) + each + salvo + steady;
}

/**
 * By other cards of the attacker. The Targeting Computer helps the first roll of an action alone, and
 * Flux powers the weapon alone (K71, K72).
 */
function helpDice(robot: Bot, { help, strafe, rolled }: Attempt): number {
  const computer = help.includes('targetingComputer') && rolled === 0 ? (robot.poweredUp ? 2 : 1) : 0;
  const laser = help.includes('targetingLaser') ? 1 : 0;
  const antenna = help.includes('phasedArrayAntenna') && strafe ? 1 : 0;
  return Math.min(MOST_HELP, computer + laser + antenna);
}

/** What the attacker declares: before anybody answers. */
export function declaredDice(field: Field, attempt: Attempt): number {
  const robot = robotOf(field, attempt.attacker);
  return ownDice(robot, attempt) + helpDice(robot, attempt) - (attempt.strafe ? 1 : 0);
}

/** What is rolled now: less than one die is none. */
export function attackDice(field: Field): number {
  const assault = known(field.assault, 'an assault');
  const blunted = assault.answers.filter(
    ({ robot, card }) => BLUNTING.includes(card) && holds(field, robot, card),
  ).length;
  return Math.max(0, declaredDice(field, assault) - blunted);
}

/** A defense lasts while its card does (K34); the smoke of a Flamethrower hangs in the air, its card is spent (K70). */
export function holds(field: Field, id: string, card: string): boolean {
  if (card === 'flamethrower') return true;
  return Object.values(robotOf(field, id).slots).some((slot) => slot.card === card && !slot.disabled);
}
