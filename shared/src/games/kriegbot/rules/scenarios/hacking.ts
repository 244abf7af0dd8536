import { expectDefined } from '../../../../core/ground/result';
import type { ActionOf, Shot } from '../../actions';
import { ALL_ARMS_IDS, DEFENSES, isDefense, isPilot, type CardId, type DefenseId } from '../../content/cards';
import { planOf } from '../../content/scenarios';
import type { RobotId } from '../../state/robot';
import type { Fact } from '../../state/facts';
import type { Task } from '../../state/tasks';
import { rangeBetween } from '../field/arcs';
import { covers } from '../attacking/arms';
import { isStruck, isUnpowered, slotWith } from '../pieces/cardsOnRobots';
import { CLAMPS, hold } from '../interrupts/clamping';
import {
  answered,
  ask,
  first,
  refuse,
  robotIn,
  type RuleContext,
  type Rule,
  type WhyNot,
} from '../field/context';
import type { Manner } from '../attacking/attempts';
import { announce, attemptOf, carryOut, shotsWith, whyNotAimed } from '../attacking/declaring';
import { actAs } from '../field/facts';
import { enemiesOf, findRobot, isAlive, robotOf, type Field, type SeenRobot } from '../field/field';
import { lock } from '../damage/markers';
import { setOff } from './settingOff';
import { pay } from '../attacking/pricing';
import { openly } from '../pieces/actionsLeft';
import { burnOut } from '../pieces/unpowered';

/** The Hacker (L437-449): what its laser has hit does as it wants, once. */

/** Its own hit is over: it may use what the robot that it hit shows, unless everybody sees that this can do nothing. */
export function offerHack(
  context: RuleContext,
  { robot: id, arms, target }: Extract<Fact, { kind: 'hit' }>,
): void {
  const { team } = robotOf(context.state, id);
  const victim = findRobot(context.state, target);
  if (planOf(context.state.options, team).hacksWith !== arms || !victim || victim.team === team) return;
  // A face-down pilot who is disabled must not be told by this (K94).
  const isStill = isStruck(openly(victim)) || victim.marks.option === 'idle';
  if (isAlive(victim) && !isStill) first(context, { kind: 'hack', robot: id, target: victim.id });
}

/** Asks, if anything could be done. All that it depends on lies open. */
export function askToHack(context: RuleContext, { robot, target }: Extract<Task, { kind: 'hack' }>): void {
  const parts: Parts = { hacker: robotOf(context.state, robot), victim: robotOf(context.state, target) };
  if (hacksOf(context.state, parts).length > 0 || triggersOf(context.state, parts).length > 0)
    ask(context, 'hack', robot, { target });
}

interface Parts {
  readonly hacker: SeenRobot;
  readonly victim: SeenRobot;
}

function partsOf(field: Field): Parts {
  const { robot, target = '' } = expectDefined(field.question, 'a question');
  return { hacker: robotOf(field, robot), victim: robotOf(field, target) };
}

/** Open cards alone, and no pilots; what is not there and what lies face down are refused alike (KS8.3). */
function whyNotCard({ slots }: SeenRobot, card: CardId): WhyNot {
  if (isPilot(card)) return refuse('pilotItem');
  const slot = slotWith({ slots }, card);
  if (slot === undefined || !slots[slot].shown) return refuse('notRevealed');
  if (slots[slot].disabled) return refuse('cardDisabled');
  return slots[slot].locked ? refuse('alreadyUsed') : undefined;
}

const mannerOf = ({ hacker }: Parts): Manner => ({ strafe: false, by: hacker.id });

/** Every attack with an open card of the robot that was hit, from where it stands (KS8.4). */
const hacksOf = (field: Field, parts: Parts): readonly Shot[] =>
  ALL_ARMS_IDS.filter((arms) => !whyNotCard(parts.victim, arms)).flatMap((arms) =>
    shotsWith(field, parts.victim, arms, mannerOf(parts)),
  );

/** An attack with a card of the robot that was hit. */
export const hack: Rule<'hack'> = {
  whyNot(field, _seat, { type: _type, ...shot }) {
    const parts = partsOf(field);
    return (
      whyNotCard(parts.victim, shot.arms) ??
      whyNotAimed(field, parts.victim, { ...shot, help: [] }, mannerOf(parts))
    );
  },
  apply(context, _seat, { type: _type, ...shot }) {
    const parts = partsOf(context.state);
    const { hacker, victim } = parts;
    const assault = attemptOf(context.state, victim, { ...shot, help: [] }, mannerOf(parts));
    begin(context, parts, { card: shot.arms, use: 'attack' });
    lock(context, victim.id, shot.arms);
    actAs(context, hacker.id);
    announce(context, assault);
    pay(context, victim, shot);
    carryOut(context, assault);
  },
  list: (field) =>
    hacksOf(field, partsOf(field)).map(({ help: _help, ...shot }) => ({ type: 'hack', ...shot })),
};

function begin(
  context: RuleContext,
  { hacker, victim }: Parts,
  what: { readonly card: CardId; readonly use: 'attack' | 'defense' },
): void {
  answered(context);
  context.emit({ type: 'hacked', robot: victim.id, by: hacker.id, ...what });
}

/** Robots that a hacked claw can hold: beside it, in its arc, no friends of the hacker, and still to move (KS8.5). */
function holdable(field: Field, { hacker, victim }: Parts, card: DefenseId): readonly RobotId[] {
  const claw = CLAMPS.find((one) => one === card);
  if (field.phase !== 'movement' || claw === undefined) return [];
  const isFree = ({ marks }: SeenRobot): boolean => marks.option === '' && !marks.clamped;
  return enemiesOf(field, hacker.team)
    .filter((robot) => isAlive(robot) && isFree(robot) && rangeBetween(robot.at, victim.at) === 1)
    .filter((robot) => covers(field, victim, claw, robot.at))
    .map(({ id }) => id);
}

/** Whom the defense function may be used on: somebody, if it can hold anybody; otherwise nobody. */
function targetsOf(field: Field, parts: Parts, card: DefenseId): readonly (RobotId | '')[] {
  const held = holdable(field, parts, card);
  return held.length > 0 ? held : [''];
}

type Trigger = Omit<ActionOf<'trigger'>, 'type'>;

const triggersOf = (field: Field, parts: Parts): readonly Trigger[] =>
  DEFENSES.filter((card) => !whyNotCard(parts.victim, card)).flatMap((card) =>
    targetsOf(field, parts, card).map((target) => ({ card, target })),
  );

/** The defense function of a card of the robot that was hit (KS8.5). */
export const trigger: Rule<'trigger'> = {
  whyNot(field, _seat, { card, target }) {
    const parts = partsOf(field);
    const unable = whyNotCard(parts.victim, card);
    if (unable) return unable;
    if (!isDefense(card)) return refuse('noSuchCard', { card });
    return targetsOf(field, parts, card).includes(target) ? undefined : refuse('noTarget');
  },
  apply(context, _seat, { card, target }) {
    const parts = partsOf(context.state);
    if (!isDefense(card)) return;
    const burnsOut = isUnpowered(parts.victim);
    begin(context, parts, { card, use: 'defense' });
    lock(context, parts.victim.id, card);
    if (target !== '') return hold(context, { robot: target, by: parts.victim.id, burnsOut, hacked: true });
    setOff(context, parts.victim.id, card);
    if (burnsOut) burnOut(context, parts.victim.id, slotWith(robotIn(context, parts.victim.id), card));
  },
  list: (field) => triggersOf(field, partsOf(field)).map((one) => ({ type: 'trigger', ...one })),
};
