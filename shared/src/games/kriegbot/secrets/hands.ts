import type { Dice } from '../../../core/dice';
import {
  DRAWER,
  hitsOf,
  isPilot,
  isSkin,
  isWeapon,
  type CardId,
  type ItemCardId,
  PILOT_IDS,
} from '../content/cards';
import { kindOfSlot, SLOT_IDS, slotsOf, type SlotId } from '../content/chassis';
import { planOf } from '../content/scenarios';
import { toughnessOf } from '../rules/cards';
import type { State } from '../state';
import type { LostCard, Robot } from '../robotState';

/** A place for a card that a viewer cannot know, and what they do know of it. */
interface Place {
  readonly robot: Robot;
  /** A number: the index among its lost cards. */
  readonly at: SlotId | 'skin' | number;
  readonly kind: 'weapon' | 'system' | 'skin';
  /** Markers on it, which it has survived. */
  readonly damage: number;
  /** The damage that destroyed it, if it is lost. */
  readonly hits?: number;
  /** Known to be a pilot, or not; `undefined`: nobody can tell. */
  readonly pilot?: boolean;
}
type Options = State['options'];

/** Replaces every face-down card by any that fits; changes nothing if none is found. */
export function dealtAnew(state: State, robots: readonly Robot[], dice: Dice): readonly Robot[] {
  return filledFrom(state.options, robots, {
    places: robots.flatMap((robot) => hiddenIn(state, robot)),
    dice,
  });
}

/** Fills every slot again. */
export const designedAnew = (options: Options, robots: readonly Robot[], dice: Dice): readonly Robot[] =>
  filledFrom(options, robots, { places: robots.flatMap(slotsFor), dice });

const slotsFor = (robot: Robot): readonly Place[] => [
  ...slotsOf(robot.chassis === '' ? 'rocketbot' : robot.chassis).map((at) => ({
    robot,
    at,
    kind: kindOfSlot(at),
    damage: 0,
  })),
  { robot, at: 'skin', kind: 'skin', damage: 0 },
];

function hiddenIn(state: State, robot: Robot): readonly Place[] {
  const { slots, skin, lost } = robot;
  const faceDown = SLOT_IDS.filter((slot) => slots[slot].card !== '' && !slots[slot].shown);
  const told = tellsOfPilots(state, robot);
  return [
    ...faceDown.map((at): Place => {
      const { card, damage, disabled } = slots[at];
      const isTold = told === 'all' || (told === 'disabled' && disabled);
      return { robot, at, kind: kindOfSlot(at), damage, ...(isTold && { pilot: isPilot(card) }) };
    }),
    ...lost.flatMap((one, at): Place[] => (one.shown ? [] : [lostPlace(state.options, robot, one, at)])),
    ...(skin.card === '' || skin.shown ? [] : [{ robot, at: 'skin', kind: 'skin', damage: 0 } as const]),
  ];
}

/** A lost pilot would have left a derelict: everybody saw whether it did. */
function lostPlace(options: Options, robot: Robot, { card, destroyed }: LostCard, at: number): Place {
  if (isSkin(card)) return { robot, at, kind: 'skin', damage: 0 };
  return {
    robot,
    at,
    kind: isWeapon(card) ? 'weapon' : 'system',
    damage: 0,
    // The damage that it could take is visible when it is destroyed, but not when it is left behind.
    ...(destroyed && { hits: hitsOf(card, toughnessOf({ options }, robot)) }),
    pilot: isPilot(card),
  };
}

/** What a robot does, or no longer can, reveals whether a disabled card is its pilot (K17, K59). */
function tellsOfPilots(
  { movement }: State,
  { id, phoenix, dead, marks }: Robot,
): 'all' | 'disabled' | 'nothing' {
  if (phoenix || dead > 0) return 'all';
  return marks.option !== '' || movement?.robot === id ? 'disabled' : 'nothing';
}

interface Deal {
  readonly places: readonly Place[];
  readonly dice: Dice;
}
/** The number of shuffles before the cards stay as they are. */
const TRIES = 4;

