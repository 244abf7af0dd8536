import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyGameClient, Guide } from '../../../stage/contract/contract';
import type { LogLine } from '../../../stage/contract/words';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import type { Terms } from '@gearhall/shared/core/table/terms';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { parseOptions, type TableModel } from '../../../net/table/tableModel';
import { soundsOf, type Sounds } from '../../../sound/sounds';
import { WORDS } from '../../../ui/words/words';
import { isolated } from '../../../ui/words/language/isolated';
import { coreEventLine } from '../../../ui/words/coreEvents';
import type { LocalPast } from '../../../local/localShowing';
import type { LoadAnalysis } from '../../replay/analysis/useAnalysis';
import { hallHints } from '../hints/hallHints';
import type { Hints } from '../hints/Hints';
import { LogBook } from './logBook';
import { Presenter } from './Presenter';
import { Chatting } from './Chatting';
import { Muting } from './Muting';
import { refusalSentenceOf } from './refusalSentence';
import { termsIn } from './terms';

/** What differs at a table that exists in this page alone. */
export interface LocalParts {
  /** Above the board: the goal of a lesson, the controls of a sandbox. */
  readonly Head?: FunctionComponent;
  /** Above the orders: what a lesson says. It may hide them, as long as there is something to read first. */
  readonly Talk?: FunctionComponent;
  /** Below the orders, in place of taking back and resigning. */
  readonly OrderWays?: FunctionComponent;
  /** What the board marks. */
  readonly guide?: Guide;
  /** The view with which its log begins, where the game had begun before. */
  readonly logFrom?: unknown;
  /** Where to go when the game is over. */
  readonly Ways: FunctionComponent;
  /** Where leaving leads; to the hall if absent. */
  readonly back?: string;
  /** The coach speaks here for those who have switched it on. */
  readonly isCoachable?: boolean;
  /** The game so far: at its end it can be looked at again. */
  readonly past?: () => LocalPast;
  /** Analyses the game when it is over; absent where it is for one person. */
  readonly analysis?: LoadAnalysis | undefined;
  /** The players may ask for them; absent where one shall find out by oneself. */
  readonly hints?: Hints;
  /** Nobody may see the table now: nothing of it is in the page. */
  readonly isHidden?: ReadonlySignal<boolean>;
}

/** The table that a screen is about, with the game that is played on it. */
export interface TableSession {
  readonly model: TableModel;
  readonly game: AnyGameClient;
  /** As far as the board is. */
  readonly presenter: Presenter;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The time limit, and what happens when it runs out. */
  readonly terms: ReadonlySignal<Terms>;
  /** The move log, in the game's words. */
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Whose chat I read. */
  readonly muting: Muting;
  /** What the game sounds like. */
  readonly sounds: Sounds;
  /** What I write, and what I have not read. */
  readonly chatting: Chatting;
  /** Requests can be sent. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly isHost: ReadonlySignal<boolean>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** The same, except for questions that I have asked not to be called for. */
  readonly isCalled: ReadonlySignal<boolean>;
  /** What an order form would send, once something has been chosen in it. */
  readonly planned: Signal<TypedThing | undefined>;
  /** The order that is hovered, pressed or focused. */
  readonly pointedOrder: Signal<TypedThing | undefined>;
  /** What the coach says now, above the orders; the board keeps its place. */
  readonly coachSays: Signal<FunctionComponent | undefined>;
  /** Absent where nobody may ask for them. At a table of the hall its terms say whether one may. */
  readonly hints?: Hints | undefined;
  /** Absent at a table of the hall. */
  readonly local?: LocalParts;
}

export function tableSessionAt(model: TableModel, game: AnyGameClient, local?: LocalParts): TableSession {
  const names = namesOf(() => model.table.value);
  const isQuiet = (): boolean => {
    const [view, seat] = [model.view.value, model.seat.value];
    return view !== undefined && seat !== undefined && game.words.isQuiet?.(view, seat) === true;
  };
  const termsText = computed(() => model.table.value?.terms ?? '');
  const book = new LogBook((who) => {
    const options = parseOptions(model.table.peek()?.options ?? '');
    const tell = game.words.logWriter(who, { options, begun: local?.logFrom });
    return (event) => (isCoreEvent(event) ? coreEventLine(event, who) : tell(event));
  });
  const isMyTurn = computed(() => {
    const { seat, table } = { seat: model.seat.value, table: model.table.value };
    return seat !== undefined && table?.status === 'playing' && table.toAct.includes(seat);
  });
  const muting = new Muting(model.id, model.chat);
  const presenter = new Presenter(model);
  return {
    model,
    game,
    presenter,
    names,
    terms: computed(() => termsIn(termsText.value)),
    log: computed(() => book.linesOf(presenter.events.value, names.value)),
    muting,
    sounds: soundsOf(game),
    chatting: new Chatting(model, muting, (refusal) => refusalSentenceOf(game, refusal)),
    isLive: computed(() => model.connectionStatus.value === 'live'),
    isHost: computed(() => model.seat.value !== undefined && model.table.value?.host === model.seat.value),
    isMyTurn,
    isCalled: computed(() => isMyTurn.value && !isQuiet()),
    planned: signal(undefined),
    pointedOrder: signal(undefined),
    coachSays: signal(undefined),
    hints: local ? local.hints : hallHints(model),
    ...(local && { local }),
  };
}

function nameOf({ name, sitter }: SeatInfoView, place: number): string {
  if (name !== '') return isolated(name);
  return sitter === 'bot' ? WORDS.table.botName(place) : WORDS.table.seat(place);
}

/** The same list as before where nothing has changed, so that nothing is rendered again. */
function namesOf(table: () => TableView | undefined): ReadonlySignal<readonly string[]> {
  let last: readonly string[] = [];
  return computed(() => {
    const seats = table()?.seats ?? [];
    const names = seats.map((info, seat) => nameOf(info, seat + 1));
    const same = names.length === last.length && names.every((name, seat) => name === last[seat]);
    if (!same) last = names;
    return last;
  });
}

export const TableSessionContext = createContext<TableSession | undefined>(undefined);

export function useTableSession(): TableSession {
  const session = useContext(TableSessionContext);
  if (!session) throw new Error('A part of the table was drawn without a table.');
  return session;
}
