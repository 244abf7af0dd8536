import { hitsOf, isPilot, isWeapon, ordinaryHits, type Toughness } from '../../content/cards';
import {
  ITEM_IDS,
  LOCATIONS,
  SLOT_IDS,
  type Chassis,
  type ItemId,
  type Location,
  type SlotId,
} from '../../content/chassis';
import { type Field, type SeenRobot, type SeenSlot, templateOf } from '../../rules/field/field';
import { CORE_HITS } from '../../rules/damage/markers';
import { scenarioOf } from '../../content/scenarios';
import { toughnessOf } from '../../rules/pieces/cardsOnRobots';
import { isCutOff } from '../../rules/field/landingCraft';
import { WORTH } from './weights';

/** An item as a target of hits. */
interface Part {
  /** The damage that it can still take; 0: nothing is there (any more). */
  readonly left: number;
  readonly full: number;
  readonly disabled: boolean;
  /** Its value when undamaged. */
  readonly worth: number;
  /** The robot is lost with it. */
  readonly vital: boolean;
  /** Without it the robot can do nothing. */
  readonly needed: boolean;
}

/** A robot as the hard bot weighs it. */
export interface Body {
  readonly template: Chassis;
  readonly parts: Readonly<Record<ItemId, Part>>;
  /** The value of its loss. */
  readonly kill: number;
  readonly isLost: boolean;
  /** It could not reboot any more (KS7.6). */
  readonly isCutOff: boolean;
  /** The cost of a disabled drive, pilot or core. */
  readonly struck: number;
}

export interface Blow {
  readonly location: Location;
  readonly marker: 'damage' | 'disable';
}

/** `struck`: what it costs to be struck; if nothing is said, as for an enemy. */
export function bodyOf(
  field: Pick<Field, 'options' | 'teams' | 'structures'>,
  robot: SeenRobot,
  struck: number = WORTH.struck.other,
): Body {
  const template = templateOf(robot);
  const toughness = toughnessOf(field, robot);
  const slots = SLOT_IDS.map((slot) => [slot, partOf(robot.slots[slot], toughness, robot.phoenix)] as const);
  const drive: Part = {
    left: robot.phoenix ? 0 : Math.max(0, template.driveHits - robot.drive.damage),
    full: template.driveHits,
    disabled: robot.drive.disabled,
    worth: 0,
    vital: false,
    needed: true,
  };
  const core: Part = {
    ...drive,
    left: CORE_HITS - robot.core.damage,
    full: CORE_HITS,
    disabled: robot.core.disabled,
    vital: true,
  };
  const parts = { ...Object.fromEntries(slots), drive, core } as Record<ItemId, Part>;
  const kill = killWorth(field, robot);
  return { template, parts, kill, isLost: false, isCutOff: isCutOff(field, robot), struck };
}

/** In Kill the Human only the pilot counts; the card that shows who has it may be face down. */
function killWorth(field: Pick<Field, 'options'>, robot: SeenRobot): number {
  if (robot.fate === 'derelict') return 0;
  if (!scenarioOf(field.options).victory.includes('humanLost')) return 1;
  const cards = SLOT_IDS.map((slot) => robot.slots[slot].card);
  if (cards.some(isPilot)) return 1;
  return cards.includes('hidden') ? (1 + WORTH.unmanned) / 2 : WORTH.unmanned;
}

function partOf({ card, damage, disabled }: SeenSlot, toughness: Toughness, isAll: boolean): Part {
  if (card === '') return { left: 0, full: 1, disabled: false, worth: 0, vital: false, needed: false };
  const full = card === 'hidden' ? ordinaryHits(toughness) : hitsOf(card, toughness);
  const pilot = isPilot(card);
  return {
    left: Math.max(1, full - damage),
    full,
    disabled,
    worth: isWeapon(card) ? WORTH.weapon : WORTH.system,
    vital: pilot || isAll,
    needed: pilot,
  };
}

/** Where a damage at this item ends up. */
const bledFrom = ({ parts, template }: Body, item: ItemId): ItemId => {
  let here = item;
  while (here !== 'core' && parts[here].left === 0) here = template.bleeds[here] ?? 'core';
  return here;
};

/** The robot after these blows, in order. */
export function after(body: Body, blows: readonly Blow[]): Body {
  return blows.reduce((one, { location, marker }) => {
    if (one.isLost) return one;
    const aimed = one.template.locations[location];
    if (marker === 'damage') return damaged(one, bledFrom(one, aimed));
    // Disables stay on a full drive, and bleed only past empty slots.
    return disabledAt(one, aimed === 'drive' ? aimed : bledFrom(one, aimed));
  }, body);
}

