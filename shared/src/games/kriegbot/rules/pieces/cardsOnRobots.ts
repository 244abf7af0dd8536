import type { Skill } from '../../content/effects';
import {
  isInPiles,
  isPilot,
  isSkin,
  isWeapon,
  PILOT_IDS,
  type Toughness,
  type CardId,
  type ItemCardId,
  cardEffect,
  pilotWith,
} from '../../content/cards';
import { isInPlay } from '../../content/inPlay';
import { kindOfSlot, SLOT_IDS, type SlotId } from '../../content/chassis';
import { planOf } from '../../content/scenarios';
import { DRAWER_IDS, type TeamId } from '../../content/teams';
import { builtBy, originOf, type SeenRobot, type Field, type SeenSlot } from '../field/field';

/** The number of a side's robots with a pilot. */
export function pilotLimits(
  { robots, options }: Pick<Field, 'robots' | 'options'>,
  team: TeamId,
): { readonly min: number; readonly max: number } {
  const { pilots } = planOf(options, team);
  if (pilots !== 'all') return pilots;
  const all = builtBy({ robots }, team).length;
  return { min: all, max: all };
}

/** The slot of a card, if this viewer knows of it. */
export const slotWith = (robot: Pick<SeenRobot, 'slots'>, card: CardId): SlotId | undefined =>
  SLOT_IDS.find((slot) => robot.slots[slot].card === card);

/** Lies in a slot, and is neither disabled (K18) nor hacked (KS8.6). */
export function isLive(robot: Pick<SeenRobot, 'slots'>, card: ItemCardId): boolean {
  const slot = slotWith(robot, card);
  return slot !== undefined && isWorking(robot.slots[slot]);
}

const isWorking = ({ disabled, locked }: Pick<SeenSlot, 'disabled' | 'locked'>): boolean =>
  !disabled && !locked;

/** As far as this viewer knows, it has this card or skin ready for use. */
export const hasCard = (robot: Pick<SeenRobot, 'slots' | 'skin'>, card: CardId): boolean =>
  isSkin(card) ? robot.skin.card === card : isLive(robot, card);

/** The same, and everybody knows it: then a passive card counts (K35). */
export function isOpen(robot: Pick<SeenRobot, 'slots' | 'skin'>, card: CardId): boolean {
  if (isSkin(card)) return robot.skin.card === card && robot.skin.shown;
  const slot = slotWith(robot, card);
  return slot !== undefined && robot.slots[slot].shown && isWorking(robot.slots[slot]);
}

/** Of a pilot of another side than the one that built the robot (KX70). */
export const isForeign = (card: object): boolean => 'foreign' in card && card.foreign === true;

/** Is open on the robot, whether it works or not. */
export const isShown = ({ slots, skin }: Pick<SeenRobot, 'slots' | 'skin'>, card: CardId): boolean =>
  [skin, ...Object.values(slots)].some((one) => one.card === card && one.shown);

/** The slot with the card on which it can drive on alone. */
export const phoenixSlotOf = (robot: Pick<SeenRobot, 'slots'>): SlotId | undefined =>
  SLOT_IDS.find((slot) => cardEffect(robot.slots[slot].card, 'phoenix') !== undefined);

/** The slot with its pilot; `undefined` when it has none that this viewer knows of. */
export const pilotSlotOf = (robot: Pick<SeenRobot, 'slots'>): SlotId | undefined =>
  SLOT_IDS.find((slot) => isPilot(robot.slots[slot].card));

/** Its team's honcho pilots it: any pilot card has all four skills (L379, K60). */
export const isHoncho = (field: Pick<Field, 'options'>, robot: Pick<SeenRobot, 'team'>): boolean =>
  planOf(field.options, robot.team).honcho === true;

/** What its cards can take: less, if the table or its side is fragile (L365, KS10.5). */
export const toughnessOf = (
  { options }: Pick<Field, 'options'>,
  { team }: Pick<SeenRobot, 'team'>,
): Toughness => ({
  fragile: options.fragile || planOf(options, team).fragile === true,
});

/** Has this pilot skill: by its card, or as the honcho. */
export function flownWith(
  field: Pick<Field, 'options'>,
  robot: Pick<SeenRobot, 'slots' | 'team'>,
  skill: Skill,
): boolean {
  if (isLive(robot, pilotWith(skill))) return true;
  return isHoncho(field, robot) && PILOT_IDS.some((other) => isLive(robot, other));
}

