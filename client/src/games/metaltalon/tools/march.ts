import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { isLegal } from '../../../stage/tool';
import type { Step } from '../reading';
import { IDLE, type Outcome, type Sight, type Tool } from './tool';

/** Sets out: the first step goes at once if it may, the others as each one is confirmed. */
export function begin(ship: string, way: readonly Step[], sight: Sight): Outcome {
  return next({ kind: 'walking', ship, way, sent: false }, sight);
}

/** The view, or what is legal in it, has changed: what becomes of the tool, and the next step of a way. */
export function resume(tool: Tool, sight: Sight): Outcome {
  const { view, seat } = sight;
  if (seat === undefined || view.phase !== 'turns' || view.turn !== seat) return { tool: IDLE };
  if (tool.kind === 'idle') return { tool: activeTool(sight) };
  const isUsable = usableShips(view, seat).includes(tool.ship);
  if (!isUsable) return { tool: activeTool(sight) };
  return tool.kind === 'walking' ? next(tool, sight) : { tool };
}

/** A ship that is in the middle of its activation is taken by itself. */
export function activeTool({ view, seat }: Sight): Tool {
  const ship = view.active?.ship;
  return ship !== undefined && view.ships[ship]?.owner === seat ? { kind: 'chosen', ship } : IDLE;
}

type Walking = Extract<Tool, { kind: 'walking' }>;

function next(tool: Walking, sight: Sight): Outcome {
  const { ship } = tool;
  const at = sight.view.ships[ship]?.at;
  const [first, ...rest] = tool.way;
  if (!first) return { tool: { kind: 'chosen', ship } };
  // Answered, and the ship has not moved: refused, or taken back. Nobody walks on by surprise later.
  if (tool.sent && at === first.from)
    return { tool: sight.legal.length > 0 ? { kind: 'chosen', ship } : tool };
  const way = tool.sent ? rest : tool.way;
  const [step] = way;
  if (!step || at !== step.from) return { tool: { kind: 'chosen', ship } };
  if (!isLegal(sight, step.action)) return { tool: { kind: 'walking', ship, way, sent: false } };
  return { tool: { kind: 'walking', ship, way, sent: true }, act: step.action };
}
