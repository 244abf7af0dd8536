import { expectDefined } from '../../../../core/ground/result';
import { groundAt, HEX_IDS, type HexId, type PrintedId, type TerrainId } from '../map';
import { GROUND_SIGNS, type Edited, type GroundSign } from './edited';

/** The map of an edited scenario: what each hex is, and where its structures are. */

const SIGNS = Object.keys(GROUND_SIGNS) as readonly GroundSign[];
const signOf = (terrain: TerrainId): GroundSign =>
  expectDefined(
    SIGNS.find((sign) => GROUND_SIGNS[sign] === terrain),
    `a sign for ${terrain}`,
  );

/** The ground of a hex with this structure, in place of what was painted there: the dam and the bridge are across water. */
export const groundOf = (structure: PrintedId): TerrainId =>
  structure === 'dam' || structure === 'bridge' ? 'water' : 'building';

export interface MadeMap {
  readonly terrain: Readonly<Record<HexId, TerrainId>>;
  readonly structures: Readonly<Partial<Record<PrintedId, HexId>>>;
  readonly at: Readonly<Partial<Record<HexId, PrintedId>>>;
}

/** With a structure in each place that has one. */
export function madeMap({ ground, structures }: Pick<Edited, 'ground' | 'structures'>): MadeMap {
  const built = Object.entries(structures) as readonly (readonly [PrintedId, HexId])[];
  const painted = HEX_IDS.map((id, index): readonly [HexId, TerrainId] => [
    id,
    GROUND_SIGNS[(ground[index] ?? '.') as GroundSign],
  ]);
  return {
    terrain: Object.fromEntries([...painted, ...built.map(([id, at]) => [at, groundOf(id)] as const)]),
    structures,
    at: Object.fromEntries(built.map(([id, at]) => [at, id])),
  };
}

/** The map of the sheet. Under its buildings is open ground, under its dam and bridge water. */
export const PRINTED_GROUND: string = HEX_IDS.map((id) => {
  const { terrain } = groundAt(id);
  return signOf(terrain === 'building' ? 'clear' : terrain);
}).join('');

export const paintedAt = (ground: string, at: HexId): GroundSign =>
  (ground[HEX_IDS.indexOf(at)] ?? '.') as GroundSign;

/** The ground with another sign on these hexes. */
export function paintedWith(ground: string, hexes: readonly HexId[], sign: GroundSign): string {
  const signs = [...ground];
  for (const at of hexes) signs[HEX_IDS.indexOf(at)] = sign;
  return signs.join('');
}
