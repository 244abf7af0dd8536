import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';

/** What somebody reads who chooses a scenario. */
export interface Story {
  readonly wins: string;
  /** Who a side is, where that differs between the sides. */
  readonly roles: Readonly<Partial<Record<TeamId, string>>>;
  /** Of its set-up. */
  readonly caption: string;
  readonly minutes: readonly [from: number, to: number];
  /** How much there is to know besides the rules: 1, 2 or 3. */
  readonly hard: 1 | 2 | 3;
}
