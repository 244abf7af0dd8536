import { expectDefined } from '../../../../core/ground/result';
import { cardEffect, cardsWith } from '../../content/cards';
import type { Effects } from '../../content/effects';
import type { RobotId } from '../../state/robot';
import { act, actorOf, whyNotAct } from './otherAttackActions';
import { isLive } from '../pieces/cardsOnRobots';
import { explode, reachedFrom } from '../damage/nuclearBlast';
import { findRobot, type Field, type SeenRobot } from '../field/field';
import { actAs, note } from '../field/facts';
import { answered, refuse, robotIn, show, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { askedUnit } from '../pieces/units';
import { hasCores } from '../cores/energy';

/** In a turn in which it has powered up, not by power that was kept (KX24). */
export function whyNotFresh(field: Field, { marks, poweredUp }: SeenRobot): WhyNot {
  const isFresh = marks.option === 'powerUp' || !hasCores(field);
  return poweredUp && isFresh ? undefined : refuse('notPowered');
}

/** Suicide Nuke (K56): no roll, no answers; its user is destroyed too. */
export const nuke: Rule<'nuke'> = {
  whyNot(field) {
    const robot = actorOf(field);
    return whyNotAct(field, robot, 'nuke') ?? whyNotFresh(field, robot);
  },
  apply(context) {
    const { id } = actorOf(context.state);
    act(context, id, 'nuke', (by) => setOff(context, id, expectDefined(cardEffect(by, 'nuke'), 'a nuke')));
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
  whyNot: (field) => (remoteNukeOf(field) ? undefined : refuse('noNuke')),
  apply(context) {
    const { robot } = askedUnit(context.state);
    const card = expectDefined(remoteNukeOf(context.state), 'a nuke');
    answered(context);
    show(context, robot, card);
    setOff(context, robot, expectDefined(cardEffect(card, 'nuke'), 'a nuke'));
  },
  list: (field) => (remoteNukeOf(field) ? [{ type: 'remoteNuke' }] : []),
};

/** Its bomb goes off, wherever the robot stands. */
function setOff(context: RuleContext, id: RobotId, nuke: Effects['nuke']): void {
  const { at } = robotIn(context, id);
  const near = reachedFrom(context.state, at, nuke).map((other) => other.id);
  actAs(context, id);
  context.emit({ type: 'nuked', robot: id });
  note(context, { kind: 'nuked', robot: id, near });
  explode(context, at, nuke);
}
