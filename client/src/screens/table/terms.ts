import type { Fact } from '../../stage/words';
import { NO_TERMS, terms, type Terms } from '@gearhall/shared/core/terms';
import { WORDS } from '../../ui/words';

/** A table's terms (JSON); those of a table without a clock when they cannot be read. */
export function termsIn(text: string): Terms {
  try {
    return terms.parse(JSON.parse(text));
  } catch {
    return NO_TERMS;
  }
}

/** The terms in words, like the options of the game beside them. */
export function termsList({ clock, onTimeout }: Terms): readonly Fact[] {
  const { clocks } = WORDS;
  if (clock.type === 'none') return [{ label: clocks.title, value: clocks.kinds.none }];
  const value =
    clock.type === 'live'
      ? clocks.summary.live(clock.bank > 0 ? clocks.bankValue(clock.bank) : '', clocks.moveValue(clock.move))
      : clocks.summary.correspondence(clocks.daysValue(clock.days));
  return [
    { label: clocks.title, value },
    { label: clocks.onTimeout, value: clocks.timeouts[onTimeout] },
  ];
}
