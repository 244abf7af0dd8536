import { distance } from '../../../core/hex';
import type { Dice } from '../../../core/dice';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import type { CardId } from '../content/cards';
import type { ChassisId } from '../content/chassis';
import { READY_MADE, type Design, type ReadyMade } from '../content/designs';
import { hexAt, type HexId } from '../content/map';
import { isOnMap, robotOf, robotsOfTeam, type Bot } from '../rules/field';
import { numberOf } from '../rules/grid';
import type { View } from '../view';
import { designsLeft, inwardPlaces, ofType } from './preparing';
import { DESIGN_WORTH } from './series';
import { walksTo } from './walking';

/** So much less than the best is as good: nobody is to know beforehand what a hard bot brings. */
const NEAR = 0.06;
/** A card that a mate has, so that another stands in for it. */
const STAND_IN = 0.05;

/** Any of those that are about as good as the best. */
function amongBest<Item>(
  items: readonly Item[],
  dice: Dice,
  { worth, near }: { readonly worth: (item: Item) => number; readonly near: number },
): Item | undefined {
  const worths = items.map(worth);
  const most = Math.max(-Infinity, ...worths);
  const best = items.filter((_, index) => (worths[index] ?? -Infinity) >= most - near);
  return best.length > 0 ? dice.pick(best) : undefined;
}

const worthOf = ({ name }: ReadyMade): number => DESIGN_WORTH[name] ?? 0;

/** A template is worth what its designs are. */
const templateWorth = (chassis: ChassisId): number => {
  const designs = READY_MADE[chassis];
  return designs.reduce((sum, design) => sum + worthOf(design), 0) / designs.length;
};

/** Of the templates dealt one that does well. */
export function bestTemplate(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = ofType(legal, 'template').filter(({ robot }) => robotOf(view, robot).chassis === '');
  return amongBest(choices, dice, { worth: ({ chassis }) => templateWorth(chassis), near: NEAR });
}

/** Of the ready-made robots one that does well. */
export function bestReady(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = ofType(legal, 'take').filter(({ robot }) => robotOf(view, robot).chassis === '');
  return amongBest(choices, dice, { worth: ({ design }) => DESIGN_WORTH[design] ?? 0, near: NEAR });
}

/** Of the ready-made designs one that does well, and that leaves the mates their cards. */
export function bestDesign(
  view: View,
  seat: Seat,
  { legal, dice }: { readonly legal: readonly Action[]; readonly dice: Dice },
): Action | undefined {
  const designs = designsLeft(view, seat, legal);
  const worth = (draft: ActionOf<'design'>): number => {
    const { chassis } = robotOf(view, draft.robot);
    return chassis === '' ? 0 : Math.max(...READY_MADE[chassis].map((ready) => draftWorth(draft, ready)));
  };
  return amongBest(designs, dice, { worth, near: NEAR });
}

const cardsIn = ({
  slots,
  skin,
}: Pick<ActionOf<'design'>, 'slots' | 'skin'> | Design): readonly (CardId | '')[] => [
  ...Object.values(slots),
  skin,
];

/** A design, less what others stand in for. */
function draftWorth(draft: ActionOf<'design'>, ready: ReadyMade): number {
  const cards = cardsIn(draft);
  return worthOf(ready) - STAND_IN * cardsIn(ready).filter((card) => !cards.includes(card)).length;
}

/** The middle of the map. */
const MIDDLE: HexId = 'K8';
/** Steps that make no difference. */
const STEPS = 2;
/** Hexes within which mates help each other. */
const TOGETHER = 4;

/** A place from where the way to the middle is short, and the mates are near. */
export function bestPlace(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const { question } = view;
  if (!question) return undefined;
  const robot = robotOf(view, question.robot);
  const mates = robotsOfTeam(view, robot.team).filter(isOnMap);
  const walks = walksTo(view, robot, MIDDLE);
  const worth = ({ at }: ActionOf<'place'>): number => -(walks[numberOf(at)] ?? 0) - gapOf(mates, at);
  return amongBest(inwardPlaces(legal), dice, { worth, near: STEPS });
}

const gapOf = (mates: readonly Bot[], at: HexId): number =>
  mates.reduce((sum, mate) => sum + Math.max(0, distance(hexAt(at), hexAt(mate.at)) - TOGETHER), 0);
