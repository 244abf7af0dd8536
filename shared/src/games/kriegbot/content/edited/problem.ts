import type { IndestructibleId } from '../buildings';
import type { CardId } from '../cards';
import type { EdgeId, HexId, PrintedId } from '../map';
import {
  EDITED_SIDES,
  type Edited,
  type EditedLimit,
  type EditedSide,
  type EditedSideId,
  type EditedVictory,
} from './edited';

/** What can be wrong with an edited scenario, and what all checks ask of it. */

interface OfSide {
  readonly team: EditedSideId;
}
interface OfWay {
  readonly way: EditedVictory;
}

/** Words that mean nothing without the expansion. */
export type ExpansionWord = 'suicidal' | 'callsBombs' | 'coresLack' | 'freeOvercharge' | 'boarded';
/** Kinds of slots that need cards. */
export type DeckId = 'weapon' | 'system' | 'skin';
/** What a side has that does not go with a mole. */
export type MoleBar = 'pilots' | 'tents' | 'exit' | 'powers';

/** By code, what each problem is about. */
export interface ProblemDetails {
  readonly noName: object;
  /** Robots of every template need room at either edge: the edges are drawn by lot. */
  readonly edgeTooNarrow: { readonly edge: EdgeId };
  readonly noWayAcross: object;
  readonly noRoomAnywhere: object;
  readonly sharedHex: { readonly at: HexId; readonly structures: readonly (PrintedId | IndestructibleId)[] };
  readonly noFlag: object;
  readonly flagBarred: { readonly at: HexId };
  readonly flagOutOfReach: { readonly at: HexId; readonly edge: EdgeId };
  readonly standsBadly: { readonly at: HexId; readonly id: IndestructibleId };
  readonly standsOutOfReach: { readonly at: HexId; readonly id: IndestructibleId; readonly edge: EdgeId };
  readonly powerOutOfReach: { readonly at: HexId; readonly edge: EdgeId };
  readonly sameSize: { readonly robots: number };
  readonly tentsUnexpanded: object;
  readonly unexpanded: { readonly word: ExpansionWord };
  readonly tooFewChassis: OfSide & { readonly robots: number };
  readonly pilotsSpan: OfSide;
  readonly tooManyPilots: OfSide & { readonly robots: number };
  readonly honchoPilots: OfSide;
  readonly exitWithoutEdge: OfSide;
  readonly craftWithoutEdge: OfSide;
  readonly callsWithoutEdge: OfSide;
  readonly noTower: OfSide & { readonly structure: PrintedId };
  readonly bombsWithoutPilots: OfSide;
  readonly behindWithoutEdge: OfSide;
  readonly tooFewPosts: OfSide & { readonly tents: number };
  readonly twoGarrisons: object;
  readonly boardedElsewhere: OfSide;
  readonly tooManyAboard: OfSide & { readonly robots: number };
  readonly twoHiding: object;
  readonly tooFewDecoys: OfSide;
  readonly hidingAtHome: OfSide;
  readonly hidingWithoutHome: OfSide;
  readonly hidingUndecided: object;
  readonly tooFewCards: OfSide & { readonly deck: DeckId; readonly slots: number };
  readonly tooFewPilots: OfSide;
  readonly neededBanned: OfSide & { readonly card: CardId };
  readonly tooManyBuildings: { readonly number: number };
  readonly tooFewSites: { readonly sites: number; readonly needed: number };
  readonly sitesAtBorder: object;
  readonly noVictory: object;
  readonly noHuman: OfSide;
  readonly noRunner: OfWay;
  readonly twoRunners: OfWay;
  readonly lostAbove: OfSide & OfWay;
  readonly nobodyCarries: OfWay;
  readonly noBunkers: OfWay;
  readonly noBombers: OfWay;
  readonly noControl: { readonly way: EditedVictory | EditedLimit };
  readonly controlWithoutTents: object;
  readonly nobodyHides: OfWay;
  readonly noMole: OfWay;
  readonly limitWithoutFlag: object;
  readonly cannotWin: OfSide;
  readonly moleTooFew: object;
  readonly moleBarred: OfSide & { readonly by: MoleBar };
  readonly moleFlag: object;
  readonly moleWay: OfWay;
  readonly moleCannotWin: object;
  readonly moleLimit: object;
}
export type ProblemCode = keyof ProblemDetails;
export type Problem = {
  readonly [Code in ProblemCode]: { readonly code: Code; readonly detail: ProblemDetails[Code] };
}[ProblemCode];

export type Check = (made: Edited) => readonly Problem[];

/** One problem, if that is so. */
export const problem = <Code extends ProblemCode>(
  isSo: boolean,
  code: Code,
  detail: ProblemDetails[Code],
): readonly Problem[] => (isSo ? [{ code, detail } as Problem] : []);

export const sidesIn = ({ sides }: Edited): readonly (readonly [EditedSideId, EditedSide])[] =>
  EDITED_SIDES.map((team) => [team, sides[team]]);
export const mostRobots = ({ sizes }: Edited, team: EditedSideId): number =>
  Math.max(...sizes.map((size) => size[team]));
export const leastRobots = ({ sizes }: Edited, team: EditedSideId): number =>
  Math.min(...sizes.map((size) => size[team]));
export const tentsIn = (size: Edited['sizes'][number], team: EditedSideId): number =>
  size.tents[team].foot + size.tents[team].motorized;

export const isAtEdge = ({ entry }: EditedSide): boolean => entry === 'edge';
/** Its robots can carry something home. */
export const carries = (side: EditedSide): boolean =>
  isAtEdge(side) && (side.exit === 'own' || side.exit === 'laden');
