import { known } from '../../../core/result';
import { cardEffect } from '../content/cards';
import type { Effects } from '../content/effects';
import { STRUCTURE_HITS, STRUCTURE_IDS, STRUCTURES } from '../content/map';
import type { RobotId } from '../robotState';
import { act, actorOf, whyNotAct } from './acting';
import { rangeBetween } from './arcs';
import { cryptoLying, destroyCrypto } from './crypto';
import { inOrder, isOnMap, onMap, placeOf } from './field';
import { actAs, note } from './facts';
import { destroy } from './kills';
import { damage } from './marks';
import { no, robotIn, type RuleContext, type Rule } from './context';
import { randomLocation } from './rolling';
import { hasCores } from './energy';
import { harmStructure } from './structures';

/** Suicide Nuke (K56), in a turn in which it has powered up, not by power that was kept (KX24): no roll, no answers; its user is destroyed too. */
export const nuke: Rule<'nuke'> = {
  whyNot(field) {
    const robot = actorOf(field);
    const unable = whyNotAct(field, robot, 'nuke');
    const isFresh = robot.marks.option === 'powerUp' || !hasCores(field);
    return unable ?? (robot.poweredUp && isFresh ? undefined : no('notPowered'));
  },
  apply(context) {
    const { id } = actorOf(context.state);
    act(context, id, 'nuke', (by) => explode(context, id, known(cardEffect(by, 'nuke'), 'a nuke')));
  },
  list: (field, seat) => (nuke.whyNot(field, seat, { type: 'nuke' }) ? [] : [{ type: 'nuke' }]),
};

/** Robots in movement order (K50), crypto (KS5.3), then structures with the effects of their fall. */
function explode(context: RuleContext, id: RobotId, nuke: Effects['nuke']): void {
  const { destroysWithin, harmsWithin } = nuke;
  const { at } = robotIn(context, id);
  const near = onMap(context.state).filter((other) => rangeBetween(at, other.at) <= harmsWithin);
  actAs(context, id);
  context.emit({ type: 'nuked', robot: id });
  note(context, { kind: 'nuked', robot: id, near: near.map((other) => other.id) });
  for (const other of inOrder(onMap(context.state))) {
    const range = rangeBetween(at, other.at);
    if (range <= destroysWithin) destroy(context, other.id, 'nuke');
    else if (range <= harmsWithin) scorch(context, other.id, nuke);
  }
  for (const token of cryptoLying(context.state))
    if (rangeBetween(at, placeOf(context.state, token)) <= harmsWithin) destroyCrypto(context, token);
  for (const structure of STRUCTURE_IDS) {
    const range = rangeBetween(at, STRUCTURES[structure].at);
    if (range <= harmsWithin) harmStructure(context, structure, range <= destroysWithin ? STRUCTURE_HITS : 1);
  }
}

/** One damage in each of a number of random locations. */
function scorch(context: RuleContext, id: RobotId, { damage: count }: Effects['nuke']): void {
  const dice = Array.from({ length: count }, () => randomLocation(context.dice));
  context.emit({ type: 'locationsRolled', robot: id, dice });
  for (const location of dice) if (isOnMap(robotIn(context, id))) damage(context, id, location, 'nuke');
}
