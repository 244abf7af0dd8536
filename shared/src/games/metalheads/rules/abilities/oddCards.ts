import type { Seat } from '../../../../core/ground/seats';
import type { RobotId } from '../../content/robots';
import { first, playerIn, task, type RuleContext } from '../context';
import { discardLooked } from '../cards/looking';
import { handOver } from './giving';
import { layDown, putUnder } from '../paying/payments';

/** Sonar Thief (26): a random Robot of an opponent's hand, and one is given back. `by`: the Robot that steals. */
export function stealFrom(context: RuleContext, victim: Seat, by: RobotId): void {
  const { state, dice } = context;
  const robot = dice.pick(playerIn(context, victim).hand);
  handOver(context, robot, { from: victim, to: state.turn.seat, by });
  first(context, task('giveBack', { robot: by, count: victim }));
}

/** Feedstock Press (28): the Robot that was drawn pays for another one. `begins`: that one is still in the hand. */
export function pressUnder(
  context: RuleContext,
  robot: RobotId,
  { begins }: { readonly begins: boolean },
): void {
  const { turn } = context.state;
  const [card] = turn.looked;
  if (card === undefined) return;
  if (begins) layDown(context, robot);
  turn.looked = [];
  putUnder(context, robot, card);
}

/** Where it can pay for nothing, it is discarded (M27). */
export const pressNothing = discardLooked;

/** Mimic (66): it will have the ability of a Robot that was paid for it. */
export function copyPaid(context: RuleContext, mimic: RobotId, paid: RobotId): void {
  const finishing = context.state.turn.tasks.find(({ kind, robot }) => kind === 'finish' && robot === mimic);
  if (finishing) finishing.other = paid;
}
