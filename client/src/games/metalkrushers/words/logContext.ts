import type { ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { LogLine } from '../../../stage/contract/words';
import type { Calls } from './calls';

/** What a line may use: who is who, and what is in which arm, as far as earlier lines have said. */
export interface LogContext extends Calls {
  readonly names: readonly string[];
  /** A line in the colour of a Krusher's player. */
  readonly by: (krusher: string, text: string, dice?: readonly number[]) => LogLine;
  readonly side: (team: number) => string;
  /** The colour of the leader of a side. */
  readonly leader: (team: number) => Pick<LogLine, 'seat'>;
  /** "the small thrust"; `item` where the event names it. */
  readonly grip: (krusher: string, arm: Arm, item?: ItemId) => string;
}
