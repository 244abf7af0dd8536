import type { Dice } from '../../../core/dice/dice';
import { hitsOf, isPilot, isSkin, isWeapon, type CardId, type ItemCardId, PILOT_IDS } from '../content/cards';
import { chassisOf, kindOfSlot, SLOT_IDS, slotsOf, type SlotId } from '../content/chassis';
import type { TeamId } from '../content/teams';
import { hasPiles } from '../content/scenarios';
import { isForeign, pilotLimits, toughnessOf } from '../rules/pieces/cardsOnRobots';
import { neededCard } from '../rules/setup/drawer';
import { isPylonCard, isWreck } from '../rules/pieces/wrecks';
import { originOf } from '../rules/field/field';
import type { State } from '../state';
import type { LostCard, Origins, Robot } from '../state/robot';
import { deckFor, type Copy, type Deck, type Lying } from './decks';

/** A place for a card that a viewer cannot know, and what they do know of it. */
interface HiddenCard {
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
  /** Known to lie here: the card that the side needs, as far as this deal goes. */
  readonly card?: CardId;
}
type Options = State['options'];

/** Who looks at whose robots. */
export interface Look {
  readonly team: TeamId;
  /** The side of the viewer, if any. */
  readonly knower: TeamId | undefined;
  readonly dice: Dice;
}

/** This side has run the captured robot, and knows its cards (KX70). */
export const isKnownTo = ({ captured }: Robot, knower: TeamId | undefined): boolean =>
  knower !== undefined && captured?.knownBy.includes(knower) === true;

/** Replaces every face-down card by any that fits; `undefined` if no deal is found. */
export const dealtAnew = (state: State, robots: readonly Robot[], look: Look): readonly Robot[] | undefined =>
  filledFrom(
    state,
    robots,
    robots.filter((robot) => !isKnownTo(robot, look.knower)).flatMap((robot) => hiddenIn(state, robot)),
    look,
  );

/** The same with all robots at once, of whichever side, but those of the viewer. */
export const dealtAround = (
  state: State,
  robots: readonly Robot[],
  look: Look,
): readonly Robot[] | undefined =>
  filledFrom(
    state,
    robots,
    robots.filter(({ team }) => team !== look.knower).flatMap((robot) => hiddenIn(state, robot)),
    look,
  );

/** Fills every slot again. */
export const designedAnew = (
  state: State,
  robots: readonly Robot[],
  look: Look,
): readonly Robot[] | undefined => filledFrom(state, robots, robots.flatMap(slotsFor), look);

const slotsFor = (robot: Robot): readonly HiddenCard[] => [
  ...slotsOf(robot.chassis === '' ? 'rocketbot' : robot.chassis).map((at) => ({
    robot,
    at,
    kind: kindOfSlot(at),
    damage: 0,
  })),
  { robot, at: 'skin', kind: 'skin', damage: 0 },
];

function hiddenIn(state: State, robot: Robot): readonly HiddenCard[] {
  const { slots, skin, lost } = robot;
  const faceDown = SLOT_IDS.filter((slot) => slots[slot].card !== '' && !slots[slot].shown);
  const told = tellsOfPilots(state, robot);
  return [
    ...faceDown.map((at): HiddenCard => {
      const { card, damage, disabled } = slots[at];
      const isTold = told === 'all' || (told === 'disabled' && disabled);
      return { robot, at, kind: kindOfSlot(at), damage, ...(isTold && { pilot: isPilot(card) }) };
    }),
    ...lost.flatMap((one, at): HiddenCard[] => (one.shown ? [] : [lostPlace(state.options, robot, one, at)])),
    ...(skin.card === '' || skin.shown ? [] : [{ robot, at: 'skin', kind: 'skin', damage: 0 } as const]),
  ];
}

/** A lost pilot would have left a derelict: everybody saw whether it did. */
function lostPlace(options: Options, robot: Robot, { card, destroyed }: LostCard, at: number): HiddenCard {
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
  readonly places: readonly HiddenCard[];
  readonly dice: Dice;
}
/** The number of shuffles before no deal is found. */
const TRIES = 4;

