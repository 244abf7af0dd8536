import { cardsWith, isDefense, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { coreCard, type CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { SLOT_IDS, type ItemId, type SlotId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { knownCore } from '@gearhall/shared/games/kriegbot/rules/cores/energy';
import {
  attacksLeft,
  defensesLeft,
  ownLedger,
} from '@gearhall/shared/games/kriegbot/rules/pieces/actionsLeft';
import { baseSilhouette, maxSpeed } from '@gearhall/shared/games/kriegbot/rules/pieces/speed';
import type { RobotView, SeenCard, SeenSkin, View } from '@gearhall/shared/games/kriegbot/view';
import { placesOf } from '../sheet/places';
import { coreInWords, coreName } from '../words/cores/cores';
import { capital, fullCardName, itemName, seenName } from '../words/field/names';

/** What a dashboard shows of a robot, as this viewer sees it. */
export interface Readout {
  readonly speed: number;
  /** By its movement option, before cards. */
  readonly silhouette: number;
  readonly attacks: number;
  readonly defenses: number;
}

export function readoutOf(view: View, robot: RobotView): Readout {
  return {
    speed: maxSpeed(robot),
    silhouette: baseSilhouette(robot),
    attacks: Math.max(0, attacksLeft(view, ownLedger(robot))),
    defenses: Math.max(0, defensesLeft(view, ownLedger(robot))),
  };
}

/** A card of one's own robot, or a damaged part, as the row of cards on a phone shows it. */
export interface Held {
  readonly item: ItemId | 'skin';
  readonly card: CardId | undefined;
  /** What it does, if it is no card of a slot. */
  readonly text?: string;
  readonly name: string;
  /** "face down for the others, 1 damage". */
  readonly state: string;
  /** `down`: the others do not see it. */
  readonly look: 'open' | 'down' | 'fixed';
  /** Die numbers that hit it. */
  readonly locations: readonly number[];
  readonly damage: number;
  readonly disabled: boolean;
}

const PARTS = ['drive', 'core'] as const;
const NO_SUCH = { damage: 0, disabled: false };

/** The cards of a robot, weapons first, and those of its fixed parts that have a marker. */
export function handOf(robot: RobotView): readonly Held[] {
  const cards = SLOT_IDS.flatMap((slot) => heldIn(robot, slot, robot.slots[slot]));
  const skin = heldIn(robot, 'skin', { ...robot.skin, ...NO_SUCH });
  const parts = PARTS.flatMap((part): Held[] =>
    robot[part].damage > 0 || robot[part].disabled || (part === 'core' && knownCore(robot))
      ? [partOf(robot, part)]
      : [],
  );
  return [...cards, ...skin, ...parts];
}

interface Lying {
  readonly card: SeenCard | SeenSkin;
  readonly shown: boolean;
  readonly damage: number;
  readonly disabled: boolean;
}

function heldIn(robot: RobotView, item: SlotId | 'skin', lying: Lying): readonly Held[] {
  const { card, shown } = lying;
  if (card === '' || card === 'hidden') return [];
  const sight = shown ? 'open' : 'face down for the others';
  return [
    {
      ...markedOn(robot, item, lying),
      card,
      name: capital(fullCardName(card)),
      state: [sight, ...markersInWords(lying)].join(', '),
      look: shown ? 'open' : 'down',
    },
  ];
}

function partOf(robot: RobotView, part: (typeof PARTS)[number]): Held {
  const marks = markersInWords(robot[part]);
  const plain = { ...markedOn(robot, part, robot[part]), card: undefined };
  const core = part === 'core' ? knownCore(robot) : undefined;
  if (!core)
    return { ...plain, name: capital(itemName(robot.chassis, part)), state: marks.join(', '), look: 'fixed' };
  const isOpen = robot.powerCore?.shown === true;
  return {
    ...plain,
    name: `${coreName(core)} ★${robot.powerCore?.level ?? 0}`,
    state: [isOpen ? 'open' : 'face down for the others', ...marks].join(', '),
    look: isOpen ? 'open' : 'down',
    text: coreInWords(core),
  };
}

function markedOn({ chassis }: RobotView, item: Held['item'], lying: Pick<Lying, 'damage' | 'disabled'>) {
  const places = chassis === '' ? [] : placesOf(chassis);
  return {
    item,
    locations: places.find((place) => place.item === item)?.locations ?? [],
    damage: lying.damage,
    disabled: lying.disabled,
  };
}

const markersInWords = ({ damage, disabled }: Pick<Lying, 'damage' | 'disabled'>): readonly string[] => [
  ...(damage > 0 ? [`${damage} damage`] : []),
  ...(disabled ? ['disabled'] : []),
];

/** Cards that can answer an interrupt without an action of their own. */
const ANSWERING: readonly CardId[] = (['reroll', 'mend', 'silhouette', 'receive'] as const).flatMap(
  cardsWith,
);

/** The cards of one's own robot that may interrupt: each can be answered for in advance. */
export function answeringCards(robot: RobotView): readonly CardId[] {
  const items = SLOT_IDS.flatMap((slot): CardId[] => {
    const { card } = robot.slots[slot];
    return card === '' || card === 'hidden' ? [] : [card];
  }).filter((card) => isDefense(card) || ANSWERING.some((one) => one === card));
  const { card: skin } = robot.skin;
  return skin === '' || skin === 'hidden' ? items : [...items, skin];
}

/** Its power core, if that can do something in the status phase. */
export function askingCore(robot: RobotView): CoreId | undefined {
  const card = knownCore(robot);
  const kind = card && coreCard(card).ability.kind;
  return kind === 'lift' || kind === 'keepPower' ? card : undefined;
}

/** "Chaff, face down": the content of a box in words, and who sees it. */
export function boxInWords(robot: RobotView, item: keyof RobotView['slots'] | 'skin'): string {
  const { card, shown } = item === 'skin' ? robot.skin : robot.slots[item];
  if (card === '' || card === 'hidden') return seenName(card);
  return `${seenName(card)}, ${shown ? 'open' : 'face down for the others'}`;
}
