import {
  hitsOf,
  isDefense,
  isPilot,
  isSkin,
  isWeapon,
  kindOfSystem,
  type CardId,
  type ItemCardId,
  armsOf,
  isArms,
  type AnyArmsId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import type { ArcId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { HitId, MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import { cardText } from './cardTexts';
import { capital, count } from '../field/names';

export const MEDIUM_NAMES: Readonly<Record<MediumId, string>> = {
  GUN: 'gun',
  BEAM: 'beam',
  BOLT: 'bolt',
  MISSILE: 'missile',
  MELEE: 'melee',
  none: 'no medium',
};

export const ARC_NAMES: Readonly<Record<ArcId | 'pylon', string>> = {
  line: 'straight ahead',
  front60: '60°',
  front120: '120°',
  rear120: '120° to the rear',
  all: '360°',
  pylon: 'arc of its pylon',
};

const HITS: Readonly<Record<HitId, string>> = {
  one: '1 damage',
  doubles: '1 damage, 2 on doubles',
  two: '2 damage',
  burst: 'burst: 1 damage in every place rolled',
  disablingBurst: 'burst: 1 disable in every place rolled',
  paint: 'paints',
  disables: 'disables',
  attach: 'attaches a mine',
};
export const hitInWords = (arms: AnyArmsId): string => HITS[armsOf(arms).hit];

/** Infantry reaches its own hex. */
const farInWords = (to: number): string => (to === 0 ? 'in its own hex' : `to ${count(to, 'hex', 'hexes')}`);

/** "3 dice to 3 hexes, 2 to 7, 1 to 12; not within 2": bands of no width are left out. */
function bandsInWords(arms: AnyArmsId): string {
  const { tooNear, short, medium, long } = armsOf(arms).bands;
  const bands = [
    { dice: 3, from: tooNear, to: short },
    { dice: 2, from: short, to: medium },
    { dice: 1, from: medium, to: long },
  ].filter(({ from, to }) => to > from);
  if (long <= 1) return `${bands[0]?.dice ?? 0} dice at 1 hex`;
  const told = bands.map(({ dice, to }, index) =>
    index === 0 ? `${count(dice, 'die', 'dice')} ${farInWords(to)}` : `${dice} to ${to}`,
  );
  return `${told.join(', ')}${tooNear > 0 ? `; not within ${tooNear}` : ''}`;
}

/** "Gun, 60°. 3 dice to 3 hexes, 2 to 7, 1 to 12. 2 damage." */
export function armsInWords(card: AnyArmsId): string {
  const { medium, arc } = armsOf(card);
  return `${capital(MEDIUM_NAMES[medium])}, ${ARC_NAMES[arc]}. ${bandsInWords(card)}. ${capital(hitInWords(card))}.`;
}

/** "Destroyed by 1 damage" where that is not the ordinary two. */
function toughness(card: ItemCardId, fragile = false): string {
  const hits = hitsOf(card, { fragile });
  return hits === (fragile ? 1 : 2) ? '' : ` Destroyed by ${hits} damage.`;
}

export const textOf = (card: CardId): string => `${cardText(card)}${isSkin(card) ? '' : toughness(card)}`;

/** All that a card does, as one text. */
export const cardInWords = (card: CardId): string =>
  [isArms(card) ? armsInWords(card) : '', textOf(card)].filter(Boolean).join(' ');

/** What kind of card it is: "missile", "pilot", "defense". */
export function kindInWords(card: CardId): string {
  if (isSkin(card)) return 'skin';
  if (isWeapon(card)) return MEDIUM_NAMES[armsOf(card).medium];
  return KINDS[kindOfSystem(card)];
}
const KINDS = {
  pilot: 'pilot',
  armed: 'armed system',
  attack: 'attack action',
  defense: 'defense action',
  passive: 'always on',
  movement: 'movement',
  crew: 'crew',
} as const;

export const FILTERS = {
  all: () => true,
  weapon: isWeapon,
  system: (card: CardId) => !isWeapon(card) && !isSkin(card),
  skin: isSkin,
  pilot: isPilot,
  defense: isDefense,
} as const satisfies Readonly<Record<string, (card: CardId) => boolean>>;
