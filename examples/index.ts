import type { About } from '@gearhall/shared/core/game/about';
import { about as kuhn } from './kuhn/about';

/** Worked examples: games that a hall offers only with GEARHALL_EXAMPLES=1. */
export const EXAMPLES = { kuhn } as const satisfies Record<string, About>;
export type ExampleId = keyof typeof EXAMPLES;

export function isExampleId(id: string): id is ExampleId {
  return Object.hasOwn(EXAMPLES, id);
}
