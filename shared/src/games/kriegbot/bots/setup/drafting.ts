import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { ActionOf } from '../../actions';
import { armsOf, isArms, isPilot, isSkin, type CardId, type ItemCardId } from '../../content/cards';
import { drawerAt } from '../../content/inPlay';
import { kindOfSlot, SLOT_IDS, slotsOf, type ChassisId, type SlotId } from '../../content/chassis';
import type { Design } from '../../content/designs';
import { pilotLimits } from '../../rules/pieces/cardsOnRobots';
import { draftOf } from '../../rules/setup/design';
import { drawerOf, fitsSlot, fitted, isComplete, originsOf, pilotsIn } from '../../rules/setup/drawer';
import { robotsIn, robotsOfSeat, templateOf, type SeenRobot } from '../../rules/field/field';
import { EMPTY_SLOT } from '../../rules/pieces/newRobot';
import { baseSilhouette } from '../../rules/pieces/speed';
import type { View } from '../../view';
import { cardWorth, type Foe, type Loadout } from './judging';
import { bodyOf } from '../field/bodies';
import { coreFor, wellProven } from './choosing';

/** Designs that a bot composes itself: card after card, each among the best of the drawer beside what lies there. */

/** How a bot chooses; a hard one, if nothing else is said. */
export interface Taste {
  /** The cards that it may use. */
  readonly cards?: readonly CardId[];
  /** The more, the less it prefers the better cards; never none, so that nobody can predict what a bot brings. */
  readonly variety?: number;
  /** The design of which it keeps most cards. */
  readonly base?: Base;
}
type Base = (chassis: ChassisId, dice: Dice) => Design;
const VARIETY = 0.25;

/** A whole design for the next robot of its own that has none, out of these cards. */
export function drafted(
  view: View,
  seat: Seat,
  dice: Dice,
  { cards = drawerAt(view.options), variety = VARIETY, base = wellProven }: Taste = {},
): ActionOf<'design'> | undefined {
  const robot = robotsOfSeat(view, seat).find((one) => !isComplete(view, one));
  if (!robot || robot.chassis === '') return undefined;
  const drawer = drawerOf(view, robot.team, robot.id).filter((card) => cards.includes(card));
  const supply = { drawer, dice, variety, base };
  const own = composed(view, robot, supply, keptFrom(view, robot, supply));
  const design = own && fitted(view, robot, own);
  if (!design) return undefined;
  return draftOf(robot.id, design.slots, design.skin, {
    from: originsOf(view, robot, design),
    core: coreFor(view, robot, { design, dice }),
  });
}

interface Supply {
  readonly drawer: readonly CardId[];
  readonly variety: number;
  readonly base: Base;
  readonly dice: Dice;
}

const mayFly = (view: View, { team, id }: SeenRobot): boolean =>
  pilotsIn(view, team, id) < pilotLimits(view, team).max;

/** Of five cards, on the average. */
const KEPT = 3;

/** Most cards of a design that does well: the rest is laid beside them. */
function keptFrom(view: View, robot: SeenRobot, { drawer, dice, base }: Supply): Partial<Design> {
  const { slots, skin } = base(robot.chassis as ChassisId, dice);
  const isKept = (card: CardId): boolean =>
    dice.roll(5) <= KEPT && drawer.includes(card) && (mayFly(view, robot) || !isPilot(card));
  return {
    slots: Object.fromEntries(Object.entries(slots).filter(([, card]) => isKept(card))),
    ...(skin !== '' && isKept(skin) && { skin }),
  };
}

/** Slot after slot, then a skin. */
function composed(view: View, robot: SeenRobot, supply: Supply, kept: Partial<Design>): Design | undefined {
  const { drawer } = supply;
  const foes = foesOf(view, robot);
  const slots: Partial<Record<SlotId, ItemCardId>> = { ...kept.slots };
  for (const slot of slotsOf(robot.chassis as ChassisId).filter((one) => slots[one] === undefined)) {
    const laid = Object.values(slots);
    const flies = !mayFly(view, robot) || laid.some(isPilot);
    const fitting = drawer.filter(
      (card): card is ItemCardId =>
        !isSkin(card) &&
        fitsSlot(kindOfSlot(slot), card) &&
        !laid.includes(card) &&
        !(flies && isPilot(card)),
    );
    const card = anyGood(
      fitting,
      { foes, pylon: templateOf(robot).slots[slot]?.arc, arms: armsIn(laid) },
      supply,
    );
    if (card) slots[slot] = card;
  }
  const plan = { foes, pylon: undefined, arms: armsIn(Object.values(slots)) };
  const skin = kept.skin ?? anyGood(drawer.filter(isSkin), plan, supply);
  return skin || view.options.campaign ? { slots, skin: skin ?? '' } : undefined;
}

export const armsIn = (laid: readonly ItemCardId[]): Loadout['arms'] =>
  laid.flatMap((card) => (isArms(card) ? [armsOf(card)] : []));

/** The parts into which all worths together are divided for the lot. */
const PARTS = 10_000;

/** One of these cards by lot: the better, the more often. */
function anyGood<Card extends CardId>(
  cards: readonly Card[],
  plan: Loadout,
  { dice, variety }: Supply,
): Card | undefined {
  const weights = cards.map((card) => Math.exp(cardWorth(card, plan) / variety));
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * dice.roll(PARTS)) / PARTS;
  for (const [index, card] of cards.entries()) {
    left -= weights[index] ?? 0;
    if (left <= 0) return card;
  }
  return cards.at(-1);
}

/** The other sides' robots as their templates are known, all slots full; itself, if none is. */
export function foesOf(view: View, robot: SeenRobot): readonly Foe[] {
  const others = robotsIn(view).filter(({ team, chassis }) => team !== robot.team && chassis !== '');
  return (others.length > 0 ? others : [robot]).map((foe) => {
    const full = slotsOf(foe.chassis as ChassisId);
    const slots = Object.fromEntries(
      SLOT_IDS.map((slot) => [slot, full.includes(slot) ? { ...EMPTY_SLOT, card: 'hidden' } : EMPTY_SLOT]),
    ) as SeenRobot['slots'];
    return { body: bodyOf(view, { ...foe, slots }), silhouette: baseSilhouette(foe) };
  });
}
