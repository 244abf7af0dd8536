import type { Fact } from '../../../stage/contract/words';
import type { Terms } from '@gearhall/shared/core/table/terms';
import { WORDS } from '../../../ui/words/words';
import { optionList } from './optionList';
import { termsList } from '../session/terms';

/** The table's settings, a label and a value each. */
type Told = readonly Fact[];

/** All that the host may change, in words. */
export function toldSettings(
  { options, terms, seats }: { readonly options: string; readonly terms: Terms; readonly seats: number },
  words: Parameters<typeof optionList>[1],
): Told {
  const count = { label: WORDS.newTable.seats, value: String(seats) };
  return [count, ...optionList(options, words), ...termsList(terms)];
}

/** The settings that have changed, as a sentence; empty when none has. */
export function changeSentence(before: Told, now: Told): string {
  const changes = now.filter(
    ({ label, value }) => before.find((one) => one.label === label)?.value !== value,
  );
  if (changes.length === 0) return '';
  return WORDS.gathering.changed(
    changes.map(({ label, value }) => WORDS.gathering.changedTo(label, value)).join('; '),
  );
}
