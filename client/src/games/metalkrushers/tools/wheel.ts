import { krusherOf } from '@gearhall/shared/games/metalkrushers/rules/field';
import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { legalOf } from '../../../stage/boards/tool';
import type { MoveOptions } from '../prospects/moveOptions';
import type { ToolContext, Tool } from './tool';

/**
 * The facings that a Krusher can take at the place in the tool, or before an attack is resolved; absent
 * when nothing is chosen.
 */
export function wheelOf(
  tool: Tool,
  context: ToolContext,
  moveOptions: MoveOptions | undefined,
): FacingWheel | undefined {
  if (tool.kind === 'turning' && moveOptions?.krusher === tool.krusher) {
    const ways = moveOptions.reach.get(tool.hex) ?? [];
    return { hex: tool.hex, petals: ways.map(({ facing, cost }) => ({ facing, cost })) };
  }
  const { question } = context.view;
  if (question?.kind !== 'reflex' || question.seat !== context.seat) return undefined;
  const petals = legalOf(context, 'reflex').map(({ facing }) => ({ facing }));
  return { hex: krusherOf(context.view, question.krusher).at, petals };
}
