import type { GameRecord } from './record';
import type { RecordCheck } from './recordCheck';

/** What of a record may not be vouched for, in the order in which it is told. */
export const CLAIMS = [
  /** The players' names. */
  'names',
  /** The table's id. */
  'table',
  /** When the game began, and when each action came. */
  'times',
  /** Which actions a bot, a clock or the game's patience took for somebody (`RecordedEntry.by`). */
  'proxies',
  /** That options, seed, salts and actions are those of a game that people played: a made-up one fits as well. */
  'origin',
  /** The dice, where neither the rules nor draw numbers are here to recompute them. */
  'rolls',
  /** That the draws between the recorded rolls were used up as the rules ask. */
  'skippedDraws',
  /** That the rules accept the actions, and that they lead to this end. */
  'actions',
  /** The stored views, and whether those of somebody are missing. */
  'views',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** No rules tell these: the hall's signature alone vouches for them. */
const BY_THE_HALL: readonly Claim[] = ['names', 'table', 'times', 'proxies', 'origin'];

/**
 * What nothing vouches for in a record in which nothing was found broken: neither the rules and dice, as
 * far as they are here, nor a signature whose key is known to be the hall's.
 */
export function unvouchedIn(record: GameRecord, { findings, rulesGone }: RecordCheck): readonly Claim[] {
  const isSigned = (['digest', 'signature', 'key'] as const).every(
    (name) => findings[name].verdict === 'holds',
  );
  if (isSigned) return [];
  if (!rulesGone) return BY_THE_HALL;
  const dice: Claim = record.format === 'gearhall-record-1' ? 'rolls' : 'skippedDraws';
  return [...BY_THE_HALL, dice, 'actions', 'views'];
}