/**
 * Might it have a pilot with this skill, as far as everybody knows (see `mightHave`)? The honcho's card can be any of
 * the four (K91).
 */
export const mightBeFlownWith = (
  field: Pick<Field, 'robots' | 'options'>,
  robot: SeenRobot,
  skill: Skill,
): boolean =>
  isHoncho(field, robot)
    ? PILOT_IDS.some((other) => mightHave(field, robot, other))
    : mightHave(field, robot, pilotWith(skill));

/** What the other team sees of a slot. */
export const openSlot = (slot: SeenSlot): SeenSlot =>
  slot.shown || slot.card === '' ? slot : { ...slot, card: 'hidden' };

/** Its drive, pilot or power core is disabled: it may only reboot, stand idle, or bail out (L61). */
export function isStruck(robot: Pick<SeenRobot, 'slots' | 'drive' | 'core' | 'phoenix'>): boolean {
  const pilot = pilotSlotOf(robot);
  const hasStruckPilot = pilot !== undefined && robot.slots[pilot].disabled;
  return robot.drive.disabled || robot.core.disabled || hasStruckPilot;
}

/** A damaged power core (L63). */
export const isUnpowered = (robot: Pick<SeenRobot, 'core'>): boolean => robot.core.damage > 0;

/**
 * Might the robot have this card ready, as far as everybody knows? Uses open cards only: this decides who is asked, so
 * it must not depend on face-down cards.
 */
export function mightHave(field: Pick<Field, 'robots' | 'options'>, robot: SeenRobot, card: CardId): boolean {
  if (isOpen(robot, card)) return true;
  if (!isInPlay(field.options, card) || isKnownElsewhere(field, robot, card)) return false;
  if (planOf(field.options, originOf(robot)).drawer === 'pile' && !isInPiles(card)) return false;
  if (isSkin(card)) return robot.skin.card !== '' && !robot.skin.shown;
  if (isPilot(card) && (hasOpenPilot(robot) || areAllPilotsOpen(field, robot))) return false;
  const kind = isWeapon(card) ? 'weapon' : 'system';
  return SLOT_IDS.some(
    (slot) => isFaceDown(robot.slots[slot]) && !robot.slots[slot].disabled && kindOfSlot(slot) === kind,
  );
}

const hasOpenPilot = ({ slots }: Pick<SeenRobot, 'slots'>): boolean =>
  SLOT_IDS.some((slot) => slots[slot].shown && isPilot(slots[slot].card));

/**
 * All pilots that its team may have are open elsewhere, or were openly lost: for instance with one human (L377, K60).
 */
function areAllPilotsOpen({ robots, options }: Pick<Field, 'robots' | 'options'>, robot: SeenRobot): boolean {
  const origin = originOf(robot);
  const others = builtBy({ robots }, origin).filter((other) => other.id !== robot.id);
  const open = others.filter(
    (other) => hasOpenPilot(other) || other.lost.some(({ card, shown }) => shown && isPilot(card)),
  );
  return open.length >= pilotLimits({ robots, options }, origin).max;
}

const isFaceDown = ({ card, shown }: SeenSlot): boolean => card !== '' && !shown;

/**
 * One of each card per team: a card that is open, or was openly lost, on one robot is on no other. A side with two
 * drawers has one of each per robot (KS9.2), and so has a gang with a stock (KS20.5); of cards in piles there are two, on
 * two robots (KS17.2).
 */
function isKnownElsewhere(
  { robots, options }: Pick<Field, 'robots' | 'options'>,
  robot: SeenRobot,
  card: CardId,
): boolean {
  const origin = originOf(robot);
  const { drawer } = planOf(options, origin);
  const open = Object.values(robots).filter((other) =>
    [other.skin, ...Object.values(other.slots), ...other.lost].some(
      (one) => one.card === card && one.shown && !isForeign(one),
    ),
  );
  if (drawer === 'pile' && open.length >= DRAWER_IDS.length) return true;
  return open.some((other) =>
    drawer || options.campaign ? other.id === robot.id : originOf(other) === origin,
  );
}
