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
} from '@gearhall/shared/games/rushncrush/rules/courses';
import { isAtStart, posesOf, START } from '@gearhall/shared/games/rushncrush/rules/lattice';

/** What a builder does to the course on the table. Whatever cannot lie is refused, and changes nothing. */

/** A course that may still be short, and open though it shall be a ring. */
export type Draft = Course;

export const EMPTY: Draft = { kind: 'open', laps: 1, tiles: [] };

/** What has come of a change: the draft, or why not. */
export type Change = Draft | CourseFault;

const checked = (draft: Draft): Change => courseFault(draft, { isWhole: false }) ?? draft;

export const withTile = (draft: Draft, side: TileSideId): Change =>
  checked({ ...draft, tiles: [...draft.tiles, side] });

/** The tiles behind it move up. */
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

/** How a side would go on from here. */
export type Fit = 'fits' | 'closes' | 'lies' | 'blocked';

export function fitOf(draft: Draft, side: TileSideId): Fit {
  if (draft.tiles.some((laid) => tileOf(laid) === tileOf(side))) return 'lies';
  const change = withTile(draft, side);
  if (isRefused(change)) return 'blocked';
  return isClosed(change) ? 'closes' : 'fits';
}

/** Does the road come back to where it began? */
export const isClosed = ({ kind, tiles }: Draft): boolean =>
  kind === 'ring' && tiles.length > 0 && isAtStart(posesOf(tiles).at(-1) ?? START);

/** What still keeps it from being a course. */
export const missingOf = (draft: Draft): CourseFault | undefined => courseFault(draft);

/** Reads what `formatCourse` made of any draft, whole or not. */
export function draftIn(text: string): Draft | undefined {
  const match = /^(open|ring\*([1-9])):([0-9AB-]*)$/u.exec(text);
  if (!match) return undefined;
  const [, head, laps = '1', row = ''] = match;
  const words = row === '' ? [] : row.split('-');
  const tiles = words.filter(isTileSide);
  const draft: Draft = { kind: head === 'open' ? 'open' : 'ring', laps: Number(laps), tiles };
  return tiles.length === words.length && !isRefused(checked(draft)) ? draft : undefined;
}

/** A course that somebody has sent; ready-made ones by their names, too. */
export function pasted(text: string): Change {
  const read = parseCourse(text);
  return isWanted(read) ? { fault: 'notACourse' } : read;
}

/** What was done, to be undone. */
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
