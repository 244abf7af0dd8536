import { INDESTRUCTIBLE } from '../../content/buildings';
import { madeFrom } from '../../content/edited/made';
import type { MadeMap } from '../../content/edited/ground';
import {
  groundAt,
  PRINTED_IDS,
  STRUCTURES,
  STRUCTURE_HITS,
  STRUCTURE_IDS,
  type HexId,
  type PrintedId,
  type StructureId,
  type TerrainId,
} from '../../content/map';
import type { Building, TargetId } from '../../state';

/** The ground, and what is built on it: the structures of the sheet, and buildings that a scenario has added. */

export const isStructure = (id: TargetId): id is StructureId =>
  STRUCTURE_IDS.some((structure) => structure === id);

/** Which map it is: the sheet, or that of an edited scenario. */
export interface Mapped {
  readonly options: { readonly edited?: string | undefined };
}
/** Where things are built. */
export interface Sited extends Mapped {
  readonly buildings?: readonly Building[];
}
/** What is built on the map, and what is left of it. */
export interface Built extends Sited {
  /** By structure of the sheet, its damage. */
  readonly structures: Readonly<Record<PrintedId, number>>;
}

const madeMapOf = ({ options: { edited } }: Mapped): MadeMap | undefined =>
  edited === undefined ? undefined : madeFrom(edited).map;

/** What a hex is at the start of the game, without buildings that have been added. */
export const groundOn = (field: Mapped, at: HexId): TerrainId =>
  madeMapOf(field)?.terrain[at] ?? groundAt(at).terrain;
const printedOn = (field: Mapped, at: HexId): PrintedId | undefined => {
  const made = madeMapOf(field);
  return made ? made.at[at] : groundAt(at).structure;
};
const printedSite = (field: Mapped, id: PrintedId): HexId | '' => {
  const made = madeMapOf(field);
  return made ? (made.structures[id] ?? '') : STRUCTURES[id].at;
};
/** The structures of the sheet that this map has. */
const printedIn = (field: Mapped): readonly PrintedId[] =>
  madeMapOf(field) ? PRINTED_IDS.filter((id) => printedSite(field, id) !== '') : PRINTED_IDS;

const isPrinted = (id: StructureId): id is PrintedId => PRINTED_IDS.some((printed) => printed === id);
const findBuilding = ({ buildings = [] }: Pick<Sited, 'buildings'>, id: StructureId): Building | undefined =>
  buildings.find((building) => building.id === id);

/** All that is built here, whether it stands or not: what is printed, then what has been added, in its order. */
export const structuresIn = (field: Sited): readonly StructureId[] =>
  field.buildings ? [...printedIn(field), ...field.buildings.map(({ id }) => id)] : printedIn(field);

export function damageOf(field: Built, id: StructureId): number {
  if (!isPrinted(id)) return findBuilding(field, id)?.damage ?? STRUCTURE_HITS;
  return printedSite(field, id) === '' ? STRUCTURE_HITS : field.structures[id];
}
/** Does not stand: any more, or at all. */
export const isDestroyed = (field: Built, id: StructureId): boolean => damageOf(field, id) >= STRUCTURE_HITS;

/** There is a dam, and it is broken: the flood plain is water. */
export const isFlooded = (field: Built): boolean =>
  printedSite(field, 'dam') !== '' && isDestroyed(field, 'dam');

/** The same for the same terrain: by the map, what is built, where, and what of it stands. */
export const builtKey = (field: Built): string =>
  [
    ...(field.options.edited === undefined ? [] : [madeFrom(field.options.edited).key, ' ']),
    ...structuresIn(field).map((id) => `${siteOf(field, id)}${isDestroyed(field, id) ? '-' : '+'}`),
  ].join('');

/** The hex of a structure; empty for one that is not on this map. */
export const siteOf = (field: Sited, id: StructureId): HexId | '' =>
  isPrinted(id) ? printedSite(field, id) : (findBuilding(field, id)?.at ?? '');
/** One can be inside: the dam and the bridge are no buildings. */
export const isBuilding = (id: StructureId): boolean => !isPrinted(id) || STRUCTURES[id].building;
/** The added building on this hex, standing or not. */
export const buildingAt = ({ buildings = [] }: Pick<Sited, 'buildings'>, at: HexId): Building | undefined =>
  buildings.find((building) => building.at === at);
/** What is built on this hex, standing or not. */
export const structureAt = (field: Sited, at: HexId): StructureId | undefined =>
  buildingAt(field, at)?.id ?? printedOn(field, at);
/** It can be attacked: it stands, and is not indestructible (KS0.20). */
export const isExposed = (field: Built, id: StructureId): boolean =>
  !isDestroyed(field, id) && !INDESTRUCTIBLE.some((safe) => safe === id);
