import { expectDefined } from '../../../../core/ground/result';
import type { Shot } from '../../actions';
import { armsOf, type ArmsId, type CardId, cardEffect } from '../../content/cards';
import { scenarioOf } from '../../content/scenarios';
import type { Assault } from '../../state/assault';
import type { RobotId } from '../../state/robot';
import { rangeBetween } from '../field/arcs';
import { armsIn, bandDice, bandsOf, hasPower, modesOf, slotOfArms, targetsFor } from './arms';
import { plainAttempt, type Manner } from './attempts';
import { declaredDice } from './attackDice';
import { isStruck, isUnpowered, slotWith } from '../pieces/cardsOnRobots';
import { startEmitting } from '../cores/emitting';
import { hasCores, isExpanded, recharge } from '../cores/energy';
import { placeOf, robotOf, type SeenRobot, type Field } from '../field/field';
import {
  choicesOf,
  countingFor,
  helpersFor,
  helpsOnce,
  homesIn,
  isCharged,
  isOverchargedFreely,
  mayOvercharge,
} from './helpers';
import { damageItem } from '../damage/markers';
import { spendDefense } from '../pieces/defenseActions';
import { first, refuse, robotIn, show, type RuleContext, type WhyNot } from '../field/context';
import { actAs, note } from '../field/facts';
import { lacksMines } from '../damage/mines';
import { attacksWith, pay, whyNotPriced } from './pricing';
import { hangingIn } from '../field/smoke';
import { isForbidden } from './silhouettes';
import { attacksLeft, ownLedger } from '../pieces/actionsLeft';
import { aimedAt, hasShotLine, isUnguided, unitsAimedAt, whyNotPlace, whyNotTarget } from './targets';

const STANDING: Manner = { strafe: false };

/** The attack as it would be declared: with the open cards that help automatically. */
export function attemptOf(
  field: Field,
  robot: SeenRobot,
  shot: Shot,
  { strafe, by = '' }: Manner = STANDING,
): Assault {
  const { arms, target, mode, attacks, overcharge = 0 } = shot;
  const attempt = { arms, target, strafe, mode, help: shot.help, overcharge };
  return {
    ...plainAttempt({
      attacker: robot.id,
      arms,
      target,
      range: rangeBetween(robot.at, placeOf(field, target)),
    }),
    by,
    slot: expectDefined(slotOfArms(field, robot, arms), `${arms} on ${robot.id}`),
    mode,
    help: by === '' ? [...shot.help, ...countingFor(field, robot, attempt)] : [],
    flux: isCharged(shot.help),
    burnsOut: isUnpowered(robot),
    strafe,
    overcharge: isOverchargedFreely(field, arms) ? attacks : overcharge,
    attacks,
  };
}

/** Why the robot may not make this attack (L187-221). */
export function whyNotShot(field: Field, robot: SeenRobot, shot: Shot, manner: Manner = STANDING): WhyNot {
  if (isStruck(robot)) return refuse('onlyReboot');
  if (attacksLeft(field, ownLedger(robot)) < 1) return refuse('noAttackLeft');
  return whyNotArms(field, robot, shot, manner) ?? whyNotAimed(field, robot, shot, manner);
}

/** Why it may not be made at this target and in this way, whatever actions the robot has left. */
export const whyNotAimed = (field: Field, robot: SeenRobot, shot: Shot, manner: Manner): WhyNot =>
  whyNotTarget(field, robot, shot, manner) ??
  whyNotPlace(field, robot, shot) ??
  whyNotHelp(field, robot, shot, manner) ??
  whyNotSo(field, robot, shot, manner);

