import type { Terms } from '@gearhall/shared/core/table/terms';
import { FactList } from '../../../ui/display/FactList';
import { WORDS } from '../../../ui/words/words';
import { optionList } from './optionList';
import { termsList } from '../session/terms';

interface OptionDetailsProps {
  /** As JSON. */
  readonly options: string;
  readonly terms: Terms;
  readonly words: Parameters<typeof optionList>[1];
  /** That of the heading. */
  readonly level?: 2 | 3;
}

/** A table's settings, in words. */
export function OptionDetails({ options, terms, words, level = 3 }: OptionDetailsProps) {
  const Heading = `h${level}` as const;
  return (
    <div class="chosen-options">
      <Heading>{WORDS.gathering.options}</Heading>
      <FactList facts={[...optionList(options, words), ...termsList(terms)]} />
    </div>
  );
}
