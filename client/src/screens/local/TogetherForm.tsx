import { useSignal, type Signal } from '@preact/signals';
import { seatLimits } from '@gearhall/shared/core/game';
import { LIMITS } from '../../app/limits';
import { freshSeed } from '../../local/localGame';
import { openLocal, type OpenedGame } from '../../local/localStore';
import { tidyName } from '../../net/guest';
import type { AnyGameClient } from '../../stage/contract';
import { PRESET_IDS, type PresetId, type Presets } from '../../stage/words';
import { SeatMark } from '../../ui/SeatMark';
import { Segments } from '../../ui/Segments';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { TOGETHER } from '../../ui/words/sandbox';

interface TogetherFormProps {
  readonly client: AnyGameClient;
  /** The last game on this device, if it is not over. */
  readonly last: OpenedGame | undefined;
  readonly onBegin: (game: OpenedGame) => void;
}

type Choice = PresetId | 'standard';
const CHOICES = ['first', 'short', 'standard', 'full'] as const satisfies readonly Choice[];
const CHOICE_WORDS = { ...WORDS.newTable.presetNames, standard: WORDS.newTable.standardGame } as const;

/** Who plays on this device, and by which rules. */
export function TogetherForm({ client, last, onBegin }: TogetherFormProps) {
  const { about } = client.rules;
  const names = useSignal<readonly string[]>(['', '']);
  const choice = useSignal<Choice>(client.words.presets ? 'first' : 'standard');
  const problem = useSignal('');
  const begin = (event: Event) => {
    event.preventDefault();
    const tidy = names.value.map((name, seat) => tidyName(name) || TOGETHER.player(seat + 1));
    const game = begunWith(client, tidy, choice.value);
    if (typeof game === 'string') problem.value = game;
    else onBegin(game);
  };
  return (
    <Shell>
      <form class="together" onSubmit={begin}>
        <header>
          <h1>{TOGETHER.title(about.title)}</h1>
          <p>{TOGETHER.lead}</p>
        </header>
        {last && (
          <button type="button" class="button" onClick={() => onBegin(last)}>
            {TOGETHER.goOn}
          </button>
        )}
        <Names names={names} max={about.seats.max} />
        {client.words.presets && <Rules presets={client.words.presets} choice={choice} />}
        <p class="form-problem" role="alert">
          {problem.value}
        </p>
        <button type="submit" class="button primary large">
          {TOGETHER.begin}
        </button>
      </form>
    </Shell>
  );
}

interface NamesProps {
  readonly names: Signal<readonly string[]>;
  /** The most that the game allows. */
  readonly max: number;
}

function Names({ names, max }: NamesProps) {
  const rename = (seat: number, name: string) =>
    (names.value = names.value.map((one, at) => (at === seat ? name : one)));
  return (
    <fieldset class="together-names choice">
      <legend>{TOGETHER.names}</legend>
      {names.value.map((name, seat) => (
        <label key={seat}>
          <SeatMark seat={seat} size={24} />
          <input
            class="field"
            value={name}
            maxLength={LIMITS.name}
            aria-label={TOGETHER.player(seat + 1)}
            placeholder={TOGETHER.player(seat + 1)}
            onInput={(event) => rename(seat, event.currentTarget.value)}
          />
        </label>
      ))}
      <p class="button-row">
        {names.value.length < max && (
          <button type="button" class="button" onClick={() => (names.value = [...names.value, ''])}>
            {TOGETHER.more}
          </button>
        )}
        {names.value.length > 2 && (
          <button type="button" class="button" onClick={() => (names.value = names.value.slice(0, -1))}>
            {TOGETHER.fewer}
          </button>
        )}
      </p>
    </fieldset>
  );
}

interface RulesProps {
  readonly presets: Presets;
  readonly choice: Signal<Choice>;
}

function Rules({ presets, choice }: RulesProps) {
  return (
    <fieldset class="choice">
      <legend>{TOGETHER.rules}</legend>
      <Segments
        value={choice.value}
        options={CHOICES.map((one) => [one, CHOICE_WORDS[one]])}
        onChange={(one) => (choice.value = one)}
      />
      <p class="hint">
        {choice.value === 'standard' ? WORDS.newTable.standardHelp : presets[choice.value].help}
      </p>
    </fieldset>
  );
}

/** The game, or why it cannot begin. */
function begunWith(
  { rules, words }: AnyGameClient,
  names: readonly string[],
  choice: Choice,
): OpenedGame | string {
  const preset = PRESET_IDS.find((id) => id === choice);
  const options = rules.options.parse((preset && words.presets?.[preset].options) ?? {});
  const { min, max } = seatLimits(rules, options);
  if (names.length > max) return TOGETHER.tooMany(max);
  if (names.length < min) return TOGETHER.tooFew(min);
  const { id, rulesVersion } = rules.about;
  const seats = names.map((name) => ({ name, by: 'passed' as const }));
  const game = openLocal(rules, { game: id, rulesVersion, options, seed: freshSeed(), seats, entries: [] });
  if (!game) throw new Error(`${rules.about.title} could not begin with its own options.`);
  return game;
}
