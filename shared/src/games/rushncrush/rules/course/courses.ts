import { COURSES, isReadyCourse } from '../../content/courses';
import { isTileSide, tileOf, type TileSideId } from '../../content/tiles';
import { cellsOf, isAtStart, posesOf, START } from './lattice';

/** Which rows of tiles are courses, and their short text form. (Source L35-L38, "Setup"; R9, R10, R40) */

export const KINDS = ['open', 'ring'] as const;
export type Kind = (typeof KINDS)[number];

export interface Course {
  readonly kind: Kind;
  /** 1 on an open course. */
  readonly laps: number;
  readonly tiles: readonly TileSideId[];
}

/** A course to be laid at random, with this number of tiles. Every length is possible for every kind. */
export interface Wanted {
  readonly kind: Kind;
  readonly laps: number;
  readonly random: number;
}

export const MIN_TILES = 4;
export const MAX_TILES = 10;
export const MAX_LAPS = 5;

/** The maximum number of laps for a course of this kind. */
export const mostLaps = (kind: Kind): number => (kind === 'ring' ? MAX_LAPS : 1);

/** Why a text or a row of tiles is not a course. */
export const COURSE_FAULTS = [
  'notACourse',
  'unknownTile',
  'tileTwice',
  'tooFewTiles',
  'tooManyTiles',
  'overlaps',
  'doesNotClose',
  'tooManyLaps',
] as const;
export interface CourseFault {
  readonly fault: (typeof COURSE_FAULTS)[number];
  /** The index in the row of tiles, from 0, if there is one. */
  readonly tile?: number;
  /** The index of the earlier tile that it repeats or overlaps. */
  readonly on?: number;
}

export const isFault = (value: object): value is CourseFault => 'fault' in value;

/** The first tile that is repeated or overlaps another one. */
function layingFault(tiles: readonly TileSideId[]): CourseFault | undefined {
  const poses = posesOf(tiles);
  const used = new Map<string, number>();
  for (const [tile, side] of tiles.entries()) {
    const twice = tiles.slice(0, tile).findIndex((earlier) => tileOf(earlier) === tileOf(side));
    if (twice >= 0) return { fault: 'tileTwice', tile, on: twice };
    const cells = cellsOf(poses[tile] ?? START, side);
    const taken = cells.find((cell) => used.has(cell));
    if (taken !== undefined) return { fault: 'overlaps', tile, on: used.get(taken) ?? 0 };
    for (const cell of cells) used.set(cell, tile);
  }
  return undefined;
}

/**
 * Why this is not a course; `undefined` when it is one. `isWhole: false` leaves out the checks that an unfinished
 * course cannot pass.
 */
export function courseFault(
  { kind, laps, tiles }: Course,
  { isWhole } = { isWhole: true },
): CourseFault | undefined {
  if (tiles.length > MAX_TILES) return { fault: 'tooManyTiles', tile: MAX_TILES };
  const fault = layingFault(tiles);
  if (fault) return fault;
  if (laps < 1 || laps > mostLaps(kind)) return { fault: 'tooManyLaps' };
  if (!isWhole) return undefined;
  if (tiles.length < MIN_TILES) return { fault: 'tooFewTiles' };
  if (kind === 'ring' && !isAtStart(posesOf(tiles).at(-1) ?? START)) return { fault: 'doesNotClose' };
  return undefined;
}

/** "open:1A-5A-2A-6A", "ring*2:5A-9A-6A-10A". */
export const formatCourse = ({ kind, laps, tiles }: Course): string =>
  `${headOf({ kind, laps })}:${tiles.join('-')}`;

/** "random open:8", "random ring*2:5": tiles to be laid at random. */
export const formatWanted = (wanted: Wanted): string => `random ${headOf(wanted)}:${wanted.random}`;

const headOf = ({ kind, laps }: Pick<Course, 'kind' | 'laps'>): string =>
  kind === 'ring' ? `ring*${laps}` : 'open';

const TEXT = /^(random )?(open|ring(?:\*([1-9]))?):([0-9ab-]+)$/iu;
/** Spaces around a sign, for instance from a line break in a message. */
const LOOSE = /\s*([:*-])\s*/gu;

/** Parses a course, the name of a ready-made one, or the request for a random one. */
export function parseCourse(text: string): Course | Wanted | CourseFault {
  const tidy = text.trim().replace(LOOSE, '$1');
  if (isReadyCourse(tidy)) return parseCourse(COURSES[tidy]);
  const match = TEXT.exec(tidy);
  if (!match) return { fault: 'notACourse' };
  const [, random, head = '', laps = '1', rest = ''] = match;
  const kind: Kind = head.toLowerCase().startsWith('ring') ? 'ring' : 'open';
  return random === undefined
    ? parseTiles(kind, Number(laps), rest)
    : parseWanted({ kind, laps: Number(laps), random: Number(rest) });
}

function parseTiles(kind: Kind, laps: number, text: string): Course | CourseFault {
  const words = text.toUpperCase().split('-');
  const unknown = words.findIndex((word) => !isTileSide(word));
  if (unknown >= 0) return { fault: 'unknownTile', tile: unknown };
  const course: Course = { kind, laps, tiles: words.filter(isTileSide) };
  return courseFault(course) ?? course;
}

function parseWanted(wanted: Wanted): Wanted | CourseFault {
  if (!Number.isInteger(wanted.random)) return { fault: 'notACourse' };
  if (wanted.random < MIN_TILES) return { fault: 'tooFewTiles' };
  if (wanted.random > MAX_TILES) return { fault: 'tooManyTiles' };
  return wanted.laps > mostLaps(wanted.kind) ? { fault: 'tooManyLaps' } : wanted;
}

export const isWanted = (value: object): value is Wanted => 'random' in value;
