import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import {
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  type CardId,
  type ItemCardId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import {
  SLOT_IDS,
  slotsOf,
  type ChassisId,
  type SlotId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import { READY_MADE, type Design, type WholeDesign } from '@gearhall/shared/games/kriegbot/content/designs';
import type { RobotView } from '@gearhall/shared/games/kriegbot/view';
import { slotKind } from '../sheet/places';
import { MISFIT_WORDS } from '../words/setup/misfits';

/** The cards of a robot on the desk: exactly what the action `design` sends. */
export type Draft = Omit<ActionOf<'design'>, 'type' | 'robot'>;

const known = <Card extends string>(card: Card | 'hidden'): Exclude<Card, 'hidden'> | '' =>
  (card === 'hidden' ? '' : card) as Exclude<Card, 'hidden'> | '';

export const draftOf = ({ slots, skin, powerCore, from }: RobotView): Draft => ({
  slots: Object.fromEntries(SLOT_IDS.map((slot) => [slot, known(slots[slot].card)])) as Draft['slots'],
  skin: known(skin.card) as Draft['skin'],
  ...(powerCore?.card && powerCore.card !== 'hidden' && { core: powerCore.card }),
  ...(Object.keys(from).length > 0 && { from: { ...from } as NonNullable<Draft['from']> }),
});

/** The same cards in the same places. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.skin === other.skin && SLOT_IDS.every((slot) => one.slots[slot] === other.slots[slot]);

/** The same cards, from the same drawers, with the same power core. */
export const isEqual = (one: Draft, other: Draft): boolean =>
  isSame(one, other) &&
  (one.core ?? '') === (other.core ?? '') &&
  SPOT_IDS.every((spot) => one.from?.[spot] === other.from?.[spot]);

export const cardsOf = ({ slots, skin }: Draft): readonly CardId[] =>
  [...SLOT_IDS.map((slot) => slots[slot]), skin].flatMap((card) => (card === '' ? [] : [card]));

/** Whether the draft is one of the ready-made designs, card by card. */
export const isReadyMade = (chassis: ChassisId, draft: Draft): boolean =>
  READY_MADE[chassis].some((design) =>
    isSame(
      draft,
      fromDesign(chassis, design, () => true),
    ),
  );

export type SpotId = SlotId | 'skin';
export const SPOT_IDS: readonly SpotId[] = [...SLOT_IDS, 'skin'];

/** Whether this card may go there. */
export function fits(chassis: ChassisId, spot: SpotId, card: CardId): boolean {
  if (spot === 'skin' || isSkin(card)) return spot === 'skin' && isSkin(card);
  return slotsOf(chassis).includes(spot) && (slotKind(chassis, spot) === 'weapon') === isWeapon(card);
}

/** Why it may not: empty if it may. */
export function misfitOf(chassis: ChassisId, spot: SpotId, card: CardId): string {
  if (fits(chassis, spot, card)) return '';
  if (spot === 'skin') return MISFIT_WORDS.notSkin;
  if (isSkin(card)) return MISFIT_WORDS.skin;
  return isWeapon(card) ? MISFIT_WORDS.weapon : MISFIT_WORDS.system;
}

const spotsFor = (chassis: ChassisId, card: CardId): readonly SpotId[] =>
  ([...slotsOf(chassis), 'skin'] as const).filter((spot) => fits(chassis, spot, card));

/** Where a card goes by default: an empty place, otherwise the first; a pilot replaces the other pilot. */
export function spotFor(chassis: ChassisId, draft: Draft, card: CardId): SpotId | undefined {
  const spots = spotsFor(chassis, card);
  const pilot = isPilot(card) ? SLOT_IDS.find((slot) => isPilot(draft.slots[slot])) : undefined;
  return pilot ?? spots.find((spot) => at(draft, spot) === '') ?? spots[0];
}

export const at = (draft: Draft, spot: SpotId): CardId | '' =>
  spot === 'skin' ? draft.skin : draft.slots[spot];

/** Lays a card; what was there moves to where the card came from. Only one pilot stays. */
export function laid(draft: Draft, spot: SpotId, card: CardId): Draft {
  if (isSkin(card)) return spot === 'skin' ? { ...draft, skin: card } : draft;
  if (spot === 'skin' || !(isWeapon(card) || isSystem(card))) return draft;
  const slots = { ...draft.slots };
  const before = SLOT_IDS.find((slot) => slots[slot] === card);
  if (before) slots[before] = slots[spot];
  slots[spot] = card;
  if (isPilot(card)) for (const slot of SLOT_IDS) if (slot !== spot && isPilot(slots[slot])) slots[slot] = '';
  return { ...draft, slots };
}

export function takenOff(draft: Draft, spot: SpotId): Draft {
  return spot === 'skin' ? { ...draft, skin: '' } : { ...draft, slots: { ...draft.slots, [spot]: '' } };
}

/** A design of the shelf, as far as the drawer has its cards. */
export function fromDesign(
  chassis: ChassisId,
  { slots, skin }: Design,
  free: (card: CardId) => boolean,
): Draft {
  const take = (card: ItemCardId | undefined, slot: SlotId): ItemCardId | '' =>
    card && free(card) && fits(chassis, slot, card) ? card : '';
  return {
    slots: Object.fromEntries(SLOT_IDS.map((slot) => [slot, take(slots[slot], slot)])) as Draft['slots'],
    skin: skin !== '' && free(skin) ? skin : '',
  };
}

export const toDesign = ({ slots, skin }: Draft): WholeDesign | undefined =>
  skin === ''
    ? undefined
    : {
        slots: Object.fromEntries(
          SLOT_IDS.flatMap((slot) => (slots[slot] === '' ? [] : [[slot, slots[slot]]])),
        ),
        skin,
      };
