import { known } from '../../../core/result';
import { cardEffect, cardsWith } from '../content/cards';
import type { Effects } from '../content/effects';
import { STRUCTURE_HITS, type HexId } from '../content/map';
import type { RobotId } from '../robotState';
import { act, actorOf, whyNotAct } from './acting';
import { rangeBetween } from './arcs';
import { cryptoLying, destroyCrypto } from './crypto';
import { isLive } from './cards';
import { structuresIn } from './built';
import { findRobot, inOrder, isOnMap, onMap, placeOf, type Field } from './field';
import { actAs, note } from './facts';
import { destroy } from './kills';
import { damage } from './marks';
import { answered, no, robotIn, show, type RuleContext, type Rule } from './context';
import { harmDrone } from './droning';
import { askedUnit } from './infantry';
import { isTent, killAll, killUnit, unitsOnMap } from './units';
import type { Unit } from '../unitState';
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

const NUKES = cardsWith('nuke');

/** The nuke that works on the derelict that this pilot has left, as far as this viewer knows (KX77). */
function remoteNukeOf(field: Field): (typeof NUKES)[number] | undefined {
  const { pilot, armed, aboard, robot: id } = askedUnit(field);
  const robot = findRobot(field, id);
  if (pilot === '' || !armed || aboard !== '' || robot?.fate !== 'derelict') return undefined;
  return NUKES.find((card) => isLive(robot, card));
}

/** Source L581: a pilot who has bailed out sets it off from afar, and needs no power for it. */
export const remoteNuke: Rule<'remoteNuke'> = {
  whyNot: (field) => (remoteNukeOf(field) ? undefined : no('noNuke')),
  apply(context) {
    const { robot } = askedUnit(context.state);
    const card = known(remoteNukeOf(context.state), 'a nuke');
    answered(context);
    show(context, robot, card);
    explode(context, robot, known(cardEffect(card, 'nuke'), 'a nuke'));
  },
  list: (field) => (remoteNukeOf(field) ? [{ type: 'remoteNuke' }] : []),
};

/** Robots in movement order (K50), drones and tents, crypto (KS5.3), then structures with the effects of their fall. */
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
  blast(context, at, nuke);
  for (const token of cryptoLying(context.state))
    if (rangeBetween(at, placeOf(context.state, token)) <= harmsWithin) destroyCrypto(context, token);
  for (const structure of structuresIn(context.state)) {
    const range = rangeBetween(at, placeOf(context.state, structure));
    if (range <= harmsWithin) harmStructure(context, structure, range <= destroysWithin ? STRUCTURE_HITS : 1);
  }
}

/** All units within reach die; a drone further off passes on the damage to its card (KX59). */
function blast(
  context: RuleContext,
  at: HexId,
  { destroysWithin, harmsWithin, damage: count }: Effects['nuke'],
): void {
  const near = unitsOnMap(context.state).filter((unit) => rangeBetween(at, unit.at) <= harmsWithin);
  const isFarDrone = (unit: Unit): boolean => !isTent(unit) && rangeBetween(at, unit.at) > destroysWithin;
  for (const drone of near.filter(isFarDrone))
    harmDrone(context, drone, { damage: count, disables: 0, cause: 'nuke' });
  for (const drone of near.filter((unit) => !isTent(unit) && !isFarDrone(unit)))
    killUnit(context, drone, 'nuke');
  killAll(context, near.filter(isTent), 'nuke');
}

/** One damage in each of a number of random locations. */
function scorch(context: RuleContext, id: RobotId, { damage: count }: Effects['nuke']): void {
  const dice = Array.from({ length: count }, () => randomLocation(context.dice));
  context.emit({ type: 'locationsRolled', robot: id, dice });
  for (const location of dice) if (isOnMap(robotIn(context, id))) damage(context, id, location, 'nuke');
}
