import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import {
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  type CardId,
  type ItemCardId,
  type SkinId,
} from '../../content/cards';
import { SLOT_IDS } from '../../content/chassis';
import { drawerOf, neededCard, originsOf } from '../../rules/setup/drawer';
import { isExpanded } from '../../rules/cores/energy';
import { robotOf } from '../../rules/field/field';
import type { View } from '../../view';
import { designsLeft } from './candidates';

/** A ready-made design with one weapon and one system exchanged for others, so that every card is seen in play. */
export function tinkered(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  dice: Dice,
): ActionOf<'design'> | undefined {
  const designs = designsLeft(view, seat, legal);
  if (designs.length === 0) return undefined;
  const draft = dice.pick(designs);
  const drawer = drawerOf(view, robotOf(view, draft.robot).team, draft.robot);
  const changed = exchanged(draft, drawer.filter(isWeapon), dice);
  const needed = neededCard(view, robotOf(view, draft.robot).team);
  const spare = drawer.filter(isSpareSystem).filter((card) => card !== needed);
  const tinkered = exchanged(changed, spare, dice);
  const dressed = isExpanded(view) ? inAnySkin(tinkered, drawer.filter(isSkin), dice) : tinkered;
  const from = originsOf(view, robotOf(view, draft.robot), dressed);
  return from ? { ...dressed, from } : dressed;
}

/** Every third time in another skin: the ready-made designs have none of the expansion. */
const inAnySkin = (draft: ActionOf<'design'>, skins: readonly SkinId[], dice: Dice): ActionOf<'design'> =>
  skins.length > 0 && dice.roll(3) === 1 ? { ...draft, skin: dice.pick(skins) } : draft;

const isSpareSystem = (card: CardId): card is ItemCardId => isSystem(card) && !isPilot(card);

/** The draft with one of its cards of this kind exchanged for one of these. */
function exchanged(draft: ActionOf<'design'>, cards: readonly ItemCardId[], dice: Dice): ActionOf<'design'> {
  const laid = Object.values(draft.slots);
  const slots = SLOT_IDS.filter((slot) => cards.some((card) => card === draft.slots[slot]));
  const others = cards.filter((card) => !laid.includes(card));
  if (slots.length === 0 || others.length === 0) return draft;
  return { ...draft, slots: { ...draft.slots, [dice.pick(slots)]: dice.pick(others) } };
}
