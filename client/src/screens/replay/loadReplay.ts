import { isNoRecord, parseRecord, type NoRecord } from '@gearhall/shared/core/parseRecord';
import { botIn, RECORD_LIMITS, type GameRecord } from '@gearhall/shared/core/record';
import { isPlayedBy } from '@gearhall/shared/core/recordCheck';
import { showReel, type Showing } from '@gearhall/shared/core/reelShowing';
import { loadShowing } from '@gearhall/shared/core/showing';
import type { Pace } from '@gearhall/shared/core/unhurried';
import { isGameId } from '@gearhall/shared/games/catalog';
import { loadGameClient } from '../../app/gameClient';
import { exampleIn } from '../../app/router';
import type { AnyGameClient } from '../../games/contract';
import { api, ApiError } from '../../net/api';
import { WORDS } from '../../ui/words';
import type { ReplayFailure } from '../../ui/words/replay';

/** A record, ready to be watched. */
export interface Replay {
  readonly record: GameRecord;
  /** The file as it was read. */
  readonly text: string;
  readonly game: AnyGameClient;
  readonly showing: Showing;
  /** Distinct, so that each seat's line tells whose it is. */
  readonly names: readonly string[];
  /** Its rules are not here: stored views are shown. */
  readonly isStored: boolean;
  /** It came from this hall, not from a file. */
  readonly fromHall: boolean;
}

/** Why a replay cannot be shown. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  constructor(
    readonly failure: ReplayFailure,
    readonly detail?: string,
  ) {
    super(detail ?? failure);
  }
}

/** Work in a page: so short at a time that nothing stutters, with everything else in between. */
export const PAGE_PACE: Pace = {
  now: () => performance.now(),
  pause: () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
  budget: 12,
};

const FAILURES = {
  tooLarge: 'tooLarge',
  notJson: 'noRecord',
  duplicateKey: 'duplicateKey',
  notARecord: 'noRecord',
} as const satisfies Record<NoRecord['problem'], ReplayFailure>;

type OnProgress = (done: number) => void;

export async function fetchReplay(table: string, onProgress: OnProgress): Promise<Replay> {
  const example = exampleIn(table);
  if (example !== undefined) return readReplay(await fetchExample(example), false, onProgress);
  const text = await api.record(table).catch(async (error: unknown) => {
    throw new ReplayError(isMissing(error) ? await whyMissing(table) : 'network');
  });
  return readReplay(text, true, onProgress);
}

const fetchExample = (game: string): Promise<string> =>
  api.example(game).catch((error: unknown) => {
    throw new ReplayError(isMissing(error) ? 'noTable' : 'network');
  });

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Of a game that runs there is no record, as of a table that never was: the table tells which. */
async function whyMissing(table: string): Promise<ReplayFailure> {
  try {
    const { status } = await api.table(table);
    return status === 'ended' ? 'notKept' : 'notOver';
  } catch (error) {
    return isMissing(error) ? 'noTable' : 'network';
  }
}

export async function openFile(file: File, onProgress: OnProgress): Promise<Replay> {
  if (file.size > RECORD_LIMITS.characters) throw new ReplayError('tooLarge');
  const text = await file.text().catch(() => {
    throw new ReplayError('noRecord');
  });
  return readReplay(text, false, onProgress);
}

/** Reads a record and plays it through. */
export async function readReplay(text: string, fromHall: boolean, onProgress: OnProgress): Promise<Replay> {
  const record = parseRecord(text);
  if (isNoRecord(record)) {
    throw new ReplayError(FAILURES[record.problem], record.where);
  }
  if (!isGameId(record.game)) throw new ReplayError('unknownGame', record.game);
  const game = await loadGameClient(record.game);
  const isStored = !isPlayedBy(game.rules, record);
  const showing = isStored
    ? storedViews(record, game)
    : await loadShowing(game.rules, record, { ...PAGE_PACE, onProgress }).catch(() =>
        storedViews(record, game),
      );
  return { record, text, game, showing, names: namesIn(record.names), isStored, fromHall };
}

/** What was stored while it was played: also of a record whose actions the rules do not take. */
function storedViews(record: GameRecord, { storedView = (view) => view }: AnyGameClient): Showing {
  if (Object.keys(record.reels).length === 0) throw new ReplayError('unreplayable');
  try {
    const showing = showReel(record.reels, record);
    return { ...showing, view: (step, viewer) => storedView(showing.view(step, viewer)) };
  } catch {
    throw new ReplayError('damaged');
  }
}

/** Bots are called as at the table; where several people have one name, their seats tell them apart. */
export function namesIn(recorded: readonly string[]): readonly string[] {
  const names = recorded.map((name, seat) => {
    const bot = botIn(name);
    return bot ? bot.name || WORDS.table.botName(seat + 1) : name;
  });
  return names.map((name, seat) =>
    name === '' || names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}`.trim() : name,
  );
}
