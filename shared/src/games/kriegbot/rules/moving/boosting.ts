import { expectDefined } from '../../../../core/ground/result';
import { type ItemCardId, cardEffect, cardsWith } from '../../content/cards';
import type { SeenRobot } from '../field/field';
import type { RobotId } from '../../state/robot';
import { isLive, slotWith } from '../pieces/cardsOnRobots';
import { begin, moverOf, movementOfPlay, whyNotMoving } from './currentMove';
import { first, refuse, robotIn, show, type RuleContext, type Rule } from '../field/context';
import { maxSpeed } from '../pieces/speed';

const BOOSTERS = cardsWith('boost');

/** The card that could boost this robot now. */
export const boosterOf = (robot: Pick<SeenRobot, 'slots'>) => BOOSTERS.find((card) => isLive(robot, card));

/**
 * Jump Boosters (K3): declared before anything else in a move. They carry the robot over any terrain and let it strafe;
 * once lit they last for this turn, whatever happens to the card (K80).
 */
export const boost: Rule<'boost'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    return boosterOf(moverOf(field)) ? undefined : refuse('noBoosters');
  },
  apply(context) {
    const movement = movementOfPlay(context);
    const robot = robotIn(context, movement.robot);
    const card = expectDefined(boosterOf(robot), 'a card that boosts');
    show(context, robot.id, card);
    robot.marks.speed += boostOf(card);
    movement.boosted = true;
    movement.points = maxSpeed(robot);
    context.emit({ type: 'boosted', robot: robot.id });
    begin(context, 'move');
    first(context, { kind: 'move', robot: robot.id });
  },
  list: (field, seat) => (boost.whyNot(field, seat, { type: 'boost' }) ? [] : [{ type: 'boost' }]),
};

/** What a card adds to the max speed of this turn (K3). */
export const boostOf = (card: ItemCardId): number => cardEffect(card, 'boost')?.speed ?? 0;

/** At the end of the move the card is disabled. */
export function douseBoosters(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const card = context.state.movement?.boosted ? boosterOf(robot) : undefined;
  const slot = card && slotWith(robot, card);
  if (!slot || robot.at === '') return;
  robot.slots[slot].disabled = true;
  context.emit({ type: 'marked', robot: id, item: slot, marker: 'disable', bled: '', cause: 'boosters' });
}
