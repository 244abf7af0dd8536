import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { IDLE, isLegal } from '../../../stage/boards/tool';
import type { PlannedStep } from '../prospects/moveOptions';
import type { Outcome, ToolContext, Tool } from './tool';

/**
 * Starts a path: the first step is sent at once if it is legal, each later one when the step before is
 * confirmed.
 */
export function begin(ship: string, way: readonly PlannedStep[], context: ToolContext): Outcome {
  return next({ kind: 'walking', ship, way, sent: false }, context);
}

/** The view or the legal actions have changed: the updated tool, and the next step of a path. */
export function resume(tool: Tool, context: ToolContext): Outcome {
  const { view, seat } = context;
  if (seat === undefined || view.phase !== 'turns' || view.turn !== seat) return { tool: IDLE };
  if (tool.kind === 'idle') return { tool: activeTool(context) };
  const isUsable = usableShips(view, seat).includes(tool.ship);
  if (!isUsable) return { tool: activeTool(context) };
  return tool.kind === 'walking' ? next(tool, context) : { tool };
}

/** A ship that is in the middle of its activation is selected automatically. */
export function activeTool({ view, seat }: ToolContext): Tool {
  const ship = view.active?.ship;
  return ship !== undefined && view.ships[ship]?.owner === seat ? { kind: 'chosen', ship } : IDLE;
}

type Walking = Extract<Tool, { kind: 'walking' }>;

function next(tool: Walking, context: ToolContext): Outcome {
  const { ship } = tool;
  const at = context.view.ships[ship]?.at;
  const [first, ...rest] = tool.way;
  if (!first) return { tool: { kind: 'chosen', ship } };
  // Answered, and the ship has not moved: refused, or taken back. The path ends, so that the ship does
  // not move unexpectedly later.
  if (tool.sent && at === first.from)
    return { tool: context.legal.length > 0 ? { kind: 'chosen', ship } : tool };
  const way = tool.sent ? rest : tool.way;
  const [step] = way;
  if (!step || at !== step.from) return { tool: { kind: 'chosen', ship } };
  if (!isLegal(context, step.action)) return { tool: { kind: 'walking', ship, way, sent: false } };
  return { tool: { kind: 'walking', ship, way, sent: true }, act: step.action };
}