function whyNotArms(
  field: Field,
  robot: SeenRobot,
  { arms }: Pick<Shot, 'arms'>,
  { strafe }: Manner,
): WhyNot {
  if (!slotOfArms(field, robot, arms)) return refuse('noSuchArms');
  if (robot.marks.used.includes(arms)) return refuse('alreadyUsed');
  // It has been the rangefinder of another attack (K2).
  if (helpsOnce(arms) && robot.marks.helped.includes(arms)) return refuse('alreadyUsed');
  if (lacksMines(robot, arms)) return refuse('noMinesLeft');
  const { medium } = armsOf(arms);
  return strafe && (medium === 'MELEE' || medium === 'BOLT' || medium === 'none')
    ? refuse('cannotStrafe')
    : undefined;
}

/** Why it cannot be made with the given help: power, mode, number, line and dice. */
function whyNotSo(field: Field, robot: SeenRobot, shot: Shot, manner: Manner): WhyNot {
  const { arms, mode, attacks } = shot;
  const attempt = attemptOf(field, robot, shot, manner);
  const power = hasPower(robot, attempt.flux);
  if (armsOf(arms).poweredOnly && !power && !hasCores(field)) return refuse('notPowered');
  if (!modesOf(arms, power).includes(mode)) return refuse('wrongMode');
  if (attacks > attacksWith(robot, arms, power, manner)) return refuse('wrongAttacks');
  const unpaid = whyNotPriced(field, robot, { ...shot, help: attempt.help });
  if (unpaid) return unpaid;
  if (isUnguided(field, shot) && !homesIn(attempt.help)) return refuse('notMoved');
  if (isForbidden(field, attempt)) return refuse('stealthy');
  if (!hasShotLine(field, robot, attempt)) return refuse('noLine');
  if (isCut(field, attempt) || bandDice(bandsOf(attempt), attempt.range) === 0)
    return refuse('outOfRange', { range: attempt.range });
  // Nobody may declare less than one die (K36).
  return declaredDice(field, attempt) < 1 ? refuse('outOfRange', { range: attempt.range }) : undefined;
}

/** The scenario lets these arms end nearer (KS16.3). */
function isCut({ options }: Field, { arms, range }: Pick<Assault, 'arms' | 'range'>): boolean {
  const { cut } = scenarioOf(options);
  return cut?.arms === arms && range > cut.to;
}

function whyNotHelp(
  field: Field,
  robot: SeenRobot,
  { arms, target, help, mode, overcharge = 0 }: Shot,
  { strafe, by }: Manner,
): WhyNot {
  const helpers: readonly string[] =
    by === undefined ? helpersFor(field, robot, { arms, target, strafe, mode, help, overcharge }) : [];
  if (new Set(help).size < help.length || !help.every((card) => helpers.includes(card)))
    return refuse('noHelp');
  const order = helpers.filter((card) => help.some((one) => one === card));
  return order.join() === help.join() ? undefined : refuse('wrongOrder');
}

/** Every attack that the robot may declare, with every choice of cards that help. */
export function shotsOf(field: Field, robot: SeenRobot, manner: Manner = STANDING): readonly Shot[] {
  if (isStruck(robot) || attacksLeft(field, ownLedger(robot)) < 1) return [];
  return armsIn(field, robot)
    .filter((arms) => !whyNotArms(field, robot, { arms }, manner))
    .flatMap((arms) => shotsWith(field, robot, arms, manner));
}

/** The same with one weapon, whatever actions the robot has left. */
export const shotsWith = (field: Field, robot: SeenRobot, arms: ArmsId, manner: Manner): readonly Shot[] =>
  targetsFor(
    field,
    { robots: aimedAt(field, robot, manner), units: unitsAimedAt(field, robot, manner) },
    arms,
  )
    .map((target) => ({ arms, target }))
    .filter((aim) => !whyNotTarget(field, robot, aim, manner) && !whyNotPlace(field, robot, aim))
    .flatMap((aim) => waysToShoot(field, robot, aim, manner));

