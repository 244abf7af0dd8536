import type { GameRecord } from '@gearhall/shared/core/record';
import { showReel, type Showing } from '@gearhall/shared/core/reelShowing';
import { toldIn, type Summary, type Told } from '@gearhall/shared/core/summary';
import { api } from '../../../net/api';
import type { Describe } from '../../replay/chronicle';
import { describing } from '../../replay/theatre';
import type { Seating } from '../seating';

/** A finished game in figures. */
export interface Sums {
  readonly summary: Summary;
  /** What decided, in the words of the log; empty where nothing did. */
  readonly moment: string;
  /** Accepted actions. */
  readonly actions: number;
  /** From the start to the last action, in milliseconds. */
  readonly lasted: number;
}

/** Works the figures of a finished game out from its record, as this hall keeps it. */
export async function sumUp({ model, game, names }: Seating): Promise<Sums> {
  const [text, summarise] = await Promise.all([api.record(model.id), game.ending.loadSummary()]);
  const record = JSON.parse(text) as GameRecord;
  const showing = showReel(record.reels, record);
  const told = toldIn(showing, record.entries);
  const summary = summarise({ seats: record.names.length, options: record.options, told });
  return {
    summary,
    moment: summary.decided ? momentIn(showing, summary.decided, describing(game, names.peek())) : '',
    actions: record.entries.length,
    lasted: record.entries.at(-1)?.at ?? 0,
  };
}

/** The log is told from its beginning, since its words follow from what was told before. */
function momentIn(showing: Showing, decided: Told, describe: Describe): string {
  for (let step = 0; step <= decided.step; step += 1) {
    for (const event of showing.events(step, 'everyone')) {
      const line = describe(event);
      if (event === decided.event) return line?.text ?? '';
    }
  }
  return '';
}
