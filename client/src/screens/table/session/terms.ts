import type { Fact } from '../../../stage/contract/words';
import { NO_TERMS, terms, type Terms, type WatchingTerms } from '@gearhall/shared/core/table/terms';
import { WORDS } from '../../../ui/words/words';
import { HINT_TERMS } from '../../../ui/words/table/hints';
import { TAKE_BACK_TERMS } from '../../../ui/words/table/takeBack';
import { WATCHING } from '../../../ui/words/table/watching';

/** A table's terms (JSON); those of a table without a clock when they cannot be read. */
export function termsIn(text: string): Terms {
  try {
    return terms.parse(JSON.parse(text));
  } catch {
    return NO_TERMS;
  }
}

/** The terms in words, like the options of the game beside them. */
export const termsList = (agreed: Terms): readonly Fact[] => [
  ...clockFacts(agreed),
  ...takeBackFacts(agreed),
  ...hintFacts(agreed),
  ...watchingFacts(agreed),
];

/** Where less can be taken back than usual. */
function takeBackFacts({ takeBack }: Terms): readonly Fact[] {
  const { title, kinds } = TAKE_BACK_TERMS;
  return takeBack === 'ask' ? [] : [{ label: title, value: kinds[takeBack] }];
}

/** Where everybody may be helped. */
const hintFacts = ({ hints }: Terms): readonly Fact[] =>
  hints ? [{ label: HINT_TERMS.title, value: HINT_TERMS.kinds.on }] : [];

/** Where spectators see less than usual. */
function watchingFacts({ watching }: Terms): readonly Fact[] {
  return watching.type === 'live' ? [] : [{ label: WATCHING.title, value: inShort(watching) }];
}

/** "10 actions behind" */
export function inShort(watching: WatchingTerms): string {
  return 'count' in watching
    ? WATCHING.summary[watching.type](watching.count)
    : WATCHING.summary[watching.type]();
}

function clockFacts({ clock, onTimeout }: Terms): readonly Fact[] {
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
