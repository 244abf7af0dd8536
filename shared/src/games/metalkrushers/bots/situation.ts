import type { Seat } from '../../../core/seats';
import { CHASSIS } from '../content/chassis';
import { EMPTY, ITEMS, type Held } from '../content/items';
import { PROGRAMS } from '../content/programs';
import { ARMS, bySide, SIDES, type Arm, type BySide } from '../content/sides';
import { armorLeft, linkageLeft } from '../rules/condition';
import type { Fighter } from '../rules/field';
import type { KrusherId, Parry } from '../state';
import type { KrusherView, View } from '../view';
import { exchangesOf, type Blows } from './exchange';
import { WORTH } from './weights';

/** A Krusher as a bot takes it to be: what is hidden is guessed. */
export interface Body extends Fighter {
  readonly id: KrusherId;
  readonly arms: Readonly<Record<Arm, Held>>;
  readonly armor: BySide;
  /** Internal Linkage left. */
  readonly linkage: number;
  readonly strikes: 1 | 2;
  /** What it has declared. */
  readonly parries: readonly Parry[];
}

/** The arena as a bot sees it in one decision. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly bodies: Readonly<Record<KrusherId, Body>>;
  readonly friends: readonly Body[];
  readonly enemies: readonly Body[];
  /** What one can do to the other, wherever they stand. */
  readonly blows: (by: Body, at: Body) => Blows;
  /** Harm taken, for every harm done, as the fight goes now. */
  readonly taken: number;
  /** Does it reckon with where the enemies can go that move later? */
  readonly foresees: boolean;
}

/** `foresees`: a move is weighed by where the enemies can go that move later. */
export function situationOf(view: View, seat: Seat, { foresees }: { foresees: boolean }): Situation {
  const bodies = Object.fromEntries(
    Object.entries(view.krushers).map(([id, krusher]) => [id, bodyOf(id, krusher, view)]),
  );
  const standing = Object.values(bodies).filter(({ fallen }) => !fallen);
  const team = view.seats[seat]?.team;
  const friends = standing.filter((body) => body.team === team);
  const enemies = standing.filter((body) => body.team !== team);
  const taken = takenNow(view, friends, enemies);
  return { view, seat, bodies, friends, enemies, blows: exchangesOf(), taken, foresees };
}

/** Who leads presses on, and so does everybody when the turns run out: nobody waits for the limit (G17). */
function takenNow({ turn, options }: View, friends: readonly Body[], enemies: readonly Body[]): number {
  const { lead, late, turns } = WORTH.press;
  const teams = [...new Set(enemies.map((body) => body.team))];
  const strongest = Math.max(
    0,
    ...teams.map((team) => livesOf(enemies.filter((body) => body.team === team))),
  );
  const pressing = livesOf(friends) > strongest ? lead : 0;
  const ending = Math.max(0, 1 - (options.turnLimit - turn) / turns);
  return WORTH.taken * Math.max(0, 1 - pressing - late * ending);
}

/** The life that is left to all of them. */
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

/** Of arms that nobody has seen: a medium weapon, and a medium shield in the other arm. */
function guessedArms({ arms }: KrusherView): Record<Arm, Held> {
  const left = arms.left === 'hidden' ? undefined : arms.left;
  const right = arms.right === 'hidden' ? undefined : arms.right;
  const guess = (other: Held | undefined): Held =>
    other !== undefined && isWeapon(other) ? 'mediumShield' : 'mediumSlice';
  const both = arms.both === 'hidden' ? EMPTY : arms.both;
  return { right: right ?? guess(left), left: left ?? guess(right ?? 'mediumSlice'), both };
}

/** Most of it in front, as nearly everybody builds. */
function guessedArmor({ chassis }: KrusherView): BySide {
  const { armorPerSide, armorTotal } = CHASSIS[chassis];
  const even = Math.round(armorTotal / 6);
  const guess: Partial<BySide> = { front: armorPerSide, rear: Math.round(even / 2) };
  return bySide((side) => guess[side] ?? Math.round((armorTotal - armorPerSide - even / 2) / 4));
}
