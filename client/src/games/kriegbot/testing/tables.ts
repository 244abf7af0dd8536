import {
  SKIN_IDS,
  SYSTEM_IDS,
  WEAPON_IDS,
  type CardId,
  ALL_ARMS_IDS,
  ARMS_IDS,
  CARD_IDS,
  DRAWER,
  armsOf,
  type ArmsId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import { CHASSIS_IDS, chassisOf, LOCATIONS, slotsOf } from '@gearhall/shared/games/kriegbot/content/chassis';
import { TERRAIN_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import { ARC_NAMES, hitInWords, kindInWords, MEDIUM_NAMES, textOf } from '../words/cards/cards';
import { armsName, cardName, chassisName, isSlotId, itemName, itemsOf } from '../words/field/names';

/** The tables of the help, row by row, computed from the content of the rules. */

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const bars = (id: (typeof CHASSIS_IDS)[number]): string =>
  TERRAIN_IDS.filter((terrain) => chassisOf(id).bars.includes(terrain)).join(', ') || 'anywhere';

const TEMPLATES = CHASSIS_IDS.map((id) => {
  const { speeds, rotations, sideslips, strafes } = chassisOf(id);
  const systems = slotsOf(id).length - 2;
  return row(
    chassisName(id),
    speeds.join(', '),
    rotations,
    sideslips,
    strafes ? 'yes' : 'no',
    systems,
    bars(id),
  );
});

const PLACES = CHASSIS_IDS.map((id) =>
  row(chassisName(id), ...LOCATIONS.map((location) => itemName(id, chassisOf(id).locations[location]))),
);

const BLEEDS = CHASSIS_IDS.map((id) => {
  const { bleeds, slots } = chassisOf(id);
  const name = (item: (typeof LOCATIONS)[number] | Parameters<typeof itemName>[1]): string =>
    itemName(id, item as Parameters<typeof itemName>[1]);
  const ways = itemsOf(id).flatMap((item) => (bleeds[item] ? [`${name(item)} → ${name(bleeds[item])}`] : []));
  const pylons = itemsOf(id).flatMap((item) => {
    const arc = isSlotId(item) ? slots[item]?.arc : undefined;
    return arc ? [`${name(item)} ${ARC_NAMES[arc]}`] : [];
  });
  return row(chassisName(id), pylons.join(', ') || 'none', ways.join(', '));
});

const band = (from: number, to: number): string | number => (to > from ? to : '–');

const armsRow = (id: ArmsId): string => {
  const { medium, arc, bands } = armsOf(id);
  const { tooNear, short, medium: middle, long } = bands;
  return row(
    armsName(id),
    MEDIUM_NAMES[medium],
    ARC_NAMES[arc],
    tooNear === 0 ? '–' : tooNear,
    band(tooNear, short),
    band(short, middle),
    band(middle, long),
    hitInWords(id),
  );
};
const ARMS = ARMS_IDS.map(armsRow);
const ADDED_ARMS = ALL_ARMS_IDS.filter((id) => !ARMS_IDS.includes(id)).map(armsRow);

const cardRow = (card: CardId): string => row(cardName(card), kindInWords(card), textOf(card));
const CARDS = [...WEAPON_IDS, ...SYSTEM_IDS, ...SKIN_IDS].map(cardRow);

const IN_DRAWER: readonly CardId[] = DRAWER;
/** What only the whole expansion has. */
const ADDED_CARDS = CARD_IDS.filter((card) => !IN_DRAWER.includes(card)).map(cardRow);

const SIDES = 6;
/** The exact chance that `dice` dice, each 5 with another one, total at least `least`. */
export function chanceOf(dice: number, least: number): number {
  if (least <= 0) return 1;
  if (dice === 0) return 0;
  const plain = [0, 1, 2, 3, 4].reduce((sum, die) => sum + chanceOf(dice - 1, least - die), 0);
  return (plain + chanceOf(dice, least - (SIDES - 1))) / SIDES;
}
const MOST_DICE = 6;
const SILHOUETTES = 12;
const CHANCES = Array.from({ length: SILHOUETTES }, (_, index) =>
  row(
    index + 1,
    ...Array.from(
      { length: MOST_DICE },
      (_dice, dice) => `${(chanceOf(dice + 1, index + 1) * 100).toFixed(0)} %`,
    ),
  ),
);

export const TABLES = { TEMPLATES, PLACES, BLEEDS, ARMS, ADDED_ARMS, CARDS, ADDED_CARDS, CHANCES };
