import { draftOf } from '../../../../core/game/drafts';
import { expectDefined } from '../../../../core/ground/result';
import type { ActionOf } from '../../actions';
import { cardEffect } from '../../content/cards';
import type { Effects } from '../../content/effects';
import { HEX_IDS, type HexId } from '../../content/map';
import { CRYPTO_SILHOUETTE } from '../../content/scenario';
import type { RobotId } from '../../state/robot';
import type { Bomb, TargetId } from '../../state';
import type { Task } from '../../state/tasks';
import { act, actorOf, cardFor, whyNotAct } from './otherAttackActions';
import { isInArc, rangeBetween } from '../field/arcs';
import { slotWith } from '../pieces/cardsOnRobots';
import { cryptoLying, destroyCrypto } from '../objectives/crypto';
import { harmDrone } from '../damage/droneDamage';
import { siteOf, structuresIn } from '../field/structuresOnMap';
import {
  inOrder,
  isOnMap,
  onMap,
  placeOf,
  robotOf,
  templateOf,
  type Field,
  type SeenRobot,
} from '../field/field';
import { damage } from '../damage/markers';
import { refuse, robotIn, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { locationsIn, rollPool, sumOf } from '../field/dice';
import { EMPTY_SLOT } from '../pieces/newRobot';
import { silhouetteFromAbove, silhouetteOfUnit } from './silhouettes';
import { harmStructure } from '../damage/structureDamage';
import { byName, isTent, killUnit, putOut, unitsOnMap } from '../pieces/units';

/** A bomb that is placed on the map by an attack action, and goes off as the status phase begins (KX88, KX89). */

function whyNotPlaced(field: Field, robot: SeenRobot, at: HexId): WhyNot {
  const card = cardFor(robot, 'bomb');
  const slot = card && slotWith(robot, card);
  const arc = slot && templateOf(robot).slots[slot]?.arc;
  if (!arc) return refuse('noArc');
  const range = rangeBetween(robot.at, at);
  if (range === 0) return refuse('tooClose');
  if (range > (cardEffect(card, 'bomb')?.reach ?? 0)) return refuse('outOfRange', { range });
  return isInArc(arc, robot.at, robot.facing, at) ? undefined : refuse('outOfArc');
}

export const bomb: Rule<'bomb'> = {
  whyNot(field, _seat, { at }) {
    const robot = actorOf(field);
    return whyNotAct(field, robot, 'bomb') ?? whyNotPlaced(field, robot, at);
  },
  apply(context, _seat, { at }) {
    const { id } = actorOf(context.state);
    act(context, id, 'bomb', (card) =>
      place(context, { at, robot: id, team: robotIn(context, id).team, card }),
    );
  },
  list(field) {
    const robot = actorOf(field);
    if (whyNotAct(field, robot, 'bomb')) return [];
    return HEX_IDS.filter((at) => !whyNotPlaced(field, robot, at)).map((at): ActionOf<'bomb'> => ({
      type: 'bomb',
      at,
    }));
  },
};

/** The card is used up: who sits on it gets out (KX73). */
function place(context: RuleContext, one: Bomb): void {
  const { robot: id, at, card } = one;
  const robot = robotIn(context, id);
  const slot = expectDefined(slotWith(robot, card), `${card} on ${id}`);
  setBomb(context, one);
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown: true, destroyed: false });
  context.emit({ type: 'bombSet', robot: id, at });
  putOut(context, id, (unit) => unit.slot === slot);
}

export const setBomb = (context: RuleContext, one: Bomb): void =>
  void (context.state.bombs = [...(context.state.bombs ?? []), draftOf(one)]);

/** One task for each bomb, in the order in which they were placed. */
export const blastTasks = ({ bombs = [] }: Pick<Field, 'bombs'>): readonly Task[] =>
  bombs.map(() => ({ kind: 'blast' }));

/** The next one goes off: robots, drones, tents, then what is built, and what lies about (KX89, KS5.3). */
export function goOff(context: RuleContext): void {
  const [one, ...left] = context.state.bombs ?? [];
  if (left.length > 0) context.state.bombs = left;
  else delete context.state.bombs;
  if (!one) return;
  const { at, robot, team, card } = one;
  const figures = expectDefined(cardEffect(card, 'bomb'), 'a bomb');
  context.state.doer = { team, robot };
  context.emit({ type: 'bombWent', robot, at });
  const isNear = (other: { readonly at: HexId }): boolean => rangeBetween(at, other.at) <= figures.within;
  for (const { id } of inOrder(onMap(context.state).filter(isNear))) strikeRobot(context, id, figures);
  strikeUnits(context, at, figures);
  for (const structure of structuresIn(context.state))
    if (isNear({ at: siteOf(context.state, structure) }))
      harmStructure(context, structure, figures.onStructures);
  for (const token of cryptoLying(context.state)) {
    if (!isNear({ at: placeOf(context.state, token) })) continue;
    if (struck(context, token, { figures, silhouette: CRYPTO_SILHOUETTE }).length > 0)
      destroyCrypto(context, token);
  }
}

type Figures = Effects['bomb'];

/** Its own roll against one target: the numbers rolled, if it hits. */
function struck(
  context: RuleContext,
  target: TargetId,
  { figures, silhouette }: { readonly figures: Figures; readonly silhouette: number },
): ReturnType<typeof locationsIn> {
  const dice = rollPool(context.dice, figures.dice);
  const hit = sumOf(dice) >= silhouette;
  context.emit({ type: 'blasted', target, dice, silhouette, hit });
  return hit ? locationsIn(dice) : [];
}

/** No re-roll, no skin, no answer (K50). */
function strikeRobot(context: RuleContext, id: RobotId, figures: Figures): void {
  const silhouette = silhouetteFromAbove(context.state, robotOf(context.state, id));
  for (const location of struck(context, id, { figures, silhouette }))
    if (isOnMap(robotIn(context, id))) damage(context, id, location, 'bomb');
}

function strikeUnits(context: RuleContext, at: HexId, figures: Figures): void {
  const near = unitsOnMap(context.state).filter((unit) => rangeBetween(at, unit.at) <= figures.within);
  const drones = inOrder(onMap(context.state)).flatMap(({ id }) =>
    near.filter((unit) => !isTent(unit) && unit.robot === id),
  );
  for (const unit of [...drones, ...byName(near.filter(isTent))]) {
    const silhouette = silhouetteOfUnit(context.state, unit, rangeBetween(at, unit.at));
    const points = struck(context, unit.id, { figures, silhouette }).length;
    if (points > 0 && isTent(unit)) killUnit(context, unit, 'bomb');
    else if (points > 0) harmDrone(context, unit, { damage: points, disables: 0, cause: 'bomb' });
  }
}
