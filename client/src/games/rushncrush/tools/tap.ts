import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { IDLE } from '../../../stage/boards/tool';
import { readTurn, type MoveOptions, type Sign, type Spot } from '../prospects/moveOptions';
import type { Outcome, Pointed, ToolContext, Tool } from './tool';

/** A longer list is not shown on the board: the orders panel has all of it. */
export const MOST_LINES = 5;

interface Tap {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  /** Pointing at it has already shown what the tap would do. */
  readonly isShown: boolean;
}

/** What a tap on something does, given the step of the turn and the tool. Changes nothing itself. */
export function tap({ tool, pointed, isShown }: Tap, context: ToolContext): Outcome {
  const { view, seat, legal } = context;
  if (!pointed || view.phase === 'over') return { tool: IDLE };
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  if (view.phase === 'draft') return drafting(context);
  const moveOptions = readTurn(view, seat, legal);
  if (!moveOptions) return { tool: IDLE, say: 'notAsked' };
  if (legal.length === 0) return { tool, say: 'stillWaiting' };
  if (pointed.kind === 'option') return chosen(tool, pointed.index, moveOptions);
  const space = pointed.kind === 'car' ? (view.cars[pointed.car]?.at ?? '') : pointed.space;
  const spot = moveOptions.spots.get(space);
  if (spot) return tapSpot({ tool, space, spot, isShown }, moveOptions);
  return space === moveOptions.at ? OWN_CAR[stepOf(view)] : NOWHERE[stepOf(view)];
}

const drafting = ({ legal: [first] }: ToolContext): Outcome => {
  if (first?.type === 'takeCar') return { tool: IDLE, orders: 'car' };
  return first?.type === 'takeDriver' ? { tool: IDLE, orders: 'driver' } : { tool: IDLE, say: 'notAsked' };
};

type Step = NonNullable<View['turn']>['step'];
const stepOf = (view: View): Step => view.turn?.step ?? 'gear';

/** A tap on the car on turn leads to the question that it is asked. */
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

/** Actions that cost nothing but the drive itself are done at once, if they have been shown before. */
const HARMLESS: ReadonlySet<Sign> = new Set(['drive', 'line', 'swerve']);

interface SpotTap {
  readonly tool: Tool;
  readonly space: SpaceId;
  readonly spot: Spot;
  readonly isShown: boolean;
}

function tapSpot({ tool, space, spot, isShown }: SpotTap, { car }: MoveOptions): Outcome {
  const { options, sign } = spot;
  const [first, ...others] = options;
  const isAgain = tool.kind === 'choosing' && tool.space === space;
  const isPlain = others.length === 0 && HARMLESS.has(sign);
  if (isAgain || (isPlain && isShown)) return { tool: IDLE, act: first.action };
  return { tool: { kind: 'choosing', car, space }, say: others.length > 0 ? 'choose' : 'tapAgain' };
}

/** A line of the open list; the one after the last leads to the orders panel. */
function chosen(tool: Tool, index: number, { spots }: MoveOptions): Outcome {
  const spot = tool.kind === 'choosing' ? spots.get(tool.space) : undefined;
  const option = spot?.options[index];
  if (!spot || !option) return { tool: IDLE };
  if (index < MOST_LINES) return { tool: IDLE, act: option.action };
  return { tool, orders: spot.sign === 'car' || spot.sign === 'wall' ? 'ram' : 'drive' };
}

/** The view or the legal actions have changed: the updated tool. */
export function keep(tool: Tool, { view, seat, legal }: ToolContext): Tool {
  if (tool.kind === 'idle') return tool;
  const moveOptions = readTurn(view, seat, legal);
  return moveOptions?.car === tool.car && moveOptions.spots.has(tool.space) ? tool : IDLE;
}
