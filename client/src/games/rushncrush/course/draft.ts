import {
  isTileSide,
  TILE_SIDE_IDS,
  tileOf,
  type TileSideId,
} from '@gearhall/shared/games/rushncrush/content/tiles';
import {
  courseFault,
  formatCourse,
  isFault,
  isWanted,
  mostLaps,
  parseCourse,
  type Course,
  type CourseFault,
  type Kind,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { isAtStart, posesOf, START } from '@gearhall/shared/games/rushncrush/rules/course/lattice';

/** The changes of a builder to the draft of a course. An illegal change is refused, and has no effect. */

/** A course that may still be too short, and open though it is to be a ring. */
export type Draft = Course;

export const EMPTY: Draft = { kind: 'open', laps: 1, tiles: [] };

/** The result of a change: the draft, or the fault. */
export type Change = Draft | CourseFault;

const checked = (draft: Draft): Change => courseFault(draft, { isWhole: false }) ?? draft;

export const withTile = (draft: Draft, side: TileSideId): Change =>
  checked({ ...draft, tiles: [...draft.tiles, side] });

/** The later tiles move up. */
export const withoutTile = (draft: Draft, index: number): Change =>
  checked({ ...draft, tiles: draft.tiles.filter((_, place) => place !== index) });

export const withTileFlipped = (draft: Draft, index: number): Change =>
  checked({
    ...draft,
    tiles: draft.tiles.map((side, place) => (place === index ? otherSide(side) : side)),
  });

export const otherSide = (side: TileSideId): TileSideId =>
  TILE_SIDE_IDS.find((other) => other !== side && tileOf(other) === tileOf(side)) ?? side;

export const withKind = (draft: Draft, kind: Kind): Draft => ({
  ...draft,
  kind,
  laps: Math.min(draft.laps, mostLaps(kind)),
});

export const withLaps = (draft: Draft, laps: number): Draft => ({ ...draft, laps });

export const isRefused = (change: Change): change is CourseFault => isFault(change);

/** How a side would continue the course. */
export type Fit = 'fits' | 'closes' | 'lies' | 'blocked';

export function fitOf(draft: Draft, side: TileSideId): Fit {
  if (draft.tiles.some((laid) => tileOf(laid) === tileOf(side))) return 'lies';
  const change = withTile(draft, side);
  if (isRefused(change)) return 'blocked';
  return isClosed(change) ? 'closes' : 'fits';
}

/** Whether the road comes back to its beginning. */
export const isClosed = ({ kind, tiles }: Draft): boolean =>
  kind === 'ring' && tiles.length > 0 && isAtStart(posesOf(tiles).at(-1) ?? START);

/** Why it is not a complete course yet. */
export const missingOf = (draft: Draft): CourseFault | undefined => courseFault(draft);

/** Reads the `formatCourse` text of any draft, complete or not. */
export function draftIn(text: string): Draft | undefined {
  const match = /^(open|ring\*([1-9])):([0-9AB-]*)$/u.exec(text);
  if (!match) return undefined;
  const [, head, laps = '1', row = ''] = match;
  const words = row === '' ? [] : row.split('-');
  const tiles = words.filter(isTileSide);
  const draft: Draft = { kind: head === 'open' ? 'open' : 'ring', laps: Number(laps), tiles };
  return tiles.length === words.length && !isRefused(checked(draft)) ? draft : undefined;
}

/** A pasted course; ready-made ones also by name. */
export function pasted(text: string): Change {
  const read = parseCourse(text);
  return isWanted(read) ? { fault: 'notACourse' } : read;
}

/** Earlier drafts, for undo. */
export interface History {
  readonly now: Draft;
  readonly before: readonly Draft[];
}

const MOST_STEPS = 50;

export const begun = (draft: Draft): History => ({ now: draft, before: [] });

export function done({ now, before }: History, next: Draft): History {
  return formatCourse(now) === formatCourse(next)
    ? { now, before }
    : { now: next, before: [...before, now].slice(-MOST_STEPS) };
}

export function undone({ now, before }: History): History {
  return { now: before.at(-1) ?? now, before: before.slice(0, -1) };
}
