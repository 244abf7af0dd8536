import { Segments } from '../../ui/controls/Segments';
import { HINT_TERMS } from '../../ui/words/table/hints';
import type { TermsDraft } from './termsDraft';

interface HintsFieldsetProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

/** Whether everybody may ask what a bot would do. */
export function HintsFieldset({ draft, onChange }: HintsFieldsetProps) {
  const now = draft.hints ? 'on' : 'off';
  return (
    <fieldset class="form-row options terms">
      <legend>{HINT_TERMS.title}</legend>
      <Segments
        value={now}
        options={(['off', 'on'] as const).map((one) => [one, HINT_TERMS.kinds[one]])}
        onChange={(one) => onChange({ ...draft, hints: one === 'on' })}
      />
      <p class="hint">{HINT_TERMS.help[now]}</p>
    </fieldset>
  );
}
