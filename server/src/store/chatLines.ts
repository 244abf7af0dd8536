import { SOMEBODY } from '../rooms/seating';
import { LIMITS, type ChatLine } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';

/** A line, and who has written it, where that is known. */
export interface Said {
  readonly line: ChatLine;
  readonly person?: PersonId | undefined;
}

/** A stored line of chat. */
export interface StoredLine extends Said {
  /** Counted from 0 among all lines of its table. */
  readonly index: number;
  /** The same among the lines with the same audience. */
  readonly place: number;
}

/** The key of a line's audience; '' for everybody. */
export const chatAudienceOf = ({ to }: ChatLine): string => to?.join() ?? '';

/** The first place that is kept, among lines with the same audience, once the line at `place` has been written. */
export const oldestKept = (place: number): number => place - LIMITS.chatLines + 1;

/**
 * The lines of a table with a new one. The last lines of each audience are kept, so that it makes no difference to
 * anybody how much is written that they may not read.
 */
export function withLine(
  lines: readonly StoredLine[],
  { line, person }: Said,
  index = (lines.at(-1)?.index ?? -1) + 1,
): readonly StoredLine[] {
  const isAlike = (one: StoredLine): boolean => chatAudienceOf(one.line) === chatAudienceOf(line);
  const place = (lines.findLast(isAlike)?.place ?? -1) + 1;
  const kept = lines.filter((one) => !isAlike(one) || one.place >= oldestKept(place));
  return [...kept, { index, place, line, ...(person === undefined ? {} : { person }) }];
}

/** A line of somebody who has deleted their data, without their words and their name. */
export const blanked = (line: ChatLine): ChatLine => ({ ...line, name: SOMEBODY, text: '…' });

/** The lines without what a person has said. */
export const withoutWordsOf = (lines: readonly StoredLine[], person: PersonId): readonly StoredLine[] =>
  lines.map(({ person: speaker, ...one }) => {
    if (speaker === undefined) return one;
    return speaker === person ? { ...one, line: blanked(one.line) } : { ...one, person: speaker };
  });
