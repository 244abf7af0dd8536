import { HELP_KINDS } from '../content/effects';
import { armsOf, type ArmsId, HELPERS, type HelperId, cardEffect, isArms, cardsWith } from '../content/cards';
import type { Shot } from '../actions';
import { rangeBetween } from './arcs';
import { covers } from './arms';
import { hasCard, isOpen } from './cards';
import { hasCores, rechargeOf } from './energy';
import { findRobot, placeOf, type SeenRobot, type Field } from './field';
import { defensesLeft, ownLedger } from './spending';

type HelpKind = (typeof HELP_KINDS)[number];

/** These count automatically as soon as they are open (K35); the others are used up by helping. */
const ALWAYS = ['ignite', 'steer'] as const satisfies readonly HelpKind[];
/** These help once a turn. */
const ONCE = ['aim', 'findRange'] as const satisfies readonly HelpKind[];

/** A considered or declared attack. */
export type Try = Pick<Shot, 'arms' | 'target'> & { readonly strafe: boolean };

type Helps = (field: Field, robot: SeenRobot, attempt: Try, card: HelperId) => boolean;

/** What each could do for an attack, if it is there. */
const HELPS: Readonly<Record<HelpKind, Helps>> = {
  aim: (_field, { marks }, { arms }, card) => armsOf(arms).medium !== 'MELEE' && !marks.helped.includes(card),
  findRange: findsRange,
  ignite: (field, _robot, { arms, target }, card) =>
    armsOf(arms).medium === cardEffect(card, 'ignite')?.medium && findRobot(field, target) !== undefined,
  steer: (_field, robot, { arms, strafe }, card) => strafe || seesThroughWoods(robot, arms, card),
  charge: (field, robot, { arms, strafe }) =>
    armsOf(arms).electric === true &&
    ((gainsByPower(field, arms) && !robot.poweredUp) || rechargeOf(robot) > 0) &&
    // A strafe costs a defense action as well (L300, K16).
    defensesLeft(field, ownLedger(robot)) > (strafe ? 1 : 0),
};
const helps: Helps = (field, robot, attempt, card) =>
  HELP_KINDS.some((kind) => cardEffect(card, kind) !== undefined && HELPS[kind](field, robot, attempt, card));

const hasAny = (card: string, kinds: readonly HelpKind[]): boolean =>
  kinds.some((kind) => cardEffect(card, kind) !== undefined);
/** Does it help only once until the next turn? */
export const helpsOnce = (card: string): boolean => hasAny(card, ONCE);
/** Does the attack use power from a card of the attacker? */
export const isCharged = (help: readonly string[]): boolean =>
  help.some((card) => cardEffect(card, 'charge') !== undefined);

/** As a rangefinder: in its own arc, in the weapon's medium or long band, if it does not fire this turn (K2). */
function findsRange(field: Field, robot: SeenRobot, { arms, target }: Try, card: HelperId): boolean {
  if (arms === card || robot.marks.used.includes(card) || !isArms(card)) return false;
  const at = placeOf(field, target);
  return (
    rangeBetween(robot.at, at) > armsOf(arms).bands.short &&
    armsOf(arms).medium !== 'MELEE' &&
    covers(field, robot, card, at)
  );
}

/** Sensors, and weapons of its medium, by a card that steers them with power. */
export function seesThroughWoods(robot: SeenRobot, arms: ArmsId, card: string): boolean {
  const steer = cardEffect(card, 'steer');
  const { sensor, medium } = armsOf(arms);
  return steer !== undefined && (sensor === true || medium === steer.medium) && robot.poweredUp;
}

/** Whether any card of the game could help this weapon to do that. */
export const mightSeeThroughWoods = (robot: SeenRobot, arms: ArmsId): boolean =>
  cardsWith('steer').some((card) => seesThroughWoods(robot, arms, card));

const gainsByPower = (field: Field, arms: ArmsId): boolean => {
  const { powered, poweredOnly, poweredModes, extra } = armsOf(arms);
  return (
    powered !== undefined ||
    poweredModes !== undefined ||
    (poweredOnly === true && !hasCores(field)) ||
    // The Tesla Gun disables twice.
    extra === 'disableOwn'
  );
};

/** Cards that the attacker may add to this attack, as far as this viewer knows. */
export const helpersFor = (field: Field, robot: SeenRobot, attempt: Try): readonly HelperId[] =>
  HELPERS.filter(
    (card) => !countsByItself(robot, card) && hasCard(robot, card) && helps(field, robot, attempt, card),
  );

/** Open ones that help automatically. */
export const countingFor = (field: Field, robot: SeenRobot, attempt: Try): readonly HelperId[] =>
  HELPERS.filter((card) => countsByItself(robot, card) && helps(field, robot, attempt, card));

const countsByItself = (robot: SeenRobot, card: HelperId): boolean =>
  hasAny(card, ALWAYS) && isOpen(robot, card);

/** Every choice of helping cards, none first. */
export const choicesOf = (cards: readonly HelperId[]): readonly (readonly HelperId[])[] =>
  cards.reduce<readonly (readonly HelperId[])[]>(
    (choices, card) => [...choices, ...choices.map((choice) => [...choice, card])],
    [[]],
  );
