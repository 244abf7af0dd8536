import { expectDefined } from '../../../../core/ground/result';
import { crossesLine, farness, FINISH, WAYS, type Road, type SpaceId } from '../../rules/course/road';

/** A road in numbers, so that a whole race can be computed quickly. */
export interface Graph {
  /** Spaces are numbered in the order of the road. */
  readonly count: number;
  readonly numbers: ReadonlyMap<SpaceId, number>;
  readonly ids: readonly SpaceId[];
  /** For each space three entries, in the order of `WAYS`: the number of the next space, `LINE` or `NOWHERE`. */
  readonly next: Int32Array;
  /** For the same entries: does the step cross the line of a ring? */
  readonly crosses: Uint8Array;
  /**
   * For a turn's way, which may cross the line of a ring: the spaces behind it are numbered on from `count`. Three
   * entries for each, as in `next`. `last`: the line is the end of the race.
   */
  readonly onward: { readonly inner: Int32Array; readonly last: Int32Array };
  /** For each space the spaces beside it, left and right. */
  readonly beside: Int32Array;
  readonly isWall: Uint8Array;
  /** Every space after all those ahead of it. */
  readonly backward: readonly number[];
  /** The number of the last tile's first space. */
  readonly lastTile: number;
  /** Crossings of the line by a car that has not yet crossed it; 1 on an open course. */
  readonly crossings: number;
}

export const LEFT = 0;
export const AHEAD = 1;
export const RIGHT = 2;
export const NOWHERE = -1;
export const LINE = -2;

const KNOWN = new WeakMap<Road, Graph>();

export function graphOf(road: Road): Graph {
  const graph = KNOWN.get(road) ?? drawGraph(road);
  KNOWN.set(road, graph);
  return graph;
}

function drawGraph(road: Road): Graph {
  const { spaces, course } = road;
  const numbers = new Map(spaces.map(({ id }, number) => [id, number]));
  const numberOf = (id: SpaceId): number => {
    if (id === FINISH) return LINE;
    return id === '' ? NOWHERE : expectDefined(numbers.get(id), `a space ${id}`);
  };
  const steps = spaces.flatMap((space) => WAYS.map((way) => ({ from: space.id, to: space.next[way] })));
  const next = Int32Array.from(steps, ({ to }) => numberOf(to));
  const crosses = Uint8Array.from(steps, ({ from, to }) =>
    to !== '' && crossesLine(road, from, to) ? 1 : 0,
  );
  return {
    count: spaces.length,
    numbers,
    ids: spaces.map(({ id }) => id),
    next,
    crosses,
    onward: {
      inner: twice(next, (to, step) => (crosses[step] === 1 ? to + spaces.length : to)),
      last: twice(next, (to, step) => (crosses[step] === 1 ? LINE : to)),
    },
    beside: Int32Array.from(spaces.flatMap(({ beside }) => [numberOf(beside.left), numberOf(beside.right)])),
    isWall: Uint8Array.from(spaces, ({ isWall }) => (isWall ? 1 : 0)),
    backward: spaces
      .map((space, number) => ({ far: farness(space), number }))
      .sort((one, other) => other.far - one.far)
      .map(({ number }) => number),
    lastTile: spaces.findIndex(({ tile }) => tile === course.tiles.length - 1),
    crossings: course.kind === 'ring' ? course.laps + 1 : 1,
  };
}

/** The steps before the line, as given by `before`, and then those behind it. */
function twice(next: Int32Array, before: (to: number, step: number) => number): Int32Array {
  const count = next.length / WAYS.length;
  const behind = next.map((to) => (to < 0 ? to : to + count));
  return Int32Array.from([...next.map(before), ...behind]);
}
