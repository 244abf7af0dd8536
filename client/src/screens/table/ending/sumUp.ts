import type { GameRecord } from '@gearhall/shared/core/record';
import { showHistory, type Showing } from '@gearhall/shared/core/showHistory';
import { toldIn, type Summary, type Told } from '@gearhall/shared/core/summary';
import { api } from '../../../net/api';
import type { Describe } from '../../replay/chronicle';
import { describing } from '../../replay/theatre';
import type { TableSession } from '../tableSession';

/** A finished game in figures. */
export interface Sums {
  /** Absent where the game has no summary. */
  readonly summary?: Summary;
  /** What decided the game, in the words of the log; empty where nothing did. */
  readonly moment: string;
  /** Accepted actions. */
  readonly actions: number;
  /** From the start to the last action, in milliseconds. */
  readonly lasted: number;
}

/** Computes the figures of a finished game from its record in this hall. */
export async function sumUp({ model, game, names }: TableSession): Promise<Sums> {
  const [text, rules] = await Promise.all([api.record(model.id), game.ending?.loadSummary()]);
  const record = JSON.parse(text) as GameRecord;
  const lengths = { actions: record.entries.length, lasted: record.entries.at(-1)?.at ?? 0 };
  if (!rules) return { ...lengths, moment: '' };
  const showing = showHistory(record.reels, record);
  const told = toldIn(showing, record.entries);
  const summary = rules.summarise({ seats: record.names.length, options: record.options, emitted: told });
  const moment = summary.decided ? momentIn(showing, summary.decided, describing(game, names.peek())) : '';
  return { ...lengths, summary, moment };
}

/** The log is written from its beginning, since its words depend on earlier lines. */
function momentIn(showing: Showing, decided: Told, describe: Describe): string {
  for (let step = 0; step <= decided.step; step += 1) {
    for (const event of showing.events(step, 'everyone')) {
      const line = describe(event);
      if (event === decided.event) return line?.text ?? '';
    }
  }
  return '';
}
