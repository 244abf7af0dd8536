import { expectDefined } from '../../../core/ground/result';

/**
 * The 136 spaces of the board (T1) with their territories (T2), drawn as they lie: capital letters are the six bases,
 * small letters the striped territory of that base, dots are neutral. Odd rows have 10 spaces and are indented by half
 * a space, even rows have 11.
 */
const ROWS = [
  '  A   a   a   a   .   .   b   b   b   B',
  'a   a   a   a   .   .   .   b   b   b   b',
  '  a   a   a   .   .   .   .   b   b   b',
  '.   .   .   .   .   .   .   .   .   .   .',
  '  c   c   c   .   .   .   .   d   d   d',
  'c   c   c   c   .   .   .   d   d   d   d',
  '  C   c   c   c   .   .   d   d   d   D',
  'c   c   c   c   .   .   .   d   d   d   d',
  '  c   c   c   .   .   .   .   d   d   d',
  '.   .   .   .   .   .   .   .   .   .   .',
  '  e   e   e   .   .   .   .   f   f   f',
  'e   e   e   e   .   .   .   f   f   f   f',
  '  E   e   e   e   .   .   f   f   f   F',
] as const;

export const BASE_IDS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type BaseId = (typeof BASE_IDS)[number];
export type TerritoryId = BaseId | 'neutral';

/** Column letter and row number: a1 is the top left space, k12 the rightmost of the last long row. */
export type SpaceId = `${string}${number}`;

export interface Space {
  readonly id: SpaceId;
  /** Counted from 0, top to bottom. */
  readonly row: number;
  /** Doubled column: 2 per space, plus 1 on the indented rows; neighbours in a row differ by 2. */
  readonly x: number;
  readonly territory: TerritoryId;
  /** The base on this space, if any. */
  readonly base?: BaseId;
}

const COLUMNS = 'abcdefghijk';

const isBaseId = (letter: string): letter is BaseId => BASE_IDS.some((id) => id === letter);

const asTerritory = (letter: string): TerritoryId => {
  const base = letter.toUpperCase();
  return isBaseId(base) ? base : 'neutral';
};

function spacesOf(line: string, row: number): Space[] {
  const indent = line.startsWith(' ') ? 1 : 0;
  return [...line.replaceAll(' ', '')].map((letter, column) => ({
    id: `${COLUMNS.charAt(column)}${row + 1}`,
    row,
    x: 2 * column + indent,
    territory: asTerritory(letter),
    ...(isBaseId(letter) ? { base: letter } : {}),
  }));
}

const ALL: readonly Space[] = ROWS.flatMap(spacesOf);

export const SPACE_IDS: readonly SpaceId[] = ALL.map((space) => space.id);

export const SPACES: Readonly<Record<SpaceId, Space>> = Object.fromEntries(
  ALL.map((space) => [space.id, space]),
);

export const spaceOf = (id: SpaceId): Space => expectDefined(SPACES[id], `a space ${id}`);

/** Steps between two spaces when nothing is in the way (T2). */
export function distance(from: SpaceId, to: SpaceId): number {
  const a = spaceOf(from);
  const b = spaceOf(to);
  const rows = Math.abs(a.row - b.row);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}

/** The spaces adjacent to each space: six for most (source L92). */
export const NEIGHBOURS: Readonly<Record<SpaceId, readonly SpaceId[]>> = Object.fromEntries(
  ALL.map((space) => [space.id, SPACE_IDS.filter((id) => distance(space.id, id) === 1)]),
);

export const neighboursOf = (id: SpaceId): readonly SpaceId[] => NEIGHBOURS[id] ?? [];

export const BASE_SPACES: Readonly<Record<BaseId, SpaceId>> = Object.fromEntries(
  ALL.flatMap((space) => (space.base ? [[space.base, space.id]] : [])),
) as Record<BaseId, SpaceId>;

/** Does a step between two adjacent spaces cross a striped border (T19)? */
export function isBorder(from: SpaceId, to: SpaceId): boolean {
  return spaceOf(from).territory !== spaceOf(to).territory;
}
