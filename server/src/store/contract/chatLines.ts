import { SOMEBODY } from './seating';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import type { PersonId } from '../../identity/tokens';

/** A line, and who has written it, where that is known. */
export interface Said {
  readonly line: ChatLine;
  readonly person?: PersonId | undefined;
  /** Who can read it, where it was said at the table before and not everybody could; on whatever seats they are now. */
  readonly readers?: readonly PersonId[];
}

/** A stored line of chat. */
export interface StoredLine extends Said {
  /** Counted from 0 among all lines of its table. */
  readonly index: number;
  /** The same among the lines with the same audience. */
  readonly place: number;
}

const PEOPLE = 'people:';

/** The key of a line's audience; '' for everybody. */
export const chatAudienceOf = ({ line, readers }: Said): string =>
  readers ? audienceOfPeople(readers) : (line.to?.join() ?? '');

export const audienceOfPeople = (readers: readonly PersonId[]): string =>
  `${PEOPLE}${[...readers].sort().join()}`;

/** The people whom an audience's key names; undefined where it names seats, or nobody. */
export const readersIn = (key: string): readonly PersonId[] | undefined =>
  key.startsWith(PEOPLE) ? key.slice(PEOPLE.length).split(',').filter(Boolean) : undefined;

/** The first place that is kept, among lines with the same audience, once the line at `place` has been written. */
export const oldestKept = (place: number): number => place - LIMITS.chatLines + 1;

/**
 * The lines of a table with a new one. The last lines of each audience are kept, so that it makes no difference to
 * anybody how much is written that they may not read.
 */
export function withLine(
  lines: readonly StoredLine[],
  said: Said,
  index = (lines.at(-1)?.index ?? -1) + 1,
): readonly StoredLine[] {
  const { line, person, readers } = said;
  const isAlike = (one: StoredLine): boolean => chatAudienceOf(one) === chatAudienceOf(said);
  const place = (lines.findLast(isAlike)?.place ?? -1) + 1;
  const kept = lines.filter((one) => !isAlike(one) || one.place >= oldestKept(place));
  const who = { ...(person === undefined ? {} : { person }), ...(readers ? { readers } : {}) };
  return [...kept, { index, place, line, ...who }];
}

/** A line of somebody who has deleted their data, without their words and their name. */
export const blanked = (line: ChatLine): ChatLine => ({ ...line, name: SOMEBODY, text: '…' });

export const isBlanked = ({ name, text }: ChatLine): boolean => name === SOMEBODY && text === '…';

/** The lines without what a person has said, and no longer for that person to read. */
export const withoutWordsOf = (lines: readonly StoredLine[], person: PersonId): readonly StoredLine[] =>
  lines.map(({ person: speaker, readers, ...one }) => ({
    ...one,
    ...(readers ? { readers: withoutReader(readers, person) } : {}),
    ...(speaker === person ? { line: blanked(one.line) } : speaker === undefined ? {} : { person: speaker }),
  }));

export const withoutReader = (readers: readonly PersonId[], person: PersonId): readonly PersonId[] =>
  readers.filter((reader) => reader !== person);