function filledFrom(
  state: State,
  robots: readonly Robot[],
  places: readonly HiddenCard[],
  { team, knower, dice }: Look,
): readonly Robot[] | undefined {
  const { options } = state;
  const lying = robots.flatMap((robot) => lyingOn(robot, places));
  const { spare, sure } = deckFor(state, team, { lying, knower });
  const needed = neededBy(options, robots, places);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const deck = { spare: dice.shuffle(spare.filter(({ card }) => card !== needed)), sure };
    const bound = needed ? boundTo(options, needed, { places, dice }) : places;
    const found = drawn(
      options,
      { places: pilotsChosen(state, robots, { places: bound, dice }), dice },
      deck,
      hasPiles(options),
    );
    if (found) return robots.map((robot) => laidOut(robot, found));
  }
  return undefined;
}

/** The card that one robot of the side has in a pylon slot, if nobody else knows where (KS8.1). */
function neededBy(
  options: Options,
  robots: readonly Robot[],
  places: readonly HiddenCard[],
): CardId | undefined {
  const open = robots.flatMap((robot) => openCards(robot, places));
  const [one] = robots;
  const card = one && neededCard({ options }, originOf(one));
  return card === undefined || open.includes(card) ? undefined : card;
}

/** It may lie in any pylon slot that could hold it. */
function boundTo(options: Options, card: CardId, { places, dice }: Deal): readonly HiddenCard[] {
  const able = places.filter(
    (place) => isPylon(place) && fits(options, { ...place, pilot: place.pilot ?? false }, card),
  );
  const chosen = able.length > 0 ? dice.pick(able) : undefined;
  return places.map((place) => (place === chosen ? { ...place, pilot: false, card } : place));
}

function isPylon({ robot, at }: HiddenCard): boolean {
  const slot = typeof at === 'number' ? robot.lost[at]?.slot : at;
  if (slot === undefined || slot === 'skin' || robot.chassis === '') return false;
  return chassisOf(robot.chassis).slots[slot]?.arc !== undefined;
}

/** All cards of a robot, lost ones too. */
function lyingOn(robot: Robot, places: readonly HiddenCard[]): readonly Lying[] {
  const { slots, skin, lost, from } = robot;
  const isHidden = (at: HiddenCard['at']): boolean =>
    places.some((place) => place.robot === robot && place.at === at);
  const lie = (place: SlotId | 'skin', card: CardId | '', at: HiddenCard['at'] = place): readonly Lying[] =>
    card === '' ? [] : [{ card, place, from: from[place] ?? '', hidden: isHidden(at) }];
  return [
    ...SLOT_IDS.filter((at) => !isForeign(slots[at])).flatMap((at) => lie(at, slots[at].card)),
    ...lie('skin', skin.card),
    ...lost.flatMap((one, at) => (isForeign(one) ? [] : lie(one.slot, one.card, at))),
  ];
}

/** Cards of a robot that stay where they are. */
const openCards = (robot: Robot, places: readonly HiddenCard[]): readonly CardId[] =>
  lyingOn(robot, places).flatMap(({ card, hidden }) => (hidden ? [] : [card]));

function fits(options: Options, place: HiddenCard, card: CardId): boolean {
  const { robot, kind, damage, hits, pilot } = place;
  if (isWreck(robot) && isPylonCard(card) && !isPylon(place)) return false;
  if (isSkin(card)) return kind === 'skin';
  if (kind !== (isWeapon(card) ? 'weapon' : 'system')) return false;
  if (pilot !== undefined && pilot !== isPilot(card)) return false;
  const most = hitsOf(card, toughnessOf({ options }, robot));
  return most > damage && (hits === undefined || most === hits);
}

/**
 * Decides for every place whether it holds a pilot: at most one per robot, and the number that the scenario demands.
 */
