import { HELP_KINDS } from '../../content/effects';
import {
  armsOf,
  type AnyArmsId,
  type ArmsId,
  HELPERS,
  type HelperId,
  cardEffect,
  isArms,
  cardsWith,
} from '../../content/cards';
import { scenarioOf } from '../../content/scenarios';
import type { Shot } from '../../actions';
import { rangeBetween } from '../field/arcs';
import { bandDice, bandsOf, covers, hexesBy, modesOf } from './arms';
import { hasCard, isOpen } from '../pieces/cardsOnRobots';
import { emits } from '../cores/emitting';
import { hasCores, rechargeOf } from '../cores/energy';
import { findRobot, placeOf, type SeenRobot, type Field } from '../field/field';
import { defensesLeft, ownLedger } from '../pieces/actionsLeft';
import { seemsPainted } from '../pieces/tokens';

type HelpKind = (typeof HELP_KINDS)[number];

/** These count automatically as soon as they are open (K35); the others are used up by helping. */
const ALWAYS = [
  'ignite',
  'steer',
  'sense',
  'conduct',
  'home',
  'focus',
] as const satisfies readonly HelpKind[];
/** These help once a turn. */
const ONCE = ['aim', 'findRange', 'conduct', 'propel'] as const satisfies readonly HelpKind[];

/** A considered or declared attack. */
export type Try = Pick<Shot, 'arms' | 'target'> & { readonly strafe: boolean } & Partial<Chosen>;
/** What may still be open; undefined: anything. */
type Chosen = Pick<Shot, 'mode' | 'help' | 'overcharge'>;

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
  sense: (field, robot, { target }, card) => {
    const enemy = findRobot(field, target);
    return (
      enemy !== undefined &&
      emits(enemy) &&
      !seemsPainted(field, enemy) &&
      rangeBetween(robot.at, enemy.at) <= (cardEffect(card, 'sense')?.within ?? 0)
    );
  },
  conduct: (field, { marks }, { arms, overcharge = 1 }, card) =>
    overcharge > 0 && mayOvercharge(field, arms) && !marks.helped.includes(card),
  home: (field, _robot, { arms, target }) => {
    const enemy = findRobot(field, target);
    return armsOf(arms).homing === true && enemy !== undefined && emits(enemy);
  },
  propel: (field, { marks }, { arms }, card) =>
    hasCores(field) && hexesBy(arms, card) > 0 && !marks.helped.includes(card),
  focus: (_field, _robot, { arms }, card) => hexesBy(arms, card) > 0,
};

/** Electric, and not the Tesla Gun (L550). */
const canOvercharge = (field: Pick<Field, 'options'>, arms: AnyArmsId): boolean => {
  const { electric, noOvercharge } = armsOf(arms);
  return hasCores(field) && electric === true && !noOvercharge;
};
const isFreeHere = ({ options }: Pick<Field, 'options'>): boolean =>
  scenarioOf(options).freeOvercharge === true;

/** Its rolls may get a die more, for energy. */
export const mayOvercharge = (field: Pick<Field, 'options'>, arms: AnyArmsId): boolean =>
  !isFreeHere(field) && canOvercharge(field, arms);
/** All its rolls get a die more, for nothing (KX96, KS17.8). */
export const isOverchargedFreely = (field: Pick<Field, 'options'>, arms: AnyArmsId): boolean =>
  isFreeHere(field) && canOvercharge(field, arms);
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
function findsRange(field: Field, robot: SeenRobot, attempt: Try, card: HelperId): boolean {
  const { arms, target, mode, help = [] } = attempt;
  if (arms === card || robot.marks.used.includes(card) || !isArms(card)) return false;
  const at = placeOf(field, target);
  const modes = mode === undefined ? modesOf(arms, true) : [mode];
  const all = [...help, ...FOCI.filter((one) => isOpen(robot, one))];
  return (
    modes.some((one) => rangeBetween(robot.at, at) > bandsOf({ arms, mode: one, help: all }).short) &&
    armsOf(arms).medium !== 'MELEE' &&
    covers(field, robot, card, at)
  );
}

/** Sensors, and weapons of its medium, by a card that steers them with power. */
export function seesThroughWoods(robot: SeenRobot, arms: AnyArmsId, card: string): boolean {
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

const FOCI = cardsWith('focus');
const REACHING = [...FOCI, ...cardsWith('propel')];

/** Whether the attack could reach so far, in any mode and with all its help. */
export const mightReach = (robot: SeenRobot, arms: ArmsId, range: number): boolean => {
  const help = REACHING.filter((card) => hasCard(robot, card));
  return modesOf(arms, true).some((mode) => bandDice(bandsOf({ arms, mode, help }), range) > 0);
};

/** Whether it could home in on this target. */
export const mightHome = (field: Field, robot: SeenRobot, attempt: Try): boolean =>
  cardsWith('home').some((card) => hasCard(robot, card) && HELPS.home(field, robot, attempt, card));

/** Does this help let guided missiles fly at a target that stands still? */
export const homesIn = (help: readonly string[]): boolean => hasAnyOf(help, 'home');
/** Does it show the target as if it were painted? */
export const senses = (help: readonly string[]): boolean => hasAnyOf(help, 'sense');
const hasAnyOf = (help: readonly string[], kind: HelpKind): boolean =>
  help.some((card) => cardEffect(card, kind) !== undefined);

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
