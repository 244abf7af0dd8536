import { useSignal, type Signal } from '@preact/signals';
import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import { freshSeed, type LocalSeat } from '../../local/localGame';
import { openLocal, type OpenedGame } from '../../local/localStore';
import { tidyName } from '../../net/guest/guest';
import type { AnyGameClient } from '../../stage/contract/contract';
import { PRESET_IDS, type PresetId, type Presets } from '../../stage/contract/words';
import { Segments } from '../../ui/controls/Segments';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { TOGETHER } from '../../ui/words/pages/sandbox';
import { FirstLesson } from '../newcomer/NewcomerBar';
import { NOBODY } from './nobody';
import { TogetherSeats } from './TogetherSeats';

interface TogetherFormProps {
  readonly client: AnyGameClient;
  readonly rules: AnyGame;
  /** The last game on this device, if it is not over. */
  readonly last: OpenedGame | undefined;
  readonly onBegin: (game: OpenedGame) => void;
}

function named({ name, by }: LocalSeat, seat: number): LocalSeat {
  if (by !== 'passed') return { name: WORDS.table.botName(seat + 1), by };
  return { name: tidyName(name) || TOGETHER.player(seat + 1), by };
}

type Choice = PresetId | 'standard';
const CHOICES = ['first', 'short', 'standard', 'full'] as const satisfies readonly Choice[];
const CHOICE_WORDS = { ...WORDS.newTable.presetNames, standard: WORDS.newTable.standardGame } as const;

/** Who plays on this device, and by which rules. */
export function TogetherForm({ client, rules, last, onBegin }: TogetherFormProps) {
  const { about } = rules;
  const seats = useSignal<readonly LocalSeat[]>([NOBODY, NOBODY]);
  const choice = useSignal<Choice>(client.words.presets ? 'first' : 'standard');
  const problem = useSignal('');
  const begin = (event: Event) => {
    event.preventDefault();
    const game = begunWith({ client, rules }, seats.value.map(named), choice.value);
    if (typeof game === 'string') problem.value = game;
    else onBegin(game);
  };
  return (
    <Shell>
      <form class="together" onSubmit={begin}>
        <header>
          <h1>{TOGETHER.title(about.title)}</h1>
          <p>{TOGETHER.lead}</p>
          <FirstLesson game={about.id} />
        </header>
        {last && (
          <button type="button" class="button" onClick={() => onBegin(last)}>
            {TOGETHER.goOn}
          </button>
        )}
        <TogetherSeats seats={seats} about={about} />
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
  { client, rules }: Pick<TogetherFormProps, 'client' | 'rules'>,
  seats: readonly LocalSeat[],
  choice: Choice,
): OpenedGame | string {
  if (!seats.some(({ by }) => by === 'passed')) return TOGETHER.onlyBots;
  const preset = PRESET_IDS.find((id) => id === choice);
  const options = rules.options.parse((preset && client.words.presets?.[preset].options) ?? {});
  const { min, max } = seatLimits(rules, options);
  if (seats.length > max) return TOGETHER.tooMany(max);
  if (seats.length < min) return TOGETHER.tooFew(min);
  const { id, rulesVersion } = rules.about;
  const start = { game: id, rulesVersion, options, seed: freshSeed(), entries: [] };
  const game = openLocal(rules, { ...start, seats: [...seats] });
  if (!game) throw new Error(`${rules.about.title} could not begin with its own options.`);
  return game;
}
