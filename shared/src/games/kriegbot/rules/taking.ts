import { known } from '../../../core/result';
import type { ActionOf } from '../actions';
import { READY_ROBOTS, readyRobot, type ReadyMadeId } from '../content/designs';
import { draftOf, fixDesigns, isLaid, lay } from './design';
import { fitted } from './drawer';
import { findRobot, robotOf, robotsOfSeat, robotsOfTeam, type Bot, type Field } from './field';
import { no, robotIn, type Rule } from './play';
import { isChosen, tellFielded } from './templates';

/** What would lie on the robot: other cards for those that a team mate has, and pilots as the scenario wants them. */
export function takenDesign(field: Field, robot: Bot, id: ReadyMadeId): ActionOf<'design'> {
  const { chassis, ready } = readyRobot(id);
  const found = known(fitted(field, { ...robot, chassis }, ready), `cards for the ${id}`);
  return draftOf(robot.id, found.slots, found.skin);
}

/** K95: a template of the team with one of its ready-made designs; all are fixed when the last robot is taken. */
export const take: Rule<'take'> = {
  whyNot(field, seat, { robot: id, design }) {
    if (!field.options.readyMade) return no('ownDesignsOnly');
    const robot = findRobot(field, id);
    if (!robot) return no('noSuchRobot');
    if (robot.seat !== seat) return no('notYourRobot');
    const { chassis } = readyRobot(design);
    if (!field.teams[robot.team].dealt.includes(chassis)) return no('notDealt');
    const mates = robotsOfTeam(field, robot.team).filter((mate) => mate.id !== id);
    const isTaken =
      mates.some((mate) => mate.chassis === chassis) ||
      (robot.chassis === chassis && isLaid(robot, takenDesign(field, robot, design)));
    return isTaken ? no('templateTaken') : undefined;
  },
  apply(play, _seat, { robot: id, design }) {
    const draft = takenDesign(play.state, robotOf(play.state, id), design);
    robotIn(play, id).chassis = readyRobot(design).chassis;
    lay(play, draft);
    if (!isChosen(play.state)) return;
    tellFielded(play);
    for (const one of play.state.seats) one.ready = true;
    fixDesigns(play);
  },
  list: (field, seat) =>
    robotsOfSeat(field, seat).flatMap(({ id }) =>
      READY_ROBOTS.map(({ ready }) => ({ type: 'take', robot: id, design: ready.name }) as const).filter(
        (action) => !take.whyNot(field, seat, action),
      ),
    ),
};
