import { known } from '../../../core/result';
import { cardEffect } from '../content/cards';
import type { Effects } from '../content/effects';
import { STRUCTURE_HITS, STRUCTURE_IDS, STRUCTURES } from '../content/map';
import type { RobotId } from '../state';
import { act, actorOf, whyNotAct } from './acting';
import { rangeBetween } from './arcs';
import { inOrder, isOnMap, onMap } from './field';
import { destroy } from './kills';
import { damage } from './marks';
import { no, robotIn, type Play, type Rule } from './play';
import { randomLocation } from './rolling';
import { harmStructure } from './structures';

/** Suicide Nuke (K56): no roll, no answers; its user goes with it. */
export const nuke: Rule<'nuke'> = {
  whyNot(field) {
    const robot = actorOf(field);
    const unable = whyNotAct(field, robot, 'nuke');
    return unable ?? (robot.poweredUp ? undefined : no('notPowered'));
  },
  apply(play) {
    const { id } = actorOf(play.state);
    act(play, id, 'nuke', (by) => explode(play, id, known(cardEffect(by, 'nuke'), 'a nuke')));
  },
  list: (field, seat) => (nuke.whyNot(field, seat, { type: 'nuke' }) ? [] : [{ type: 'nuke' }]),
};

/** Robots in movement order (K50), then structures with what their fall does. */
function explode(play: Play, id: RobotId, nuke: Effects['nuke']): void {
  const { destroysWithin, harmsWithin } = nuke;
  const { at } = robotIn(play, id);
  play.tell({ type: 'nuked', robot: id });
  for (const other of inOrder(onMap(play.state))) {
    const range = rangeBetween(at, other.at);
    if (range <= destroysWithin) destroy(play, other.id, 'nuke');
    else if (range <= harmsWithin) scorch(play, other.id, nuke);
  }
  for (const structure of STRUCTURE_IDS) {
    const range = rangeBetween(at, STRUCTURES[structure].at);
    if (range <= harmsWithin) harmStructure(play, structure, range <= destroysWithin ? STRUCTURE_HITS : 1);
  }
}

/** One damage in each of a number of random locations. */
function scorch(play: Play, id: RobotId, { damage: count }: Effects['nuke']): void {
  const dice = Array.from({ length: count }, () => randomLocation(play.dice));
  play.tell({ type: 'locationsRolled', robot: id, dice });
  for (const location of dice) if (isOnMap(robotIn(play, id))) damage(play, id, location, 'nuke');
}
