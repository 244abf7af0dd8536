import { turned, type Direction } from '../../../core/hex';
import { known } from '../../../core/result';
import { neighbour, stepsBetween, type HexId } from '../content/arena';
import { CHASSIS } from '../content/chassis';
import type { KrusherId } from '../state';
import { endActivation, movementIn } from './activation';
import { bearingOf } from './arms';
import { markAtOnce } from './damage';
import { findKrusher, krusherOf, standing, type Field, type Fighter } from './field';
import { nullFieldOf } from './odds';
import { krusherIn, no, type Play, type Rule, type WhyNot } from './play';

/** Source L361-378, "Oust"; G16, G27. */

/** Movement points that a Krusher needs for it. */
export const OUST_POINTS = 2;
/** Taken off the die that says what being crushed does. */
const CRUSH = -3;
/** What the ouster adds to its rolls against the target, for good or ill. */
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

/** Where an ousted Krusher can go, pushed in this direction; its own hex when everything is blocked (G16). */
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
  apply: (play, _seat, { target, to }) => {
    const success = isOusted(play, target, to);
    if (success) push(play, target, to);
    else krusherIn(play, target).marks.reflexPenalty = true;
    bind(play, target, success ? BONUS : -BONUS);
    endActivation(play);
  },
  list: (field) => {
    const target = whomToOust(field);
    if (target === undefined) return [];
    return pushesNow(field, target).map((to) => ({ type: 'oust', target, to }));
  },
};

function whyNotTarget(field: Field, target: KrusherId): WhyNot {
  const { movement, options } = field;
  if (!options.oust || !movement) return no('noOust');
  const found = findKrusher(field, target);
  if (!found || found.fallen) return no('noSuchKrusher');
  const krusher = krusherOf(field, movement.krusher);
  if (found.team === krusher.team) return no('notAnEnemy');
  if (!isBeside(krusher, found)) return no('tooFarToOust');
  if (neighbour(krusher.at, krusher.facing) !== found.at) return no('notInFront');
  return movement.points < OUST_POINTS ? no('noPointsLeft') : undefined;
}

const isBeside = ({ at }: Fighter, other: Fighter): boolean => stepsBetween(at, other.at) === 1;

function whyNotPush(field: Field, target: KrusherId, to: HexId): WhyNot {
  return pushesNow(field, target).includes(to) ? undefined : no('wrongPush');
}

function pushesNow(field: Field, target: KrusherId): readonly HexId[] {
  const { facing } = krusherOf(field, known(field.movement, 'a Krusher on the move').krusher);
  return pushesOf(field, krusherOf(field, target).at, facing);
}

/** Both roll. It fails as well when everything behind the target is blocked. */
function isOusted(play: Play, id: KrusherId, to: HexId): boolean {
  const krusher = krusherIn(play, movementIn(play).krusher);
  const target = krusherIn(play, id);
  const die = play.dice.roll(6);
  const targetDie = play.dice.roll(6);
  const modifier = strengthOf(krusher);
  const targetModifier = strengthOf(target);
  const isStronger = die + modifier > targetDie + targetModifier;
  const success = isStronger && to !== target.at;
  const blocked = isStronger && !success;
  const damageDie = blocked ? play.dice.roll(6) : undefined;
  play.tell({
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
  if (damageDie !== undefined) crush(play, krusher, target, damageDie);
  return success;
}

/** Added to the die: the weight, and the null field under its own feet. */
const strengthOf = (krusher: Fighter): number => CHASSIS[krusher.chassis].weight + nullFieldOf(krusher);

/** On the side that faces the ouster. */
function crush(play: Play, { at }: Fighter, target: Fighter & { readonly id: KrusherId }, die: number): void {
  const points = Math.max(0, die + CRUSH);
  if (points > 0) markAtOnce(play, target.id, bearingOf(target, at).side, points);
}

/** The target makes way and loses its Reflex Facing; the ouster follows, and is the better for it. */
function push(play: Play, id: KrusherId, to: HexId): void {
  const krusher = krusherIn(play, movementIn(play).krusher);
  const target = krusherIn(play, id);
  const [from, vacated] = [krusher.at, target.at];
  target.at = to;
  target.marks.noReflex = true;
  play.tell({ type: 'pushed', krusher: id, from: vacated, to });
  krusher.at = vacated;
  play.tell({ type: 'followed', krusher: krusher.id, from, to: vacated });
}

/** From now on the ouster has eyes for its target alone. */
function bind(play: Play, target: KrusherId, boundBonus: number): void {
  const { marks } = krusherIn(play, movementIn(play).krusher);
  Object.assign(marks, { noReflex: true, bound: target, boundBonus });
}
