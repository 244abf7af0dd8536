import { known } from '../../../core/result';
import { isDefense, type DefenseId } from '../content/cards';
import { hexAt } from '../content/map';
import { armsOf } from '../content/weapons';
import { distance } from '../../../core/hex';
import type { Answer, RobotId } from '../state';
import { answerBy } from './answers';
import { covers } from './arms';
import { isOpen, slotWith } from './cards';
import { defend } from './defenses';
import { combinations } from './disabling';
import {
  inOrder,
  isAlive,
  isStructure,
  placeOf,
  robotOf,
  robotsIn,
  type Attacking,
  type Bot,
  type Field,
} from './field';
import type { Interrupt } from './interrupts';
import { disableItem } from './marks';
import { show, type Play } from './play';
import { lineBetween } from './sight';
import { passivesAgainst, type PassiveId } from './silhouettes';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';

/** Source L203, "Defense response": all that changes dice or silhouette is shown before the roll (K31, step 2). */

/** Does the line of this attack enter a hex at or beside the robot? Its target's hex is entered, its own is not. */
function isPassedBy({ at }: Bot, from: string, to: string): boolean {
  const hexes = [...lineBetween(from, to).through, to];
  return hexes.some((hex) => distance(hexAt(hex), hexAt(at)) <= 1);
}

type Reach = (field: Field, robot: Bot, assault: Attacking) => boolean;
const isTarget: Reach = (_field, { id }, { target }) => id === target;
const isMissile: Reach = (_field, _robot, { arms }) => armsOf(arms).medium === 'MISSILE';
const isNoMelee: Reach = (_field, _robot, { arms }) => armsOf(arms).medium !== 'MELEE';

/** Defense actions that blunt an attack, and when each of them can. */
const BEFORE: Readonly<Partial<Record<DefenseId, Reach>>> = {
  /** Point defense: missiles out of the arc of the Gatling Gun (L341). */
  gatlingGun: (field, robot, assault) =>
    isTarget(field, robot, assault) && isMissile(field, robot, assault) && coversFront(field, robot, assault),
  chaff: (field, robot, assault) => isTarget(field, robot, assault) && isMissile(field, robot, assault),
  smokeGenerator: (field, robot, assault) =>
    isTarget(field, robot, assault) && isNoMelee(field, robot, assault),
  /** Smokescreen: for itself, and for a mate where the line comes by (K2). */
  flamethrower: (field, robot, assault) =>
    isNoMelee(field, robot, assault) &&
    (isTarget(field, robot, assault) ||
      isPassedBy(robot, placeOf(field, assault.attacker), placeOf(field, assault.target))),
};
const BEFORE_IDS = Object.keys(BEFORE).filter(isDefense);

const coversFront: Reach = (field, robot, { attacker }) =>
  covers(field, robot, 'gatlingGun', placeOf(field, attacker));

/** What a robot could do before the roll, as these eyes see it. */
interface Means {
  readonly defenses: readonly DefenseId[];
  readonly left: number;
  readonly passives: readonly PassiveId[];
}
const NONE: Means = { defenses: [], left: 0, passives: [] };

function meansOf(field: Field, eyes: Eyes): Means {
  const assault = known(field.assault, 'an assault');
  const { robot, has } = eyes;
  if (!isAlive(robot) || isStructure(assault.target)) return NONE;
  if (robot.team !== robotOf(field, assault.target).team) return NONE;
  const left = defensesLeft(field, eyes);
  const defenses =
    left < 1 ? [] : BEFORE_IDS.filter((card) => has(card) && BEFORE[card]?.(field, robot, assault));
  const passives =
    robot.id === assault.target
      ? passivesAgainst(field, robot, assault).filter((card) => has(card) && !isOpen(robot, card))
      : [];
  return { defenses, left, passives };
}

const hasMeans = ({ defenses, passives }: Means): boolean => defenses.length > 0 || passives.length > 0;

/** Might anything be done against this attack, for all that everybody knows? */
export const mightDefend = (field: Field, robot: Bot): boolean =>
  hasMeans(meansOf(field, everybodysEyes(field, robot)));

/** Any cards that cost nothing, and as many defense actions as are left. */
function answersWith({ defenses, left, passives }: Means): readonly Answer[] {
  const spent = [0, 1, 2].filter((count) => count <= left).flatMap((count) => combinations(defenses, count));
  const shown = [0, 1, 2].flatMap((count) => combinations(passives, count));
  return shown
    .flatMap((free) => spent.map((paid) => [...free, ...paid]))
    .filter((cards) => cards.length > 0)
    .map((cards) => answerBy(...cards));
}

/** Before the roll: the target, and team mates whose smoke reaches (K32). */
export const defending: Interrupt = {
  asks: (field) => inOrder(robotsIn(field).filter((robot) => mightDefend(field, robot))).map(({ id }) => id),
  answers: (field, id) => answersWith(meansOf(field, ownEyes(robotOf(field, id)))),
  close(play, said) {
    for (const [id, { cards }] of said) {
      for (const card of cards) {
        if (isDefense(card)) defendWith(play, id, card);
        else {
          show(play, id, card);
          play.tell({ type: 'answered', robot: id, card });
        }
      }
    }
  },
};

function defendWith(play: Play, id: RobotId, card: DefenseId): void {
  defend(play, id, card);
  // Its fuel goes up in smoke (K2).
  const slot = card === 'flamethrower' ? slotWith(robotOf(play.state, id), card) : undefined;
  if (slot) disableItem(play, id, slot, { cause: 'spent' });
}
