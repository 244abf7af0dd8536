import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import { isSkin, type CardId, type ItemCardId, type SkinId } from '../../content/cards';
import { kindOfSlot, slotsOf, type SlotId } from '../../content/chassis';
import { draftOf, areLaid } from '../../rules/setup/design';
import { drawerOf, fitsSlot } from '../../rules/setup/drawer';
import { robotsOfSeat, templateOf, type SeenRobot } from '../../rules/field/field';
import { filled } from '../../rules/setup/piles';
import type { View } from '../../view';
import { cardWorth, type Loadout } from './judging';
import { armsIn, foesOf } from './drafting';
import { readied } from './candidates';

/** Choosing from a pile that is handed on (KS17.2): until nothing better is in it. */

/** The best card for each slot out of the pile in hand and what lies there already. */
export function bestOfPile(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const [robot] = robotsOfSeat(view, seat);
  const best = robot && composed(view, robot);
  return best && !areLaid(robot, best) ? best : readied(legal);
}

function composed(view: View, robot: SeenRobot): ActionOf<'design'> {
  const drawer = drawerOf(view, robot.team);
  const foes = foesOf(view, robot);
  const slots: Partial<Record<SlotId, ItemCardId>> = {};
  for (const slot of slotsOf(robot.chassis === '' ? 'rocketbot' : robot.chassis)) {
    const laid = Object.values(slots);
    const pylon = templateOf(robot).slots[slot]?.arc;
    const fitting = drawer.filter(
      (card): card is ItemCardId => !isSkin(card) && fitsSlot(kindOfSlot(slot), card) && !laid.includes(card),
    );
    const card = bestOf(fitting, { foes, pylon, arms: armsIn(laid) });
    if (card) slots[slot] = card;
  }
  const plan = { foes, pylon: undefined, arms: armsIn(Object.values(slots)) };
  return draftOf(robot.id, slots, bestOf<SkinId>(drawer.filter(isSkin), plan) ?? '');
}

function bestOf<Card extends CardId>(cards: readonly Card[], plan: Loadout): Card | undefined {
  const worths = cards.map((card) => cardWorth(card, plan));
  return cards[worths.indexOf(Math.max(...worths))];
}

/** Any fitting card into each open slot. */
export function anyOfPile(view: View, seat: Seat, legal: readonly Action[], dice: Dice): Action | undefined {
  const [robot] = robotsOfSeat(view, seat);
  if (!robot) return undefined;
  const { slots, skin } = filled(view, robot, (cards) => (cards.length > 0 ? dice.pick(cards) : undefined));
  const draft = draftOf(robot.id, slots, skin);
  return areLaid(robot, draft) ? readied(legal) : draft;
}
