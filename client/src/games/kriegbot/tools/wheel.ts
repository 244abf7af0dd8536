import type { Direction } from '@gearhall/shared/core/game/hex';
import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { diskOf } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { FacingWheel } from '../../../stage/highlights/facingWheel';
import { legalOf } from '../../../stage/boards/tool';
import { startsIn } from './starts';
import type { MoveOptions } from '../prospects/moveOptions';
import type { ToolContext, Tool } from './tool';

/**
 * The facings that a robot can have at the place in the tool, or where it is asked to turn; absent when
 * nothing is chosen.
 */
export function wheelOf(
  tool: Tool,
  context: ToolContext,
  moveOptions: MoveOptions | undefined,
): FacingWheel | undefined {
  if (tool.kind === 'turning') {
    const { hex, facing } = tool;
    return { ...choosing(hex, context, moveOptions), ...(facing !== undefined && { chosen: facing }) };
  }
  const { view } = context;
  const turns = [
    ...legalOf(context, 'reface'),
    ...legalOf(context, 'turnTarget'),
    ...legalOf(context, 'land').filter(isFacing),
  ];
  if (turns.length === 0) return undefined;
  const isOther = turns.some(({ type }) => type === 'turnTarget');
  const id = (isOther ? view.assault?.target : view.question?.robot) ?? '';
  const hex = (diskOf(view, id) ?? findRobot(view, id))?.at ?? '';
  return hex === '' ? undefined : { hex, petals: turns.map(({ facing }) => ({ facing })) };
}

/** A robot lands; a tent has no facing. */
const isFacing = (action: ActionOf<'land'>): action is ActionOf<'land'> & { readonly facing: Direction } =>
  action.facing !== undefined;

/** A hex to start in, or to move to. */
function choosing(hex: HexId, context: ToolContext, moveOptions: MoveOptions | undefined): FacingWheel {
  const starts = startsIn(context).filter(({ at }) => at === hex);
  if (starts.length > 0) return { hex, petals: starts.map(({ facing }) => ({ facing })) };
  const left = context.view.movement?.points ?? 0;
  const ways = moveOptions?.reach.get(hex) ?? [];
  return { hex, petals: ways.map(({ facing, points }) => ({ facing, cost: left - points })) };
}
