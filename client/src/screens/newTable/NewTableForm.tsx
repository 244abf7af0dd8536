import { useSignal } from '@preact/signals';
import type { SeatLimits } from '@gearhall/shared/core/game';
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
import { fittingSeats, seatCounts, usualSeats } from './seatCount';
import { FIRST_DRAFT, termsOf } from './termsDraft';
import { TermsFieldset } from './TermsFieldset';

interface NewTableFormProps {
  readonly game: OfferedGame;
  /** The seats for which the options make a game. */
  readonly limits: (options: OptionValues) => SeatLimits;
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly controls: OptionControls;
}

export function NewTableForm({ game, limits, words, controls }: NewTableFormProps) {
  const fields = optionFields(game.options);
  const nameField = useRef<HTMLInputElement>(null);
  const values = useSignal<OptionValues>(standardValues(fields));
  const wished = useSignal(usualSeats(game.seats));
  const allowed = limits(values.value);
  const seats = fittingSeats(wished.value, allowed);
  const draft = useSignal(FIRST_DRAFT);
  const isListed = useSignal(true);
  const busy = useSignal(false);
  const problem = useSignal('');

  const create = async (name: string) => {
    setMyName(name);
    const wishes = {
      game: game.id,
      seats,
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
      <Head game={game} />
      <NameRow field={nameField} />
      <SeatCount
        {...{ allowed, wished: wished.value, value: seats }}
        onChange={(count) => (wished.value = count)}
      />
      <OptionsFieldset
        {...{ fields, words, controls }}
        values={values.value}
        onChange={(changed) => (values.value = changed)}
      />
      <TermsFieldset draft={draft.value} onChange={(changed) => (draft.value = changed)} />
      <Finders listed={isListed.value} onChange={(listed) => (isListed.value = listed)} />
      <Foot problem={problem.value} busy={busy.value} />
    </form>
  );
}

function Head({ game }: Pick<NewTableFormProps, 'game'>) {
  return (
    <>
      <img class="new-face" src={`/faces/${game.id}.svg`} alt="" width="480" height="260" />
      <h1>{WORDS.newTable.title(game.title)}</h1>
      <p class="quiet-text">{game.tagline}</p>
    </>
  );
}

function Foot({ problem, busy }: { readonly problem: string; readonly busy: boolean }) {
  return (
    <>
      <p class="form-problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary large" aria-disabled={busy}>
        {busy ? WORDS.newTable.creating : WORDS.newTable.create}
      </button>
    </>
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
  readonly allowed: SeatLimits;
  /** What was chosen last, whatever the options allow now. */
  readonly wished: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

function SeatCount({ allowed, wished, value, onChange }: SeatCountProps) {
  return (
    <fieldset class="form-row choice">
      <legend>{WORDS.newTable.seats}</legend>
      <div class="segments">
        {seatCounts(allowed).map((count) => (
          <label key={count} class="segment">
            <input type="radio" name="seats" checked={count === value} onChange={() => onChange(count)} />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <p class="hint">{WORDS.newTable.seatsHelp}</p>
      <p class="hint" role="status">
        {value !== wished && WORDS.newTable.seatsChanged(value)}
      </p>
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
