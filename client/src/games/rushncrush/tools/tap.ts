import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { readTurn, type Reading, type Sign, type Spot } from '../reading';
import { IDLE, type Outcome, type Pointed, type Sight, type Tool } from './tool';

/** A longer list is none to tap at: the orders panel has all of it. */
export const MOST_LINES = 5;

interface Tap {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  /** What the tap would do was seen before, by pointing at it. */
  readonly isShown: boolean;
}

/** What a tap on something does, by the step of the turn and what the hand holds. Changes nothing itself. */
export function tap({ tool, pointed, isShown }: Tap, sight: Sight): Outcome {
  const { view, seat, legal } = sight;
  if (!pointed || view.phase === 'over') return { tool: IDLE };
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  if (view.phase === 'draft') return drafting(sight);
  const reading = readTurn(view, seat, legal);
  if (!reading) return { tool: IDLE, say: 'notAsked' };
  if (legal.length === 0) return { tool, say: 'stillWaiting' };
  if (pointed.kind === 'option') return chosen(tool, pointed.index, reading);
  const space = pointed.kind === 'car' ? (view.cars[pointed.car]?.at ?? '') : pointed.space;
  const spot = reading.spots.get(space);
  if (spot) return tapSpot({ tool, space, spot, isShown }, reading);
  return space === reading.at ? OWN_CAR[stepOf(view)] : NOWHERE[stepOf(view)];
}

const drafting = ({ legal: [first] }: Sight): Outcome => {
  if (first?.type === 'takeCar') return { tool: IDLE, orders: 'car' };
  return first?.type === 'takeDriver' ? { tool: IDLE, orders: 'driver' } : { tool: IDLE, say: 'notAsked' };
};

type Step = NonNullable<View['turn']>['step'];
const stepOf = (view: View): Step => view.turn?.step ?? 'gear';

/** A tap on the car on turn itself leads to what is asked of it. */
const OWN_CAR: Readonly<Record<Step, Outcome>> = {
  gear: { tool: IDLE, orders: 'gear' },
  move: { tool: IDLE, orders: 'drive' },
  swerve: { tool: IDLE, say: 'chooseSide' },
  boost: { tool: IDLE, orders: 'boost' },
  after: { tool: IDLE, orders: 'end' },
};

/** A tap where nothing can be done. */
const NOWHERE: Readonly<Record<Step, Outcome>> = {
  gear: { tool: IDLE, say: 'gearFirst', orders: 'gear' },
  move: { tool: IDLE, refusal: { refused: 'cannotReach' } },
  swerve: { tool: IDLE, say: 'chooseSide' },
  boost: { tool: IDLE, say: 'burning' },
  after: { tool: IDLE, say: 'afterWay' },
};

/** What costs nothing but the way itself is done at once, if it has been seen before. */
const HARMLESS: ReadonlySet<Sign> = new Set(['drive', 'line', 'swerve']);

interface SpotTap {
  readonly tool: Tool;
  readonly space: SpaceId;
  readonly spot: Spot;
  readonly isShown: boolean;
}

function tapSpot({ tool, space, spot, isShown }: SpotTap, { car }: Reading): Outcome {
  const { options, sign } = spot;
  const [first, ...others] = options;
  const isAgain = tool.kind === 'choosing' && tool.space === space;
  const isPlain = others.length === 0 && HARMLESS.has(sign);
  if (isAgain || (isPlain && isShown)) return { tool: IDLE, act: first.action };
  return { tool: { kind: 'choosing', car, space }, say: others.length > 0 ? 'choose' : 'tapAgain' };
}

/** A line of the open list; the one after the last leads to the rest of them. */
function chosen(tool: Tool, index: number, { spots }: Reading): Outcome {
  const spot = tool.kind === 'choosing' ? spots.get(tool.space) : undefined;
  const option = spot?.options[index];
  if (!spot || !option) return { tool: IDLE };
  if (index < MOST_LINES) return { tool: IDLE, act: option.action };
  return { tool, orders: spot.sign === 'car' || spot.sign === 'wall' ? 'ram' : 'drive' };
}

/** The view, or what is legal in it, has changed: what becomes of the tool. */
export function keep(tool: Tool, { view, seat, legal }: Sight): Tool {
  if (tool.kind === 'idle') return tool;
  const reading = readTurn(view, seat, legal);
  return reading?.car === tool.car && reading.spots.has(tool.space) ? tool : IDLE;
}
