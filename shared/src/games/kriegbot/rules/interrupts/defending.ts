import { expectDefined } from '../../../../core/ground/result';
import { isDefense, type DefenseId, armsOf, cardEffect, cardsWith, isArms } from '../../content/cards';
import type { StructureId } from '../../content/map';
import { CRAFT_ARMS } from '../../content/scenario';
import type { Answer } from '../../state/assault';
import type { RobotId } from '../../state/robot';
import { answerBy } from './answers';
import { covers } from '../attacking/arms';
import { CAMOUFLAGES, isCamouflage, light, whyNotLit, type CamouflageId } from './camouflaging';
import { seesThroughSmoke } from '../attacking/attackDice';
import { isOpen, slotWith } from '../pieces/cardsOnRobots';
import { crewOf } from '../field/landingCraft';
import { defend } from '../pieces/defenseActions';
import { combinations } from '../damage/ownersChoice';
import { isDestroyed, isStructure } from '../field/structuresOnMap';
import {
  findRobot,
  inOrder,
  isAlive,
  placeOf,
  robotOf,
  robotsIn,
  type SeenRobot,
  type Field,
} from '../field/field';
import type { Interrupt } from './interrupt';
import { disableItem } from '../damage/markers';
import { show, type RuleContext } from '../field/context';
import { paint } from '../pieces/paint';
import { foesOf } from '../field/moles';
import { isPassedBy } from '../field/smoke';
import { passivesAgainst, type PassiveId } from '../attacking/silhouettes';
import { defensesLeft, publicLedger, ownLedger, type Ledger } from '../pieces/actionsLeft';

/**
 * Source L229, "Defense response": everything that changes dice or silhouette is shown before the roll (K31, step 2).
 */

const BLUNTS = cardsWith('blunt');
type BluntId = (typeof BLUNTS)[number];
/** In the order of the answers: cards that guard only the robot itself come first. */
const BEFORE: readonly BluntId[] = (['itself', 'line'] as const).flatMap((guards) =>
  BLUNTS.filter((card) => cardEffect(card, 'blunt')?.guards === guards),
);

/** Can this defense action blunt the attack (K2, L341)? */
function blunts(field: Field, robot: SeenRobot, card: BluntId): boolean {
  const { attacker, target, arms, help } = expectDefined(field.assault, 'an assault');
  const { only, not, inArc, guards } = expectDefined(cardEffect(card, 'blunt'), `what ${card} does`);
  const { medium } = armsOf(arms);
  if ((only && medium !== only) || medium === not) return false;
  // Smoke is no use against a beam that sees through it.
  if (not !== undefined && help.some(seesThroughSmoke)) return false;
  const [from, to] = [placeOf(field, attacker), placeOf(field, target)];
  if (inArc && !(isArms(card) && covers(field, robot, card, from))) return false;
  return robot.id === target || (guards === 'line' && isPassedBy(robot, from, to));
}

/** What a robot could do before the roll, as this viewer sees it. */
interface Means {
  readonly defenses: readonly DefenseId[];
  readonly left: number;
  /** What costs no action. */
  readonly passives: readonly (PassiveId | CamouflageId)[];
}
const noMeans = (left: number): Means => ({ defenses: [], left, passives: [] });

function meansOf(field: Field, ledger: Ledger): Means {
  const { defenses, left, passives } = guardsOf(field, ledger);
  return { defenses: [...defenses, ...detectorsOf(field, ledger)], left, passives };
}

const DETECTORS = cardsWith('detect');

/** Sensors of an enemy that feel the current of more dice by energy, wherever it is; not if it is painted (KX33). */
function detectorsOf(field: Field, ledger: Ledger): readonly DefenseId[] {
  const { attacker, by, overcharge } = expectDefined(field.assault, 'an assault');
  const enemy = findRobot(field, attacker);
  if (overcharge === 0 || by !== '' || !enemy || enemy.painted || !isAlive(ledger.robot)) return [];
  if (!foesOf(field, enemy).some(({ id }) => id === ledger.robot.id)) return [];
  return defensesLeft(field, ledger) < 1 ? [] : DETECTORS.filter((card) => ledger.has(card));
}

