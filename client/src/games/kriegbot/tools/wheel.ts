import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field';
import { legalOf } from '../../../stage/tool';
import type { Reading } from '../reading';
import { type Sight, type Tool } from './tool';

/** Facings to choose from, round a hex. */
export interface Wheel {
  readonly hex: HexId;
  readonly petals: readonly { readonly facing: Direction; readonly cost?: number }[];
  /** Chosen already, in the orders. */
  readonly chosen?: Direction;
}

/** Where a robot can face at the place in the hand, or where it is asked to; absent when nothing is chosen. */
export function wheelOf(tool: Tool, sight: Sight, reading: Reading | undefined): Wheel | undefined {
  if (tool.kind === 'turning') {
    const { hex, facing } = tool;
    return { ...choosing(hex, sight, reading), ...(facing !== undefined && { chosen: facing }) };
  }
  const { view } = sight;
  const turns = [...legalOf(sight, 'reface'), ...legalOf(sight, 'turnTarget')];
  if (turns.length === 0) return undefined;
  const isOther = turns.some(({ type }) => type === 'turnTarget');
  const hex = findRobot(view, (isOther ? view.assault?.target : view.question?.robot) ?? '')?.at ?? '';
  return hex === '' ? undefined : { hex, petals: turns.map(({ facing }) => ({ facing })) };
}

/** A place to begin in, or to go to. */
function choosing(hex: HexId, sight: Sight, reading: Reading | undefined): Wheel {
  const starts = legalOf(sight, 'place').filter(({ at }) => at === hex);
  if (starts.length > 0) return { hex, petals: starts.map(({ facing }) => ({ facing })) };
  const left = sight.view.movement?.points ?? 0;
  const ways = reading?.reach.get(hex) ?? [];
  return { hex, petals: ways.map(({ facing, points }) => ({ facing, cost: left - points })) };
}
