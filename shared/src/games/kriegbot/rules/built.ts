import { INDESTRUCTIBLE } from '../content/buildings';
import {
  groundAt,
  PRINTED_IDS,
  STRUCTURES,
  STRUCTURE_HITS,
  STRUCTURE_IDS,
  type HexId,
  type PrintedId,
  type StructureId,
} from '../content/map';
import type { Building, TargetId } from '../state';
import type { Field } from './field';

/** What is built on the map: the structures of the sheet, and buildings that a scenario has added. */

export const isStructure = (id: TargetId): id is StructureId =>
  STRUCTURE_IDS.some((structure) => structure === id);

/** What is built on the map, and what is left of it. */
export type Built = Pick<Field, 'structures' | 'buildings'>;

const isPrinted = (id: StructureId): id is PrintedId => PRINTED_IDS.some((printed) => printed === id);
const findBuilding = ({ buildings = [] }: Pick<Field, 'buildings'>, id: StructureId): Building | undefined =>
  buildings.find((building) => building.id === id);

/** All that is built here, whether it stands or not: what is printed, then what has been added, in its order. */
export const structuresIn = ({ buildings }: Pick<Field, 'buildings'>): readonly StructureId[] =>
  buildings ? [...PRINTED_IDS, ...buildings.map(({ id }) => id)] : PRINTED_IDS;

export const damageOf = (field: Built, id: StructureId): number =>
  isPrinted(id) ? field.structures[id] : (findBuilding(field, id)?.damage ?? STRUCTURE_HITS);
/** Does not stand: any more, or at all. */
export const isDestroyed = (field: Built, id: StructureId): boolean => damageOf(field, id) >= STRUCTURE_HITS;

/** The same for the same terrain: by what is built, where, and what of it stands. */
export const builtKey = (field: Built): string =>
  structuresIn(field)
    .map((id) => `${siteOf(field, id)}${isDestroyed(field, id) ? '-' : '+'}`)
    .join('');

/** The hex of a structure; empty for one that has not been added. */
export const siteOf = (field: Pick<Field, 'buildings'>, id: StructureId): HexId | '' =>
  isPrinted(id) ? STRUCTURES[id].at : (findBuilding(field, id)?.at ?? '');
/** One can be inside: the dam and the bridge are no buildings. */
export const isBuilding = (id: StructureId): boolean => !isPrinted(id) || STRUCTURES[id].building;
/** The added building on this hex, standing or not. */
export const buildingAt = ({ buildings = [] }: Pick<Field, 'buildings'>, at: HexId): Building | undefined =>
  buildings.find((building) => building.at === at);
/** What is built on this hex, standing or not. */
export const structureAt = (field: Pick<Field, 'buildings'>, at: HexId): StructureId | undefined =>
  buildingAt(field, at)?.id ?? groundAt(at).structure;
/** It can be attacked: it stands, and is not indestructible (KS0.20). */
export const isExposed = (field: Built, id: StructureId): boolean =>
  !isDestroyed(field, id) && !INDESTRUCTIBLE.some((safe) => safe === id);
