import { DIRECTIONS, hexTowards } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { HEX_IDS, coordinatesOf, idAt, type HexId } from '../../content/map';

/** The hexes of the map by number, for searches: 0 to 324, in the order of `HEX_IDS`. */
const NUMBERS: ReadonlyMap<HexId, number> = new Map(HEX_IDS.map((id, number) => [id, number]));

export const numberOf = (id: HexId): number => expectDefined(NUMBERS.get(id), `a hex ${id}`);
export const idOf = (number: number): HexId => expectDefined(HEX_IDS[number], `hex number ${number}`);

export const SIDES = DIRECTIONS.length;
/** Off the map. */
export const NOWHERE = -1;

/** The neighbour on each side, by `number * SIDES + direction`; `NOWHERE` off the map. */
export const NEIGHBOURS: readonly number[] = HEX_IDS.flatMap((id) =>
  DIRECTIONS.map((direction) => {
    const neighbour = idAt(hexTowards(coordinatesOf(id), direction));
    return neighbour === undefined ? NOWHERE : numberOf(neighbour);
  }),
);
