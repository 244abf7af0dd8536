import { hexIdOf, isHexId, type HexId, type TerrainId } from '../content/map';

/** A piece of map drawn in a test, as on the sheet: a row for every half hex, two characters per column. */
export interface Drawing {
  readonly terrain: (id: HexId) => TerrainId;
  /** The place of a sign; an error if there is none, or more than one. */
  readonly at: (sign: string) => HexId;
  readonly all: (sign: string) => readonly HexId[];
}

const SIGNS: Readonly<Record<string, TerrainId>> = {
  W: 'woods',
  H: 'hill',
  S: 'building',
  '~': 'water',
};
/** Where drawings begin on the map. */
const [COLUMN, HALVES] = [4, 6];

/**
 * W woods, H hill, S building, ~ water; all other signs are open ground. `on` gives some of them another terrain: `{ a:
 * 'hill' }`.
 */
export function drawn(drawing: string, on: Readonly<Record<string, TerrainId>> = {}): Drawing {
  const rows = drawing.split('\n').slice(1, -1);
  const signs = rows.flatMap((row, halves) =>
    [...row].flatMap((sign, place) => (sign === ' ' ? [] : [{ sign, column: place / 2, halves }])),
  );
  const [first] = signs;
  if (!first) throw new Error('Nothing is drawn.');
  // Hexes are where column and half are not both even or both odd.
  const shift = (COLUMN + first.column + HALVES + first.halves) % 2 === 0 ? 1 : 0;
  const placed = signs.map(({ sign, column, halves }) => {
    const id = hexIdOf(COLUMN + column, HALVES + shift + halves);
    if (
      !Number.isInteger(column) ||
      !isHexId(id) ||
      (column + halves + first.column + first.halves) % 2 !== 0
    )
      throw new Error(`${sign} is drawn between the hexes.`);
    return { sign, id };
  });
  const terrain = new Map(placed.map(({ sign, id }) => [id, on[sign] ?? SIGNS[sign] ?? 'clear']));
  const all = (sign: string): readonly HexId[] =>
    placed.filter((one) => one.sign === sign).map(({ id }) => id);
  return {
    terrain: (id) => terrain.get(id) ?? 'clear',
    all,
    at: (sign) => {
      const [id, ...others] = all(sign);
      if (id === undefined || others.length > 0) throw new Error(`There is not one ${sign} in the drawing.`);
      return id;
    },
  };
}
