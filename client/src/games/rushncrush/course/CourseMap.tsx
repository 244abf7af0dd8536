import type { TileSideId } from '@gearhall/shared/games/rushncrush/content/tiles';
import { MAX_TILES, type Course } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { posesOf, START, type Pose } from '@gearhall/shared/games/rushncrush/rules/course/lattice';
import { layRoad, spaceOf } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { fullGridOf } from '@gearhall/shared/games/rushncrush/rules/course/startingGrid';
import { isClosed } from './draft';
import {
  drawingOf,
  frameOf,
  headingPath,
  linePath,
  placed,
  spacePath,
  transformOf,
  viewBox,
} from './geometry';

interface CourseMapProps {
  readonly course: Course;
  /** `full` draws every space and names the tiles; `map` is small. */
  readonly detail: 'full' | 'map';
  /** The text alternative; without it the picture is decorative. */
  readonly label?: string;
  readonly chosen?: number | undefined;
  readonly onChoose?: (index: number) => void;
  /** A hovered side, as it would be laid. */
  readonly ghost?: { readonly side: TileSideId; readonly fits: boolean } | undefined;
}

/** A course from above. */
export function CourseMap({ course, detail, label, chosen, onChoose, ghost }: CourseMapProps) {
  const { tiles } = course;
  const poses = posesOf(tiles);
  const isFull = detail === 'full';
  const frame = frameOf(tiles, isFull && goesOn(course) ? 'room' : 'tight');
  return (
    <svg
      class={`course-map ${detail}`}
      viewBox={viewBox(frame)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {tiles.map((side, index) => (
        <g
          key={side}
          class={index === chosen ? 'map-tile chosen' : 'map-tile'}
          transform={transformOf(poses[index] ?? START)}
          onClick={onChoose && (() => onChoose(index))}
        >
          <SideDrawn side={side} spaces={isFull} />
        </g>
      ))}
      {tiles.length > 0 && <Line course={course} poses={poses} />}
      {isFull && <Details {...{ course, poses, height: frame.height }} />}
      {ghost && (
        <g
          class={ghost.fits ? 'map-ghost' : 'map-ghost refused'}
          transform={transformOf(poses.at(-1) ?? START)}
        >
          <SideDrawn side={ghost.side} spaces={false} />
        </g>
      )}
    </svg>
  );
}

/** Whether another tile can be added. */
const goesOn = (course: Course): boolean => course.tiles.length < MAX_TILES && !isClosed(course);

/** Only in the large picture: the grid, the numbers, and where the road continues. */
function Details({ course, poses, height }: PosedProps & { readonly height: number }) {
  const { kind, tiles } = course;
  const hasGrid = tiles.length > 0 && (kind === 'open' || isClosed(course));
  return (
    <>
      {hasGrid && <Grid course={course} poses={poses} />}
      {tiles[0] && <path class="map-onward" d={headingPath(tiles[0])} />}
      <Numbers {...{ tiles, poses, height }} />
      {goesOn(course) && <Onward at={poses.at(-1) ?? START} />}
    </>
  );
}

interface SideDrawnProps {
  readonly side: TileSideId;
  readonly spaces: boolean;
}

/** A side of a tile, entered at the origin heading up. */
export function SideDrawn({ side, spaces }: SideDrawnProps) {
  const { ground, road, lines, walls } = drawingOf(side);
  return (
    <>
      <path class="map-ground" d={ground} />
      <path class="map-road" d={road} />
      {spaces && <path class="map-lines" d={lines} />}
      {walls !== '' && <path class="map-walls" d={walls} />}
    </>
  );
}

interface PosedProps {
  readonly course: Course;
  readonly poses: readonly Pose[];
}

/** The line of a ring is before its first tile, that of an open course after its last. */
function Line({ course: { kind, tiles }, poses }: PosedProps) {
  const index = kind === 'ring' ? 0 : tiles.length - 1;
  const side = tiles[index];
  const path = side && linePath(side, kind === 'ring' ? 'entry' : 'exit');
  return (
    <g transform={transformOf(poses[index] ?? START)}>
      <path class="map-line" d={path} />
      <path class="map-line-dashes" d={path} />
    </g>
  );
}

/** Where six cars stand at the start. */
function Grid({ course, poses }: PosedProps) {
  const road = layRoad(course);
  return (
    <g class="map-grid">
      {fullGridOf(road).map((id) => {
        const { tile, lane, space } = spaceOf(road, id);
        const side = course.tiles[tile];
        return (
          side && (
            <path key={id} d={spacePath(side, lane, space)} transform={transformOf(poses[tile] ?? START)} />
          )
        );
      })}
    </g>
  );
}

/** Each tile's number in the row, upright however the tile is turned, and about as large on any course. */
function Numbers({ tiles, poses, height }: NumbersProps) {
  const size = Math.min(4.5, Math.max(2.6, height / 28));
  return (
    <g class="map-numbers" style={{ fontSize: `${FINE * size}px` }} transform={`scale(${1 / FINE})`}>
      {tiles.map((side, index) => {
        const { x, y } = placed(poses[index] ?? START, drawingOf(side).free);
        return (
          <text key={side} x={FINE * x} y={FINE * y} dy="0.35em">
            {index + 1}
          </text>
        );
      })}
    </g>
  );
}

interface NumbersProps {
  readonly tiles: readonly TileSideId[];
  readonly poses: readonly Pose[];
  /** Of the whole picture. */
  readonly height: number;
}

/** Scale, because some browsers cannot draw letters of two or three units. */
const FINE = 10;

/** Where the road continues. */
const Onward = ({ at }: { readonly at: Pose }) => (
  <path class="map-onward" transform={transformOf(at)} d="M-3 -0.6H3M0 -1.2V-5M-1.8 -3.4L0 -5.4L1.8 -3.4" />
);
