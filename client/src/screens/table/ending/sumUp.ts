import type { TypedThing } from '@gearhall/shared/core/game';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { Entry } from '@gearhall/shared/core/log/entry';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { showHistory, type Showing } from '@gearhall/shared/core/replay/showHistory';
import { toldIn, type Summary, type EventAtStep } from '@gearhall/shared/core/replay/summary';
import { api } from '../../../net/requests/api';
import type { AnyGameClient } from '../../../stage/contract/contract';
import type { Describe } from '../../replay/playback/chronicle';
import { describing } from '../../replay/playback/theatre';
import type { TableSession } from '../session/tableSession';

/** A finished game in figures. */
export interface Sums {
  /** Absent where the game has no summary. */
  readonly summary?: Summary;
  /** What decided the game, in the words of the log; empty where nothing did. */
  readonly moment: string;
  /** The same on the board; absent where nothing did. */
  readonly shown?: Moment;
  /** The best that I have done, in the same words; empty where I have done nothing, or only watched. */
  readonly best: string;
  /** Accepted actions. */
  readonly actions: number;
  /** From the start to the last action, in milliseconds; unknown in a game of this page. */
  readonly lasted?: number;
}

/** A step of the game, and the event in it that counts. */
export interface Moment {
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly TypedThing[];
  readonly event: TypedThing;
}

/** All that the figures are computed from. */
interface Finished {
  readonly seats: number;
  readonly options: unknown;
  readonly begun?: unknown;
  readonly showing: Showing;
  readonly entries: readonly Pick<Entry, 'action'>[];
  readonly lasted?: number;
}

/** Computes the figures of a finished game: from its record in this hall, or from the page in which it was played. */
export async function sumUp(session: TableSession): Promise<Sums> {
  const { game, names, model } = session;
  const [finished, rules] = await Promise.all([finishedAt(session), game.ending?.loadSummary()]);
  const { seats, options, begun, showing, entries, lasted } = finished;
  const lengths = { actions: entries.length, ...(lasted !== undefined && { lasted }) };
  if (!rules) return { ...lengths, moment: '', best: '' };
  const summary = rules.summarise({ seats, options, emitted: toldIn(showing, entries) });
  const wordsOf = (event: EventAtStep | undefined): string =>
    event ? momentIn(showing, event, describing(game, names.peek(), { options, begun })) : '';
  const seat = model.seat.peek();
  const best = seat === undefined ? undefined : summary.best[seat];
  const shown = summary.decided && shownIn(showing, summary.decided, game);
  return {
    ...{ ...lengths, summary, moment: wordsOf(summary.decided), best: wordsOf(best) },
    ...(shown && { shown }),
  };
}

/** Before the eyes of those who see everything: the game is over. */
function shownIn(
  showing: Showing,
  { step, event }: EventAtStep,
  { storedView = (view) => view }: AnyGameClient,
): Moment | undefined {
  if (step === 0) return undefined;
  return {
    before: storedView(showing.view(step - 1, 'everyone')),
    after: storedView(showing.view(step, 'everyone')),
    events: showing.events(step, 'everyone').filter((one) => !isCoreEvent(one)),
    event,
  };
}

async function finishedAt({ model, local }: TableSession): Promise<Finished> {
  if (local?.past) return local.past();
  const record = JSON.parse(await api.record(model.id)) as GameRecord;
  const { names, options, entries, reels } = record;
  return {
    seats: names.length,
    options,
    entries,
    showing: showHistory(reels, record),
    lasted: entries.at(-1)?.at ?? 0,
  };
}

/** The log is written from its beginning, since its words depend on earlier lines. */
function momentIn(showing: Showing, decided: EventAtStep, describe: Describe): string {
  for (let step = 0; step <= decided.step; step += 1) {
    for (const event of showing.events(step, 'everyone')) {
      const line = describe(event);
      if (event === decided.event) return line?.text ?? '';
    }
  }
  return '';
}
