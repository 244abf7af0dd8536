import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { LogLine } from '../../../stage/contract/words';
import type { Calls, Called } from './field/calls';
import type { OfScenario } from './field/sides';

/** What a line may use. */
export interface LogContext extends Calls {
  readonly names: readonly string[];
  /** It decides what the sides are called. */
  readonly of: OfScenario;
  /** A line in the colour of a robot's player. */
  readonly by: (robot: string, text: string, dice?: readonly number[]) => LogLine;
  readonly seatOf: (robot: string) => Seat | undefined;
  /** Where it stood before this event. */
  readonly atOf: (robot: string) => string;
  readonly templateOf: (robot: string) => Called['chassis'];
  /** Counts the events that are no steps: the steps of one move make one line. */
  readonly run: number;
}
