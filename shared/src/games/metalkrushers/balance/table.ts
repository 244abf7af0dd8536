import { EMPTY, ITEMS } from '../content/items';
import { ARMS } from '../content/sides';
import type { Design } from '../state';

/** Shares of games won, by what the Krushers have in common. */

/** How often the first of two designs, given by number, won against the second. */
export interface Pairing {
  readonly pairing: readonly [number, number];
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

export interface Share {
  readonly group: string;
  readonly games: number;
  /** Wins and half the draws, in per cent. */
  readonly share: number;
}

/** The groups that a design belongs to. */
export type Grouping = (design: Design) => readonly string[];

export const byProgram: Grouping = ({ program }) => [program];
export const byName: Grouping = ({ name }) => [name];
export const byWeapon: Grouping = ({ arms }) => [
  ...new Set(
    ARMS.flatMap((arm) => {
      const held = arms[arm];
      if (held === EMPTY) return [];
      const item = ITEMS[held];
      if (item.kind === 'shield') return item.bash ? ['spiked shield'] : ['shield'];
      return item.kind === 'weapon' ? [item.type] : ['projector'];
    }),
  ),
];
export const byGrade: Grouping = ({ arms }) => [
  ...new Set(
    ARMS.flatMap((arm) => {
      const held = arms[arm];
      const item = held === EMPTY ? undefined : ITEMS[held];
      return item?.kind === 'weapon' ? [item.grade] : [];
    }),
  ),
];

/** Each group against the field: all designs on the same chassis that do not belong to it. The strongest first. */
export function sharesOf(
  designs: readonly Design[],
  pairings: readonly Pairing[],
  groups: Grouping,
): Share[] {
  const sums = new Map<string, { games: number; points: number }>();
  for (const { pairing, games, wins, draws } of pairings) {
    const [one, other] = [designs[pairing[0]], designs[pairing[1]]];
    if (!one || !other || one.chassis !== other.chassis) continue;
    const points = wins + draws / 2;
    add(sums, apart(groups(one), groups(other)), { games, points });
    add(sums, apart(groups(other), groups(one)), { games, points: games - points });
  }
  return [...sums]
    .map(([group, { games, points }]) => ({ group, games, share: Math.round((1000 * points) / games) / 10 }))
    .toSorted((one, other) => other.share - one.share);
}

const apart = (own: readonly string[], theirs: readonly string[]): readonly string[] =>
  own.filter((group) => !theirs.includes(group));

function add(
  sums: Map<string, { games: number; points: number }>,
  groups: readonly string[],
  { games, points }: { games: number; points: number },
): void {
  for (const group of groups) {
    const sum = sums.get(group) ?? { games: 0, points: 0 };
    sums.set(group, { games: sum.games + games, points: sum.points + points });
  }
}
