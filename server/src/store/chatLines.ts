import { SOMEBODY } from '../rooms/seating';
import type { Seat } from '@gearhall/shared/core/seats';
import { LIMITS, type ChatLine } from '@gearhall/shared/core/wire';

/** A stored line of chat. */
export interface StoredLine {
  /** Counted from 0 among all lines of its table. */
  readonly index: number;
  /** The same among the lines with the same audience. */
  readonly place: number;
  readonly line: ChatLine;
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
  line: ChatLine,
  index = (lines.at(-1)?.index ?? -1) + 1,
): readonly StoredLine[] {
  const isAlike = (one: StoredLine): boolean => chatAudienceOf(one.line) === chatAudienceOf(line);
  const place = (lines.findLast(isAlike)?.place ?? -1) + 1;
  const kept = lines.filter((one) => !isAlike(one) || one.place >= oldestKept(place));
  return [...kept, { index, place, line }];
}

/** A line without the words and the name of somebody who has deleted their data; other seats' lines as they are. */
export const blanked = (line: ChatLine, seat: Seat): ChatLine =>
  line.seat === seat ? { ...line, name: SOMEBODY, text: '…' } : line;
