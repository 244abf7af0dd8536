import { distance } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import type { Dice } from '../../../../core/dice/dice';
import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import { armsOf, isArms, type CardId } from '../../content/cards';
import type { ChassisId } from '../../content/chassis';
import type { CoreId } from '../../content/cores';
import { READY_MADE, type Design, type ReadyMade } from '../../content/designs';
import { PROVEN, type ProvenDesign } from '../../content/provenDesigns';
import { coordinatesOf, MIDDLE, type HexId } from '../../content/map';
import { coresSuiting } from '../../rules/setup/dealingCores';
import { draftOf } from '../../rules/setup/design';
import { fitted, isComplete, originsOf } from '../../rules/setup/drawer';
import { isOnMap, robotOf, robotsOfSeat, robotsOfTeam, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import type { View } from '../../view';
import { inwardPlaces, ofType } from './candidates';
import { DESIGN_WORTH } from './designResults';
import { walksTo } from '../field/walks';

/**
 * Options that are worse than the best by at most this are equally likely, so that nobody can predict what a hard bot
 * brings.
 */
const NEAR = 0.06;
/** The cost of replacing a card that a team mate has. */
const STAND_IN = 0.1;

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

/** The value of a template is that of its best design. */
const templateWorth = (chassis: ChassisId): number => Math.max(...PROVEN[chassis].map(({ worth }) => worth));

/** For mates of a robot that will have the best cards: that of its ready-made designs. */
const plainWorth = (chassis: ChassisId): number => {
  const designs = READY_MADE[chassis];
  return designs.reduce((sum, design) => sum + worthOf(design), 0) / designs.length;
};

/** One of the best templates among those dealt. */
export function bestTemplate(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const choices = ofType(legal, 'template').filter(({ robot }) => robotOf(view, robot).chassis === '');
  const hasMate = choices.some(({ robot }) =>
    robotsOfTeam(view, robotOf(view, robot).team).some((mate) => mate.chassis !== ''),
  );
  const worth = hasMate ? plainWorth : templateWorth;
  return amongBest(choices, dice, { worth: ({ chassis }) => worth(chassis), near: NEAR });
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

/** One of the better proven designs for a template. */
export const wellProven = (chassis: ChassisId, dice: Dice): Design =>
  expectDefined(
    amongBest(PROVEN[chassis], dice, { worth: ({ worth }) => worth, near: ALIKE }),
    `a proven design for a ${chassis}`,
  );

/**
 * One of the best proven designs for the next robot of its own, given what the team mates have. `range`: what a hex of the
 * range of its weapons adds to the worth.
 */
export function bestDesign(view: View, seat: Seat, dice: Dice, range = 0): ActionOf<'design'> | undefined {
  const robot = robotsOfSeat(view, seat).find((one) => !isComplete(view, one));
  if (!robot || robot.chassis === '') return undefined;
  const designs = designsFor(robot.chassis).flatMap((proven): readonly Fitted[] => {
    const design = fitted(view, robot, proven);
    const worth = proven.worth + range * rangeOf(proven);
    return design ? [{ design, worth: worth - STAND_IN * lackOf(design, proven) }] : [];
  });
  const best = amongBest(fullest(designs), dice, { worth: ({ worth }) => worth, near: NEAR });
  if (!best) return undefined;
  const { slots, skin } = best.design;
  return draftOf(robot.id, slots, skin, {
    from: originsOf(view, robot, best.design),
    core: coreFor(view, robot, { design: best.design, dice }),
  });
}

/** Against proven designs a ready-made one is worth less than half of what it is worth against others of its kind. */
const READY_SHARE = 0.4;

/** The proven ones; and the ready-made ones, where mates have the cards of those. */
const designsFor = (chassis: ChassisId): readonly ProvenDesign[] => [
  ...PROVEN[chassis],
  ...READY_MADE[chassis].map((ready) => ({ ...ready, worth: READY_SHARE * worthOf(ready) })),
];

/** A proven design with what the drawer holds, and its value. */
interface Fitted {
  readonly design: Design;
  readonly worth: number;
}

const cardsIn = ({ slots, skin }: Design): readonly CardId[] => [
  ...Object.values(slots),
  ...(skin === '' ? [] : [skin]),
];

/** The mean of the ranges up to which its weapons roll two dice. */
function rangeOf(design: Design): number {
  const ranges = cardsIn(design).flatMap((card) => (isArms(card) ? [armsOf(card).bands.medium] : []));
  return ranges.reduce((sum, range) => sum + range, 0) / Math.max(1, ranges.length);
}

/** The number of cards of the one that the other lacks. */
const lackOf = (design: Design, proven: Design): number =>
  cardsIn(proven).filter((card) => !cardsIn(design).includes(card)).length;

/** Those with the most cards: a stock may not fill all slots (KS20.5). */
function fullest(designs: readonly Fitted[]): readonly Fitted[] {
  const most = Math.max(...designs.map(({ design }) => cardsIn(design).length));
  return designs.filter(({ design }) => cardsIn(design).length === most);
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
