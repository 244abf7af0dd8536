/** The ten double-sided track tiles. (R7; R9: their shapes on the lattice) */

export type Shape = 'straight' | 'right' | 'left' | 'wideRight' | 'wideLeft';

export interface TileSide {
  readonly shape: Shape;
  /** Spaces in lanes 1 to 6; lane 1 is the leftmost, looking along the race. */
  readonly lanes: readonly number[];
  /** Blocked spaces as "lane.space"; "2.4-6" is a wall of three. Space 1 is the first one entered. */
  readonly walls: readonly string[];
}

const STRAIGHT = [10, 10, 10, 10, 10, 10];
const RIGHT = [10, 9, 8, 7, 7, 6];
const LEFT = RIGHT.toReversed();
const WIDE_RIGHT = [18, 17, 16, 15, 15, 14];
const WIDE_LEFT = WIDE_RIGHT.toReversed();

const side = (shape: Shape, lanes: readonly number[], walls = ''): TileSide => ({
  shape,
  lanes,
  walls: walls === '' ? [] : walls.split(' '),
});

export const TILE_SIDES = {
  '1A': side('straight', STRAIGHT),
  '1B': side('straight', STRAIGHT, '2.4 3.6 5.5'),
  '2A': side('straight', STRAIGHT, '1.3 4.5 6.8'),
  '2B': side('straight', STRAIGHT, '1.3 2.7 3.9 4.5 5.2 6.8'),
  '3A': side('straight', STRAIGHT, '2.2-3 5.3-4 3.6-7 6.7-8'),
  '3B': side('straight', STRAIGHT, '2.2-3 5.3-4 3.6-7 6.7-8 1.5-6 4.5-6 4.8-9'),
  '4A': side('straight', STRAIGHT, '1.3-7 2.4-6 4.5-6 5.4-7 6.3-8'),
  '4B': side('straight', STRAIGHT, '1.5-8 3.5-8 4.4-9 5.3-10 6.2-10'),
  '5A': side('right', RIGHT),
  '5B': side('left', LEFT),
  '6A': side('right', RIGHT),
  '6B': side('left', LEFT),
  '7A': side('right', RIGHT, '2.7 4.3 6.4'),
  '7B': side('left', LEFT, '5.7 3.3 1.4'),
  '8A': side('right', RIGHT, '1.6 3.3 5.5'),
  '8B': side('left', LEFT, '6.6 4.3 2.5'),
  '9A': side('wideRight', WIDE_RIGHT, '1.14 2.6 3.12 4.8 5.4 6.1-14'),
  '9B': side('wideLeft', WIDE_LEFT, '6.14 5.6 4.12 3.8 2.4 1.1-14'),
  '10A': side('wideRight', WIDE_RIGHT, '1.6 2.13 3.9 4.5 5.11 6.1-14'),
  '10B': side('wideLeft', WIDE_LEFT, '6.6 5.13 4.9 3.5 2.11 1.1-14'),
} as const satisfies Record<string, TileSide>;
export type TileSideId = keyof typeof TILE_SIDES;

export const isTileSide = (id: string): id is TileSideId => Object.hasOwn(TILE_SIDES, id);
export const TILE_SIDE_IDS: readonly TileSideId[] = Object.keys(TILE_SIDES).filter(isTileSide);

/** The tile of a side: only one side of each tile can be used. */
export const tileOf = (id: TileSideId): string => id.slice(0, -1);

export const LANES = 6;

/** The blocked spaces of a side, each as "lane.space". */
export function wallsOf(id: TileSideId): ReadonlySet<string> {
  return new Set(
    TILE_SIDES[id].walls.flatMap((wall) => {
      const [lane = '', spaces = ''] = wall.split('.');
      const [first = 0, last = first] = spaces.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, more) => `${lane}.${first + more}`);
    }),
  );
}
