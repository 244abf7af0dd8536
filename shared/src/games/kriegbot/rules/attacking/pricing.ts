import { STEP } from '../../content/cores';
import { armsOf, cardEffect, type ArmsId } from '../../content/cards';
import type { Shot } from '../../actions';
import type { Manner } from './attempts';
import { mostAttacks } from './arms';
import {
  coreCardOf,
  energyOf,
  hasCores,
  rechargeOf,
  spend,
  useAbility,
  whyNotAbility,
} from '../cores/energy';
import type { Field, SeenRobot } from '../field/field';
import { startEmitting } from '../cores/emitting';
import { isCharged, isOverchargedFreely, mayOvercharge } from './helpers';
import { refuse, type RuleContext, type WhyNot } from '../field/context';

/** What an attack costs in energy: stars, overcharge, a repeated attack (L548-552, KX8 to KX11). */

type Priced = Pick<Shot, 'arms' | 'attacks'> & {
  readonly overcharge?: number | undefined;
  /** With the cards that help by themselves. */
  readonly help?: readonly string[];
};

/** Its core could repeat an attack with this weapon, whether it can now or not (KX22). */
export function repeatsOf(robot: SeenRobot, arms: ArmsId): number {
  const ability = coreCardOf(robot)?.ability;
  const { electric, medium } = armsOf(arms);
  return ability?.kind === 'repeat' && electric && ability.media.includes(medium) ? ability.attacks : 1;
}

/** The maximum number of attacks per action; somebody who hacks has no use of the core. */
export const attacksWith = (robot: SeenRobot, arms: ArmsId, power: boolean, { by }: Manner): number =>
  Math.max(mostAttacks(arms, power), by === undefined ? repeatsOf(robot, arms) : 1);

/** The steps for the electric weapon itself: one for each roll (KX10). */
const starsOf = ({ arms, attacks }: Priced): number => (armsOf(arms).electric ? attacks * STEP : 0);

const isRepeated = (robot: SeenRobot, { arms, attacks }: Priced): boolean =>
  attacks > 1 && repeatsOf(robot, arms) >= attacks;

/** The steps for its overcharge, less what cards of the attacker save. */
function overchargeOf({ overcharge = 0, help = [] }: Priced): number {
  const saved = help.reduce((sum, card) => sum + (cardEffect(card, 'conduct')?.steps ?? 0), 0);
  return Math.max(0, overcharge - saved) * STEP;
}

/** The steps for cards that are electric themselves. */
const helpOf = ({ help = [] }: Priced): number =>
  help.filter((card) => cardEffect(card, 'propel')).length * STEP;

/** The whole price, for a robot with a power core. */
export const energyPrice = (robot: SeenRobot, shot: Priced): number =>
  starsOf(shot) + (isRepeated(robot, shot) ? STEP : 0) + overchargeOf(shot) + helpOf(shot);

/** The same; 0 where robots have no cores. */
export const priceOf = (field: Pick<Field, 'options'>, robot: SeenRobot, shot: Priced): number =>
  hasCores(field) ? energyPrice(robot, shot) : 0;

/** Why it cannot be paid whole, or not be made this way. Flux Compression gains before it is paid (KX9). */
export function whyNotPriced(field: Field, robot: SeenRobot, shot: Priced): WhyNot {
  const { arms, attacks, help = [], overcharge = 0 } = shot;
  if (overcharge > 0 && (!mayOvercharge(field, arms) || overcharge > attacks)) return refuse('noOvercharge');
  const unable = isRepeated(robot, shot) ? whyNotAbility(robot, 'repeat') : undefined;
  // An empty core may be filled by the flux first.
  if (unable && unable.refused !== 'noEnergy') return unable;
  const steps = energyOf(robot) + (isCharged(help) ? rechargeOf(robot) : 0);
  return steps < priceOf(field, robot, shot) ? refuse('noEnergy') : undefined;
}

/** Pays for it at once and whole; nothing comes back. */
export function pay(context: RuleContext, robot: SeenRobot, shot: Priced): void {
  const { attacks, overcharge = 0 } = shot;
  const dice = isOverchargedFreely(context.state, shot.arms) ? attacks : overcharge;
  if (isRepeated(robot, shot)) useAbility(context, robot.id);
  spend(context, robot.id, starsOf(shot), 'star');
  spend(context, robot.id, helpOf(shot), 'ammunition');
  if (starsOf(shot) + helpOf(shot) > 0) startEmitting(context, robot.id);
  spend(context, robot.id, overchargeOf(shot), 'overcharge');
  if (dice > 0) context.emit({ type: 'overcharged', robot: robot.id, dice });
}
