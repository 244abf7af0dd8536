import { choose, moverOf, whyNotStaying } from './currentMove';
import { refuse, robotIn, type Rule } from '../field/context';
import { mayEnter } from '../field/terrain';

/**
 * The Rocketbot on its legs (L75, K23): chosen at its own first turn, and postponed to the last one of the phase. From
 * now on it has the speed and silhouette of a biped. Not over water.
 */
export const biped: Rule<'biped'> = {
  whyNot(field) {
    const unable = whyNotStaying(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.chassis !== 'rocketbot') return refuse('notThisChassis');
    return mayEnter(field, { ...mover, biped: true }, mover.at) ? undefined : refuse('mayNotEnter');
  },
  apply(context) {
    const robot = robotIn(context, choose(context, 'biped'));
    robot.biped = true;
    context.emit({ type: 'status', robot: robot.id, status: 'biped', on: true });
    const { id } = robot;
    // Clamps were asked for before this option was named, and are not asked for again (K28).
    context.state.agenda.push({ kind: 'move', robot: id }, { kind: 'endMovement', robot: id });
  },
  list: (field, seat) => (biped.whyNot(field, seat, { type: 'biped' }) ? [] : [{ type: 'biped' }]),
};
