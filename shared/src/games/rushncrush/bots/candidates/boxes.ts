import { BOXES, type BoxId } from '../../content/gears';

/** The boxes of the gearstick by number, in the order of their list. */
const NUMBERS: ReadonlyMap<BoxId, number> = new Map(BOXES.map(({ id }, number) => [id, number]));
export const numberOfBox = (id: BoxId): number | undefined => NUMBERS.get(id);
