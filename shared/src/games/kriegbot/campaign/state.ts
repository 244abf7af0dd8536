import type { Member } from '../../../core/series/series';
import type { CardId, PilotId } from '../content/cards';
import type { MissionId } from '../content/missionIds';
import type { Options } from '../options';
import type { CampaignCause, CampaignPhase, GangId, Played, Stock, Vote, Wreck } from './vocabulary';

/** The campaign as a series: its matches are missions, and this is what lasts. */

export interface Gang {
  readonly stock: Stock;
  /** Its cards that are out of the game and could come back, in order. */
  readonly lost: readonly CardId[];
  readonly dead: readonly PilotId[];
  /** Cards of the other gang that it saw go. */
  readonly seen: readonly CardId[];
}

export interface Campaign {
  readonly members: number;
  /** What all missions have in common. */
  readonly options: Pick<Options, 'answers' | 'turnLimit' | 'fragile'>;
  readonly phase: CampaignPhase;
  /** By member; empty: none yet. */
  readonly votes: readonly (Vote | '')[];
  /** The next one, or the one that is played; empty: it is not decided. */
  readonly mission: MissionId | '';
  /** Who chooses the side; empty: the sides are equal, or the mission is not decided. */
  readonly chooser: GangId | '';
  readonly attackers: GangId | '';
  readonly gangs: Readonly<Record<GangId, Gang>>;
  /** What lies about after the last mission, until its victor has chosen. */
  readonly wrecks: readonly Wreck[];
  readonly history: readonly Played[];
  /** Those who have given up. */
  readonly gone: readonly Member[];
  /** Absent in campaigns that began before missions counted at the end (KS20.10). */
  readonly edition?: 2;
  /** Empty for a draw. */
  readonly end?: { readonly winner: GangId | ''; readonly cause: CampaignCause };
}
