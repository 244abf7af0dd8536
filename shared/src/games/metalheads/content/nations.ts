import { isFirstEdition, type OfEdition } from '../../../core/game/editions';

/** Energy for each spot of the row, from the oldest Robot (spot 1) to the newest (spot 5). */
type RowCost = readonly [number, number, number, number, number];

/** What a Nation can do besides; a closed vocabulary of its own (M21). */
export interface NationAbility {
  /** Draws this number of Robots more, and completes one from its hand before the first turn. */
  readonly headStart?: { readonly draws: number };
  /** Activated: the next Robot completed this turn costs less of a kind to be named. */
  readonly discount?: { readonly energy: number; readonly less: number };
  /** Activated: places one token of each face, on any Robots. */
  readonly tokens?: { readonly energy: number };
  /** Energy in each of its turns beyond the usual. */
  readonly energy?: number;
  /** Robots that it may activate each turn for no Energy and without turning them. */
  readonly freeActivations?: number;
}

interface Nation extends NationAbility {
  readonly number: number;
  readonly rowCost: RowCost;
}

/** The five Nations (M2); their names are our own. */
export const NATIONS = {
  vanguard: { number: 1, rowCost: [1, 2, 2, 3, 3], headStart: { draws: 1 } },
  workshop: { number: 2, rowCost: [1, 1, 2, 2, 3], discount: { energy: 1, less: 1 } },
  arsenal: { number: 3, rowCost: [1, 1, 2, 2, 2], tokens: { energy: 2 } },
  dynamo: { number: 4, rowCost: [1, 2, 2, 2, 3], energy: 1 },
  command: { number: 5, rowCost: [1, 1, 2, 3, 3], freeActivations: 1 },
} as const satisfies Record<string, Nation>;

export type NationId = keyof typeof NATIONS;

const isNationId = (id: string): id is NationId => Object.hasOwn(NATIONS, id);

export const NATION_IDS: readonly NationId[] = Object.keys(NATIONS).filter(isNationId);

/** What Nations said otherwise in the first edition. */
const FIRST: Readonly<Record<NationId, Nation>> = {
  ...NATIONS,
  arsenal: { ...NATIONS.arsenal, rowCost: [1, 1, 2, 2, 3] },
};

export const nationOf = (id: NationId, of: OfEdition = { edition: 2 }): Nation =>
  (isFirstEdition(of) ? FIRST : NATIONS)[id];