/** Modes, numbers of attacks and helping cards of an attack at this target. */
function waysToShoot(
  field: Field,
  robot: SeenRobot,
  aim: Pick<Shot, 'arms' | 'target'>,
  manner: Manner,
): readonly Shot[] {
  const shots: Shot[] = [];
  const { strafe, by } = manner;
  const helpers = by === undefined ? helpersFor(field, robot, { ...aim, strafe }) : [];
  for (const help of choicesOf(helpers)) {
    const power = hasPower(robot, isCharged(help));
    for (const mode of modesOf(aim.arms, power)) {
      for (let attacks = 1; attacks <= attacksWith(robot, aim.arms, power, manner); attacks += 1) {
        const plain: Shot = { ...aim, mode, attacks, help: [...help] };
        const ways = [plain, ...overcharged(field, plain, manner)];
        // Some help depends on the rest of the declaration.
        const isFit = (shot: Shot): boolean =>
          !isExpanded(field) || whyNotHelp(field, robot, shot, manner) === undefined;
        shots.push(...ways.filter((shot) => isFit(shot) && !whyNotSo(field, robot, shot, manner)));
      }
    }
  }
  return shots;
}

/** The same with one die more for some of its rolls; nobody who hacks has the energy for that (KS8.4). */
const overcharged = (field: Field, shot: Shot, { by }: Manner): readonly Shot[] =>
  by === undefined && mayOvercharge(field, shot.arms)
    ? Array.from({ length: shot.attacks }, (_, index) => ({ ...shot, overcharge: index + 1 }))
    : [];

/** Declares an attack (K31, step 1): shows what it is made with, and lets the defenders answer. */
export function declare(context: RuleContext, id: RobotId, shot: Shot, strafe: boolean): void {
  const robot = robotIn(context, id);
  const assault = attemptOf(context.state, robot, shot, { strafe });
  const { help, slot } = assault;
  actAs(context, id);
  robot.marks.attacks += 1;
  robot.marks.used.push(shot.arms);
  for (const card of [
    expectDefined((slot && robot.slots[slot].card) || undefined, 'an attacking card'),
    ...help,
  ])
    show(context, id, card);
  robot.marks.helped.push(...help.filter(helpsOnce));
  announce(context, assault);
  note(context, { kind: 'declared', robot: id, arms: shot.arms, target: shot.target });
  for (const card of help) charge(context, id, card);
  pay(context, robotOf(context.state, id), { ...shot, help });
  if (armsOf(shot.arms).sensor) startEmitting(context, id);
  carryOut(context, assault);
}

/** The assault is under way, for all to see. */
export function announce(context: RuleContext, assault: Assault): void {
  const { attacker: robot, arms, target, mode, strafe, attacks, range } = assault;
  const help = [...assault.help];
  const smoke = hangingIn(context.state, assault);
  context.state.assault = { ...assault, help, answers: smoke ? [smoke] : [], pool: [] };
  context.emit({ type: 'attacked', robot, arms, target, mode, strafe, attacks, range, help });
  if (!smoke) return;
  delete context.state.smoke;
  context.emit({ type: 'smoked', robot: smoke.robot });
}

/** What follows a declaration, in the order of K31. */
export function carryOut(context: RuleContext, { attacks }: Pick<Assault, 'attacks'>): void {
  const rolls = Array.from({ length: attacks }, () => ({ kind: 'roll' }) as const);
  first(context, { kind: 'before' }, ...rolls, { kind: 'counter' }, { kind: 'endAssault' });
}

/** Flux Compression: a defense action, energy for the core, and damage to the capacitor itself (L345, L567, K51). */
function charge(context: RuleContext, id: RobotId, card: CardId): void {
  const effect = cardEffect(card, 'charge');
  if (!effect) return;
  spendDefense(context, id);
  recharge(context, id, 'flux');
  for (let left = effect.damage; left > 0; left -= 1) {
    const slot = slotWith(robotIn(context, id), card);
    if (slot) damageItem(context, id, slot, { cause: 'flux' });
  }
}