function damaged(body: Body, item: ItemId): Body {
  const part = body.parts[item];
  const left = part.left - 1;
  const parts = {
    ...body.parts,
    [item]: { ...part, left, disabled: part.disabled && (left > 0 || item === 'drive') },
  };
  return { ...body, parts, isLost: left <= 0 && part.vital };
}

export const disabledAt = (body: Body, item: ItemId): Body => ({
  ...body,
  parts: { ...body.parts, [item]: { ...body.parts[item], disabled: true } },
});

/** One damage less on an item. */
export const mendedAt = (body: Body, item: ItemId): Body => {
  const part = body.parts[item];
  return { ...body, parts: { ...body.parts, [item]: { ...part, left: Math.min(part.full, part.left + 1) } } };
};

/** Without any marker on an item. */
export const mendedWhole = (body: Body, item: ItemId): Body => {
  const part = body.parts[item];
  return { ...body, parts: { ...body.parts, [item]: { ...part, left: part.full, disabled: false } } };
};

/** Without the card in a slot. */
export const emptiedAt = (body: Body, slot: SlotId): Body => ({
  ...body,
  parts: { ...body.parts, [slot]: { ...body.parts[slot], left: 0 } },
});

export const rebooted = (body: Body): Body => ({
  ...body,
  parts: Object.fromEntries(
    ITEM_IDS.map((item) => [item, { ...body.parts[item], disabled: false }]),
  ) as Record<ItemId, Part>,
});

/** The number of damages at one location that kill. */
export function neededAt({ parts, template }: Body, location: Location): number {
  let needed = 0;
  for (let item = template.locations[location]; item !== 'core'; item = template.bleeds[item] ?? 'core') {
    needed += parts[item].left;
    if (parts[item].vital && parts[item].left > 0) return needed;
  }
  return needed + parts.core.left;
}

const dangerOf = (needed: number): number => WORTH.danger[needed - 1] ?? 0.006;

/** The value of the robot in its present condition. */
export function worthOf(body: Body): number {
  if (body.isLost) return -body.kill;
  const { parts, template, kill } = body;
  let worth = 0;
  for (const location of LOCATIONS) worth -= kill * dangerOf(neededAt(body, location));
  for (const slot of SLOT_IDS) {
    const { left, full, disabled, worth: whole } = parts[slot];
    if (left > 0) worth += whole * (left < full ? WORTH.damaged : 1) * (disabled ? WORTH.disabled : 1);
  }
  worth += WORTH.speed * (template.speeds[parts.drive.full - parts.drive.left] ?? 1);
  const isUnpowered = parts.core.left < parts.core.full;
  if (isUnpowered) worth -= WORTH.unpowered;
  const isStruck = ITEM_IDS.some((item) => parts[item].needed && parts[item].disabled);
  if (isStruck) worth -= isUnpowered || body.isCutOff ? WORTH.lifeless : body.struck;
  return worth;
}

/** The value that a robot loses by blows: by location, and by several at once. */
export interface Harms {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly disable: readonly number[];
  /** One damage and one disable at the same location. */
  readonly both: readonly number[];
  /** One damage, or disable, at each location of a mask. */
  burst(mask: number): number;
  disables(mask: number): number;
  /** A random damage. */
  readonly any: number;
}

export function harmsOf(body: Body): Harms {
  const before = worthOf(body);
  return harmsBy((blows) => before - worthOf(after(body, blows)));
}

/** Where a kill alone counts: 1 for it, 0 for everything else. */
export const killsOf = (body: Body): Harms => harmsBy((blows) => (after(body, blows).isLost ? 1 : 0));

function harmsBy(harm: (blows: readonly Blow[]) => number): Harms {
  const at = (...markers: readonly Blow['marker'][]): number[] =>
    LOCATIONS.map((location) => harm(markers.map((marker) => ({ location, marker }))));
  const one = at('damage');
  return {
    one,
    two: at('damage', 'damage'),
    disable: at('disable'),
    both: at('damage', 'disable'),
    burst: masked((mask) => harm(blowsOf(mask, 'damage'))),
    disables: masked((mask) => harm(blowsOf(mask, 'disable'))),
    any: one.reduce((sum, value) => sum + value, 0) / one.length,
  };
}

const blowsOf = (mask: number, marker: Blow['marker']): Blow[] =>
  LOCATIONS.filter((location) => mask & (1 << location)).map((location) => ({ location, marker }));

function masked(harm: (mask: number) => number): (mask: number) => number {
  const known: number[] = [];
  return (mask) => (known[mask] ??= harm(mask));
}
