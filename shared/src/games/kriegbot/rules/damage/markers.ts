import { hitsOf, isPilot, ordinaryHits, type CardId, type Toughness } from '../../content/cards';
import { SLOT_IDS, type ItemId, type Location, type SlotId } from '../../content/chassis';
import type { HarmCause } from '../../events';
import type { RobotId } from '../../state/robot';
import { phoenixSlotOf, slotWith, toughnessOf } from '../pieces/cardsOnRobots';
import { templateOf, type SeenRobot } from '../field/field';
import { doerOf, note } from '../field/facts';
import { destroy, killPilot } from './kills';
import { robotIn, show, type RuleContext } from '../field/context';
import { EMPTY_SLOT } from '../pieces/newRobot';
import { loseWithCard } from '../pieces/units';

/** Damage on a power core that destroys the robot (L57-59). */
export const CORE_HITS = 2;

export const isSlot = (item: ItemId): item is SlotId => SLOT_IDS.some((slot) => slot === item);

/** The object that holds the markers of an item. */
export const bearerOf = <Part, Slot>(
  robot: { readonly slots: Readonly<Record<SlotId, Slot>>; readonly drive: Part; readonly core: Part },
  item: ItemId,
): Part | Slot => (isSlot(item) ? robot.slots[item] : robot[item]);

/** All that is left of a Phoenix-bot: the slot of its Rifle (K55). */
const rifleOf = (robot: Pick<SeenRobot, 'phoenix' | 'slots'>): SlotId | undefined =>
  robot.phoenix ? phoenixSlotOf(robot) : undefined;

/** Nothing here can take this kind of marker: a full drive passes on only damage (K46). */
function isEmpty(robot: SeenRobot, item: ItemId, marker: 'damage' | 'disable'): boolean {
  if (item === 'core') return false;
  if (item === 'drive') return marker === 'damage' && robot.drive.damage >= templateOf(robot).driveHits;
  return robot.slots[item].card === '';
}

/** Where a marker at this location ends up (L258-264): an empty slot, or a full drive, bleeds on. */
export function itemHit(
  robot: SeenRobot,
  location: Location,
  marker: 'damage' | 'disable' = 'damage',
): ItemId {
  return rifleOf(robot) ?? bledFrom(robot, templateOf(robot).locations[location], marker);
}

function bledFrom(robot: SeenRobot, item: ItemId, marker: 'damage' | 'disable'): ItemId {
  return isEmpty(robot, item, marker)
    ? bledFrom(robot, templateOf(robot).bleeds[item] ?? 'core', marker)
    : item;
}

/** Where a marker was aimed at, if it has bled. */
function bleedTo(robot: SeenRobot, location: Location, item: ItemId): ItemId | '' {
  const aimed = templateOf(robot).locations[location];
  return robot.phoenix || item === aimed ? '' : aimed;
}

/** The cause of a marker, and where it bled from. */
interface Harm {
  readonly cause: HarmCause;
  readonly bled?: ItemId | '';
}

/** Places one damage marker, with all consequences. */
export function damage(context: RuleContext, id: RobotId, location: Location, cause: HarmCause): void {
  const robot = robotIn(context, id);
  if (robot.at === '') return;
  const item = itemHit(robot, location);
  damageItem(context, id, item, { cause, bled: bleedTo(robot, location, item) });
}

export function damageItem(
  context: RuleContext,
  id: RobotId,
  item: ItemId,
  { cause, bled = '' }: Harm,
): void {
  const robot = robotIn(context, id);
  const part = bearerOf(robot, item);
  part.damage += 1;
  context.emit({ type: 'marked', robot: id, item, marker: 'damage', bled, cause });
  note(context, { kind: 'damaged', robot: id, ...doerOf(context, cause) });
  if (item === 'core' && part.damage >= CORE_HITS) destroy(context, id, cause);
  if (isSlot(item)) loseIfDone(context, id, item, cause);
}

/** Places one disable marker at a location; on a disabled item it is lost, and does not bleed (K46). */
export function disable(context: RuleContext, id: RobotId, location: Location, cause: HarmCause): void {
  const robot = robotIn(context, id);
  if (robot.at === '') return;
  const item = itemHit(robot, location, 'disable');
  disableItem(context, id, item, { cause, bled: bleedTo(robot, location, item) });
}

export function disableItem(
  context: RuleContext,
  id: RobotId,
  item: ItemId,
  { cause, bled = '' }: Harm,
): void {
  const robot = robotIn(context, id);
  const part = bearerOf(robot, item);
  if (part.disabled) {
    context.emit({ type: 'wasted', robot: id, marker: 'disable' });
    return;
  }
  part.disabled = true;
  context.emit({ type: 'marked', robot: id, item, marker: 'disable', bled, cause });
}

/** The card is destroyed when its hits are full (L272-276). A face-down card remains unknown (L119). */
function loseIfDone(context: RuleContext, id: RobotId, slot: SlotId, cause: HarmCause): void {
  const robot = robotIn(context, id);
  const { card, shown, damage: hits, foreign, laid } = robot.slots[slot];
  if (card === '') return;
  const toughness = toughnessOf(context.state, robot);
  if (hits < hitsOf(card, toughness)) {
    if (survives(hits, toughness)) show(context, id, card);
    return;
  }
  const wasRifle = rifleOf(robot) === slot;
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown, destroyed: true, ...(foreign && { foreign }), ...(laid && { laid }) });
  context.emit({ type: 'cardDestroyed', robot: id, slot, card: shown ? card : '' });
  loseWithCard(context, id, { slot, card, cause });
  // The pilot of a Phoenix-bot dies with it (K55).
  if (wasRifle) destroy(context, id, cause);
  else if (isPilot(card)) killPilot(context, id, { cause, cockpit: slot });
}

/** It survives what would have destroyed any ordinary card: that is a benefit, and reveals it (K69). */
const survives = (hits: number, toughness: Toughness): boolean => hits >= ordinaryHits(toughness);

/** Items of a robot that can take a disable (K47): those that exist and are not disabled. */
export const disableable = (robot: SeenRobot): readonly ItemId[] => {
  const rifle = rifleOf(robot);
  if (rifle) return robot.slots[rifle].disabled ? [] : [rifle];
  const slots = SLOT_IDS.filter((slot) => robot.slots[slot].card !== '' && !robot.slots[slot].disabled);
  const parts = (['drive', 'core'] as const).filter((part) => !robot[part].disabled);
  return [...slots, ...parts];
};

/** Its owner has no use of the card until the turn ends (KS8.6). */
export function lock(context: RuleContext, id: RobotId, card: CardId): void {
  const robot = robotIn(context, id);
  const slot = slotWith(robot, card);
  if (slot) robot.slots[slot].locked = true;
}
