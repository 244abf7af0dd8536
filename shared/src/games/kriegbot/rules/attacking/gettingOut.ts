import type { ActionOf } from '../../actions';
import { cardEffect, cardsWith, type PilotId } from '../../content/cards';
import { SLOT_IDS, type SlotId } from '../../content/chassis';
import { CREW_KINDS, isCrew, type CrewKind } from '../../content/infantry';
import { HEX_IDS, type HexId } from '../../content/map';
import type { RobotId } from '../../state/robot';
import { rangeBetween } from '../field/arcs';
import { showSecond } from './attackTurn';
import { whyNoAttack } from './otherAttackActions';
import { isHoncho, pilotSlotOf } from '../pieces/cardsOnRobots';
import type { Field, SeenRobot } from '../field/field';
import { ask, first, refuse, robotIn, show, type RuleContext, type WhyNot } from '../field/context';
import { droneOf, freeTent, passengersOf, placeUnit, standUnit } from '../pieces/units';
import { expectDefined } from '../../../../core/ground/result';

/** Source L495-497 and L518: who gets out of a robot by its attack action, and where (KX65, KX66). */

type Out = Omit<ActionOf<'bailOut'>, 'type'>;
type Who = NonNullable<Out['who']>;

/** One attack action lets out one of these groups; passengers, and the two of a pod, follow each other. */
type Group = 'pilot' | 'passengers' | 'pod' | 'drone';

function groupOf(who: Who): Group {
  if (who === 'pilot' || who === 'drone') return who;
  return isCrew(who) ? 'pod' : 'passengers';
}
const spentOn = (who: Who): string => `out:${groupOf(who)}`;

/** The slot with the card that holds one of these. */
const slotHolding = ({ slots }: Pick<SeenRobot, 'slots'>, kind: CrewKind): SlotId | undefined =>
  SLOT_IDS.find((slot) => cardEffect(slots[slot].card, 'crew')?.kinds.some((one) => one === kind));

const [EJECTED = ''] = cardsWith('ejects');

/** How far away somebody lands: adjacent; the Civilian Pilot exactly five hexes off; a honcho either way (KX78). */
function distancesFor(field: Field, robot: SeenRobot, who: Who): readonly number[] {
  if (who !== 'pilot') return [1];
  const afar = cardEffect(EJECTED, 'ejects')?.hexes ?? 1;
  if (isHoncho(field, robot)) return [1, afar];
  const slot = pilotSlotOf(robot);
  return [slot && robot.slots[slot].card === EJECTED ? afar : 1];
}

/** Why nobody of this kind can get out of it. */
function whyNotInside(field: Field, robot: SeenRobot, who: Who): WhyNot {
  const { id, team, slots, out } = robot;
  if (who === 'pilot') {
    if (!pilotSlotOf(robot)) return refuse('noPilot');
    return freeTent(field, team, 'foot') ? undefined : refuse('noTentFree');
  }
  if (!isCrew(who))
    return passengersOf(field, id).some((unit) => unit.id === who) ? undefined : refuse('nobodyAboard');
  const slot = slotHolding(robot, who);
  if (!slot || out.includes(who)) return refuse('nobodyAboard');
  if (cardEffect(slots[slot].card, 'crew')?.whole && slots[slot].disabled) return refuse('cardDisabled');
  return who === 'drone' || freeTent(field, team, who) ? undefined : refuse('noTentFree');
}

/** Why the action may not be spent on it; those who follow somebody of their group cost none. */
function whyNotSpent(field: Field, robot: SeenRobot, who: Who): WhyNot {
  const { used } = robot.marks;
  if (field.question?.kind === 'bailing')
    return used.at(-1) === spentOn(who) ? undefined : refuse('alreadyUsed');
  return whyNoAttack(field, robot) ?? (used.includes(spentOn(who)) ? refuse('alreadyUsed') : undefined);
}

export function whyNotOut(field: Field, robot: SeenRobot, { who = 'pilot', at }: Out): WhyNot {
  const unable = whyNotSpent(field, robot, who) ?? whyNotInside(field, robot, who);
  if (unable) return unable;
  return at !== undefined && distancesFor(field, robot, who).includes(rangeBetween(robot.at, at))
    ? undefined
    : refuse('wrongDistance');
}

/** Everybody in it, with every hex. */
export const outsOf = (
  field: Field,
  robot: SeenRobot,
): readonly { readonly who: Who; readonly at: HexId }[] =>
  (['pilot', ...CREW_KINDS, ...passengersOf(field, robot.id).map(({ id }) => id as Who)] as const)
    .filter((who) => !whyNotInside(field, robot, who))
    .flatMap((who) => {
      const far = distancesFor(field, robot, who);
      return HEX_IDS.filter((at) => far.includes(rangeBetween(robot.at, at))).map((at) => ({ who, at }));
    });

/** Spends the attack action; a second one shows the pilot who gives it. */
export function spendOut(context: RuleContext, id: RobotId, who: Who): void {
  showSecond(context, id);
  const { marks } = robotIn(context, id);
  marks.attacks += 1;
  marks.used.push(spentOn(who));
  if (who !== 'pilot') first(context, { kind: 'attack', robot: id });
}

/** The pilot stands on the map with his card (KX67). */
export function placePilot(
  context: RuleContext,
  id: RobotId,
  { card, at }: { readonly card: PilotId; readonly at: HexId },
): void {
  const tent = expectDefined(freeTent(context.state, robotIn(context, id).team, 'foot'), 'a free tent');
  placeUnit(context, { id: tent, kind: 'foot', robot: id, at, pilot: card, armed: true });
}

/** Somebody else gets out; if more of the same group may follow, its owner is asked. */
export function letOut(
  context: RuleContext,
  id: RobotId,
  { who, at }: { readonly who: Exclude<Who, 'pilot'>; readonly at: HexId },
): void {
  if (isCrew(who)) leaveCard(context, id, { who, at });
  else {
    const { kind, team } = standUnit(context, who, at);
    context.emit({ type: 'unitPlaced', unit: who, kind, team, robot: id, at });
  }
  const robot = robotIn(context, id);
  const isMore = outsOf(context.state, robot).some((out) => spentOn(out.who) === spentOn(who));
  if (isMore) ask(context, 'bailing', id);
}

function leaveCard(
  context: RuleContext,
  id: RobotId,
  { who, at }: { readonly who: CrewKind; readonly at: HexId },
): void {
  const robot = robotIn(context, id);
  const slot = expectDefined(slotHolding(robot, who), `a card that holds a ${who}`);
  const { card } = robot.slots[slot];
  if (card !== '') show(context, id, card);
  robot.out.push(who);
  const unit =
    who === 'drone' ? droneOf(id) : expectDefined(freeTent(context.state, robot.team, who), 'a free tent');
  placeUnit(context, { id: unit, kind: who, robot: id, at });
}
