import type { Dice } from '../../../../core/dice/dice';
import { TILE_SIDES, TILE_SIDE_IDS, tileOf, type Shape, type TileSideId } from '../../content/tiles';
import { courseFault, type Course, type Wanted } from './courses';
import { cellsOf, poseAfter, START, type Pose } from './lattice';

/** A random course. (R9, R40) */

/** The tiles laid so far. */
interface Laid {
  readonly tiles: readonly TileSideId[];
  /** Where the road continues. */
  readonly end: Pose;
  readonly cells: ReadonlySet<string>;
  /** Sides of the tiles that have not been laid. */
  readonly hand: readonly TileSideId[];
}

const NOTHING: Laid = { tiles: [], end: START, cells: new Set(), hand: TILE_SIDE_IDS };

/** A random course of the wanted number of tiles: lays whatever fits, and takes up again what leads nowhere. */
export function randomCourse(wanted: Wanted, dice: Dice): Course {
  const course = finish(wanted, NOTHING, dice);
  if (!course) throw new Error(`There is no ${wanted.kind} of ${wanted.random} tiles.`);
  return course;
}

function finish(wanted: Wanted, laid: Laid, dice: Dice): Course | undefined {
  const { kind, laps, random } = wanted;
  if (laid.tiles.length === random) {
    const course = { kind, laps, tiles: laid.tiles };
    return courseFault(course) ? undefined : course;
  }
  // Tiles of one shape occupy the same cells: if one leads nowhere the others do, too.
  const futile = new Set<Shape>();
  for (const side of dice.shuffle(laid.hand)) {
    const { shape } = TILE_SIDES[side];
    if (futile.has(shape)) continue;
    const longer = laidWith(laid, side);
    const course =
      longer && (kind === 'open' || canReturn(longer, random)) ? finish(wanted, longer, dice) : undefined;
    if (course) return course;
    futile.add(shape);
  }
  return undefined;
}

/** With one more tile; `undefined` if it would overlap another one. */
function laidWith({ tiles, end, cells, hand }: Laid, side: TileSideId): Laid | undefined {
  const under = cellsOf(end, side);
  if (under.some((cell) => cells.has(cell))) return undefined;
  return {
    tiles: [...tiles, side],
    end: poseAfter(end, side),
    cells: new Set([...cells, ...under]),
    hand: hand.filter((other) => tileOf(other) !== tileOf(side)),
  };
}

/** Could the remaining number of tiles lead back? Wide bends advance the road by four cells, all others by two. */
function canReturn({ tiles, end, hand }: Laid, random: number): boolean {
  const left = random - tiles.length;
  const wide = hand.filter((side) => TILE_SIDES[side].shape === 'wideRight').length;
  return Math.abs(end.x) + Math.abs(end.y) <= 2 * left + 2 * Math.min(wide, left);
}
