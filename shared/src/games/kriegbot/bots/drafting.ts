import type { Dice } from '../../../core/dice';
import type { Seat } from '../../../core/seats';
import type { ActionOf } from '../actions';
import { armsOf, drawerAt, isArms, isPilot, isSkin, type CardId, type ItemCardId } from '../content/cards';
import { kindOfSlot, SLOT_IDS, slotsOf, type ChassisId, type SlotId } from '../content/chassis';
import type { CoreId } from '../content/cores';
import type { Design } from '../content/designs';
import { pilotLimits } from '../rules/cards';
import { coresSuiting } from '../rules/cores';
import { draftOf } from '../rules/design';
import { drawerOf, fitsSlot, fitted, isComplete, originsOf, pilotsIn } from '../rules/drawer';
import { robotsIn, robotsOfSeat, templateOf, type SeenRobot } from '../rules/field';
import { EMPTY_SLOT } from '../rules/setup';
import { baseSilhouette } from '../rules/speed';
import type { View } from '../view';
import { cardWorth, type Foe, type Plan } from './appraising';
import { bodyOf } from './body';

/** Designs that a bot composes itself: card after card, each among the best of the drawer beside what lies there. */

/** The more, the less the better cards are preferred, so that nobody can predict what a bot brings. */
const VARIETY = 0.5;

/** A whole design for the next robot of its own that has none, out of these cards. */
export function drafted(
  view: View,
  seat: Seat,
  dice: Dice,
  cards: readonly CardId[] = drawerAt(view.options),
): ActionOf<'design'> | undefined {
  const robot = robotsOfSeat(view, seat).find((one) => !isComplete(one));
  if (!robot || robot.chassis === '') return undefined;
  const drawer = drawerOf(view, robot.team, robot.id).filter((card) => cards.includes(card));
  const own = composed(view, robot, { drawer, dice });
  const design = own && fitted(view, robot, own);
  if (!design) return undefined;
  return draftOf(robot.id, design.slots, design.skin, {
    from: originsOf(view, robot, design),
    core: coreFor(view, robot, { design, dice }),
  });
}

/** The number of cores, those that suit it best, of which it takes any. */
const CORES = 2;

/** Where robots have cores: one that suits the design, and that nobody can predict. */
export function coreFor(
  view: View,
  robot: SeenRobot,
  { design, dice }: { readonly design: Pick<Design, 'slots'>; readonly dice: Dice },
): CoreId | '' {
  const cores = coresSuiting(view, robot, design).slice(0, CORES);
  return cores.length > 0 ? dice.pick(cores) : '';
}

interface Supply {
  readonly drawer: readonly CardId[];
  readonly dice: Dice;
}

/** Slot after slot, then a skin. */
function composed(view: View, robot: SeenRobot, { drawer, dice }: Supply): Design | undefined {
  const foes = foesOf(view, robot);
  const mayFly = pilotsIn(view, robot.team, robot.id) < pilotLimits(view, robot.team).max;
  const slots: Partial<Record<SlotId, ItemCardId>> = {};
  for (const slot of slotsOf(robot.chassis as ChassisId)) {
    const laid = Object.values(slots);
    const flies = !mayFly || laid.some(isPilot);
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
      dice,
    );
    if (card) slots[slot] = card;
  }
  const plan = { foes, pylon: undefined, arms: armsIn(Object.values(slots)) };
  const skin = anyGood(drawer.filter(isSkin), plan, dice);
  return skin && { slots, skin };
}

const armsIn = (laid: readonly ItemCardId[]): Plan['arms'] =>
  laid.flatMap((card) => (isArms(card) ? [armsOf(card)] : []));

/** The parts into which all worths together are divided for the lot. */
const PARTS = 10_000;

/** One of these cards by lot: the better, the more often. */
function anyGood<Card extends CardId>(cards: readonly Card[], plan: Plan, dice: Dice): Card | undefined {
  const weights = cards.map((card) => Math.exp(cardWorth(card, plan) / VARIETY));
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * dice.roll(PARTS)) / PARTS;
  for (const [index, card] of cards.entries()) {
    left -= weights[index] ?? 0;
    if (left <= 0) return card;
  }
  return cards.at(-1);
}

/** The other sides' robots as their templates are known, all slots full; itself, if none is. */
function foesOf(view: View, robot: SeenRobot): readonly Foe[] {
  const others = robotsIn(view).filter(({ team, chassis }) => team !== robot.team && chassis !== '');
  return (others.length > 0 ? others : [robot]).map((foe) => {
    const full = slotsOf(foe.chassis as ChassisId);
    const slots = Object.fromEntries(
      SLOT_IDS.map((slot) => [slot, full.includes(slot) ? { ...EMPTY_SLOT, card: 'hidden' } : EMPTY_SLOT]),
    ) as SeenRobot['slots'];
    return { body: bodyOf(view, { ...foe, slots }), silhouette: baseSilhouette(foe) };
  });
}
