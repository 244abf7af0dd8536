import { z } from 'zod';
import { ITEM_CARD_IDS, type CardId, type ItemCardId, type PilotId } from '../content/cards';
import { MISSION_IDS, type MissionId } from '../content/missionIds';

/** The words of the campaign (scenario 20, L711-736; KS20): gangs, what their members decide, what happened. */

/** The two gangs, in the order of the seats. Their colours change with the missions. */
export const GANG_IDS = ['rats', 'crows'] as const;
export type GangId = (typeof GANG_IDS)[number];

/** The missions of a campaign at most (KS20.10). */
export const MOST_MISSIONS = 12;
/** The pilots of a gang. */
export const PILOTS_EACH = 4;

/** What the members decide, in this order; then the mission is played. */
export const CAMPAIGN_PHASES = ['spoils', 'mission', 'side', 'match', 'over'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

export const SIDE_CHOICES = ['attack', 'defend'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

const vote = z.enum([...MISSION_IDS, 'roll'] as const);
export type Vote = z.output<typeof vote>;

export const decision = z.discriminatedUnion('type', [
  /** A mission, if all name the same one; otherwise the die decides (KS20.2). */
  z.strictObject({ type: z.literal('vote'), mission: vote }),
  /** Where the sides are unequal (KS20.3). */
  z.strictObject({ type: z.literal('side'), side: z.enum(SIDE_CHOICES) }),
  /** All cards on the wrecks, or one item that was lost (KS20.8). */
  z.strictObject({ type: z.literal('salvage') }),
  z.strictObject({
    type: z.literal('resurrect'),
    card: z.enum(ITEM_CARD_IDS as unknown as readonly [ItemCardId, ...ItemCardId[]]),
  }),
]);
export type Decision = z.output<typeof decision>;

/** Nobody asks this member now; what they want is not among what they may choose. */
export const DECISION_REFUSALS = ['notAsked', 'notPossible'] as const;

/** How many of each card: weapons, systems and skins. */
export type Stock = Readonly<Partial<Record<CardId, number>>>;

/** A card on a wreck. */
export interface Wreck {
  readonly card: CardId;
  /** The gang whose robot it was. */
  readonly of: GangId;
  readonly shown: boolean;
}

/** A mission that was played. */
export interface Played {
  readonly mission: MissionId;
  /** Empty: the sides were equal. */
  readonly attackers: GangId | '';
  /** Empty: a draw. */
  readonly victor: GangId | '';
  readonly dead: Readonly<Record<GangId, readonly PilotId[]>>;
  /** What the victor did with the wrecks; empty: nothing, or nothing yet. */
  readonly spoils: 'salvage' | 'resurrect' | '';
  /** What they took. */
  readonly taken: readonly Wreck[];
  /** The item that came back. */
  readonly back: CardId | '';
}

export const CAMPAIGN_CAUSES = ['pilots', 'missions', 'givenUp', 'closed'] as const;
export type CampaignCause = (typeof CAMPAIGN_CAUSES)[number];
