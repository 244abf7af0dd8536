import { SIDES, bySide, sumOfSides, type BySide } from '../../content/sides';

/** Ways to distribute armor over the six sides; the numbers are weights, not points. */
const SHARES = {
  /** Somewhat more to the front, but no side is bare. */
  allRound: { front: 15, rightFront: 13, rightRear: 12, rear: 12, leftRear: 12, leftFront: 13 },
  /** For a Krusher that keeps its enemy in front of it. */
  forward: { front: 30, rightFront: 16, rightRear: 7, rear: 6, leftRear: 7, leftFront: 16 },
  /** Behind a shield in the left or right arm there is less to protect. */
  shieldLeft: { front: 18, rightFront: 20, rightRear: 14, rear: 9, leftRear: 10, leftFront: 10 },
  shieldRight: { front: 18, rightFront: 10, rightRear: 10, rear: 9, leftRear: 14, leftFront: 20 },
} as const satisfies Record<string, BySide>;

export type Spread = keyof typeof SHARES;
export const SPREADS = Object.keys(SHARES) as readonly Spread[];

/** This number of armor points distributed in this way; never more than `most` on one side. */
export const spreadArmor = (spread: Spread, points: number, most: number): BySide =>
  shareOut(SHARES[spread], points, most);

/** The same by any weights, not all of them 0. Remaining points go to the sides that are furthest below their share. */
export function shareOut(shares: BySide, points: number, most: number): BySide {
  const all = sumOfSides(shares);
  const due = bySide((side) => (points * shares[side]) / all);
  const armor = { ...bySide((side) => Math.min(most, Math.floor(due[side]))) };
  const total = Math.min(points, most * SIDES.length);
  while (sumOfSides(armor) < total) {
    const open = SIDES.filter((side) => armor[side] < most);
    const next = open.reduce((best, side) =>
      due[side] - armor[side] > due[best] - armor[best] ? side : best,
    );
    armor[next] += 1;
  }
  return armor;
}
