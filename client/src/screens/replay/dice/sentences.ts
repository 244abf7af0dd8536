import type { GameRecord } from '@gearhall/shared/core/record/record';
import type { CheckName, RecordCheck } from '@gearhall/shared/core/record/recordCheck';
import type { Finding } from '@gearhall/shared/core/record/finding';
import { viewerOf } from '@gearhall/shared/core/replay/showHistory';
import { unvouchedIn } from '@gearhall/shared/core/record/vouching';
import { CHECK_WORDS, CLAIM_WORDS, DICE_PAGE } from '../../../ui/words/pages/dicePage';
import { pointOfViewName } from '../../../ui/words/pages/replay';

/** A record, with the names of its seats on the page. */
interface Told {
  readonly record: GameRecord;
  readonly names: readonly string[];
}

/** The result of one check of a record. */
export function checkSentence(name: CheckName, finding: Finding, { record, names }: Told): string {
  const { verdict, reels } = finding;
  if (verdict === 'rulesGone') return DICE_PAGE.rulesGone;
  const words = CHECK_WORDS[name][verdict];
  if (reels) return [words, ...historySentences(reels, names)].join(' ');
  if (name !== 'dice' || verdict !== 'holds') return words;
  const rolled = record.entries.reduce((sum, { rolls = [] }) => sum + rolls.length, record.rolls.length);
  return rolled === 0 ? DICE_PAGE.noRolls : `${words} ${DICE_PAGE.rollsHold(rolled)}`;
}

function historySentences(
  { missing, surplus }: NonNullable<Finding['reels']>,
  names: readonly string[],
): string[] {
  const listed = (keys: readonly string[]) =>
    keys.map((key) => pointOfViewName(viewerOf(key), names)).join(', ');
  return [
    ...(missing.length > 0 ? [DICE_PAGE.viewsMissing(listed(missing))] : []),
    ...(surplus.length > 0 ? [DICE_PAGE.viewsSurplus(listed(surplus))] : []),
  ];
}

/**
 * The result of all checks together. `isBent`: something is wrong, in the record or with this browser's
 * own salt.
 */
export function summary(record: GameRecord, check: RecordCheck, isBent: boolean): string {
  if (isBent) return DICE_PAGE.someBroken;
  if (check.rulesGone) return DICE_PAGE.notAll;
  return unvouchedIn(record, check).length > 0 ? DICE_PAGE.allHoldUnsigned : DICE_PAGE.allHold;
}

/** Claims that nothing proves; for a broken record they no longer matter. */
export function unvouchedSentences(
  record: GameRecord,
  check: RecordCheck,
  isBent: boolean,
): readonly string[] {
  return isBent ? [] : unvouchedIn(record, check).map((claim) => CLAIM_WORDS[claim]);
}
