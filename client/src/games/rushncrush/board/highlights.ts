import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { MoveOptions } from '../prospects/moveOptions';
import type { Forecast, LaneOfFire } from '../prospects/prospects';
import { MOST_LINES } from '../tools/tap';
import type { Pointed, Tool, ToolContext } from '../tools/tool';
import type { Highlights } from '../views/HighlightLayer';
import { MORE_WORDS, optionInWords } from '../words/board/signs';

/** The controller's state. */
interface Held {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly moveOptions: MoveOptions | undefined;
  readonly forecast: Forecast | undefined;
  readonly guns: readonly LaneOfFire[];
}

export function highlightsOf(held: Held, context: ToolContext, names: readonly string[]): Highlights {
  const { moveOptions, forecast, guns } = held;
  return {
    spots: moveOptions ? spotsOf(moveOptions, context.view) : [],
    ...(forecast && { forecast }),
    guns,
    ...wayTo(held, context.view),
    ...listOf(held, context, names),
  };
}

const spotsOf = ({ spots }: MoveOptions, { turn }: View): Highlights['spots'] =>
  [...spots].map(([space, { sign, options }]) => {
    const [{ stretch, action }] = options;
    const points = boostOf(action, turn) ?? stretch?.points ?? 0;
    const isLast = stretch === undefined || points === turn?.movement;
    return { space, sign, points, steering: stretch?.steering ?? 0, isLast };
  });

/** Spaces of the Rocket Booster, if the action uses it. */
function boostOf(action: Action, turn: View['turn']): number | undefined {
  if (action.type === 'boost') return action.spaces;
  return action.type === 'burnOn' ? turn?.boost : undefined;
}

/**
 * The space being chosen, otherwise the one pointed at, where something can be done; and the path to it.
 */
function wayTo({ tool, pointed, moveOptions }: Held, view: View): Pick<Highlights, 'pointed' | 'path'> {
  const space = tool.kind === 'choosing' ? tool.space : spaceOf(pointed, view);
  const spot = space === undefined ? undefined : moveOptions?.spots.get(space);
  if (!moveOptions || !spot || space === undefined) return {};
  const [{ stretch }] = spot.options;
  return { pointed: space, ...(stretch && { path: [moveOptions.at, ...stretch.path] }) };
}

/** The lines to choose from, where a space is being chosen. */
function listOf(
  { tool, moveOptions }: Held,
  { view, seat }: ToolContext,
  names: readonly string[],
): Pick<Highlights, 'list'> {
  if (tool.kind !== 'choosing') return {};
  const options = moveOptions?.spots.get(tool.space)?.options ?? [];
  const lines = options.slice(0, MOST_LINES).map((option) => optionInWords(option, { view, seat, names }));
  const more = options.length > MOST_LINES ? [{ label: MORE_WORDS, detail: '' }] : [];
  return { list: { space: tool.space, lines: [...lines, ...more] } };
}

/** The space that is pointed at, or the space of the thing that is. */
export function spaceOf(pointed: Pointed | undefined, view: View): SpaceId | undefined {
  if (pointed?.kind === 'car') return view.cars[pointed.car]?.at;
  return pointed?.kind === 'space' ? pointed.space : undefined;
}
