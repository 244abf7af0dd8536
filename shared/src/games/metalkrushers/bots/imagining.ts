import type { Seat } from '../../../core/ground/seats';
import { CHASSIS } from '../content/chassis';
import { EMPTY, ITEMS, USUAL, type Held } from '../content/items';
import { PROGRAMS } from '../content/programs';
import { ARMS, bySide, SIDES, type Arm, type BySide } from '../content/sides';
import { armorLeft, linkageLeft } from '../rules/arms/condition';
import type { KrusherId } from '../state';
import type { KrusherView, View } from '../view';
import type { Body } from './body';
import { exchangesOf, type Blows } from './judging/exchange';
import { HARD, type Values } from './judging/values';
import { WORTH } from './judging/weights';

/** The arena as a bot sees it in one decision. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly bodies: Readonly<Record<KrusherId, Body>>;
  readonly friends: readonly Body[];
  readonly enemies: readonly Body[];
  /** What one Krusher can do to another, for any positions. */
  readonly blows: (by: Body, at: Body) => Blows;
  /** The weight of harm taken against harm done, at this stage of the fight. */
  readonly taken: number;
  readonly values: Values;
  /** Does it consider where the enemies that move later can go? */
  readonly foresees: boolean;
}

/** `foresees`: a move is judged by where the enemies that move later can go. */
export function situationOf(
  view: View,
  seat: Seat,
  { foresees, values = HARD }: { readonly foresees: boolean; readonly values?: Values },
): Situation {
  const bodies = Object.fromEntries(
    Object.entries(view.krushers).map(([id, krusher]) => [id, bodyOf(id, krusher, view)]),
  );
  const standing = Object.values(bodies).filter(({ fallen }) => !fallen);
  const team = view.seats[seat]?.team;
  const friends = standing.filter((body) => body.team === team);
  const enemies = standing.filter((body) => body.team !== team);
  const taken = values.taken * pressing(view, friends, enemies);
  return { view, seat, bodies, friends, enemies, blows: exchangesOf(), taken, values, foresees };
}

/**
 * What is left of the weight of harm taken. A side that leads attacks, and so does everybody when the turns run out, so
 * that nobody waits for the limit (G17). The more sides began, the earlier: each has to fall. Those that have fallen count too, as the last two of four would
 * otherwise go back to waiting when the third falls.
 */
function pressing(
  { turn, options, seats }: View,
  friends: readonly Body[],
  enemies: readonly Body[],
): number {
  const { lead, late, turns } = WORTH.press;
  const teams = [...new Set(enemies.map((body) => body.team))];
  const strongest = Math.max(
    0,
    ...teams.map((team) => livesOf(enemies.filter((body) => body.team === team))),
  );
  const leading = livesOf(friends) > strongest ? lead : 0;
  const others = new Set(seats.map(({ team }) => team)).size - 1;
  const ending = Math.max(0, 1 - (options.turnLimit - turn) / (turns * Math.max(1, others)));
  return Math.max(0, 1 - leading - late * ending);
}

/** Their total remaining life. */
const livesOf = (bodies: readonly Body[]): number =>
  bodies.reduce((sum, body) => {
    const armor = SIDES.reduce((points, side) => points + armorLeft(body, body.armor, side), 0);
    return sum + WORTH.life.linkage * body.linkage + (WORTH.life.armor * armor) / SIDES.length;
  }, 0);

function bodyOf(id: KrusherId, krusher: KrusherView, view: View): Body {
  const arms = guessedArms(krusher);
  const armor = krusher.sheet?.armor ?? guessedArmor(krusher);
  const weapons = ARMS.filter((arm) => isWeapon(arms[arm])).length;
  const strikes = krusher.sheet ? PROGRAMS[krusher.sheet.program].strikes : weapons > 1 ? 2 : 1;
  const parries = view.parries.filter(({ by }) => by === id);
  const linkage = Math.max(1, linkageLeft(krusher, armor));
  return { ...krusher, id, arms, armor, strikes, linkage, parries };
}

const isWeapon = (held: Held): boolean => held !== EMPTY && ITEMS[held].kind !== 'shield';

/** A guess for arms that nobody has seen: a medium weapon, and a medium shield in the other arm. */
function guessedArms({ arms }: KrusherView): Record<Arm, Held> {
  const left = arms.left === 'hidden' ? undefined : arms.left;
  const right = arms.right === 'hidden' ? undefined : arms.right;
  const guess = (other: Held | undefined): Held =>
    other !== undefined && isWeapon(other) ? USUAL.shield : USUAL.weapon;
  const both = arms.both === 'hidden' ? EMPTY : arms.both;
  return { right: right ?? guess(left), left: left ?? guess(right ?? USUAL.weapon), both };
}

/** A guess: most of it in front, as in nearly all builds. */
function guessedArmor({ chassis }: KrusherView): BySide {
  const { armorPerSide, armorTotal } = CHASSIS[chassis];
  const even = Math.round(armorTotal / 6);
  const guess: Partial<BySide> = { front: armorPerSide, rear: Math.round(even / 2) };
  return bySide((side) => guess[side] ?? Math.round((armorTotal - armorPerSide - even / 2) / 4));
}
