import { type MediumId, MODES } from '../../content/arms';
import type { Effects } from '../../content/effects';
import { expectDefined } from '../../../../core/ground/result';
import { UNITS } from '../../content/infantry';
import { STRUCTURE_SILHOUETTE } from '../../content/map';
import type { Unit } from '../../state/units';
import { BUNKER_SILHOUETTE, CRYPTO_SILHOUETTE, TOWER_SKIN } from '../../content/scenario';
import { type CardId, armsOf, type CardWith, CARD_IDS, cardEffect } from '../../content/cards';
import { isBunker } from '../objectives/bunkers';
import type { TargetId } from '../../state';
import { callerAt } from '../objectives/bombTowers';
import { isOpen } from '../pieces/cardsOnRobots';
import { findRobot, tokenLying, unitThere, type Attacking, type SeenRobot, type Field } from '../field/field';
import { holds } from './attackDice';
import { baseSilhouette, isInMotion, maxSpeed } from '../pieces/speed';
import { terrainAt } from '../field/sight';
import { isInBuilding } from '../field/terrain';
import { isHonchoOnFoot, isTent } from '../pieces/units';

/** Source L223-227, "Silhouette", against an attack, with the cards that change it (K37). */

/** Targets in a building have at least this base (L530). */
export const COVER = 4;

const NO_EFFECT: Partial<Effects['blunt']> = {};

export type Aimed = Pick<Attacking, 'attacker' | 'target' | 'arms' | 'mode' | 'range' | 'answers'>;

/** Has it taken an option that moves, dancing included (K38)? A biped has, by the time of the attack phase. */
export function hasMoved({ phase }: Pick<Field, 'phase'>, { marks, biped }: SeenRobot): boolean {
  const { option } = marks;
  if (option === 'biped') return biped && phase === 'attack';
  return option === 'move' || option === 'strafe' || option === 'ram';
}

/** What a card of the target adds to its silhouette against this attack, if anything. */
function silhouetteBy(card: CardId, robot: SeenRobot, medium: MediumId): number {
  const effect = cardEffect(card, 'silhouette');
  if (!effect || robot.fate === 'derelict') return 0;
  const { add, against, unlessPainted, inMotion, moved } = effect;
  if (against && medium !== against) return 0;
  if (unlessPainted && robot.painted) return 0;
  if (inMotion && !isInMotion(robot)) return 0;
  return moved && robot.marks.steps >= moved.hexes ? moved.add : add;
}

/** Does the attack paint? */
export const isPaint = ({ arms, mode }: Pick<Aimed, 'arms' | 'mode'>): boolean =>
  armsOf(arms).hit === 'paint' && !MODES[mode].disables;

/** Does this card of the target prevent painting (K35)? */
function forbidsPaint(
  field: Pick<Field, 'phase'>,
  card: CardId,
  robot: SeenRobot,
  aimed: Pick<Aimed, 'arms' | 'mode' | 'range'>,
): boolean {
  const effect = cardEffect(card, 'unpaintable');
  if (!effect || !isPaint(aimed) || robot.fate === 'derelict') return false;
  if ('beyond' in effect) return aimed.range > effect.beyond;
  return armsOf(aimed.arms).sensor === true && !hasMoved(field, robot);
}

/** Cards that count as soon as they are open. */
export type PassiveId = CardWith<'silhouette' | 'unpaintable'>;
const isPassive = (card: CardId): card is PassiveId =>
  cardEffect(card, 'silhouette') !== undefined || cardEffect(card, 'unpaintable') !== undefined;
const PASSIVE: readonly PassiveId[] = CARD_IDS.filter(isPassive);

/** Those that would make a difference for this attack. */
export const passivesAgainst = (
  field: Pick<Field, 'phase'>,
  robot: SeenRobot,
  aimed: Aimed,
): readonly PassiveId[] =>
  PASSIVE.filter(
    (card) =>
      silhouetteBy(card, robot, armsOf(aimed.arms).medium) > 0 || forbidsPaint(field, card, robot, aimed),
  );

/** Its camouflage is lit, and does this. */
const litOn = (robot: SeenRobot) =>
  robot.marks.camouflaged && robot.fate !== 'derelict'
    ? cardEffect(robot.skin.card, 'camouflage')
    : undefined;

