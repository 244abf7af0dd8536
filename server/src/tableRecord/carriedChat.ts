import { LIMITS } from '@gearhall/shared/core/wire/limits';
import type { PersonId } from '../identity/tokens';
import { chatAudienceOf, isBlanked, type Said, type StoredLine } from '../store/contract/chatLines';
import type { Seating } from '../store/contract/seating';

/**
 * The last lines of a table, as they go along to the next one. What not everybody could read stays with the people who
 * could at the end: on the next table's seats there may be others. The last lines of each audience go along, so that
 * nobody can tell how much was said that they may not read.
 */
export function carriedFrom(lines: readonly StoredLine[], seating: Seating): readonly Said[] {
  const kept = lines.filter(({ line }) => !isBlanked(line));
  return kept.flatMap((one, at) => {
    const isLater = (other: StoredLine): boolean => chatAudienceOf(other) === chatAudienceOf(one);
    const isLate = kept.slice(at + 1).filter(isLater).length < LIMITS.carriedLines;
    const said = carriedLine(one, seating);
    return isLate && said.readers?.length !== 0 ? [said] : [];
  });
}

function carriedLine({ line, person, readers: before }: StoredLine, { seats }: Seating): Said {
  const { name, text, to } = line;
  const readers: readonly PersonId[] | undefined = before ?? to?.flatMap((seat) => seats[seat]?.person ?? []);
  return {
    line: { name, text, earlier: true, ...(readers ? { few: true } : {}) },
    ...(person === undefined ? {} : { person }),
    ...(readers ? { readers } : {}),
  };
}
