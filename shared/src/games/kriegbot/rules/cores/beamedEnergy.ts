import { cardEffect, cardsWith, type CardWith } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { isOpen, mightHave } from '../pieces/cardsOnRobots';
import { coreOf, gain, isLow, roomFor } from './energy';
import { isDestroyed, type Built } from '../field/structuresOnMap';
import { towerOf, type Field, type SeenRobot } from '../field/field';
import { robotIn, show, type RuleContext } from '../field/context';

/** Energy that the TV tower of its side beams to a robot in the status phase (L577, L808). */

const RECEIVERS = cardsWith('receive');
type ReceiverId = CardWith<'receive'>;

/** Where sides have no edges, no tower is needed (KX100). */
function isBeamed(field: Pick<Field, 'teams'> & Built, { team }: SeenRobot): boolean {
  const tower = towerOf(field, team);
  return tower === undefined || !isDestroyed(field, tower);
}

/** Energy would be of use to it, as everybody can see: a face-down core is full (KX6), or as low as it began (KX98). */
const isInNeed = (field: Field, robot: SeenRobot): boolean =>
  ((coreOf(robot)?.shown === true && roomFor(robot) > 0) || isLow(field, robot)) && isBeamed(field, robot);

/** Might a face-down card take it in, as far as everybody knows? */
export const mightReceive = (field: Field, robot: SeenRobot): boolean =>
  isInNeed(field, robot) && RECEIVERS.some((card) => !isOpen(robot, card) && mightHave(field, robot, card));

/** Its face-down cards that could take it in. */
export const receiversOf = (field: Field, robot: SeenRobot, has: (card: ReceiverId) => boolean) =>
  isInNeed(field, robot) ? RECEIVERS.filter((card) => has(card) && !isOpen(robot, card)) : [];

/** Those that lie open do it by themselves. */
export function receiveOpenly(context: RuleContext, id: RobotId): void {
  for (const card of RECEIVERS) if (isOpen(robotIn(context, id), card)) receive(context, id, card);
}

/** Takes in what is beamed: that shows the card. */
export function receive(context: RuleContext, id: RobotId, card: ReceiverId): void {
  const { marks } = robotIn(context, id);
  if (marks.helped.includes(card) || !isInNeed(context.state, robotIn(context, id))) return;
  marks.helped.push(card);
  if (!isOpen(robotIn(context, id), card)) {
    show(context, id, card);
    context.emit({ type: 'answered', robot: id, card });
  }
  gain(context, id, cardEffect(card, 'receive')?.energy ?? 0, 'received');
}
