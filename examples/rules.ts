import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import type { ExampleId } from '.';
import { kuhn } from './kuhn/rules';

/** The rules of every example. */
export const EXAMPLE_RULES = { kuhn: anyGame(kuhn) } as const satisfies Record<ExampleId, AnyGame>;
