import { CARD_IDS, isPilot, type CardId } from '../content/cards';
import { drawerAt } from '../content/inPlay';
import { isPylonCard } from '../rules/pieces/wrecks';
import type { SlotId } from '../content/chassis';
import { DRAWER_IDS, type DrawerId, type TeamId } from '../content/teams';
import { type Robot } from '../state/robot';
import { isForeign } from '../rules/pieces/cardsOnRobots';
import { isFree, isPiled } from '../rules/setup/drawer';
import { PILE_CARDS } from '../rules/setup/piles';
import { builtBy, drawingSides } from '../rules/field/field';
import type { State } from '../state';

/** A card that may lie face down, and of which drawer it is; empty where its side has only one. */
export interface Copy {
  readonly card: CardId;
  readonly from: DrawerId | '';
}

/** What may lie in the places of a side that a viewer cannot know. */
export interface Deck {
  /** Any of these. */
  readonly spare: readonly Copy[];
  /** All of these, somewhere: a gang sees what its own drawer lacks (KS9.2). */
  readonly sure: readonly Copy[];
}

/** A card on a robot, where it lies, and whether a viewer cannot know it. */
export interface Lying extends Copy {
  readonly place: SlotId | 'skin';
  readonly hidden: boolean;
}

/** The deck of a side for a viewer of this side, or of none; `lying`: the cards of its robots. */
export function deckFor(
  state: State,
  team: TeamId,
  { lying, knower }: { readonly lying: readonly Lying[]; readonly knower: TeamId | undefined },
): Deck {
  const drawer = drawerAt(state.options);
  const open = lying.filter(({ hidden }) => !hidden);
  if (team === 'wreck') return deckOfWrecks(drawer, open);
  if (isPiled(state, team)) return { spare: unseenOf(open), sure: [] };
  if (!isFree(state, team)) {
    const missing = state.teams[team]?.missing ?? [];
    const spare = drawer.filter((card) => !missing.includes(card) && !open.some((one) => one.card === card));
    return { spare: spare.map((card) => ({ card, from: '' })), sure: [] };
  }
  const known = DRAWER_IDS.find((from) => from === knower && !drawingSides(state).includes(team));
  const isLeft = (copy: Copy): boolean =>
    copy.from !== known && !open.some((one) => isSame(one, copy)) && !isSeenInDrawer(state, copy);
  const copies = DRAWER_IDS.flatMap((from) => drawer.map((card): Copy => ({ card, from })));
  return {
    spare: copies.filter(isLeft),
    sure: known === undefined ? [] : faceDownFrom(known, lying),
  };
}

/** No pilots; what belongs on pylons lies on one (KS14.2). */
function deckOfWrecks(drawer: readonly CardId[], open: readonly Lying[]): Deck {
  const left = drawer.filter((card) => !isPilot(card) && !open.some((one) => one.card === card));
  const [sure, spare] = [true, false].map((isForPylon) =>
    left.filter((card) => isPylonCard(card) === isForPylon).map((card) => ({ card, from: '' }) as const),
  );
  return { spare: spare ?? [], sure: sure ?? [] };
}

/** Of two of each kind those that lie open nowhere (KS17.1). */
function unseenOf(open: readonly Lying[]): readonly Copy[] {
  const left = [...PILE_CARDS];
  for (const { card } of open) left.splice(left.indexOf(card), 1);
  return left.map((card) => ({ card, from: '' }));
}

/** In the order of the drawer, which tells nothing of where they lie. */
const faceDownFrom = (from: DrawerId, lying: readonly Lying[]): readonly Copy[] =>
  CARD_IDS.filter((card) => lying.some((one) => one.hidden && isSame(one, { card, from }))).map((card) => ({
    card,
    from,
  }));

const isSame = (one: Copy, other: Copy): boolean => one.card === other.card && one.from === other.from;

/** The side whose drawer it is has shown that it has the card itself. */
const isSeenInDrawer = (state: State, { card, from }: Copy): boolean =>
  from !== '' &&
  builtBy(state, from).some((robot) => {
    const { slots, skin, lost } = state.robots[robot.id] as Robot;
    return [...Object.values(slots), skin, ...lost].some(
      (one) => one.card === card && one.shown && !isForeign(one),
    );
  });
