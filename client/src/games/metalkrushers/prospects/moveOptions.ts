import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import { HEX_IDS, neighbour, type HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { EMPTY } from '@gearhall/shared/games/metalkrushers/content/items';
import { ARMS, type Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { armsAgainst } from '@gearhall/shared/games/metalkrushers/rules/combat/attacking';
import { bearingOf, coverageOf } from '@gearhall/shared/games/metalkrushers/rules/arms/arms';
import { findKrusher, krusherOf, type Fighter } from '@gearhall/shared/games/metalkrushers/rules/field';
import { waysOf, type Way } from '@gearhall/shared/games/metalkrushers/rules/movement/moving';
import { aimOf, type Aim } from '@gearhall/shared/games/metalkrushers/rules/arms/odds';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** What the moving Krusher can do, by the rules. */
export interface MoveOptions {
  readonly krusher: string;
  readonly at: HexId;
  readonly facing: Direction;
  /** By hex: every facing that it can have there, the cheapest first. */
  readonly reach: ReadonlyMap<HexId, readonly Way[]>;
}

/** Absent where this seat is not asked for a move. */
export function readMove(view: View, seat: Seat | undefined): MoveOptions | undefined {
  const { question, movement } = view;
  if (question?.kind !== 'move' || question.seat !== seat || !movement) return undefined;
  const { at, facing } = krusherOf(view, movement.krusher);
  const reach = new Map<HexId, Way[]>();
  for (const way of waysOf(view, movement.krusher, movement)) {
    const ways = reach.get(way.to);
    if (ways) ways.push(way);
    else reach.set(way.to, [way]);
  }
  for (const ways of reach.values()) ways.sort((one, other) => one.cost - other.cost);
  return { krusher: movement.krusher, at, facing, reach };
}

/** A stop of a path: a hex, and the facing there. */
export interface Stop {
  readonly at: HexId;
  readonly facing: Direction;
}

/** All stops of a path, from its beginning; one letter each. */
export function stopsOf(start: Stop, way: string): Stop[] {
  const stops = [start];
  let { at, facing } = start;
  for (const letter of way) {
    if (letter === 'l' || letter === 'r') facing = turned(facing, letter === 'l' ? -1 : 1);
    else at = neighbour(at, letter === 'f' ? facing : turned(facing, 3)) ?? at;
    stops.push({ at, facing });
  }
  return stops;
}

/** How each arm of one Krusher would strike another from their present places. */
export function aimsAt(view: View, attacker: string, target: string): Aim[] {
  const [by, at] = [findKrusher(view, attacker), findKrusher(view, target)];
  if (!by || !at || by.fallen || by.team === at.team) return [];
  return armsAgainst(view, attacker, target).flatMap((arm) => aimOf(view, attacker, arm, target) ?? []);
}

/** A hex that some arm can attack, with the best Attack Bonus and range of all arms that can. */
export interface Covered {
  readonly hex: HexId;
  readonly bonus: number;
  readonly arms: readonly Arm[];
}

/** Every hex that the arms of a Krusher can attack, as far as the viewer knows them. */
export function arcsOf(view: View, id: string): Covered[] {
  const krusher = findKrusher(view, id);
  if (!krusher || krusher.fallen) return [];
  return HEX_IDS.filter((hex) => hex !== krusher.at).flatMap((hex) => coveredAt(krusher, hex) ?? []);
}

function coveredAt(krusher: Fighter, hex: HexId): Covered | undefined {
  const bearing = bearingOf(krusher, hex);
  if (bearing.steps > 4) return undefined;
  const bonuses = ARMS.flatMap((arm): [Arm, number][] => {
    const held = krusher.arms[arm];
    if (held === EMPTY || held === 'hidden') return [];
    const coverage = coverageOf(arm, held, bearing);
    return coverage ? [[arm, coverage.bonus + coverage.range]] : [];
  });
  if (bonuses.length === 0) return undefined;
  return {
    hex,
    bonus: Math.max(...bonuses.map(([, bonus]) => bonus)),
    arms: bonuses.map(([arm]) => arm),
  };
}

export type { Aim };
