import type { Dice } from '../../../core/dice';
import type { Seat } from '../../../core/seats';
import type { ActionOf } from '../actions';
import {
  armsOf,
  drawerAt,
  isArms,
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  type CardId,
  type ItemCardId,
} from '../content/cards';
import { kindOfSlot, SLOT_IDS, slotsOf, type ChassisId, type SlotId } from '../content/chassis';
import type { Design } from '../content/designs';
import { pilotLimits } from '../rules/cards';
import { coresSuiting } from '../rules/cores';
import { draftOf } from '../rules/design';
import { drawerOf, fitted, isComplete, originsOf, pilotsIn } from '../rules/drawer';
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
  const cores = coresSuiting(view, robot, design).slice(0, CORES);
  return draftOf(robot.id, design.slots, design.skin, {
    from: originsOf(view, robot, design),
    core: cores.length > 0 ? dice.pick(cores) : '',
  });
}

/** The number of cores, those that suit it best, of which it takes any. */
const CORES = 2;

interface Supply {
  readonly drawer: readonly CardId[];
  readonly dice: Dice;
}

function composed(view: View, robot: SeenRobot, { drawer, dice }: Supply): Design | undefined {
  const foes = foesOf(view, robot);
  const laid: Partial<Record<SlotId, ItemCardId>> = {};
  const mayFly = pilotsIn(view, robot.team, robot.id) < pilotLimits(view, robot.team).max;
  const fits = (card: CardId, slot: SlotId): card is ItemCardId =>
    (kindOfSlot(slot) === 'weapon' ? isWeapon(card) : isSystem(card)) &&
    !Object.values(laid).includes(card as ItemCardId) &&
    (!isPilot(card) || (mayFly && !Object.values(laid).some(isPilot)));
  for (const slot of slotsOf(robot.chassis as ChassisId)) {
    const plan: Plan = { foes, pylon: templateOf(robot).slots[slot]?.arc, arms: armsIn(laid) };
    const card = anyGood(
      drawer.filter((one): one is ItemCardId => fits(one, slot)),
      plan,
      dice,
    );
    if (card) laid[slot] = card;
  }
  const skin = anyGood(drawer.filter(isSkin), { foes, pylon: undefined, arms: armsIn(laid) }, dice);
  return skin && { slots: laid, skin };
}

const armsIn = (laid: Design['slots']): Plan['arms'] =>
  Object.values(laid).flatMap((card) => (isArms(card) ? [armsOf(card)] : []));

/** One of these cards by lot: the better, the more often. */
function anyGood<Card extends CardId>(cards: readonly Card[], plan: Plan, dice: Dice): Card | undefined {
  const weights = cards.map((card) => Math.exp(cardWorth(card, plan) / VARIETY));
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * dice.roll(GRAINS)) / GRAINS;
  return cards.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? cards.at(-1);
}
const GRAINS = 10_000;

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
