import type { Bot } from '../../../core/bots/bot';
import { expectDefined } from '../../../core/ground/result';
import type { Action } from '../actions';
import { BOXES } from '../content/gears';
import type { StepId } from '../state';
import type { View } from '../view';
import type { Engine } from './imagining/afterTheWay';
import { bestCard } from './choosing/drafting';
import { bestDrive, bestSwerve } from './choosing/driving';
import { bestGear } from './choosing/gearing';
import { turnsInTraffic, type Worth } from './judging/gearWorth';
import { isSame } from './hard';
import { arm, boost, goOn, shoot, type Idea } from './candidates/ideas';
import { HEATS, heatOddsOf } from './tables/sheets';
import { situationOf, type Situation } from './imagining/situation';
import { WORTH } from './tables/weights';

/** The number of spaces per turn that it assumes for the rest of the way. */
const CRUISE = 9;
/** The cost of heat, in turns, up to the maximum that an engine survives. */
const HEAT = [0, 0.1, 0.25, 0.5, 1, 2] as const;
const heatWorth = (heat: number): number => (heat < HEATS ? (HEAT[heat] ?? 0) : WORTH.lost);
/** The cost of a spent point of either kind. */
const POINT = 0.35;
/** The value of a faster box for the start of the next turn. */
const SPEED = 0.25;

/** Estimates the rest of the way by its spaces; it does not plan beyond this turn. */
const spacesAfter =
  ({ table, lap, graph }: Situation, { box }: Engine) =>
  (spot: number): number => {
    const crossed = spot >= graph.count ? 1 : 0;
    return (
      table.toGo(lap - crossed, spot - crossed * graph.count) / CRUISE - SPEED * (BOXES[box]?.speed ?? 0)
    );
  };

const thisTurn: Worth = (situation) => {
  const ways = new Map<number, number>();
  const wayIn = (box: number): number => {
    const turns = ways.get(box) ?? turnsInTraffic(situation, box, spacesAfter);
    ways.set(box, turns);
    return turns;
  };
  const { car, turn } = situation;
  return ({ box, turbo, brake }) =>
    heatOddsOf(box, turn.turbo + turbo).reduce(
      (sum, chance, points) => sum + chance * heatWorth(car.heat + points),
      wayIn(box) + POINT * (turbo + brake),
    );
};

const firstOf = (ideas: readonly Idea[], view: View, legal: readonly Action[]): Action | undefined =>
  ideas.map((idea) => idea(view, legal)[0]).find((action) => action !== undefined);

type Step = (situation: Situation, legal: readonly Action[]) => Action | undefined;

const STEPS: Readonly<Record<StepId, Step>> = {
  gear: (situation, legal) => firstOf([shoot], situation.view, legal) ?? bestGear(situation, thisTurn),
  move: (situation, legal) =>
    firstOf([shoot], situation.view, legal) ?? bestDrive(situation, legal, spacesAfter),
  swerve: (situation, legal) => bestSwerve(situation, legal, spacesAfter),
  boost: ({ view }, legal) => firstOf([shoot, goOn], view, legal),
  after: ({ view }, legal) => firstOf([shoot, boost, arm, goOn], view, legal),
};

/**
 * For a second race: drives the present turn as well as it can, on the road as it is, and shoots when it can; of the
 * later turns it considers only the distance to the line.
 */
export const normal: Bot<View, Action> = {
  choose(view, _seat, legal) {
    const chosen = view.turn ? STEPS[view.turn.step](situationOf(view), legal) : bestCard(legal);
    const listed = chosen && legal.find((action) => isSame(action, chosen));
    return listed ?? expectDefined(legal[0], 'a legal action');
  },
};
