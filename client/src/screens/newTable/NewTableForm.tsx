import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { LIMITS } from '../../app/limits';
import { go, tablePath } from '../../app/router';
import type { OptionControls, OptionWords } from '../../games/contract';
import { api, type OfferedGame } from '../../net/api';
import { asGuest, myName, setMyName, tidyName } from '../../net/guest';
import { rememberTable } from '../../net/myTables';
import { apiSentence } from '../../ui/apiSentences';
import { optionFields, standardValues, type OptionValues } from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';
import { OptionsFieldset } from './OptionsFieldset';
import { seatCounts, usualSeats } from './seatCount';
import { FIRST_DRAFT, termsOf } from './termsDraft';
import { TermsFieldset } from './TermsFieldset';

interface NewTableFormProps {
  readonly game: OfferedGame;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly controls: OptionControls;
}

export function NewTableForm({ game, words, controls }: NewTableFormProps) {
  const fields = optionFields(game.options);
  const nameField = useRef<HTMLInputElement>(null);
  const seats = useSignal(usualSeats(game.seats));
  const values = useSignal<OptionValues>(standardValues(fields));
  const draft = useSignal(FIRST_DRAFT);
  const isListed = useSignal(true);
  const busy = useSignal(false);
  const problem = useSignal('');

  const create = async (name: string) => {
    setMyName(name);
    const wishes = {
      game: game.id,
      seats: seats.value,
      options: values.value,
      terms: termsOf(draft.value),
      listed: isListed.value,
      name,
    };
    busy.value = true;
    try {
      const { id } = await asGuest((token) => api.makeTable(wishes, token));
      rememberTable(id);
      go(tablePath(id));
    } catch (error) {
      problem.value = apiSentence(error);
      busy.value = false;
    }
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const name = tidyName(nameField.current?.value ?? '');
    problem.value = name === '' ? WORDS.name.missing : problemOf(values.value, controls);
    if (name === '') nameField.current?.focus();
    else if (problem.value === '' && !busy.value) void create(name);
  };

  return (
    <form class="new-table" onSubmit={onSubmit} noValidate>
      <img class="new-face" src={`/faces/${game.id}.svg`} alt="" width="480" height="260" />
      <h1>{WORDS.newTable.title(game.title)}</h1>
      <p class="quiet-text">{game.tagline}</p>
      <NameRow field={nameField} />
      <SeatCount game={game} value={seats.value} onChange={(count) => (seats.value = count)} />
      <OptionsFieldset
        {...{ fields, words, controls }}
        values={values.value}
        onChange={(changed) => (values.value = changed)}
      />
      <TermsFieldset draft={draft.value} onChange={(changed) => (draft.value = changed)} />
      <Finders listed={isListed.value} onChange={(listed) => (isListed.value = listed)} />
      <p class="form-problem" role="alert">
        {problem.value}
      </p>
      <button type="submit" class="button primary large" aria-disabled={busy.value}>
        {busy.value ? WORDS.newTable.creating : WORDS.newTable.create}
      </button>
    </form>
  );
}

/** What the game's own controls say against what was chosen. */
function problemOf(values: OptionValues, controls: OptionControls): string {
  const problems = Object.entries(controls).map(([key, { problem }]) => problem(String(values[key])));
  return problems.find((problem) => problem !== '') ?? '';
}

function NameRow({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  return (
    <div class="form-row">
      <label for="new-name">{WORDS.name.label}</label>
      <input
        id="new-name"
        ref={field}
        class="field"
        defaultValue={myName.value}
        maxLength={LIMITS.name}
        autocomplete="nickname"
      />
    </div>
  );
}

interface SeatCountProps {
  readonly game: OfferedGame;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

function SeatCount({ game, value, onChange }: SeatCountProps) {
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.seats}</legend>
      <div class="segments">
        {seatCounts(game.seats).map((count) => (
          <label key={count} class="segment">
            <input type="radio" name="seats" checked={count === value} onChange={() => onChange(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <p class="hint">{WORDS.newTable.seatsHelp}</p>
    </fieldset>
  );
}

interface FindersProps {
  readonly listed: boolean;
  readonly onChange: (listed: boolean) => void;
}

function Finders({ listed, onChange }: FindersProps) {
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.who}</legend>
      {[true, false].map((everybody) => (
        <label key={String(everybody)} class="radio">
          <input
            type="radio"
            name="listed"
            checked={listed === everybody}
            onChange={() => onChange(everybody)}
          />
          <span>{everybody ? WORDS.newTable.listed : WORDS.newTable.unlisted}</span>
        </label>
      ))}
    </fieldset>
  );
}
