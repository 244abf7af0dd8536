import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { expectDefined } from '../../../../core/ground/result';
import { CARD_IDS, isInPiles, isSkin, type CardId, type ItemCardId, type SkinId } from '../../content/cards';
import { kindOfSlot, slotsOf, type ChassisId, type SlotId } from '../../content/chassis';
import { hasPiles } from '../../content/scenarios';
import { DRAWER_IDS } from '../../content/teams';
import type { Robot } from '../../state/robot';
import { robotIn, teamOf, type RuleContext } from '../field/context';
import { cardsOn, drawerOf, fitsSlot } from './drawer';
import { robotsOfSeat, type Field, type SeenRobot } from '../field/field';

/** Cards that go round the table in piles (L677): nobody sees a pile before or after (KS17.2). */

/** Both drawers together: 110 cards. */
export const PILE_CARDS: readonly CardId[] = DRAWER_IDS.flatMap(() => CARD_IDS.filter(isInPiles));

/** One pile for each seat, dealt card by card (KS17.1). */
export function dealPiles(context: RuleContext): void {
  const { seats, options } = context.state;
  if (!hasPiles(options)) return;
  for (const [index, card] of context.dice.shuffle(PILE_CARDS).entries())
    pileOf(context, index % seats.length).push(card);
  context.state.round = 1;
}

/** The pile in the hand of a seat. */
function pileOf(context: RuleContext, seat: Seat): CardId[] {
  const side = teamOf(context, context.state.seats[seat]?.team ?? 'green');
  return (side.pile ??= []);
}

/** Takes the cards of a new design from the pile, and puts back those of the one before. */
export function exchange(context: RuleContext, id: Robot['id'], cards: readonly CardId[]): void {
  const robot = robotIn(context, id);
  const side = teamOf(context, robot.team);
  const left = [...(side.pile ?? []), ...cardsOn(robot)];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  side.pile = left;
}

/** All have chosen: the piles pass on to the next seat; after as many rounds as players they are done with. */
export function passPiles(context: RuleContext): 'passed' | 'done' {
  const { seats, round = 1 } = context.state;
  if (round >= seats.length) {
    fillByLot(context);
    return 'done';
  }
  const piles = seatsOf(seats.length).map((seat) => [...pileOf(context, seat)]);
  for (const [seat, own] of seats.entries()) {
    teamOf(context, own.team).pile = piles.at(seat - 1) ?? [];
    own.ready = own.out;
  }
  context.state.round = round + 1;
  context.emit({ type: 'pilesPassed', round: round + 1 });
  return 'passed';
}

type Place = SlotId | 'skin';

/** Open slots are filled from the last pile, then from all; the rest is out of the game. */
function fillByLot(context: RuleContext): void {
  const seats = seatsOf(context.state.seats.length);
  const all = (): readonly CardId[] => seats.flatMap((seat) => pileOf(context, seat));
  for (const from of [(seat: Seat) => pileOf(context, seat), all])
    for (const seat of seats)
      for (const { id } of robotsOfSeat(context.state, seat)) fill(context, id, () => from(seat));
  for (const { team } of context.state.seats) delete teamOf(context, team).pile;
  delete context.state.round;
}

function fill(context: RuleContext, id: Robot['id'], cards: () => readonly CardId[]): void {
  for (const place of openPlaces(robotIn(context, id))) {
    const fitting = cards().filter((card) => isFitting(robotIn(context, id), place, card));
    if (fitting.length === 0) continue;
    const card = context.dice.pick(fitting);
    takeOut(context, card, robotIn(context, id).seat);
    layAt(context, id, place, card);
  }
}

const openPlaces = ({ chassis, slots, skin }: Robot): readonly Place[] =>
  chassis === ''
    ? []
    : [
        ...slotsOf(chassis).filter((slot) => slots[slot].card === ''),
        ...(skin.card === '' ? (['skin'] as const) : []),
      ];

/** It may lie there (K11), and the robot has no other of its kind. */
function isFitting(robot: Robot, place: Place, card: CardId): boolean {
  if (cardsOn(robot).includes(card)) return false;
  if (place === 'skin') return isSkin(card);
  return !isSkin(card) && fitsSlot(kindOfSlot(place), card);
}

function layAt(context: RuleContext, id: Robot['id'], place: Place, card: CardId): void {
  const robot = robotIn(context, id);
  if (place === 'skin') {
    if (isSkin(card)) robot.skin.card = card;
  } else if (!isSkin(card)) robot.slots[place].card = card;
}

/** Out of the pile of this seat, if it is there, otherwise out of any. */
function takeOut(context: RuleContext, card: CardId, seat: Seat): void {
  const order = [seat, ...seatsOf(context.state.seats.length)];
  const owner = order.find((one) => pileOf(context, one).includes(card));
  if (owner === undefined) return;
  const pile = pileOf(context, owner);
  pile.splice(pile.indexOf(card), 1);
}

/** Piles go round the table now. */
export const isPassing = ({ round }: Pick<Field, 'round'>): boolean => round !== undefined;

type Chooser = <Card extends CardId>(cards: readonly Card[]) => Card | undefined;

/** What lies on a robot, with a card of its pile in each open slot that one fits. */
export function filled(
  field: Field,
  robot: SeenRobot,
  choose: Chooser,
): { readonly slots: Partial<Record<SlotId, ItemCardId>>; readonly skin: SkinId | '' } {
  const laid: CardId[] = [...cardsOn(robot)];
  const free = (): readonly CardId[] => drawerOf(field, robot.team).filter((card) => !laid.includes(card));
  const slots: Partial<Record<SlotId, ItemCardId>> = {};
  for (const slot of slotsOf(templateIdOf(robot))) {
    const { card } = robot.slots[slot];
    const found = card === '' || card === 'hidden' ? choose(free().filter(itemFor(slot))) : card;
    if (!found) continue;
    slots[slot] = found;
    laid.push(found);
  }
  const { card: skin } = robot.skin;
  return { slots, skin: (skin === '' || skin === 'hidden' ? choose(free().filter(isSkin)) : skin) ?? '' };
}

const itemFor =
  (slot: SlotId) =>
  (card: CardId): card is ItemCardId =>
    !isSkin(card) && fitsSlot(kindOfSlot(slot), card);
const templateIdOf = ({ chassis, id }: SeenRobot): ChassisId =>
  expectDefined(chassis === '' ? undefined : chassis, `a template for ${id}`);