function pilotsChosen(
  { options, teams }: State,
  robots: readonly Robot[],
  { places, dice }: Deal,
): readonly HiddenCard[] {
  const [one] = robots;
  if (!one) return places;
  const all = Object.fromEntries(robots.map((robot) => [robot.id, robot]));
  const origin = originOf(one);
  const { min, max } = pilotLimits({ robots: all, options }, origin);
  // The end of a leader is told: while he lives, he is on a robot that is left (KS9.3).
  const isLed = teams[origin]?.leader === 'alive';
  const known = robots.filter((robot) => hasKnownPilot(robot, places));
  const able = dice.shuffle(
    robots.flatMap((robot) => {
      const seats = places.filter((place) => place.robot === robot && mayBePilot(options, place));
      const isOut = robot.fate === 'derelict' || (isLed && robot.fate !== '');
      return known.includes(robot) || isOut || seats.length === 0 ? [] : [dice.pick(seats)];
    }),
  );
  const least = Math.max(0, min - known.length);
  const most = Math.max(least, Math.min(able.length, max - known.length));
  const flown = able.slice(0, least + dice.roll(most - least + 1) - 1);
  return places.map((place) =>
    place.kind === 'system' && place.pilot === undefined ? { ...place, pilot: flown.includes(place) } : place,
  );
}

const mayBePilot = (options: Options, place: HiddenCard): boolean =>
  place.pilot === undefined && PILOT_IDS.some((pilot) => fits(options, place, pilot));

const hasKnownPilot = (robot: Robot, places: readonly HiddenCard[]): boolean =>
  places.some((place) => place.robot === robot && place.pilot === true) ||
  openCards(robot, places).some(isPilot);

type Found = ReadonlyMap<HiddenCard, Copy>;

/** What must lie somewhere goes to any place that it fits; then the most restricted places draw first. */
function drawn(
  options: Options,
  { places, dice }: Deal,
  { spare, sure }: Deck,
  hasTwo: boolean,
): Found | undefined {
  const found = new Map<HiddenCard, Copy>();
  const mayLie = (place: HiddenCard, { card, from }: Copy): boolean =>
    fits(options, place, card) &&
    ((from === '' && !hasTwo) || !carries(place.robot, card, { places, found }));
  const fitting = (copy: Copy): readonly HiddenCard[] =>
    places.filter((place) => !found.has(place) && mayLie(place, copy));
  for (const place of places) if (place.card !== undefined) found.set(place, { card: place.card, from: '' });
  for (const copy of inOrderOf(sure, (one) => fitting(one).length)) {
    const free = fitting(copy);
    if (free.length === 0) return undefined;
    found.set(dice.pick(free), copy);
  }
  const left = [...spare];
  for (const place of inOrderOf(
    places,
    (one) => spare.filter(({ card }) => fits(options, one, card)).length,
  )) {
    if (found.has(place)) continue;
    const index = left.findIndex((copy) => mayLie(place, copy));
    const [copy] = index < 0 ? [] : left.splice(index, 1);
    if (copy === undefined) return undefined;
    found.set(place, copy);
  }
  return found;
}

/** No robot has two cards of one kind (KS9.2, KS17.2). */
const carries = (
  robot: Robot,
  card: CardId,
  { places, found }: { readonly places: readonly HiddenCard[]; readonly found: Found },
): boolean =>
  openCards(robot, places).includes(card) ||
  [...found].some(([place, copy]) => place.robot === robot && copy.card === card);

const inOrderOf = <Item>(items: readonly Item[], rank: (item: Item) => number): readonly Item[] =>
  items
    .map((item) => [item, rank(item)] as const)
    .toSorted(([, one], [, other]) => one - other)
    .map(([item]) => item);

function laidOut(robot: Robot, found: Found): Robot {
  const copies = new Map(
    [...found].flatMap(([place, copy]) => (place.robot === robot ? [[place.at, copy]] : [])),
  );
  const slots = { ...robot.slots };
  for (const slot of SLOT_IDS) {
    const card = copies.get(slot)?.card;
    if (card !== undefined && !isSkin(card))
      slots[slot] = { ...slots[slot], card: card satisfies ItemCardId };
  }
  const skin = copies.get('skin')?.card;
  return {
    ...robot,
    slots,
    skin: skin !== undefined && isSkin(skin) ? { ...robot.skin, card: skin } : robot.skin,
    from: originsAnew(robot, copies),
    lost: robot.lost.map((one, at) => ({ ...one, card: copies.get(at)?.card ?? one.card })),
  };
}

function originsAnew(robot: Robot, copies: ReadonlyMap<HiddenCard['at'], Copy>): Origins {
  const origins = { ...robot.from };
  for (const [at, { from }] of copies) {
    const place = typeof at === 'number' ? robot.lost[at]?.slot : at;
    if (place && from !== '') origins[place] = from;
  }
  return origins;
}
