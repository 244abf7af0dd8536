import type { AnyGame } from '@gearhall/shared/core/game';
import { isNoRecord, parseRecord, type NoRecord } from '@gearhall/shared/core/record/parseRecord';
import { botIn, RECORD_LIMITS, type GameRecord } from '@gearhall/shared/core/record/record';
import { isPlayedBy } from '@gearhall/shared/core/record/recordCheck';
import { showHistory, type Showing } from '@gearhall/shared/core/replay/showHistory';
import { loadShowing } from '@gearhall/shared/core/replay/showing';
import { aboutOf, loadGameClient } from '../../../games';
import { loadRules } from '../../../games/wholeRules';
import { PAGE_PACE } from '../../../app/pagePace';
import { exampleIn } from '../../../app/routing/router';
import type { AnyGameClient } from '../../../stage/contract/contract';
import { api, ApiError } from '../../../net/requests/api';
import { WORDS } from '../../../ui/words/words';
import { isolated } from '../../../ui/words/language/isolated';
import type { ReplayFailure } from '../../../ui/words/pages/replay';

/** A record that is ready to be watched. */
export interface Replay {
  readonly record: GameRecord;
  /** The file as it was read. */
  readonly text: string;
  readonly game: AnyGameClient;
  readonly rules: AnyGame;
  readonly showing: Showing;
  /** Distinct, so that each line shows whose it is. */
  readonly names: readonly string[];
  /** Its rules are not available: stored views are shown. */
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

/** There is no record of a running game, nor of an unknown table: the table's facts tell which it is. */
async function whyMissing(table: string): Promise<ReplayFailure> {
  try {
    const { status, sealed } = await api.table(table);
    if (sealed) return 'sealed';
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
  if (!aboutOf(record.game)) throw new ReplayError('unknownGame', record.game);
  const { game, rules } = await loadGame(record.game);
  const isStored = !isPlayedBy(rules, record);
  const showing = isStored
    ? storedViews(record, game)
    : await loadShowing(rules, record, { ...PAGE_PACE, onProgress }).catch(() => storedViews(record, game));
  return { record, text, game, rules, showing, names: namesIn(record.names), isStored, fromHall };
}

/** What plays it: the record is as good as before where that cannot be loaded. */
async function loadGame(id: string) {
  try {
    const [game, rules] = await Promise.all([loadGameClient(id), loadRules(id)]);
    return { game, rules };
  } catch {
    throw new ReplayError('network');
  }
}

/** The views stored during the game; they exist even where the rules reject the record's actions. */
function storedViews(record: GameRecord, { storedView = (view) => view }: AnyGameClient): Showing {
  if (Object.keys(record.reels).length === 0) throw new ReplayError('unreplayable');
  try {
    const showing = showHistory(record.reels, record);
    return { ...showing, view: (step, viewer) => storedView(showing.view(step, viewer)) };
  } catch {
    throw new ReplayError('damaged');
  }
}

/** Bots are named as at the table; where several people share a name, their seats distinguish them. */
export function namesIn(recorded: readonly string[]): readonly string[] {
  const names = recorded.map((name, seat) => {
    const bot = botIn(name);
    return bot ? bot.name || WORDS.table.botName(seat + 1) : isolated(name);
  });
  return names.map((name, seat) =>
    name === '' || names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}`.trim() : name,
  );
}