function filledFrom(options: Options, robots: readonly Robot[], { places, dice }: Deal): readonly Robot[] {
  const open = robots.flatMap((robot) => openCards(robot, places));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const drawer = dice.shuffle(DRAWER.filter((card) => !open.includes(card)));
    const found = drawn(options, pilotsChosen(options, robots, { places, dice }), drawer);
    if (found) return robots.map((robot) => laidOut(robot, found));
  }
  return robots;
}

/** Cards of a robot that stay where they are. */
function openCards(robot: Robot, places: readonly Place[]): readonly CardId[] {
  const isOpen = (at: Place['at']): boolean =>
    !places.some((place) => place.robot === robot && place.at === at);
  const cards = [
    ...SLOT_IDS.map((at) => (isOpen(at) ? robot.slots[at].card : '')),
    isOpen('skin') ? robot.skin.card : '',
    ...robot.lost.map(({ card }, at) => (isOpen(at) ? card : '')),
  ];
  return cards.filter((card) => card !== '');
}

function fits(options: Options, { robot, kind, damage, hits, pilot }: Place, card: CardId): boolean {
  if (isSkin(card)) return kind === 'skin';
  if (kind !== (isWeapon(card) ? 'weapon' : 'system')) return false;
  if (pilot !== undefined && pilot !== isPilot(card)) return false;
  const most = hitsOf(card, toughnessOf({ options }, robot));
  return most > damage && (hits === undefined || most === hits);
}

/**
 * Decides for every place whether it holds a pilot: at most one per robot, and the number that the scenario demands.
 */
function pilotsChosen(options: Options, robots: readonly Robot[], { places, dice }: Deal): readonly Place[] {
  const [one] = robots;
  if (!one) return places;
  const { min, max } = planOf(options.scenario, one.team).pilots;
  const known = robots.filter((robot) => hasKnownPilot(robot, places));
  const able = dice.shuffle(
    robots.flatMap((robot) => {
      const seats = places.filter((place) => place.robot === robot && mayBePilot(options, place));
      return known.includes(robot) || robot.fate === 'derelict' || seats.length === 0
        ? []
        : [dice.pick(seats)];
    }),
  );
  const least = Math.max(0, min - known.length);
  const most = Math.max(least, Math.min(able.length, max - known.length));
  const flown = able.slice(0, least + dice.roll(most - least + 1) - 1);
  return places.map((place) =>
    place.kind === 'system' && place.pilot === undefined ? { ...place, pilot: flown.includes(place) } : place,
  );
}

const mayBePilot = (options: Options, place: Place): boolean =>
  place.pilot === undefined && PILOT_IDS.some((pilot) => fits(options, place, pilot));

const hasKnownPilot = (robot: Robot, places: readonly Place[]): boolean =>
  places.some((place) => place.robot === robot && place.pilot === true) ||
  openCards(robot, places).some(isPilot);

type Found = ReadonlyMap<Place, CardId>;

/** The most restricted places draw first. */
function drawn(options: Options, places: readonly Place[], drawer: readonly CardId[]): Found | undefined {
  const left = [...drawer];
  const choices = (place: Place): number => drawer.filter((card) => fits(options, place, card)).length;
  const order = places
    .map((place) => [place, choices(place)] as const)
    .toSorted(([, one], [, other]) => one - other);
  const found = new Map<Place, CardId>();
  for (const [place] of order) {
    const index = left.findIndex((card) => fits(options, place, card));
    const [card] = index < 0 ? [] : left.splice(index, 1);
    if (card === undefined) return undefined;
    found.set(place, card);
  }
  return found;
}

function laidOut(robot: Robot, found: Found): Robot {
  const cards = new Map(
    [...found].flatMap(([place, card]) => (place.robot === robot ? [[place.at, card]] : [])),
  );
  const slots = { ...robot.slots };
  for (const slot of SLOT_IDS) {
    const card = cards.get(slot);
    if (card !== undefined && !isSkin(card))
      slots[slot] = { ...slots[slot], card: card satisfies ItemCardId };
  }
  const skin = cards.get('skin');
  return {
    ...robot,
    slots,
    skin: skin !== undefined && isSkin(skin) ? { ...robot.skin, card: skin } : robot.skin,
    lost: robot.lost.map((one, at) => ({ ...one, card: cards.get(at) ?? one.card })),
  };
}
