import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { krusherOf } from '@gearhall/shared/games/metalkrushers/rules/field';
import { legalOf } from '../../../stage/tool';
import type { Reading } from '../reading';
import { type Sight, type Tool } from './tool';

/** Facings to choose from, round a hex. */
export interface Wheel {
  readonly hex: HexId;
  readonly petals: readonly { readonly facing: Direction; readonly cost?: number }[];
}

/** Where a Krusher can turn at its place in the hand, or before an attack comes; absent when nothing is chosen. */
export function wheelOf(tool: Tool, sight: Sight, reading: Reading | undefined): Wheel | undefined {
  if (tool.kind === 'turning' && reading?.krusher === tool.krusher) {
    const ways = reading.reach.get(tool.hex) ?? [];
    return { hex: tool.hex, petals: ways.map(({ facing, cost }) => ({ facing, cost })) };
  }
  const { question } = sight.view;
  if (question?.kind !== 'reflex' || question.seat !== sight.seat) return undefined;
  const petals = legalOf(sight, 'reflex').map(({ facing }) => ({ facing }));
  return { hex: krusherOf(sight.view, question.krusher).at, petals };
}