/** Lit, it cannot be painted by beams and sensors. */
function hidesFrom(robot: SeenRobot, aimed: Aimed): boolean {
  const { medium, sensor } = armsOf(aimed.arms);
  const lit = litOn(robot);
  return lit !== undefined && isPaint(aimed) && (sensor === true || medium === lit.hidesFrom);
}

/** An open card of the target prevents painting. */
export function isForbidden(field: Field, aimed: Aimed): boolean {
  const robot = findRobot(field, aimed.target);
  if (robot && hidesFrom(robot, aimed)) return true;
  return !!robot && PASSIVE.some((card) => isOpen(robot, card) && forbidsPaint(field, card, robot, aimed));
}

function baseAgainst(field: Field, robot: SeenRobot, { arms }: Aimed, unguided: boolean): number {
  const { guided } = armsOf(arms);
  const isGuided = guided && !unguided && robot.fate !== 'derelict';
  return covered(field, robot, isGuided ? guided.from - maxSpeed(robot) : baseSilhouette(robot));
}

const covered = (field: Field, robot: SeenRobot, base: number): number =>
  isInBuilding(field, robot) ? Math.max(COVER, base) : base;

/** Open cards count against everything, or against this medium. */
const addedOpenly = (robot: SeenRobot, medium: MediumId): number =>
  PASSIVE.filter((card) => isOpen(robot, card)).reduce(
    (sum, card) => sum + silhouetteBy(card, robot, medium),
    litOn(robot)?.silhouette ?? 0,
  );

/** Against what comes from above: no weapon that a card could be meant for (KS0.11). */
export const silhouetteFromAbove = (field: Field, robot: SeenRobot): number =>
  Math.max(1, covered(field, robot, baseSilhouette(robot)) + addedOpenly(robot, 'none'));

/** What the holo-blur suit of a honcho on foot adds (L385). */
const HOLO_SUIT = 2;

/** A footsoldier is as hard to hit as he is far away; buildings cover tents (L520, KX54). */
export function silhouetteOfUnit(field: Field, unit: Unit, range: number): number {
  const base = UNITS[unit.kind].silhouette ?? range;
  const isCovered = isTent(unit) && terrainAt(field, unit.at) === 'building';
  return (isCovered ? Math.max(COVER, base) : base) + (isHonchoOnFoot(field, unit) ? HOLO_SUIT : 0);
}

const SKIN_ADDS = cardEffect(TOWER_SKIN, 'silhouette')?.add ?? 0;

/** Of what is built: bunkers, and a tower from which bombs are called, are as hard to hit as if they had a skin (L651, KS18.2). */
export const silhouetteOfStructure = (field: Pick<Field, 'options' | 'teams'>, id: TargetId): number =>
  isBunker(field, id) ? BUNKER_SILHOUETTE : STRUCTURE_SILHOUETTE + (callerAt(field, id) ? SKIN_ADDS : 0);

/** The target's silhouette against this attack: by open cards, and by the answers given. */
export function silhouetteAgainst(field: Field, aimed: Aimed): number {
  const robot = findRobot(field, aimed.target);
  const unit = unitThere(field, aimed.target);
  if (unit) return silhouetteOfUnit(field, unit, aimed.range);
  if (!robot)
    return tokenLying(field, aimed.target) ? CRYPTO_SILHOUETTE : silhouetteOfStructure(field, aimed.target);
  const answered = aimed.answers
    .filter(({ robot: id, card }) => id === robot.id && holds(field, id, card))
    .map(({ card }) => cardEffect(card, 'blunt') ?? NO_EFFECT);
  const added =
    addedOpenly(robot, armsOf(aimed.arms).medium) +
    answered.reduce((most, { silhouette = 0 }) => Math.max(most, silhouette), 0);
  const unguided = answered.some(({ unguides }) => unguides === true);
  return Math.max(1, baseAgainst(field, robot, aimed, unguided) + added);
}

/** The same for the current attack. */
export const silhouetteOf = (field: Field): number =>
  silhouetteAgainst(field, expectDefined(field.assault, 'an assault'));
