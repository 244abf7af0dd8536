import { hitsOf, isPilot, ordinaryHits } from '../content/cards';
import { SLOT_IDS, type ItemId, type Location, type SlotId } from '../content/chassis';
import type { HarmCause } from '../events';
import type { RobotId } from '../state';
import { phoenixSlotOf } from './cards';
import { templateOf, type Bot } from './field';
import { destroy, killPilot } from './kills';
import { robotIn, show, type Play } from './play';
import { EMPTY_SLOT } from './setup';

/** Damage on a power core that destroys the robot (L63). */
export const CORE_HITS = 2;

export const isSlot = (item: ItemId): item is SlotId => SLOT_IDS.some((slot) => slot === item);

/** What bears the markers of an item. */
export const bearerOf = <Part, Slot>(
  robot: { readonly slots: Readonly<Record<SlotId, Slot>>; readonly drive: Part; readonly core: Part },
  item: ItemId,
): Part | Slot => (isSlot(item) ? robot.slots[item] : robot[item]);

/** All that is left of a Phoenix-bot: the slot of its Rifle (K55). */
const rifleOf = (robot: Pick<Bot, 'phoenix' | 'slots'>): SlotId | undefined =>
  robot.phoenix ? phoenixSlotOf(robot) : undefined;

/** Nothing is here that this kind of marker could lie on: a full drive passes on damage alone (K46). */
function isEmpty(robot: Bot, item: ItemId, marker: 'damage' | 'disable'): boolean {
  if (item === 'core') return false;
  if (item === 'drive') return marker === 'damage' && robot.drive.damage >= templateOf(robot).driveHits;
  return robot.slots[item].card === '';
}

/** Where a marker at this location ends up (L258-264): an empty slot, or a full drive, bleeds on. */
export function itemHit(robot: Bot, location: Location, marker: 'damage' | 'disable' = 'damage'): ItemId {
  return rifleOf(robot) ?? bledFrom(robot, templateOf(robot).locations[location], marker);
}

function bledFrom(robot: Bot, item: ItemId, marker: 'damage' | 'disable'): ItemId {
  return isEmpty(robot, item, marker)
    ? bledFrom(robot, templateOf(robot).bleeds[item] ?? 'core', marker)
    : item;
}

/** Where a marker was aimed at, if it has bled from there. */
function bleedTo(robot: Bot, location: Location, item: ItemId): ItemId | '' {
  const aimed = templateOf(robot).locations[location];
  return robot.phoenix || item === aimed ? '' : aimed;
}

/** What brought a marker, and where it bled from. */
interface Harm {
  readonly cause: HarmCause;
  readonly bled?: ItemId | '';
}

/** Places one damage marker, with all that follows from it. */
export function damage(play: Play, id: RobotId, location: Location, cause: HarmCause): void {
  const robot = robotIn(play, id);
  if (robot.at === '') return;
  const item = itemHit(robot, location);
  damageItem(play, id, item, { cause, bled: bleedTo(robot, location, item) });
}

export function damageItem(play: Play, id: RobotId, item: ItemId, { cause, bled = '' }: Harm): void {
  const robot = robotIn(play, id);
  const part = bearerOf(robot, item);
  part.damage += 1;
  play.tell({ type: 'marked', robot: id, item, marker: 'damage', bled, cause });
  if (item === 'core' && part.damage >= CORE_HITS) destroy(play, id, cause);
  if (isSlot(item)) loseIfDone(play, id, item, cause);
}

/** Places one disable marker at a location; on a disabled item it is lost, and does not bleed (K46). */
export function disable(play: Play, id: RobotId, location: Location, cause: HarmCause): void {
  const robot = robotIn(play, id);
  if (robot.at === '') return;
  const item = itemHit(robot, location, 'disable');
  disableItem(play, id, item, { cause, bled: bleedTo(robot, location, item) });
}

export function disableItem(play: Play, id: RobotId, item: ItemId, { cause, bled = '' }: Harm): void {
  const robot = robotIn(play, id);
  const part = bearerOf(robot, item);
  if (part.disabled) {
    play.tell({ type: 'wasted', robot: id, marker: 'disable' });
    return;
  }
  part.disabled = true;
  play.tell({ type: 'marked', robot: id, item, marker: 'disable', bled, cause });
}

/** The card is destroyed when its hits are full (L272-276). What lay face down stays unknown (L119). */
function loseIfDone(play: Play, id: RobotId, slot: SlotId, cause: HarmCause): void {
  const robot = robotIn(play, id);
  const { card, shown, damage: hits } = robot.slots[slot];
  if (card === '') return;
  if (hits < hitsOf(card, play.state.options)) {
    if (survives(hits, play.state.options)) show(play, id, card);
    return;
  }
  const wasRifle = rifleOf(robot) === slot;
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown, destroyed: true });
  play.tell({ type: 'cardDestroyed', robot: id, slot, card: shown ? card : '' });
  // The pilot of a Phoenix-bot dies with it (K55).
  if (wasRifle) destroy(play, id, cause);
  else if (isPilot(card)) killPilot(play, id);
}

/** It stands what would have destroyed any ordinary card: that is a benefit, and shows it (K69). */
const survives = (hits: number, options: { readonly fragile: boolean }): boolean =>
  hits >= ordinaryHits(options);

/** Items of a robot that could bear a disable (K47): what exists and is not disabled. */
export const disableable = (robot: Bot): readonly ItemId[] => {
  const rifle = rifleOf(robot);
  if (rifle) return robot.slots[rifle].disabled ? [] : [rifle];
  const slots = SLOT_IDS.filter((slot) => robot.slots[slot].card !== '' && !robot.slots[slot].disabled);
  const parts = (['drive', 'core'] as const).filter((part) => !robot[part].disabled);
  return [...slots, ...parts];
};
