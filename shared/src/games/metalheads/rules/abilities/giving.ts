import type { Seat } from '../../../../core/ground/seats';
import type { RobotId } from '../../content/robots';
import type { RuleContext } from '../context';
import { intoHand, outOfHand } from '../cards/deck';
import { joinMonster } from '../monster/monsterRobots';

interface Handover {
  readonly from: Seat;
  /** Absent: the solo Monster. */
  readonly to: Seat | undefined;
  readonly by: RobotId | '';
}

/** A Robot goes from a hand to another, seen by the two alone (M19); the solo Monster's is open. */
export function handOver(context: RuleContext, robot: RobotId, { from, to, by }: Handover): void {
  outOfHand(context, from, robot);
  handTo(context, robot, { from, to, by });
}

/** The same with a Robot that is in no hand any more. */
export function handTo(context: RuleContext, robot: RobotId, { from, to, by }: Handover): void {
  if (to === undefined) {
    joinMonster(context, [robot]);
    return;
  }
  intoHand(context, to, robot);
  context.emit({ type: 'gave', seat: from, to, by });
  context.emit({ type: 'given', seat: from, to, robot });
}
