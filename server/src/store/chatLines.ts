import { LIMITS, type ChatLine } from '@gearhall/shared/core/wire';

/** A line of chat as it is kept. */
export interface StoredLine {
  /** Counted from 0 among all lines of its table. */
  readonly index: number;
  /** The same among those with the same hearers. */
  readonly place: number;
  readonly line: ChatLine;
}

/** Names those who hear a line; '' for everybody. */
export const hearersOf = ({ to }: ChatLine): string => to?.join() ?? '';

/** Of the lines with the same hearers, those from this place on are kept once the one at `place` has been said. */
export const oldestKept = (place: number): number => place - LIMITS.chatLines + 1;

/**
 * The lines of a table with another one. Of those with the same hearers the last ones are kept: so it
 * makes no difference to anybody how much is said that they do not hear.
 */
export function withLine(
  lines: readonly StoredLine[],
  line: ChatLine,
  index = (lines.at(-1)?.index ?? -1) + 1,
): readonly StoredLine[] {
  const isAlike = (one: StoredLine): boolean => hearersOf(one.line) === hearersOf(line);
  const place = (lines.findLast(isAlike)?.place ?? -1) + 1;
  const kept = lines.filter((one) => !isAlike(one) || one.place >= oldestKept(place));
  return [...kept, { index, place, line }];
}
