import { distance } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import type { CardId } from '../../content/cards';
import type { ChassisId } from '../../content/chassis';
import type { CoreId } from '../../content/cores';
import { READY_MADE, type Design, type ReadyMade } from '../../content/designs';
import { coordinatesOf, MIDDLE, type HexId } from '../../content/map';
import { coresSuiting } from '../../rules/setup/dealingCores';
import { isOnMap, robotOf, robotsOfTeam, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import type { View } from '../../view';
import { designsLeft, inwardPlaces, ofType } from './candidates';
import { DESIGN_WORTH } from './designResults';
import { walksTo } from '../field/walks';

/**
 * Options that are worse than the best by at most this are equally likely, so that nobody can predict what a hard bot
 * brings.
 */
const NEAR = 0.06;
/** The cost of replacing a card that a team mate has. */
const STAND_IN = 0.05;

/** Any of the options that are about as good as the best. */
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

/** The value of a template is that of its designs. */
const templateWorth = (chassis: ChassisId): number => {
  const designs = READY_MADE[chassis];
  return designs.reduce((sum, design) => sum + worthOf(design), 0) / designs.length;
};

/** One of the best templates among those dealt. */
export function bestTemplate(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = ofType(legal, 'template').filter(({ robot }) => robotOf(view, robot).chassis === '');
  return amongBest(choices, dice, { worth: ({ chassis }) => templateWorth(chassis), near: NEAR });
}

/** One of the best ready-made robots. */
export function bestReady(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = ofType(legal, 'take').filter(({ robot }) => robotOf(view, robot).chassis === '');
  return amongBest(choices, dice, { worth: ({ design }) => DESIGN_WORTH[design] ?? 0, near: NEAR });
}

/** The same for designs that are only a beginning. */
const ALIKE = 0.2;

/** One of the better ready-made designs for a template. */
export const wellTried = (chassis: ChassisId, dice: Dice): Design =>
  expectDefined(
    amongBest(READY_MADE[chassis], dice, { worth: worthOf, near: ALIKE }),
    `a design for a ${chassis}`,
  );

/** One of the best ready-made designs that leaves the team mates their cards. */
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
  const best = amongBest(designs, dice, { worth, near: NEAR });
  if (!best) return undefined;
  const core = coreFor(view, robotOf(view, best.robot), { design: { slots: laidIn(best.slots) }, dice });
  return core === '' ? best : { ...best, core };
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

const laidIn = (slots: ActionOf<'design'>['slots']): Design['slots'] =>
  Object.fromEntries(Object.entries(slots).flatMap(([slot, card]) => (card === '' ? [] : [[slot, card]])));

const cardsIn = ({
  slots,
  skin,
}: Pick<ActionOf<'design'>, 'slots' | 'skin'> | Design): readonly (CardId | '')[] => [
  ...Object.values(slots),
  skin,
];

/** The value of a design, less the cost of its stand-in cards. */
function draftWorth(draft: ActionOf<'design'>, ready: ReadyMade): number {
  const cards = cardsIn(draft);
  return worthOf(ready) - STAND_IN * cardsIn(ready).filter((card) => !cards.includes(card)).length;
}

/** A difference in steps that does not matter. */
const STEPS = 2;
/** The distance in hexes within which team mates help each other. */
const TOGETHER = 4;

/** A place with a short way to the middle and near the team mates. */
export function bestPlace(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const { question } = view;
  if (!question) return undefined;
  const robot = robotOf(view, question.robot);
  const mates = robotsOfTeam(view, robot.team).filter(isOnMap);
  const walks = walksTo(view, robot, MIDDLE);
  const worth = ({ at }: ActionOf<'place' | 'enter'>): number =>
    -(walks[numberOf(at)] ?? 0) - gapOf(mates, at);
  return amongBest(inwardPlaces(legal), dice, { worth, near: STEPS });
}

const gapOf = (mates: readonly SeenRobot[], at: HexId): number =>
  mates.reduce(
    (sum, mate) => sum + Math.max(0, distance(coordinatesOf(at), coordinatesOf(mate.at)) - TOGETHER),
    0,
  );
