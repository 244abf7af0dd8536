import { NEIGHBOURS, NOWHERE, SIDES } from '../field/hexNumbers';

/** The limits of a robot's move, in numbers, because the search must be fast. */
export interface MoveLimits {
  readonly points: number;
  readonly rotations: number;
  readonly sideslips: number;
  readonly reverses: boolean;
  /** The cost of the first step back: it also makes the robot slower (K3). */
  readonly firstReverse: number;
  /** By number of hex: may it be entered, and may the move end there? */
  readonly enters: readonly boolean[];
  readonly ends: readonly boolean[];
  /** In a hex that it may not enter: from here one step into another such hex is a whole move (K26). */
  readonly wadesFrom: number;
}

/** A node of the search: what has been used up on the way, besides points. */
export interface Node {
  readonly hex: number;
  readonly facing: number;
  readonly rotations: number;
  readonly sideslips: number;
  /** 1 once it has gone back on this way. */
  readonly reversed: 0 | 1;
}

export type StepKind = 'start' | 'ahead' | 'sideslip' | 'turn' | 'reverse';

export interface Reached extends Node {
  readonly spent: number;
  readonly by: StepKind;
  readonly before?: Reached;
}

/** The visited nodes by place and facing, without those that another one there dominates. */
type Kept = (Reached[] | undefined)[];

/** Could everything possible from `other` be done from `one` as well, at no higher price? */
function isAsGood({ firstReverse }: MoveLimits, one: Reached, other: Reached): boolean {
  const fresh = one.reversed < other.reversed ? firstReverse - 1 : 0;
  return (
    one.spent + fresh <= other.spent &&
    one.rotations <= other.rotations &&
    one.sideslips <= other.sideslips &&
    one.reversed <= other.reversed
  );
}

type Add = (node: Reached) => void;

/**
 * Visits everything within reach, fewest points first, except nodes that another one in the same place dominates. Stops
 * and returns true as soon as `visit` does.
 */
export function explore(
  plan: MoveLimits,
  start: Node & { readonly spent: number },
  visit: (one: Reached) => boolean,
): boolean {
  const kept: Kept = [];
  const waiting: Reached[][] = Array.from({ length: plan.points + 1 }, () => []);
  const add: Add = (node) => void waiting[node.spent]?.push(node);
  const { hex, facing, rotations, sideslips, reversed, spent } = start;
  add({ hex, facing, rotations, sideslips, reversed, spent, by: 'start' });
  for (const level of waiting) {
    // Turns on the spot join the level that is being processed.
    for (const node of level) {
      if (!keep(plan, kept, node)) continue;
      if (visit(node)) return true;
      goOnFrom(plan, node, add);
    }
  }
  return false;
}

function keep(plan: MoveLimits, kept: Kept, node: Reached): boolean {
  const place = node.hex * SIDES + node.facing;
  const others = (kept[place] ??= []);
  if (others.some((other) => isAsGood(plan, other, node))) return false;
  others.push(node);
  return true;
}

function goOnFrom(plan: MoveLimits, node: Reached, add: Add): void {
  const { facing, rotations, sideslips } = node;
  if (node.spent < plan.points) {
    enter(plan, node, add, { side: facing, by: 'ahead' });
    if (sideslips < plan.sideslips) {
      enter(plan, node, add, { side: (facing + 1) % SIDES, by: 'sideslip' });
      enter(plan, node, add, { side: (facing + SIDES - 1) % SIDES, by: 'sideslip' });
    }
    if (plan.reverses) enter(plan, node, add, { side: (facing + SIDES / 2) % SIDES, by: 'reverse' });
  }
  if (rotations < plan.rotations) {
    turn(node, (facing + 1) % SIDES, add);
    turn(node, (facing + SIDES - 1) % SIDES, add);
  }
}

function turn(node: Reached, facing: number, add: Add): void {
  const { hex, rotations, sideslips, reversed, spent } = node;
  add({ hex, facing, rotations: rotations + 1, sideslips, reversed, spent, by: 'turn', before: node });
}

interface Entry {
  readonly side: number;
  readonly by: 'ahead' | 'sideslip' | 'reverse';
}

function enter(plan: MoveLimits, node: Reached, add: Add, { side, by }: Entry): void {
  const hex = NEIGHBOURS[node.hex * SIDES + side] ?? NOWHERE;
  if (hex === NOWHERE) return;
  const isWading = !plan.enters[hex];
  if (isWading && !(node.hex === plan.wadesFrom && plan.ends[hex])) return;
  const price = by === 'reverse' && !node.reversed ? plan.firstReverse : 1;
  if (node.spent + price > plan.points) return;
  add({
    hex,
    facing: node.facing,
    rotations: node.rotations,
    sideslips: node.sideslips + (by === 'sideslip' ? 1 : 0),
    reversed: by === 'reverse' ? 1 : node.reversed,
    // That is its whole move.
    spent: isWading ? plan.points : node.spent + price,
    by,
    before: node,
  });
}
