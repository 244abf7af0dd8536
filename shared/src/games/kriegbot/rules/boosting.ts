import type { RobotId } from '../state';
import { isLive, slotWith } from './cards';
import { begin, moverOf, movementOfPlay, whyNotMoving } from './mover';
import { first, no, robotIn, show, type Play, type Rule } from './play';
import { maxSpeed } from './speed';

/** What Jump Boosters add to the max speed of this turn (K3). */
export const BOOST = 2;

/**
 * Jump Boosters (K3): declared before anything else of a move. They carry the robot over any terrain and
 * let it strafe; once lit they hold for this turn, whatever happens to the card (K80).
 */
export const boost: Rule<'boost'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    return isLive(moverOf(field), 'jumpBoosters') ? undefined : no('noBoosters');
  },
  apply(play) {
    const movement = movementOfPlay(play);
    const robot = robotIn(play, movement.robot);
    show(play, robot.id, 'jumpBoosters');
    robot.marks.speed += BOOST;
    movement.boosted = true;
    movement.points = maxSpeed(robot);
    play.tell({ type: 'boosted', robot: robot.id });
    begin(play, 'move');
    first(play, { kind: 'move', robot: robot.id });
  },
  list: (field, seat) => (boost.whyNot(field, seat, { type: 'boost' }) ? [] : [{ type: 'boost' }]),
};

/** At the end of the move the card is disabled. */
export function douseBoosters(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  const slot = play.state.movement?.boosted ? slotWith(robot, 'jumpBoosters') : undefined;
  if (!slot || robot.at === '' || robot.slots[slot].disabled) return;
  robot.slots[slot].disabled = true;
  play.tell({ type: 'marked', robot: id, item: slot, marker: 'disable', bled: '', cause: 'boosters' });
}
