import type { CardId } from '../content/cards';
import { armsOf, type ArmsId } from '../content/weapons';
import type { Shot } from '../actions';
import { rangeBetween } from './arcs';
import { covers } from './arms';
import { hasCard, isOpen } from './cards';
import { isStructure, placeOf, type Bot, type Field } from './field';
import { defensesLeft, ownEyes } from './spending';

/** Cards of the attacker that can help an attack (K3). */
export const HELPERS = [
  'targetingComputer',
  'targetingLaser',
  'incendiaryMunitions',
  'phasedArrayAntenna',
  'explosiveCapacitor',
] as const satisfies readonly CardId[];
export type HelperId = (typeof HELPERS)[number];

/** These count by themselves as soon as they lie open (K35); the others are used up by helping. */
const ALWAYS: readonly HelperId[] = ['incendiaryMunitions', 'phasedArrayAntenna'];

/** An attack that is thought of, or declared. */
export type Try = Pick<Shot, 'arms' | 'target'> & { readonly strafe: boolean };

type Helps = (field: Field, robot: Bot, attempt: Try) => boolean;

/** What each could do for an attack, if it is there. */
const HELPS: Readonly<Record<HelperId, Helps>> = {
  targetingComputer: (_field, { marks }, { arms }) =>
    armsOf(arms).medium !== 'MELEE' && !marks.helped.includes('targetingComputer'),
  targetingLaser: findsRange,
  incendiaryMunitions: (_field, _robot, { arms, target }) =>
    armsOf(arms).medium === 'GUN' && !isStructure(target),
  phasedArrayAntenna: (_field, robot, { arms, strafe }) => strafe || seesThroughWoods(robot, arms),
  explosiveCapacitor: (field, robot, { arms, strafe }) =>
    armsOf(arms).electric === true &&
    gainsByPower(arms) &&
    !robot.poweredUp &&
    // A strafe costs a defense action as well (L300, K16).
    defensesLeft(field, ownEyes(robot)) > (strafe ? 1 : 0),
};

/** The Targeting Laser as a rangefinder: in its own arc, in the weapon's medium or long band, if it does not fire this turn (K2). */
function findsRange(field: Field, robot: Bot, { arms, target }: Try): boolean {
  if (arms === 'targetingLaser' || robot.marks.used.includes('targetingLaser')) return false;
  const at = placeOf(field, target);
  return (
    rangeBetween(robot.at, at) > armsOf(arms).bands.short &&
    armsOf(arms).medium !== 'MELEE' &&
    covers(field, robot, 'targetingLaser', at)
  );
}

/** Radar and beams, by a Phased-Array Antenna with power. */
const isSteered = (arms: ArmsId): boolean => arms === 'radar' || armsOf(arms).medium === 'BEAM';
export const seesThroughWoods = (robot: Bot, arms: ArmsId): boolean => isSteered(arms) && robot.poweredUp;

const gainsByPower = (arms: ArmsId): boolean => {
  const { powered, poweredOnly, poweredModes, extra } = armsOf(arms);
  return (
    powered !== undefined ||
    poweredModes !== undefined ||
    poweredOnly === true ||
    // The Tesla Gun disables twice.
    extra === 'disableOwn'
  );
};

/** Cards that the attacker may add to this attack, as far as these eyes know. */
export const helpersFor = (field: Field, robot: Bot, attempt: Try): readonly HelperId[] =>
  HELPERS.filter(
    (card) => !countsByItself(robot, card) && hasCard(robot, card) && HELPS[card](field, robot, attempt),
  );

/** Open ones that help without being asked. */
export const countingFor = (field: Field, robot: Bot, attempt: Try): readonly HelperId[] =>
  HELPERS.filter((card) => countsByItself(robot, card) && HELPS[card](field, robot, attempt));

const countsByItself = (robot: Bot, card: HelperId): boolean => ALWAYS.includes(card) && isOpen(robot, card);

/** Every choice of cards that may help, none first. */
export const choicesOf = (cards: readonly HelperId[]): readonly (readonly HelperId[])[] =>
  cards.reduce<readonly (readonly HelperId[])[]>(
    (choices, card) => [...choices, ...choices.map((choice) => [...choice, card])],
    [[]],
  );
