import { Segments } from '../../ui/controls/Segments';
import { WATCHING } from '../../ui/words/table/watching';
import { Choice } from './Choice';
import { DELAY_ACTIONS, DELAY_MINUTES, WATCHING_KINDS, type TermsDraft } from './termsDraft';

interface WatchingFieldsetProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

/** How people without a seat can watch. */
export function WatchingFieldset({ draft, onChange }: WatchingFieldsetProps) {
  const { watching } = draft;
  return (
    <fieldset class="form-row options terms">
      <legend>{WATCHING.title}</legend>
      <Segments
        value={watching}
        options={WATCHING_KINDS.map((one) => [one, WATCHING.kinds[one]])}
        onChange={(one) => onChange({ ...draft, watching: one })}
      />
      <p class="hint">{WATCHING.help[watching]}</p>
      {watching === 'actions' && (
        <Choice
          {...{ id: 'delay-actions', label: WATCHING.behind, values: DELAY_ACTIONS, value: draft.actions }}
          word={WATCHING.actions}
          onChange={(actions) => onChange({ ...draft, actions })}
        />
      )}
      {watching === 'minutes' && (
        <Choice
          {...{ id: 'delay-minutes', label: WATCHING.behind, values: DELAY_MINUTES, value: draft.minutes }}
          word={WATCHING.minutes}
          onChange={(minutes) => onChange({ ...draft, minutes })}
        />
      )}
    </fieldset>
  );
}