function guardsOf(field: Field, ledger: Ledger): Means {
  const assault = expectDefined(field.assault, 'an assault');
  const { robot, has } = ledger;
  // Nobody answers for a structure, or for crypto (KS5.2).
  const target = findRobot(field, assault.target);
  const left = defensesLeft(field, ledger);
  if (!isAlive(robot) || robot.team !== target?.team) return noMeans(left);
  // Nor does an attacker answer its own attack, if it is on a mate (KS6.4).
  if (robot.id === assault.attacker && assault.by === '') return noMeans(left);
  const defenses = left < 1 ? [] : BEFORE.filter((card) => has(card) && blunts(field, robot, card));
  const passives =
    robot.id === assault.target
      ? [
          ...passivesAgainst(field, robot, assault).filter((card) => has(card) && !isOpen(robot, card)),
          ...CAMOUFLAGES.filter((card) => has(card) && !whyNotLit(robot, card)),
        ]
      : [];
  return { defenses, left, passives };
}

const hasMeans = ({ defenses, passives }: Means): boolean => defenses.length > 0 || passives.length > 0;

/** Might anything be done against this attack, as far as everybody knows? */
export const mightDefend = (field: Field, robot: SeenRobot): boolean =>
  hasMeans(meansOf(field, publicLedger(field, robot)));

/** Any free cards, and up to the number of defense actions that are left. */
function answersWith({ defenses, left, passives }: Means): readonly Answer[] {
  const spent = [0, 1, 2].filter((count) => count <= left).flatMap((count) => combinations(defenses, count));
  const shown = [0, 1, 2].flatMap((count) => combinations(passives, count));
  return shown
    .flatMap((free) => spent.map((paid) => [...free, ...paid]))
    .filter((cards) => cards.length > 0)
    .map((cards) => answerBy(...cards));
}

/** A landing craft that might spend its defense action on this attack (KS7.3). */
export function guardsIn(field: Field): readonly StructureId[] {
  const { target, arms } = expectDefined(field.assault, 'an assault');
  const isCraft = isStructure(target) && crewOf(field, target) !== undefined && !isDestroyed(field, target);
  return isCraft && armsOf(arms).medium === 'MISSILE' && !field.guarded.includes(target) ? [target] : [];
}

function guard(context: RuleContext, id: StructureId): void {
  context.state.guarded.push(id);
  context.state.assault?.answers.push({ robot: id, card: CRAFT_ARMS, burnsOut: false });
  context.emit({ type: 'answered', robot: id, card: CRAFT_ARMS });
}

/** Before the roll: the target, and team mates whose smoke reaches (K32). */
export const defending: Interrupt = {
  asks: (field) => [
    ...guardsIn(field),
    ...inOrder(robotsIn(field).filter((robot) => mightDefend(field, robot))).map(({ id }) => id),
  ],
  answers: (field, id) =>
    isStructure(id) ? [answerBy(CRAFT_ARMS)] : answersWith(meansOf(field, ownLedger(robotOf(field, id)))),
  close(context, said) {
    for (const [id, { cards }] of said) {
      if (isStructure(id)) {
        if (cards.length > 0) guard(context, id);
        continue;
      }
      for (const card of cards) {
        if (isDefense(card)) defendWith(context, id, card);
        else {
          show(context, id, card);
          context.emit({ type: 'answered', robot: id, card });
          if (isCamouflage(card)) light(context, id, card);
        }
      }
    }
  },
};

function defendWith(context: RuleContext, id: RobotId, card: DefenseId): void {
  defend(context, id, card);
  if (cardEffect(card, 'detect')) detect(context);
  // Its fuel turns to smoke (K2).
  const slot = cardEffect(card, 'blunt')?.spends ? slotWith(robotOf(context.state, id), card) : undefined;
  if (slot) disableItem(context, id, slot, { cause: 'spent' });
}

/** The attacker is painted at once, which changes nothing in this attack; no skin forbids it. */
function detect(context: RuleContext): void {
  const { attacker } = expectDefined(context.state.assault, 'an assault');
  paint(context, attacker);
}
