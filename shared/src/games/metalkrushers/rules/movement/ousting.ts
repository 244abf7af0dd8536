import { turned, type Direction } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { neighbour, stepsBetween, type HexId } from '../../content/arena';
import { CHASSIS } from '../../content/chassis';
import type { KrusherId } from '../../state';
import { endActivation, movementIn } from './activation';
import { bearingOf } from '../arms/arms';
import { markAtOnce } from '../damage/damage';
import { findKrusher, krusherOf, standing, type Field, type Fighter } from '../field';
import { nullFieldOf } from '../arms/odds';
import { krusherIn, refuse, type RuleContext, type Rule, type WhyNot } from '../context';

/** Source L361-378, "Oust"; G16, G27. */

/** The movement points that it costs a Krusher. */
export const OUST_POINTS = 2;
/** Added to the die for the damage of being crushed. */
const CRUSH = -3;
/** The modifier of the ouster's rolls against the target afterwards, positive or negative. */
const BONUS = 1;

/** May the Krusher on the move oust, from where it stands now? */
export const canOust = (field: Field): boolean => whomToOust(field) !== undefined;

/** The enemy that the Krusher on the move can oust. */
function whomToOust(field: Field): KrusherId | undefined {
  const { movement, options } = field;
  if (!options.oust || !movement || movement.points < OUST_POINTS) return undefined;
  const krusher = krusherOf(field, movement.krusher);
  const ahead = neighbour(krusher.at, krusher.facing);
  return standing(field).find(([, { at, team }]) => at === ahead && team !== krusher.team)?.[0];
}

/** The hexes where an ousted Krusher can go, pushed in this direction; its own hex when everything is blocked (G16). */
export function pushesOf(field: Field, at: HexId, direction: Direction): readonly HexId[] {
  const isFree = (hex: HexId | undefined): hex is HexId =>
    hex !== undefined && standing(field).every(([, krusher]) => krusher.at !== hex);
  const straight = neighbour(at, direction);
  if (isFree(straight)) return [straight];
  const aside = [turned(direction, -1), turned(direction, 1)]
    .map((side) => neighbour(at, side))
    .filter(isFree);
  return aside.length > 0 ? aside : [at];
}

export const oust: Rule<'oust'> = {
  whyNot: (field, _seat, { target, to }) => whyNotTarget(field, target) ?? whyNotPush(field, target, to),
  apply: (context, _seat, { target, to }) => {
    const success = isOusted(context, target, to);
    if (success) push(context, target, to);
    else krusherIn(context, target).marks.reflexPenalty = true;
    bind(context, target, success ? BONUS : -BONUS);
    endActivation(context);
  },
  list: (field) => {
    const target = whomToOust(field);
    if (target === undefined) return [];
    return pushesNow(field, target).map((to) => ({ type: 'oust', target, to }));
  },
};

function whyNotTarget(field: Field, target: KrusherId): WhyNot {
  const { movement, options } = field;
  if (!options.oust || !movement) return refuse('noOust');
  const found = findKrusher(field, target);
  if (!found || found.fallen) return refuse('noSuchKrusher');
  const krusher = krusherOf(field, movement.krusher);
  if (found.team === krusher.team) return refuse('notAnEnemy');
  if (!isBeside(krusher, found)) return refuse('tooFarToOust');
  if (neighbour(krusher.at, krusher.facing) !== found.at) return refuse('notInFront');
  return movement.points < OUST_POINTS ? refuse('noPointsLeft') : undefined;
}

const isBeside = ({ at }: Fighter, other: Fighter): boolean => stepsBetween(at, other.at) === 1;

function whyNotPush(field: Field, target: KrusherId, to: HexId): WhyNot {
  return pushesNow(field, target).includes(to) ? undefined : refuse('wrongPush');
}

function pushesNow(field: Field, target: KrusherId): readonly HexId[] {
  const { facing } = krusherOf(field, expectDefined(field.movement, 'a Krusher on the move').krusher);
  return pushesOf(field, krusherOf(field, target).at, facing);
}

/** Both roll. It also fails when everything behind the target is blocked. */
function isOusted(context: RuleContext, id: KrusherId, to: HexId): boolean {
  const krusher = krusherIn(context, movementIn(context).krusher);
  const target = krusherIn(context, id);
  const die = context.dice.roll(6);
  const targetDie = context.dice.roll(6);
  const modifier = strengthOf(krusher);
  const targetModifier = strengthOf(target);
  const isStronger = die + modifier > targetDie + targetModifier;
  const success = isStronger && to !== target.at;
  const blocked = isStronger && !success;
  const damageDie = blocked ? context.dice.roll(6) : undefined;
  context.emit({
    type: 'oustTried',
    krusher: krusher.id,
    target: id,
    die,
    modifier,
    targetDie,
    targetModifier,
    success,
    blocked,
    ...(damageDie !== undefined && { damageDie }),
  });
  if (damageDie !== undefined) crush(context, krusher, target, damageDie);
  return success;
}

/** The modifier of the die: the weight, and the null field of its own hex. */
const strengthOf = (krusher: Fighter): number => CHASSIS[krusher.chassis].weight + nullFieldOf(krusher);

/** On the side that faces the ouster. */
function crush(
  context: RuleContext,
  { at }: Fighter,
  target: Fighter & { readonly id: KrusherId },
  die: number,
): void {
  const points = Math.max(0, die + CRUSH);
  if (points > 0) markAtOnce(context, target.id, bearingOf(target, at).side, points);
}

/** The target moves back and loses its Reflex Facing; the ouster follows and gets a bonus. */
function push(context: RuleContext, id: KrusherId, to: HexId): void {
  const krusher = krusherIn(context, movementIn(context).krusher);
  const target = krusherIn(context, id);
  const [from, vacated] = [krusher.at, target.at];
  target.at = to;
  target.marks.noReflex = true;
  context.emit({ type: 'pushed', krusher: id, from: vacated, to });
  krusher.at = vacated;
  context.emit({ type: 'followed', krusher: krusher.id, from, to: vacated });
}

/** From now on the ouster may attack only its target. */
function bind(context: RuleContext, target: KrusherId, boundBonus: number): void {
  const { marks } = krusherIn(context, movementIn(context).krusher);
  Object.assign(marks, { noReflex: true, bound: target, boundBonus });
}
