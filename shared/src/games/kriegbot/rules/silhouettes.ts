import { known } from '../../../core/result';
import { STRUCTURE_SILHOUETTE } from '../content/map';
import type { CardId } from '../content/cards';
import { armsOf } from '../content/weapons';
import { isOpen } from './cards';
import { findRobot, type Attacking, type Bot, type Field } from './field';
import { holds } from './attackDice';
import { baseSilhouette, isInMotion, maxSpeed } from './speed';
import { isInBuilding } from './terrain';

/** Source L222-229, "Silhouette", against an attack, with the cards that change it (K37). */

/** Targets in a building have at least this base (L530). */
export const COVER = 4;
const BLUR = 2;
const SILVER = 2;
const CHAFF = 3;
const CAMOUFLAGE = { slow: 2, fast: 1, fastFrom: 3 };
/** A Guided Missile counts down from here: the faster the target, the easier (K38). */
export const GUIDED = 9;
/** Stealth Coat: no paint from further away (K4). */
const STEALTH_RANGE = 6;

export type Aimed = Pick<Attacking, 'attacker' | 'target' | 'arms' | 'mode' | 'range' | 'answers'>;

/** Has it taken an option that moves, dancing included (K38)? A biped has when the shooting starts. */
export function hasMoved({ phase }: Pick<Field, 'phase'>, { marks, biped }: Bot): boolean {
  const { option } = marks;
  if (option === 'biped') return biped && phase === 'attack';
  return option === 'move' || option === 'strafe' || option === 'ram';
}

/** What a card of the target adds to its silhouette against this attack, if it counts. */
function silhouetteBy(card: CardId, robot: Bot, { arms }: Pick<Aimed, 'arms'>): number {
  if (robot.fate === 'derelict') return 0;
  const { medium } = armsOf(arms);
  if (card === 'holoBlur') return isInMotion(robot) && !robot.painted ? BLUR : 0;
  if (card === 'silvered') return medium === 'BEAM' ? SILVER : 0;
  if (card === 'chaff') return medium === 'MISSILE' ? CHAFF : 0;
  if (card !== 'chameleon' || robot.painted) return 0;
  return robot.marks.steps >= CAMOUFLAGE.fastFrom ? CAMOUFLAGE.fast : CAMOUFLAGE.slow;
}

/** Does the attack paint? */
export const isPaint = ({ arms, mode }: Pick<Aimed, 'arms' | 'mode'>): boolean =>
  armsOf(arms).hit === 'paint' && mode !== 'corrosive';

/** Does this card of the target forbid the paint (K35)? */
function forbidsPaint(
  field: Pick<Field, 'phase'>,
  card: CardId,
  robot: Bot,
  aimed: Pick<Aimed, 'arms' | 'mode' | 'range'>,
): boolean {
  if (!isPaint(aimed) || robot.fate === 'derelict') return false;
  if (card === 'stealthCoat') return aimed.range > STEALTH_RANGE;
  return card === 'chameleon' && aimed.arms === 'radar' && !hasMoved(field, robot);
}

/** Cards that count as soon as they lie open. */
const PASSIVE = ['holoBlur', 'silvered', 'chameleon', 'stealthCoat'] as const satisfies readonly CardId[];
export type PassiveId = (typeof PASSIVE)[number];

/** Those that would change something about this attack. */
export const passivesAgainst = (
  field: Pick<Field, 'phase'>,
  robot: Bot,
  aimed: Aimed,
): readonly PassiveId[] =>
  PASSIVE.filter((card) => silhouetteBy(card, robot, aimed) > 0 || forbidsPaint(field, card, robot, aimed));

/** An open card of the target forbids the paint. */
export function isForbidden(field: Field, aimed: Aimed): boolean {
  const robot = findRobot(field, aimed.target);
  return !!robot && PASSIVE.some((card) => isOpen(robot, card) && forbidsPaint(field, card, robot, aimed));
}

function baseAgainst(field: Field, robot: Bot, { arms }: Aimed, chaff: boolean): number {
  const isGuided = arms === 'guidedMissile' && !chaff && robot.fate !== 'derelict';
  const base = isGuided ? GUIDED - maxSpeed(robot) : baseSilhouette(robot);
  return isInBuilding(field, robot) ? Math.max(COVER, base) : base;
}

/** What the target shows to this attack: by open cards, and by what was answered. */
export function silhouetteAgainst(field: Field, aimed: Aimed): number {
  const robot = findRobot(field, aimed.target);
  if (!robot) return STRUCTURE_SILHOUETTE;
  const chaff = aimed.answers.some(
    ({ robot: id, card }) => card === 'chaff' && id === robot.id && holds(field, id, card),
  );
  const added = PASSIVE.filter((card) => isOpen(robot, card)).reduce(
    (sum, card) => sum + silhouetteBy(card, robot, aimed),
    chaff ? CHAFF : 0,
  );
  return Math.max(1, baseAgainst(field, robot, aimed, chaff) + added);
}

/** The same, of the attack under way. */
export const silhouetteOf = (field: Field): number =>
  silhouetteAgainst(field, known(field.assault, 'an assault'));
