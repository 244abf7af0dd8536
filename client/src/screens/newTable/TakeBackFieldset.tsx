import { TAKE_BACKS } from '@gearhall/shared/core/table/terms';
import { Segments } from '../../ui/controls/Segments';
import { TAKE_BACK_TERMS } from '../../ui/words/table/takeBack';
import type { TermsDraft } from './termsDraft';

interface TakeBackFieldsetProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

/** What may be taken back. */
export function TakeBackFieldset({ draft, onChange }: TakeBackFieldsetProps) {
  return (
    <fieldset class="form-row options terms">
      <legend>{TAKE_BACK_TERMS.title}</legend>
      <Segments
        value={draft.takeBack}
        options={TAKE_BACKS.map((one) => [one, TAKE_BACK_TERMS.kinds[one]])}
        onChange={(one) => onChange({ ...draft, takeBack: one })}
      />
      <p class="hint">{TAKE_BACK_TERMS.help[draft.takeBack]}</p>
    </fieldset>
  );
}
