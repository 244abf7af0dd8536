import { useSignal } from '@preact/signals';
import type { TextFault } from '@gearhall/shared/core/text/tidyText';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { go, rulesPath, tablePath } from '../../app/routing/router';
import { hasHelp, ownSeriesOf, posterOf } from '../../games';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import type { TableWishes } from '@gearhall/shared/games/lobby';
import { api } from '../../net/requests/api';
import { asGuest, myName, nameFault as faultOfName, setMyName, tidyName } from '../../net/guest/guest';
import { rememberTable } from '../../net/stored/myTables';
import { apiSentence } from '../../ui/words/apiSentences';
import { optionFields } from '../../ui/controls/optionsModel';
import { LocalWays } from '../../ui/shell/LocalWays';
import { WORDS } from '../../ui/words/words';
import { HOME } from '../../ui/words/pages/home';
import { NAME_SENTENCES } from '../../ui/words/language/texts';
import { wantBots } from '../../net/stored/botsAtOnce';
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
  const series = useSignal<ChosenSeries>(undefined);
  const ownSeries = ownSeriesOf(game.id);
  const inSeries = series.value && series.value === ownSeries?.terms ? ownSeries : undefined;
  const draft = useSettings(game, inSeries ? { ...share, limits: () => inSeries.seats } : share, {
    seats: usualSeats(game.seats),
    options,
  });
  const opponent = useSignal<Opponent>('friends');
  const isListed = useSignal(true);
  const nameFault = useSignal<TextFault | undefined>(undefined);
  const { create, busy, problem } = useCreation();

  const onSubmit = (event: Event) => {
    event.preventDefault();
    const typed = nameField.current?.value ?? '';
    const name = tidyName(typed);
    nameFault.value = faultOfName(typed);
    problem.value = draft.problem();
    if (nameFault.value) return nameField.current?.focus();
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
      <NameRow field={nameField} fault={nameFault.value} />
      <Opponents game={game.id} value={opponent.value} onChange={(chosen) => (opponent.value = chosen)} />
      <SeriesChoice
        value={series.value}
        own={ownSeries?.terms}
        onChange={(chosen) => (series.value = chosen)}
      />
      <SettingsFields draft={draft} share={share} {...(inSeries && { only: inSeries.options })} />
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
      if (opponent !== 'friends') wantBots(id, opponent);
      go(tablePath(id));
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
      <img class="new-face" src={posterOf(game.id)} alt="" width="800" height="500" />
      <div>
        <h1>{WORDS.newTable.title(game.title)}</h1>
        <p class="quiet-text">{game.tagline}</p>
        {hasHelp(game.id) && (
          <Link to={rulesPath(game.id)} class="button rules-way" label={WORDS.lobby.rulesOf(game.title)}>
            {WORDS.lobby.rules}
          </Link>
        )}
        <LocalWays game={game.id} lead={HOME.without} />
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
  readonly fault: TextFault | undefined;
}

function NameRow({ field, fault }: NameRowProps) {
  return (
    <div class="form-row">
      <label for="new-name">{WORDS.name.label}</label>
      <input
        id="new-name"
        ref={field}
        class="field"
        defaultValue={myName.value}
        autocomplete="nickname"
        aria-describedby="new-name-problem"
        aria-invalid={fault !== undefined}
      />
      <p id="new-name-problem" class="form-problem" role="alert">
        {fault && NAME_SENTENCES[fault]}
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
