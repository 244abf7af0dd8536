import type { Terms } from '@gearhall/shared/core/terms';
import { FactList } from '../../../ui/FactList';
import { WORDS } from '../../../ui/words';
import { optionList } from './optionList';
import { termsList } from '../terms';

interface OptionDetailsProps {
  /** As JSON. */
  readonly options: string;
  readonly terms: Terms;
  readonly words: Parameters<typeof optionList>[1];
}

/** A table's settings, in words. */
export function OptionDetails({ options, terms, words }: OptionDetailsProps) {
  return (
    <div class="chosen-options">
      <h3>{WORDS.gathering.options}</h3>
      <FactList facts={[...optionList(options, words), ...termsList(terms)]} />
    </div>
  );
}
