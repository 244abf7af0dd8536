import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Link } from '../../app/Link';
import { LIMITS } from '../../app/limits';
import { go, rulesPath, tablePath } from '../../app/router';
import { hasHelp } from '../../games';
import { api, type OfferedGame, type TableWishes } from '../../net/api';
import { asGuest, myName, setMyName, tidyName } from '../../net/guest';
import { rememberTable } from '../../net/myTables';
import { apiSentence } from '../../ui/apiSentences';
import { optionFields } from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';
import { takeBroughtOptions } from './broughtOptions';
import type { GameShare } from './gameShare';
import { Opponents, type Opponent } from './Opponents';
import { presetValues } from './presets';
import { usualSeats } from './seatCount';
import { SeriesChoice, type ChosenSeries } from './SeriesChoice';
import { SettingsFields } from './SettingsFields';
import { useSettings } from './useSettings';

interface NewTableFormProps {
  readonly game: OfferedGame;
  readonly share: GameShare;
}

export function NewTableForm({ game, share }: NewTableFormProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const brought = useMemo(() => takeBroughtOptions(game.id), [game.id]);
  const options = { ...presetValues(optionFields(game.options), share.presets, 'standard'), ...brought };
  const draft = useSettings(game, share, { seats: usualSeats(game.seats), options });
  const opponent = useSignal<Opponent>('friends');
  const isListed = useSignal(true);
  const series = useSignal<ChosenSeries>(undefined);
  const isNameless = useSignal(false);
  const { create, busy, problem } = useCreation();

  const onSubmit = (event: Event) => {
    event.preventDefault();
    const name = tidyName(nameField.current?.value ?? '');
    isNameless.value = name === '';
    problem.value = draft.problem();
    if (isNameless.value) return nameField.current?.focus();
    if (problem.value !== '' || busy.value) return;
    const { seats, values, terms } = draft;
    const wishes = {
      game: game.id,
      seats,
      options: values.value,
      terms: terms(),
      listed: isListed.value,
      name,
      ...(series.value && { series: series.value }),
    };
    void create(wishes, opponent.value);
  };

  return (
    <form class="new-table" onSubmit={onSubmit} noValidate>
      <Head game={game} />
      <NameRow field={nameField} isMissing={isNameless.value} />
      <Opponents value={opponent.value} onChange={(chosen) => (opponent.value = chosen)} />
      <SettingsFields draft={draft} share={share} />
      <SeriesChoice value={series.value} onChange={(chosen) => (series.value = chosen)} />
      <Finders listed={isListed.value} onChange={(listed) => (isListed.value = listed)} />
      <Foot problem={problem.value} busy={busy.value} startsAtOnce={opponent.value !== 'friends'} />
    </form>
  );
}

/** Makes the table and opens it. */
function useCreation() {
  const busy = useSignal(false);
  const problem = useSignal('');
  const create = async (wishes: TableWishes, opponent: Opponent) => {
    setMyName(wishes.name);
    busy.value = true;
    try {
      const { id } = await asGuest((token) => api.makeTable(wishes, token));
      rememberTable(id);
      go(tablePath(id, opponent === 'friends' ? {} : { bots: opponent }));
    } catch (error) {
      problem.value = apiSentence(error);
      busy.value = false;
    }
  };
  return { create, busy, problem };
}

function Head({ game }: Pick<NewTableFormProps, 'game'>) {
  return (
    <header class="new-head">
      <img class="new-face" src={`/faces/${game.id}.svg`} alt="" width="480" height="260" />
      <div>
        <h1>{WORDS.newTable.title(game.title)}</h1>
        <p class="quiet-text">{game.tagline}</p>
        {hasHelp(game.id) && (
          <Link to={rulesPath(game.id)} class="button rules-way" label={WORDS.lobby.rulesOf(game.title)}>
            {WORDS.lobby.rules}
          </Link>
        )}
      </div>
    </header>
  );
}

interface FootProps {
  readonly problem: string;
  readonly busy: boolean;
  readonly startsAtOnce: boolean;
}

function Foot({ problem, busy, startsAtOnce }: FootProps) {
  const word = startsAtOnce ? WORDS.newTable.startAtOnce : WORDS.newTable.create;
  return (
    <div class="new-foot">
      <p class="form-problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary large" aria-disabled={busy}>
        {busy ? WORDS.newTable.creating : word}
      </button>
    </div>
  );
}

interface NameRowProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isMissing: boolean;
}

function NameRow({ field, isMissing }: NameRowProps) {
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
        aria-describedby="new-name-problem"
        aria-invalid={isMissing}
      />
      <p id="new-name-problem" class="form-problem" role="alert">
        {isMissing && WORDS.name.missing}
      </p>
    </div>
  );
}

interface FindersProps {
  readonly listed: boolean;
  readonly onChange: (listed: boolean) => void;
}

function Finders({ listed, onChange }: FindersProps) {
  return (
    <fieldset class="form-row choice finders">
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
