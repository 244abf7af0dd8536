import { CARD_IDS, DRAWER, isPilot, isSkin, isSystem, isWeapon, type CardId } from '../cards';
import { CHASSIS_IDS, kindOfSlot, slotsOf, type ChassisId } from '../chassis';
import type { Edited, EditedSideId } from './edited';
import { leastRobots, mostRobots, problem, sidesIn, type Check, type DeckId, type Problem } from './problem';

/** Whether the cards that are left are enough to fill all robots of any templates. */

const DECKS: Readonly<Record<DeckId, (card: CardId) => boolean>> = {
  weapon: isWeapon,
  // A robot may do without a pilot.
  system: (card) => isSystem(card) && !isPilot(card),
  skin: isSkin,
};
const DECK_IDS = Object.keys(DECKS) as readonly DeckId[];

const slotsIn = (chassis: ChassisId, deck: DeckId): number =>
  deck === 'skin' ? 1 : slotsOf(chassis).filter((slot) => kindOfSlot(slot) === deck).length;

/** The most slots of a kind that robots of different templates have. */
function mostSlots(made: Edited, team: EditedSideId, deck: DeckId): number {
  const { chassis } = made.sides[team];
  const slots = (chassis.length > 0 ? chassis : CHASSIS_IDS).map((id) => slotsIn(id, deck));
  return slots
    .toSorted((one, other) => other - one)
    .slice(0, mostRobots(made, team))
    .reduce((all, number) => all + number, 0);
}

const leftIn = ({ banned, expanded }: Edited): readonly CardId[] =>
  (expanded ? CARD_IDS : DRAWER).filter((card) => !banned.includes(card));

function checkSide(made: Edited, team: EditedSideId, left: readonly CardId[]): readonly Problem[] {
  const { pilots, hacksWith } = made.sides[team];
  const needed = pilots === 'all' ? leastRobots(made, team) : pilots.min;
  const most = pilots === 'all' ? mostRobots(made, team) : needed;
  return [
    ...DECK_IDS.flatMap((deck) => {
      const slots = mostSlots(made, team, deck);
      return problem(left.filter(DECKS[deck]).length < slots, 'tooFewCards', { team, deck, slots });
    }),
    ...problem(left.filter(isPilot).length < most, 'tooFewPilots', { team }),
    ...(hacksWith === ''
      ? []
      : problem(!left.includes(hacksWith), 'neededBanned', { team, card: hacksWith })),
  ];
}

export const checkCards: Check = (made) =>
  made.banned.length === 0 ? [] : sidesIn(made).flatMap(([team]) => checkSide(made, team, leftIn(made)));
