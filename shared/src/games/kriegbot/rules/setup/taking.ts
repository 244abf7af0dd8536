import { expectDefined } from '../../../../core/ground/result';
import type { ActionOf } from '../../actions';
import { READY_ROBOTS, readyRobot, type ReadyMadeId } from '../../content/designs';
import { coresFor, layCore } from './dealingCores';
import { draftOf, fixDesigns, isLaid, lay } from './design';
import { fitted, originsOf } from './drawer';
import {
  drawingSides,
  findRobot,
  robotOf,
  robotsOfSeat,
  robotsOfTeam,
  teamIn,
  type SeenRobot,
  type Field,
} from '../field/field';
import { refuse, robotIn, type RuleContext, type Rule } from '../field/context';
import { buildBeforeDesigns, isChosen, tellFielded } from './templates';

/**
 * The cards that would lie on the robot: stand-ins for those that a team mate has, and pilots as the scenario demands.
 */
export function takenDesign(field: Field, robot: SeenRobot, id: ReadyMadeId): ActionOf<'design'> {
  const { chassis, ready } = readyRobot(id);
  const found = expectDefined(fitted(field, { ...robot, chassis }, ready), `cards for the ${id}`);
  return draftOf(robot.id, found.slots, found.skin, { from: originsOf(field, robot, found) });
}

/** Each robot that has just been taken gets one of the cores that its mates have left, by lot: nobody can conclude which. */
function giveCores(context: RuleContext): void {
  for (const team of drawingSides(context.state))
    for (const robot of robotsOfTeam(context.state, team)) {
      const free = coresFor(context.state, robot);
      if (free.length > 0) layCore(context, robot.id, context.dice.pick(free));
    }
}

/** K95: a template of the team with one of its ready-made designs; all are fixed when the last robot is taken. */
export const take: Rule<'take'> = {
  whyNot(field, seat, { robot: id, design }) {
    if (!field.options.readyMade) return refuse('ownDesignsOnly');
    const robot = findRobot(field, id);
    if (!robot) return refuse('noSuchRobot');
    if (robot.seat !== seat) return refuse('notYourRobot');
    if (!drawingSides(field).includes(robot.team)) return refuse('otherSideChooses');
    const { chassis } = readyRobot(design);
    if (!teamIn(field, robot.team).dealt.includes(chassis)) return refuse('notDealt');
    const mates = robotsOfTeam(field, robot.team).filter((mate) => mate.id !== id);
    const isTaken =
      mates.some((mate) => mate.chassis === chassis) ||
      (robot.chassis === chassis && isLaid(robot, takenDesign(field, robot, design)));
    return isTaken ? refuse('templateTaken') : undefined;
  },
  apply(context, _seat, { robot: id, design }) {
    const draft = takenDesign(context.state, robotOf(context.state, id), design);
    robotIn(context, id).chassis = readyRobot(design).chassis;
    lay(context, draft);
    if (!isChosen(context.state)) return;
    tellFielded(context);
    buildBeforeDesigns(context);
    giveCores(context);
    const sides = drawingSides(context.state);
    for (const one of context.state.seats) if (sides.includes(one.team)) one.ready = true;
    fixDesigns(context);
  },
  list: (field, seat) =>
    robotsOfSeat(field, seat).flatMap(({ id }) =>
      READY_ROBOTS.map(({ ready }) => ({ type: 'take', robot: id, design: ready.name }) as const).filter(
        (action) => !take.whyNot(field, seat, action),
      ),
    ),
};
