import { WORDS } from '../../ui/words/words';
import { BANKS, CLOCK_KINDS, DAYS, MOVES, TIMEOUT_WAYS, type TermsDraft } from './termsDraft';
import { Choice } from './Choice';
import { Segments } from '../../ui/controls/Segments';

interface TermsFieldsetProps {
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

/** The time limit, and what happens when it runs out. */
export function TermsFieldset({ draft, onChange }: TermsFieldsetProps) {
  const { clocks } = WORDS;
  const { kind } = draft;
  return (
    <fieldset class="form-row options terms">
      <legend>{clocks.title}</legend>
      <Segments
        value={kind}
        options={CLOCK_KINDS.map((one) => [one, clocks.kinds[one]])}
        onChange={(one) => onChange({ ...draft, kind: one })}
      />
      <p class="hint">{clocks.help[kind]}</p>
      {kind === 'live' && (
        <>
          <Choice
            {...{ id: 'clock-move', label: clocks.move, values: MOVES, value: draft.move }}
            word={clocks.moveValue}
            onChange={(move) => onChange({ ...draft, move })}
          />
          <Choice
            {...{ id: 'clock-bank', label: clocks.bank, values: BANKS, value: draft.bank }}
            word={clocks.bankValue}
            onChange={(bank) => onChange({ ...draft, bank })}
          />
        </>
      )}
      {kind === 'correspondence' && (
        <Choice
          {...{ id: 'clock-days', label: clocks.days, values: DAYS, value: draft.days }}
          word={clocks.daysValue}
          onChange={(days) => onChange({ ...draft, days })}
        />
      )}
      {kind !== 'none' && (
        <Choice
          {...{ id: 'clock-timeout', label: clocks.onTimeout, values: TIMEOUT_WAYS, value: draft.onTimeout }}
          word={(way) => clocks.timeouts[way]}
          onChange={(onTimeout) => onChange({ ...draft, onTimeout })}
        />
      )}
    </fieldset>
  );
}
