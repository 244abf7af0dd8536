import { choose, moverOf, whyNotStaying } from './mover';
import { no, robotIn, type Rule } from './play';
import { mayEnter } from './terrain';

/**
 * The Rocketbot on its legs (L75, K23): chosen at its own first place, and put off to the last one of the
 * phase. From now on it is as slow, and as easy to hit, as a biped. Not over water.
 */
export const biped: Rule<'biped'> = {
  whyNot(field) {
    const unable = whyNotStaying(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.chassis !== 'rocketbot') return no('notThisChassis');
    return mayEnter(field, { ...mover, biped: true }, mover.at) ? undefined : no('mayNotEnter');
  },
  apply(play) {
    const robot = robotIn(play, choose(play, 'biped'));
    robot.biped = true;
    play.tell({ type: 'status', robot: robot.id, status: 'biped', on: true });
    const { id } = robot;
    // A clamp was asked for before this option was named, and not again (K28).
    play.state.agenda.push({ kind: 'move', robot: id }, { kind: 'endMovement', robot: id });
  },
  list: (field, seat) => (biped.whyNot(field, seat, { type: 'biped' }) ? [] : [{ type: 'biped' }]),
};
